<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Access\Access;
use Larder\Recipe\PluginConflicts;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the seven taxonomies of recipes.
 */
final class Taxonomies implements Registrable {

	public function __construct(
		private readonly Settings $settings,
		private readonly PluginConflicts $conflicts
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the post type, so that URLs like /recipe/course/soup/ win over a recipe's.
		add_action( 'init', $this->register_taxonomies( ... ), 9 );
	}

	/**
	 * Registers them, except for those that somebody else has.
	 */
	public function register_taxonomies(): void {
		foreach ( Taxonomy::cases() as $taxonomy ) {
			if ( taxonomy_exists( $taxonomy->value ) ) {
				$this->conflicts->add_taxonomy( $taxonomy->value );
				continue;
			}
			register_taxonomy(
				$taxonomy->value,
				[ PostType::NAME ],
				[
					'labels'            => $taxonomy->labels(),
					'public'            => true,
					'hierarchical'      => $taxonomy->is_hierarchical(),
					'show_in_rest'      => true,
					'capabilities'      => [ 'assign_terms' => 'edit_' . Access::TYPE[1] ],
					'show_admin_column' => $taxonomy->has_admin_column(),
					'rewrite'           => [
						'slug'         => $this->settings->slug( $taxonomy->slug_setting(), $taxonomy->value ),
						'with_front'   => false,
						'hierarchical' => $taxonomy->is_hierarchical(),
					],
				]
			);
		}
	}

	/**
	 * Renews the rewrite rules of terms by the slugs of the settings.
	 */
	public function renew_rewrite_rules(): void {
		foreach ( Taxonomy::cases() as $name ) {
			$taxonomy = get_taxonomy( $name->value );
			if ( $taxonomy instanceof \WP_Taxonomy && is_array( $taxonomy->rewrite ) ) {
				$taxonomy->remove_rewrite_rules();
				$taxonomy->rewrite['slug'] = $this->settings->slug( $name->slug_setting(), $name->value );
				$taxonomy->add_rewrite_rules();
			}
		}
	}
}
