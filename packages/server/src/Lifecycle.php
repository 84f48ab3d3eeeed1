<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Recipe\PostType;
use Larder\Settings\Settings;
use Larder\Taxonomies\Taxonomies;

/**
 * Keeps the addresses of recipes in step: when the plugin is switched on and off, and when a slug changes.
 */
final class Lifecycle implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param PostType   $post_type  The post type.
	 * @param Taxonomies $taxonomies The taxonomies.
	 */
	public function __construct(
		private readonly PostType $post_type,
		private readonly Taxonomies $taxonomies
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'add_option_' . Settings::OPTION, $this->forget_addresses( ... ), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, $this->forget_addresses_of_changed_slugs( ... ), 10, 2 );
	}

	/**
	 * Lets WordPress work the addresses out anew where a slug has changed.
	 *
	 * @param mixed $old_settings The settings before.
	 * @param mixed $settings     The settings now.
	 */
	public function forget_addresses_of_changed_slugs( mixed $old_settings, mixed $settings ): void {
		$slugs = static fn ( mixed $all ): array => array_filter( is_array( $all ) ? $all : [], static fn ( int|string $key ): bool => str_ends_with( (string) $key, 'Base' ), ARRAY_FILTER_USE_KEY );
		if ( $slugs( $old_settings ) !== $slugs( $settings ) ) {
			$this->forget_addresses();
		}
	}

	/**
	 * Lets WordPress work the addresses out anew at the next request, which registers the post type under its new slug.
	 */
	public function forget_addresses(): void {
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Makes the addresses of recipes work at once.
	 */
	public function activate(): void {
		$this->taxonomies->register_taxonomies();
		$this->post_type->register_post_type();
		flush_rewrite_rules();
	}

	/**
	 * Takes the addresses of recipes away; the recipes stay.
	 */
	public function deactivate(): void {
		unregister_post_type( PostType::NAME );
		flush_rewrite_rules();
	}
}
