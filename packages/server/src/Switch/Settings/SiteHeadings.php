<?php
declare( strict_types=1 );

namespace Larder\Switch\Settings;

use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads headings that a site has set for the lists of all its recipes. Recipes get them where the owner has taken them over.
 *
 * @phpstan-type Headings array<'ingredients'|'instructions'|'notes', string>
 */
final class SiteHeadings {

	/** What the keys of headings begin with among the settings that were taken over; the list follows. */
	public const KEY = 'heading:';

	/** Headings that plugins have until somebody sets others. */
	public const DEFAULTS = [ 'Ingredients', 'Directions', 'Instructions', 'Notes' ];

	/** The option of WPZOOM, and the names of its headings there. */
	private const CARDS = [
		'wpzoom-recipe-card-settings',
		[
			'ingredients'  => 'wpzoom_rcb_settings_ingredients_title',
			'instructions' => 'wpzoom_rcb_settings_steps_title',
			'notes'        => 'wpzoom_rcb_settings_notes_title',
		],
	];

	/** What the options of ZipList's descendants begin with. */
	private const ZIP_LISTS = [
		'zip-recipes'      => 'zlrecipe',
		'meal-planner-pro' => 'mpprecipe',
	];

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Returns the headings that a plugin shows above the lists of all recipes.
	 *
	 * @param string $source The plugin.
	 * @return array<string, string> Plain texts, without the plugin's own words; by the keys that they have among settings.
	 */
	public function for_plugin( string $source ): array {
		$found = match ( true ) {
			isset( self::ZIP_LISTS[ $source ] )        => $this->of_zip_list( self::ZIP_LISTS[ $source ] ),
			'recipe-card-blocks-by-wpzoom' === $source => $this->of_cards(),
			default                                    => [],
		};
		$keyed = [];
		foreach ( array_diff( $found, [ '', ...self::DEFAULTS ] ) as $list => $text ) {
			$keyed[ self::KEY . $list ] = $text;
		}
		return $keyed;
	}

	/**
	 * Returns whether a key is that of a heading.
	 *
	 * @param string $key A key of something that was taken over.
	 */
	public static function is_one( string $key ): bool {
		return str_starts_with( $key, self::KEY );
	}

	/**
	 * Describes a heading.
	 */
	public static function title( string $key ): string {
		return match ( substr( $key, strlen( self::KEY ) ) ) {
			'ingredients'  => __( 'Heading of the ingredients, for recipes that change over', 'larder' ),
			'instructions' => __( 'Heading of the steps, for recipes that change over', 'larder' ),
			default        => __( 'Heading of the notes, for recipes that change over', 'larder' ),
		};
	}

	/**
	 * Reads the headings of WPZOOM.
	 *
	 * @return Headings
	 */
	private function of_cards(): array {
		[ $option, $names ] = self::CARDS;
		return array_map( ( new StoredTree( StoredValue::read( $this->rows->option( $option ) ) ) )->text( ... ), $names );
	}

	/**
	 * Reads the headings of a descendant of ZipList, where it shows them.
	 *
	 * @param string $options What the names of its options begin with.
	 * @return Headings
	 */
	private function of_zip_list( string $options ): array {
		return array_map(
			fn ( string $part ): string => '' === $this->rows->option( "{$options}_{$part}_label_hide" )
				? RichLine::text( $this->rows->option( "{$options}_{$part}_label" ) )
				: '',
			[
				'ingredients'  => 'ingredient',
				'instructions' => 'instruction',
				'notes'        => 'notes',
			]
		);
	}
}
