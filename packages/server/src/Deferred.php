<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Ajax\LarderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Parts that few requests need: they are created and registered when WordPress fires the first of some hooks.
 */
final class Deferred implements Registrable {

	/** What waits at the hooks. */
	private readonly \Closure $begin;

	/**
	 * @param list<string>                      $hooks Hooks that the parts use, or hooks that fire earlier; after the first of them all
	 *      parts are registered.
	 * @param \Closure(): iterable<Registrable> $parts Creates the parts.
	 */
	public function __construct(
		private readonly array $hooks,
		private readonly \Closure $parts
	) {
		$this->begin = $this->begin( ... );
	}

	/**
	 * Registers parts of wp-admin, also for other plugins' ajax calls and for its form handlers.
	 *
	 * @param \Closure(): iterable<Registrable> $parts Creates the parts.
	 */
	public static function to_admin( \Closure $parts ): self {
		return new self( self::admin_hooks(), $parts );
	}

	/**
	 * Returns the hooks at which wp-admin begins; none in a call of Larder's own, which has no use for it.
	 *
	 * @return list<string>
	 */
	public static function admin_hooks(): array {
		// A page has its menu before the second; the ajax endpoint and forms have no menu.
		return LarderRequest::is_one() ? [] : [ 'admin_menu', 'admin_init' ];
	}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->hooks as $hook ) {
			// Before all others, so that callbacks which the parts add to the same hook still run.
			add_filter( $hook, $this->begin, PHP_INT_MIN );
		}
	}

	/**
	 * Registers the parts at the first of the hooks.
	 *
	 * @param mixed $value What a filter gives.
	 * @return mixed The same.
	 */
	private function begin( mixed $value = null ): mixed {
		foreach ( ( $this->parts )() as $part ) {
			$part->register();
		}
		// Not earlier: WordPress discards a hook without callbacks while it runs, with those that are added then.
		foreach ( $this->hooks as $hook ) {
			remove_filter( $hook, $this->begin, PHP_INT_MIN );
		}
		return $value;
	}
}
