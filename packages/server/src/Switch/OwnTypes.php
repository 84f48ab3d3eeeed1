<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\AutoloadedOption;
use Larder\Recipe\PostType;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Post types of plugins whose posts are the recipes: they become recipes of Larder, or stay what they are where the owner wants it.
 *
 * Either way a post keeps its number, its comments and its URL ({@see StandIns\OwnUrls}).
 */
final class OwnTypes {

	/** The option that names the plugins whose posts keep their type; it is loaded with all others. */
	public const OPTION = 'larder_kept_types';

	/** The types, by plugin; those that call theirs `recipe` need no choice. */
	private const TYPES = [ 'cooked' => 'cp_recipe' ];

	/**
	 * Names the post type of a plugin.
	 *
	 * @param string $source The plugin.
	 * @return lowercase-string Empty where it has none that would change.
	 */
	public static function for_plugin( string $source ): string {
		return self::TYPES[ $source ] ?? '';
	}

	/**
	 * Names the type that the posts of a plugin get.
	 *
	 * @param string $source The plugin.
	 */
	public static function becomes( string $source ): string {
		return self::keeps( $source ) ? self::for_plugin( $source ) : PostType::NAME;
	}

	/**
	 * Returns whether the posts of a plugin keep their post type.
	 *
	 * @param string $source The plugin.
	 */
	public static function keeps( string $source ): bool {
		return in_array( $source, self::kept_sources(), true );
	}

	/**
	 * Stores the owner's choice. The caller makes sure that nothing has changed over yet.
	 *
	 * @param string $source The plugin.
	 * @param bool   $keep   Whether its posts keep their type.
	 */
	public static function choose( string $source, bool $keep ): void {
		$others = array_values( array_diff( self::kept_sources(), [ $source ] ) );
		$kept   = $keep && '' !== self::for_plugin( $source ) ? [ ...$others, $source ] : $others;
		if ( [] === $kept ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $kept, true );
			self::register();
		}
	}

	/**
	 * Registers the types that are kept, unless somebody has: their plugins may be gone.
	 */
	public static function register(): void {
		foreach ( self::kept_sources() as $source ) {
			$type = self::for_plugin( $source );
			if ( '' === $type || post_type_exists( $type ) ) {
				continue;
			}
			register_post_type(
				$type,
				[
					/* translators: %s: name of a plugin. */
					'label'        => sprintf( __( 'Recipes of %s', 'larder' ), ucfirst( $source ) ),
					'public'       => true,
					'show_in_rest' => true,
					'menu_icon'    => 'dashicons-food',
					'map_meta_cap' => true,
					'supports'     => [ 'title', 'editor', 'author', 'thumbnail', 'excerpt', 'comments', 'custom-fields', 'revisions' ],
					'rewrite'      => [
						'slug'       => self::base( $source ),
						'with_front' => false,
					],
				]
			);
			foreach ( Taxonomy::keys() as $taxonomy ) {
				register_taxonomy_for_object_type( $taxonomy, $type );
			}
		}
	}

	/**
	 * Returns the URL base of the posts of a plugin.
	 *
	 * @param string $source The plugin.
	 * @return string Empty where it has no type of its own.
	 */
	public static function base( string $source ): string {
		if ( '' === self::for_plugin( $source ) ) {
			return '';
		}
		$settings = get_option( 'cooked_settings' );
		$base     = is_array( $settings ) ? $settings['recipe_permalink'] ?? '' : '';
		$base     = is_string( $base ) ? trim( $base, '/' ) : '';
		return '' === $base ? 'recipes' : $base;
	}

	/**
	 * Returns the plugins whose posts keep their post type.
	 *
	 * @return list<string>
	 */
	private static function kept_sources(): array {
		return AutoloadedOption::names( self::OPTION );
	}
}
