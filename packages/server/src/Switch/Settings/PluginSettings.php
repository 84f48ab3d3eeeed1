<?php
declare( strict_types=1 );

namespace Larder\Switch\Settings;

use Larder\Switch\Rows;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the settings of other plugins that Larder has, too. Only what somebody has stored is read: a plugin's defaults are nobody's wish.
 */
final class PluginSettings {

	/** Where Mediavine Create keeps its settings, a row each. */
	private const TABLE = 'mv_settings';

	/** By plugin, the option or table that holds its settings, and Larder's keys by the names that the plugin has for them. */
	private const KNOWN = [
		'mediavine-create'             => [
			self::TABLE,
			[
				'mv_create_color'                    => 'primaryColor',
				'mv_create_allow_reviews'            => 'enableRatings',
				'mv_create_enable_anonymous_ratings' => 'rateWithoutComment',
			],
		],
		'zip-recipes'                  => [ 'zrdn_settings_template', [ 'primary_color' => 'primaryColor' ] ],
		'wp-recipe-maker'              => [
			'wprm_settings',
			[
				'fractions_enabled'        => 'useFraction',
				'unit_conversion_enabled'  => 'showUnitSwitch',
				'features_comment_ratings' => 'enableRatings',
				'label_comment_rating'     => 'ratingLabel',
			],
		],
		'tasty-recipes-lite'           => [ 'tasty_recipes_customization', [ 'primary_color' => 'primaryColor' ] ],
		'recipe-card-blocks-by-wpzoom' => [
			'wpzoom-recipe-card-settings',
			[
				'wpzoom_rcb_settings_primary_color' => 'primaryColor',
				'wpzoom_rcb_settings_user_ratings'  => 'enableRatings',
			],
		],
		'cooked'                       => [
			'cooked_settings',
			[
				'main_color'                      => 'primaryColor',
				'recipes_per_page'                => 'recipePerPage',
				'recipe_permalink'                => 'recipeBase',
				'recipe_category_permalink'       => 'courseBase',
				'recipe_cuisine_permalink'        => 'cuisineBase',
				'recipe_cooking_method_permalink' => 'cookingMethodBase',
				'recipe_tags_permalink'           => 'tagBase',
				'recipe_diet_permalink'           => 'dietaryBase',
			],
		],
		'wp-ultimate-recipe'           => [
			'wpurp_option',
			[
				'recipe_adjustable_servings'           => 'showAdjustableServing',
				'recipe_adjustable_servings_fractions' => 'useFraction',
				'recipe_adjustable_units'              => 'showUnitSwitch',
				'recipe_slug'                          => 'recipeBase',
			],
		],
	];

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Reads the settings of a plugin.
	 *
	 * @param string $source The plugin.
	 * @return array<string, array{StoredTree, string}> The value in a list and its place there, by Larder's keys.
	 */
	public function for_plugin( string $source ): array {
		[ $place, $names ] = self::KNOWN[ $source ] ?? [ '', [] ];
		if ( '' === $place ) {
			return [];
		}
		$tree  = new StoredTree( self::TABLE === $place ? $this->rows_of_table() : StoredValue::read( $this->rows->option( $place ) ) );
		$found = [];
		foreach ( $names as $name => $key ) {
			if ( ! $tree->at( $name )->is_empty() ) {
				$found[ $key ] = [ $tree, $name ];
			}
		}
		return $found;
	}

	/**
	 * Reads the settings of Mediavine Create, whose colours have no mark before them in old versions, and where nothing is off.
	 *
	 * @return array<array-key, string> By name, without what nobody has set.
	 */
	private function rows_of_table(): array {
		$rows = $this->rows->has_table( self::TABLE )
			? $this->rows->rows( 'SELECT slug, value FROM %i', $this->rows->table( self::TABLE ) )
			: [];
		return array_map(
			static fn ( string $value ): string => match ( true ) {
				'' === $value                                         => '0',
				1 === preg_match( '/^(?:[\da-f]{3}){1,2}$/i', $value ) => "#$value",
				default                                               => $value,
			},
			array_filter( array_column( $rows, 'value', 'slug' ), is_string( ... ) )
		);
	}
}
