<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\RichLine;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the meta fields of a recipe of Cooked before version 3.
 */
final class CookedClassic {

	/**
	 * Fills a recipe.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 */
	public static function take( Draft $draft, array $meta ): void {
		$field               = static fn ( string $name ): string => trim( $meta[ "_cp_recipe_$name" ] ?? '' );
		$draft->description  = RichLine::text( $field( 'short_description' ) ?: $field( 'excerpt' ) );
		$draft->difficulty   = CookedFields::DIFFICULTIES[ (int) $field( 'difficulty_level' ) ] ?? '';
		$draft->notes        = $field( 'additional_notes' );
		$draft->times->prep  = (int) $field( 'prep_time' );
		$draft->times->cook  = (int) $field( 'cook_time' );
		$draft->times->total = (int) $field( 'total_time' );
		Basics::yield( $draft, RichLine::text( $field( 'yields' ) ) );
		$draft->take_video( $field( 'external_video' ) );
		Nutrients::take(
			$draft,
			Nutrients::with_prefix( $meta, '_cp_recipe_nutrition_', [ 'servingsize', 'servings' ] ),
			RichLine::text( $field( 'nutrition_servingsize' ) )
		);
		$lines = $draft->read( $field( 'detailed_ingredients' ) );
		foreach ( $lines->entries() as $line ) {
			if ( 'section' === $line->html( 'type' ) ) {
				$draft->lists->open_items( $line->text( 'value' ) ?: $line->text( 'name' ) );
			} else {
				$draft->lists->add_item(
					'',
					[
						'quantity' => $line->text( 'amount' ),
						'unit'     => CookedFields::unit( $line->text( 'measurement' ), $line->text( 'amount' ) ),
						'name'     => $line->text( 'name' ),
					]
				);
			}
		}
		if ( [] === $lines->entries() ) {
			TypedLists::ingredients( $draft, self::marked( $field( 'ingredients' ) ) );
		}
		$steps = $draft->read( $field( 'detailed_directions' ) );
		foreach ( $steps->entries() as $step ) {
			if ( 'section' === $step->html( 'type' ) ) {
				$draft->lists->open_steps( $step->text( 'value' ) );
			} else {
				TypedLists::step(
					$draft,
					wpautop( $step->html( 'value' ) ),
					'',
					$draft->picture( $step->number( 'image_id' ), '', 'instructions' )
				);
			}
		}
		if ( [] === $steps->entries() ) {
			TypedLists::instructions( $draft, self::marked( $field( 'directions' ) ) );
		}
	}

	/**
	 * Reads lines of which `--` marks a heading.
	 *
	 * @param string $text A line each.
	 * @return list<array{isHeading: bool, html: string, images: list<array{id: int, url: string}>}>
	 */
	private static function marked( string $text ): array {
		return array_map(
			static fn ( array $line ): array => str_starts_with( RichLine::text( $line['html'] ), '--' ) ? [
				'isHeading' => true,
				'html'      => ltrim( RichLine::text( $line['html'] ), '- ' ),
				'images'    => [],
			] : $line,
			HtmlLines::from_html( $text )
		);
	}
}
