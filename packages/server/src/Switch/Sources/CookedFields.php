<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\WrittenAmount;
use Larder\Switch\Draft;
use Larder\Switch\StoredTree;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the fields of a recipe of Cooked from version 3 on.
 */
final class CookedFields {

	/** Units of its list that it shows in another way after more than one. */
	private const PLURALS = [
		'cup'   => 'cups',
		'stick' => 'sticks',
		'lb'    => 'lbs',
		'dash'  => 'dashes',
		'drop'  => 'drops',
		'gal'   => 'gals',
		'pinch' => 'pinches',
		'qt'    => 'qts',
		'clove' => 'cloves',
		'can'   => 'cans',
		'sprig' => 'sprigs',
	];

	/** Nutrients that it has no units for in all versions; they are with what was typed. */
	private const FURTHER = [
		'added_sugars'     => 'Added Sugars',
		'vitamin_a'        => 'Vitamin A',
		'vitamin_c'        => 'Vitamin C',
		'calcium'          => 'Calcium',
		'iron'             => 'Iron',
		'vitamin_d'        => 'Vitamin D',
		'vitamin_e'        => 'Vitamin E',
		'vitamin_k'        => 'Vitamin K',
		'thiamin'          => 'Thiamin',
		'riboflavin'       => 'Riboflavin',
		'niacin'           => 'Niacin',
		'vitamin_b6'       => 'Vitamin B6',
		'folate'           => 'Folate',
		'vitamin_b12'      => 'Vitamin B12',
		'biotin'           => 'Biotin',
		'pantothenic_acid' => 'Pantothenic Acid',
		'phosphorus'       => 'Phosphorus',
		'iodine'           => 'Iodine',
		'magnesium'        => 'Magnesium',
		'zinc'             => 'Zinc',
		'selenium'         => 'Selenium',
		'copper'           => 'Copper',
		'manganese'        => 'Manganese',
		'chromium'         => 'Chromium',
		'molybdenum'       => 'Molybdenum',
		'chloride'         => 'Chloride',
	];

	/** Its levels of difficulty. */
	public const DIFFICULTIES = [
		1 => 'beginner',
		2 => 'intermediate',
		3 => 'advanced',
	];

	/** What a size of a serving begins with: a number or a fraction. */
	private const AMOUNT = '/^\D{0,2}[' . WrittenAmount::FIGURES . ']/u';

	/**
	 * Fills a recipe.
	 */
	public static function take( Draft $draft, StoredTree $data ): void {
		$nutrition           = $data->at( 'nutrition' );
		$draft->description  = $data->text( 'excerpt' );
		$draft->times->prep  = $data->number( 'prep_time' );
		$draft->times->cook  = $data->number( 'cook_time' );
		$draft->times->total = $data->number( 'total_time' );
		$draft->difficulty   = self::DIFFICULTIES[ $data->number( 'difficulty_level' ) ] ?? '';
		$draft->notes        = $data->html( 'notes' );
		Basics::yield( $draft, $nutrition->text( 'servings' ) );
		$size = $nutrition->text( 'serving_size' );
		if ( '' === $draft->servings_unit && 1 !== preg_match( self::AMOUNT, $size ) ) {
			// Many typed what they serve there.
			$draft->servings_unit = $size;
			$size                 = '';
		}
		self::take_lines( $draft, $data->at( 'ingredients' ) );
		self::take_steps( $draft, $data->at( 'directions' ) );
		self::take_media( $draft, $data->at( 'gallery' ) );
		self::take_nutrition( $draft, $nutrition, $size );
		$allergens = $data->texts( 'allergens' );
		if ( [] !== $allergens ) {
			/* translators: %s: names of allergens. */
			$draft->notes .= '<p>' . esc_html( sprintf( __( 'Allergens: %s', 'larder' ), implode( ', ', $allergens ) ) ) . '</p>';
		}
	}

	/**
	 * Reads the ingredients.
	 */
	private static function take_lines( Draft $draft, StoredTree $lines ): void {
		foreach ( $lines->entries() as $line ) {
			if ( ! $line->at( 'section_heading_name' )->is_empty() ) {
				$draft->lists->open_items( $line->text( 'section_heading_name' ) );
				continue;
			}
			$other = trim( implode(
				' ',
				array_filter(
					[ $line->text( 'sub_amount' ), $line->text( 'sub_measurement' ), $line->text( 'sub_name' ) ],
					static fn ( string $part ): bool => '' !== $part
				)
			) );
			$draft->lists->add_item(
				'',
				[
					'quantity' => $line->text( 'amount' ),
					'unit'     => self::unit( $line->text( 'measurement' ), $line->text( 'amount' ) ),
					'name'     => $line->text( 'name' ),
					/* translators: %s: another ingredient, with its amount. */
					'note'     => '' === $line->text( 'sub_name' ) ? '' : sprintf( __( 'or %s', 'larder' ), $other ),
				],
				TypedLists::link( $line->html( 'name' ) )
			);
		}
	}

	/**
	 * Reads the steps.
	 */
	private static function take_steps( Draft $draft, StoredTree $steps ): void {
		foreach ( $steps->entries() as $step ) {
			if ( ! $step->at( 'section_heading_name' )->is_empty() ) {
				$draft->lists->open_steps( $step->text( 'section_heading_name' ) );
				continue;
			}
			$video = $step->number( 'video' ) > 0 ? wp_get_attachment_url( $step->number( 'video' ) ) : false;
			TypedLists::step(
				$draft,
				wpautop( $step->html( 'content' ) ),
				'',
				$draft->picture( $step->number( 'image' ), '', 'instructions' ),
				is_string( $video ) ? $video : ''
			);
		}
	}

	/**
	 * Reads the gallery and the video.
	 *
	 * @param StoredTree $gallery Both.
	 */
	private static function take_media( Draft $draft, StoredTree $gallery ): void {
		foreach ( $gallery->at( 'items' )->entries() as $item ) {
			$image = $draft->picture( (int) $item->html(), '', 'gallery' );
			if ( null !== $image ) {
				$draft->gallery[] = [
					'type'    => 'image',
					'caption' => '',
				] + $image;
			}
		}
		$draft->take_video( $gallery->html( 'video_url' ) );
	}

	/**
	 * Reads the nutrition.
	 *
	 * @param string $size A serving, plain text.
	 */
	private static function take_nutrition( Draft $draft, StoredTree $nutrition, string $size ): void {
		Nutrients::take( $draft, $nutrition->fields( [ 'servings', 'serving_size', ...array_keys( self::FURTHER ) ] ), $size );
		foreach ( self::FURTHER as $key => $name ) {
			if ( null !== $draft->nutrition && '' !== $nutrition->text( $key ) ) {
				$draft->nutrition['additional'][] = [
					'name'  => $name,
					'value' => $nutrition->text( $key ),
				];
			}
		}
	}

	/**
	 * Writes a unit as Cooked shows it: the words among them in the plural after more than one.
	 *
	 * @param string $unit   What is stored.
	 * @param string $amount The amount before it.
	 */
	public static function unit( string $unit, string $amount ): string {
		return ( Numbers::first( $amount ) ?? 1 ) > 1 ? self::PLURALS[ $unit ] ?? $unit : $unit;
	}
}
