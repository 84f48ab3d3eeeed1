<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\YieldText;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimeRanges;
use Larder\StructuredData\NutritionSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the document of a recipe that was found.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Nutrition from RecipeDocument
 * @phpstan-import-type Times from RecipeDocument
 * @phpstan-import-type Video from RecipeDocument
 */
final class FoundDocument {

	/** Lines of ingredients, and steps, that a recipe may have; with many more it would fill the memory. */
	private const MAX_LINES = 2_500;

	/** A nutrient that is told in words: `Iron: 2 mg`, `Vitamin B12: 2 mcg`. */
	private const FURTHER = '/(?<![\p{L}\d])(\p{L}[\p{L}\s-]{1,38}(?:\d{1,2})?):\s*(\d[\d.,]*(?:\s?(?:[mkµ]?c?g|kJ|kcal|IU|%))?)(?![\p{L}\d])[;\s]*/u';

	/**
	 * Builds the document.
	 */
	public static function from_found( FoundRecipe $found ): ReadRecipe {
		$found->keep_first( self::MAX_LINES );
		$found    = FoundTexts::cleaned( $found );

		$found->yield = YieldText::in_digits( $found->yield, $found->language );
		$calories = Numbers::calories( $found->nutrition['calories'] ?? '' );
		$document = new RecipeDocument(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => $found->name,
				'description'   => $found->description,
				'image'         => FoundLists::main( $found ),
				'author'        => $found->author,
				'yield'         => [
					'amount' => YieldText::amount( $found->yield ),
					'unit'   => YieldText::unit( $found->yield ),
				],
				'times'         => self::times( $found ),
				'difficulty'    => $found->difficulty,
				'seasons'       => [],
				'calories'      => $calories,
				'cost'          => [
					'amount'   => null,
					'currency' => '',
				],
				'temperature'   => null,
				'keywords'      => $found->keywords,
				'ingredients'   => FoundLists::ingredients( $found ),
				'instructions'  => FoundLists::instructions( $found ),
				'gallery'       => FoundLists::gallery( $found ),
				'video'         => self::video( $found ),
				'notes'         => implode( "\n", $found->notes ),
				'faq'           => [],
				'nutrition'     => self::nutrition( $found ),
				'equipment'     => self::equipment( $found ),
				'authorProfile' => null,
				'source'        => self::source( $found ),
				'tips'          => [],
			]
		);
		return new ReadRecipe( $document, self::notices( $found ), self::typed( $found ) );
	}

	/**
	 * Builds the times; the total is the sum of the others where none was found.
	 *
	 * @return Times
	 */
	private static function times( FoundRecipe $found ): array {
		return TimeRanges::add(
			[
				'prep'        => $found->prep,
				'cook'        => $found->cook,
				'rest'        => $found->rest,
				'custom'      => $found->custom,
				'customLabel' => $found->custom_label,
				'total'       => $found->total,
			],
			$found->from
		);
	}

	/**
	 * Builds the origin: a URL, and the name of the site or the book.
	 *
	 * @return array{name: string, url: string}|null
	 */
	private static function source( FoundRecipe $found ): ?array {
		$source = [
			'name' => $found->source,
			'url'  => Url::is_web( $found->url ) ? $found->url : '',
		];
		return '' === $source['name'] . $source['url'] ? null : $source;
	}

	/**
	 * Builds the video.
	 *
	 * @return Video|null
	 */
	private static function video( FoundRecipe $found ): ?array {
		if ( null === $found->video || ! Url::is_web( $found->video['url'] ) ) {
			return null;
		}
		$url = $found->video['url'];
		return [
			'provider' => match ( 1 ) {
				preg_match( '#^https?://(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)/#i', $url ) => 'youtube',
				preg_match( '#^https?://(?:[\w-]+\.)*vimeo\.com/#i', $url ) => 'vimeo',
				preg_match( '#\.(?:mp4|m4v|webm|ogv|mov)(?:[?\#]|$)#i', $url ) => 'file',
				default => 'embed',
			},
			'poster'   => FoundLists::image( $found->video['poster'] ),
		] + $found->video;
	}

	/**
	 * Builds the nutrition.
	 *
	 * @return Nutrition|null
	 */
	private static function nutrition( FoundRecipe $found ): ?array {
		$values = [];
		foreach ( [ 'calories' => 'calories' ] + array_flip( NutritionSchema::PROPERTIES ) as $name => $nutrient ) {
			if ( isset( $found->nutrition[ $name ] ) ) {
				$values[ $nutrient ] = $found->nutrition[ $name ];
			}
		}
		$additional = self::additional( $found->nutrition );
		return [] === $values && [] === $additional ? null : [
			'servingSize' => $found->nutrition['servingSize'] ?? '',
			'servings'    => '',
			'values'      => $values,
			'additional'  => $additional,
		];
	}

	/**
	 * Lists the nutrients that a document has no field for.
	 *
	 * @param array<string, string> $facts Nutrients by their names in schema.org.
	 * @return list<array{name: string, value: string}>
	 */
	private static function additional( array $facts ): array {
		$more = '' === ( $facts['unsaturatedFatContent'] ?? '' ) ? [] : [
			[
				'name'  => NutritionSchema::UNSATURATED,
				'value' => $facts['unsaturatedFatContent'],
			],
		];
		preg_match_all( self::FURTHER, $facts['description'] ?? '', $pairs, PREG_SET_ORDER );
		foreach ( $pairs as $pair ) {
			$more[] = [
				'name'  => $pair[1],
				'value' => $pair[2],
			];
		}
		return $more;
	}

	/**
	 * Builds the equipment.
	 *
	 * @return list<array{id: string, name: string, note: string, url: string, rel: string, newTab: bool, image: null}>
	 */
	private static function equipment( FoundRecipe $found ): array {
		$tools = [];
		foreach ( $found->equipment as $at => $tool ) {
			$tools[] = [
				'id'     => FoundLists::id( "tool/$at", $tool['name'] ),
				'name'   => $tool['name'],
				'note'   => $tool['note'],
				'url'    => Url::is_web( $tool['url'] ) ? $tool['url'] : '',
				'rel'    => '',
				'newTab' => false,
				'image'  => null,
			];
		}
		return $tools;
	}

	/**
	 * Returns notices of what is missing, and of what the document stores differently.
	 *
	 * @return list<Notice>
	 */
	private static function notices( FoundRecipe $found ): array {
		$notices = $found->notices;
		if ( [] === $found->ingredients ) {
			$notices[] = new Notice( Notice::NO_INGREDIENTS );
		}
		if ( [] === $found->instructions ) {
			$notices[] = new Notice( Notice::NO_STEPS );
		}
		$rest = trim( preg_replace( self::FURTHER, '', $found->nutrition['description'] ?? '' ) ?? '' );
		if ( '' !== $rest ) {
			$notices[] = new Notice( Notice::NO_PLACE, 'Nutrition', $rest );
		}
		if ( YieldText::is_range( $found->yield ) ) {
			$notices[] = new Notice( Notice::RANGE, 'yield', $found->yield );
		} elseif ( '' !== $found->yield && null === YieldText::amount( $found->yield ) ) {
			$notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'yield', $found->yield );
		}
		return $notices;
	}

	/**
	 * Returns the steps as they were typed.
	 *
	 * @return list<string>
	 */
	private static function typed( FoundRecipe $found ): array {
		$texts = [];
		foreach ( $found->instructions as $group ) {
			$texts[] = $found->says_groups ? $group['title'] : '';
			foreach ( $group['steps'] as $step ) {
				array_push( $texts, $step['title'], $step['typed'] );
			}
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
