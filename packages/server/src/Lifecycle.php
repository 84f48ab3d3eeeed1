<?php
declare( strict_types=1 );

namespace Larder;

use Larder\Recipe\PostType;
use Larder\Settings\Settings;
use Larder\Taxonomies\Taxonomies;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the rewrite rules of recipes: when the plugin is activated or deactivated, and when a slug changes.
 */
final class Lifecycle implements Registrable {

	public function __construct(
		private readonly PostType $post_type,
		private readonly Taxonomies $taxonomies
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'add_option_' . Settings::OPTION, $this->renew_rewrite_rules( ... ), 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, $this->renew_rewrite_rules_on_change( ... ), 10, 2 );
	}

	/**
	 * Renews the rewrite rules where a slug has changed.
	 *
	 * @param mixed $old_settings The settings before.
	 * @param mixed $settings     The settings now.
	 */
	public function renew_rewrite_rules_on_change( mixed $old_settings, mixed $settings ): void {
		$slugs = static fn ( mixed $all ): array => array_filter(
			is_array( $all ) ? $all : [],
			static fn ( int|string $key ): bool => str_ends_with( (string) $key, 'Base' ),
			ARRAY_FILTER_USE_KEY
		);
		if ( $slugs( $old_settings ) !== $slugs( $settings ) ) {
			$this->renew_rewrite_rules();
		}
	}

	/**
	 * Renews the rewrite rules for the slugs of the settings, within this request: a page view writes nothing.
	 */
	public function renew_rewrite_rules(): void {
		if ( ( is_multisite() && ms_is_switched() ) || ! did_action( 'init' ) ) {
			// The rules in memory belong to another site, or are incomplete.
			delete_option( 'rewrite_rules' );
			return;
		}
		// First those of terms, which win over recipes below the same slug.
		$this->taxonomies->renew_rewrite_rules();
		$this->post_type->renew_rewrite_rules();
		/** @var \WP_Rewrite $rewrite */
		$rewrite = $GLOBALS['wp_rewrite'];
		$top     = $rewrite->extra_rules_top;
		flush_rewrite_rules( false );
		// WordPress adds to them each time, so another change in this request would keep these URLs.
		$rewrite->extra_rules_top = $top;
	}

	/**
	 * Registers the URLs of recipes at once.
	 */
	public function activate(): void {
		if ( is_multisite() && ms_is_switched() ) {
			delete_option( 'rewrite_rules' );
			return;
		}
		$this->taxonomies->register_taxonomies();
		$this->post_type->register_post_type();
		flush_rewrite_rules();
	}

	/**
	 * Removes the URLs of recipes and terms; the recipes stay.
	 *
	 * At the end of the request, when WordPress counts the plugin as inactive: rules that are still there lead to the posts page instead
	 * of to status 404. Only the next request knows which URLs are left, since another plugin may have registered the same post type.
	 *
	 * @param mixed $is_for_network Whether the plugin is deactivated on all sites of a network.
	 */
	public function deactivate( mixed $is_for_network = false ): void {
		$is_everywhere = true === $is_for_network && is_multisite();
		// Another site of the network may be the current one by then.
		$site = get_current_blog_id();
		add_action(
			'shutdown',
			static fn () => match ( true ) {
				$is_everywhere => self::forget_rules_everywhere(),
				is_multisite() => delete_blog_option( $site, 'rewrite_rules' ),
				default        => delete_option( 'rewrite_rules' ),
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Has all sites of the network make their rewrite rules anew.
	 */
	private static function forget_rules_everywhere(): void {
		$sites = get_sites(
			[
				'fields'     => 'ids',
				'network_id' => get_current_network_id(),
				'number'     => 0,
			]
		);
		foreach ( is_array( $sites ) ? $sites : [] as $site ) {
			if ( is_int( $site ) ) {
				delete_blog_option( $site, 'rewrite_rules' );
			}
		}
	}
}
