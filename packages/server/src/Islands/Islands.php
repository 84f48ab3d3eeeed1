<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Brings React views to a page only when a visitor needs them.
 *
 * A block's renderer puts the attributes of `wrapper()` on its outer element.
 * At the end of the page one small loader and one manifest are printed; a page
 * without an island gets neither.
 */
final class Islands implements Registrable {

	private const LOADER  = 'larder-islands';
	private const VISITOR = 'larder-visitor';

	/** @var array<string, string> Handles of the views that the page needs, by island. */
	private array $used = [];

	/** @var array<string, string> Handles of the views that are fetched only once something asks for them, by island. */
	private array $later = [];

	/** Whether the page has a control that looks different for each visitor. */
	private bool $asks_visitor = false;

	/** Whether the page has pictures or videos that open in the lightbox. */
	private bool $opens_lightbox = false;

	/**
	 * Takes what it needs.
	 *
	 * @param Manifest $manifest Collects what the page's islands load.
	 */
	public function __construct( private readonly Manifest $manifest ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ), 5 );
	}

	/**
	 * Marks an island as used on this page and gives the attributes of its root.
	 *
	 * @param string               $name    Name of the block without its namespace.
	 * @param array<string, mixed> $props   What the view gets; the same for every visitor.
	 * @param string               $trigger `interaction`, `hover` (or a pointer comes over it) or `visible`.
	 * @param list<string>         $wake    `storage:<key>`, `session:<key>` or `query:<name>`: mount at once where the browser has it; another view may wake it by any name.
	 * @param string               $handle  Handle of the view where it is not that of a block.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper( string $name, array $props, string $trigger = 'interaction', array $wake = [], string $handle = '' ): array {
		$this->used[ $name ] = '' === $handle ? "larder-$name-view-script" : $handle;
		$attributes          = [
			'data-larder-island'  => $name,
			'data-larder-trigger' => $trigger,
			'data-larder-props'   => (string) wp_json_encode( $props, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		];
		if ( [] !== $wake ) {
			$attributes['data-larder-wake'] = implode( ' ', $wake );
		}
		return $attributes;
	}

	/**
	 * Does as `wrapper()`, for an island whose scripts no page fetches before something on it asks for them.
	 *
	 * @param string               $name   Name of the island.
	 * @param array<string, mixed> $props  What the view gets; the same for every visitor.
	 * @param string               $event  Name of the event by which it is woken.
	 * @param string               $handle Handle of the view.
	 * @return array<string, string> Attributes, not escaped.
	 */
	public function wrapper_for_later( string $name, array $props, string $event, string $handle ): array {
		$attributes = $this->wrapper( $name, $props, 'interaction', [ "event:$event" ], $handle );
		unset( $this->used[ $name ] );
		$this->later[ $name ] = $handle;
		return $attributes;
	}

	/**
	 * Says that the page has pictures or videos that open in the lightbox.
	 */
	public function open_lightbox(): void {
		$this->opens_lightbox = true;
	}

	/**
	 * Tells whether the page has anything so far that opens in the lightbox.
	 */
	public function opens_lightbox(): bool {
		return $this->opens_lightbox;
	}

	/**
	 * Says that the page has a control that looks different for each visitor, so that it asks once who looks at it.
	 */
	public function ask_visitor(): void {
		$this->asks_visitor = true;
	}

	/**
	 * Tells whether the page has one of these islands so far.
	 *
	 * @param string ...$names Names of islands.
	 */
	public function uses( string ...$names ): bool {
		return [] !== array_intersect( $names, array_keys( $this->used ) );
	}

	/**
	 * Prints the manifest and the loader, if the page has an island.
	 */
	public function print(): void {
		if ( [] === $this->used ) {
			return;
		}
		$json = wp_json_encode( $this->manifest->collect( $this->used, $this->later ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			(string) $json,
			[
				'type' => 'application/json',
				'id'   => 'larder-islands-manifest',
			]
		);
		wp_enqueue_script( self::LOADER );
		if ( $this->asks_visitor ) {
			wp_enqueue_script( self::VISITOR );
		}
	}
}
