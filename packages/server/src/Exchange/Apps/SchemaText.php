<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Recipe\Duration;
use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\NutritionSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a document as a node of schema.org for other programs, not for search engines: nothing is left out that they can hold.
 *
 * @phpstan-import-type Step from RecipeDocument
 */
final class SchemaText {

	/** Nutrients by their names in the document. */
	private const NUTRIENTS = [ 'calories' => 'calories' ] + NutritionSchema::PROPERTIES;

	/**
	 * Writes a recipe.
	 *
	 * @return array<string, mixed> What is unknown is left out.
	 */
	public static function node( RecipeDocument $document ): array {
		$data = $document->data;
		$node = [
			'@context'           => 'https://schema.org',
			'@type'              => 'Recipe',
			'name'               => $data['name'],
			'description'        => $data['description'],
			'image'              => $data['image']['url'] ?? '',
			'author'             => '' === $data['author'] ? [] : [
				'@type' => 'Person',
				'name'  => $data['author'],
			],
			'recipeYield'        => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prepTime'           => Duration::iso( $data['times']['prep'] ),
			'cookTime'           => Duration::iso( $data['times']['cook'] ),
			'totalTime'          => Duration::iso( $data['times']['total'] ),
			'keywords'           => implode( ', ', $data['keywords'] ),
			'recipeIngredient'   => array_column( $document->items(), 'text' ),
			'recipeInstructions' => self::instructions( $document ),
			'tool'               => array_column( $data['equipment'], 'name' ),
			'nutrition'          => self::nutrition( $document ),
			'video'              => null === $data['video'] ? [] : array_filter(
				[
					'@type'        => 'VideoObject',
					'name'         => $data['video']['name'],
					'description'  => $data['video']['description'],
					'contentUrl'   => $data['video']['url'],
					'thumbnailUrl' => $data['video']['poster']['url'] ?? '',
					'uploadDate'   => $data['video']['uploadDate'],
				],
				static fn ( string $value ): bool => '' !== $value
			),
			'isBasedOn'          => $data['source']['url'] ?? '',
			'creditText'         => $data['source']['name'] ?? '',
			'comment'            => '' === $data['notes'] ? [] : [
				'@type' => 'Comment',
				'text'  => $data['notes'],
			],
		];
		return array_filter( $node, static fn ( mixed $value ): bool => '' !== $value && [] !== $value );
	}

	/**
	 * Writes the steps, in sections where they have names.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function instructions( RecipeDocument $document ): array {
		$nodes = [];
		foreach ( $document->data['instructions'] as $group ) {
			$steps = array_map( self::step( ... ), $group['steps'] );
			if ( '' === $group['title'] ) {
				array_push( $nodes, ...$steps );
			} else {
				$nodes[] = [
					'@type'           => 'HowToSection',
					'name'            => $group['title'],
					'itemListElement' => $steps,
				];
			}
		}
		return $nodes;
	}

	/**
	 * Writes one step.
	 *
	 * @param Step $step
	 * @return array<string, string>
	 */
	private static function step( array $step ): array {
		return array_filter(
			[
				'@type' => 'HowToStep',
				'name'  => $step['title'],
				'text'  => $step['text'],
				'image' => $step['image']['url'] ?? '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Writes the nutrition.
	 *
	 * @return array<string, string>
	 */
	private static function nutrition( RecipeDocument $document ): array {
		$facts = [];
		foreach ( self::NUTRIENTS as $nutrient => $name ) {
			$value = $document->data['nutrition']['values'][ $nutrient ] ?? '';
			if ( '' !== $value ) {
				$facts[ $name ] = $value;
			}
		}
		$size = $document->data['nutrition']['servingSize'] ?? '';
		return [] === $facts ? [] : [ '@type' => 'NutritionInformation' ] + ( '' === $size ? [] : [ 'servingSize' => $size ] ) + $facts;
	}
}
