<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\Duration;
use Larder\Recipe\Language;
use Larder\Recipe\RecipeDocument;
use Larder\Taxonomies\ShownTerms;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the schema.org Recipe of a document, by Google's documentation for recipes.
 *
 * @phpstan-import-type Step from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 * @phpstan-import-type Image from RecipeDocument
 */
final class RecipeSchema {

	/**
	 * Returns the node, before other plugins have filtered it.
	 *
	 * @return array<string, mixed> The node without `@context`; what is unknown is left out.
	 */
	public function build( RecipeDocument $document, \WP_Post $post ): array {
		$data      = $document->data;
		$permalink = (string) get_permalink( $post );
		$courses   = $this->terms( $post, Taxonomy::Course );
		$cuisines  = $this->terms( $post, Taxonomy::Cuisine );
		$node      = [
			'@type'              => 'Recipe',
			'@id'                => $permalink . '#recipe',
			'inLanguage'         => Language::of_document( $document )->tag(),
			'name'               => $data['name'],
			'url'                => $permalink,
			'description'        => $data['description'],
			'image'              => $this->images( $data['image'] ),
			'author'             => PersonSchema::for_recipe( $document ),
			'datePublished'      => (string) get_post_time( DATE_W3C, true, $post ),
			'dateModified'       => (string) get_post_modified_time( DATE_W3C, true, $post ),
			'recipeYield'        => $this->yields( $data['yield'] ),
			'recipeCategory'     => $courses,
			'recipeCuisine'      => $cuisines,
			'cookingMethod'      => $this->terms( $post, Taxonomy::Method ),
			'suitableForDiet'    => $this->diets( $this->terms( $post, Taxonomy::Dietary ) ),
			'keywords'           => $this->keywords( $data['keywords'], [ ...$courses, ...$cuisines ] ),
			'recipeIngredient'   => array_column( $document->items(), 'text' ),
			'recipeInstructions' => $this->instructions( $data['instructions'], $permalink ),
			'video'              => VideoSchema::build( $document, $permalink ),
			'tool'               => array_values( array_unique( array_column( $data['equipment'], 'name' ) ) ),
			'nutrition'          => NutritionSchema::for_recipe( $document ),
			...$this->times( $document ),
			...self::source( $data['source'] ),
		];
		return array_filter( $node, static fn ( mixed $value ): bool => '' !== $value && [] !== $value );
	}

	/**
	 * Names what the recipe was taken from: a page as the work that it is based on, a book or a person as a citation.
	 *
	 * @param array{name: string, url: string}|null $source
	 * @return array<string, mixed>
	 */
	private static function source( ?array $source ): array {
		if ( null === $source ) {
			return [];
		}
		return '' === $source['url'] ? [ 'citation' => $source['name'] ] : [
			'isBasedOn' => array_filter( [ '@type' => 'CreativeWork' ] + $source ),
		];
	}

	/**
	 * Returns the node after other plugins have filtered it.
	 *
	 * @return array<string, mixed>|null Null where they want none, and for what is no food: no other recipe may be told.
	 */
	public function filtered( RecipeDocument $document, \WP_Post $post ): ?array {
		if ( ! ( $document->data['isFood'] ?? true ) ) {
			return null;
		}
		/**
		 * Filters the schema.org Recipe of a page.
		 *
		 * @param array<string, mixed> $node     The node; return an empty array to print none.
		 * @param array<string, mixed> $document The recipe's document.
		 * @param \WP_Post             $post     Its post.
		 */
		$node = apply_filters( 'larder_recipe_schema', $this->build( $document, $post ), $document->data, $post );
		if ( ! is_array( $node ) || [] === $node ) {
			return null;
		}
		/** @var array<string, mixed> $node */
		return $node;
	}

	/**
	 * Returns the times: preparation and cooking only together, as the documentation asks.
	 *
	 * @return array<string, string>
	 */
	private function times( RecipeDocument $document ): array {
		$times = $document->data['times'];
		$total = max( $times['total'], $times['prep'] + $times['cook'] );
		$both  = $times['prep'] > 0 && $times['cook'] > 0;
		return [
			'prepTime'  => $both ? Duration::iso( $times['prep'] ) : '',
			'cookTime'  => $both ? Duration::iso( $times['cook'] ) : '',
			'totalTime' => Duration::iso( $total ),
		];
	}

	/**
	 * Returns what the recipe makes: the number alone, which Google wants, and with its words and the rest of a range.
	 *
	 * @param array{amount: int|float|null, unit: string, max?: int|float} $made What it makes.
	 * @return list<string>
	 */
	private function yields( array $made ): array {
		$number = null === $made['amount'] || $made['amount'] <= 0 ? '' : (string) $made['amount'];
		$range  = $number . ( '' === $number || ! isset( $made['max'] ) ? '' : '-' . $made['max'] );
		$words  = trim( "$range {$made['unit']}" );
		return array_values( array_unique( array_filter( [ $number, $words ], static fn ( string $text ): bool => '' !== $text ) ) );
	}

	/**
	 * Returns the URLs of the picture in the sizes that the library has.
	 *
	 * @param Image|null $image The picture.
	 * @return list<string>
	 */
	private function images( ?array $image ): array {
		if ( null === $image ) {
			return [];
		}
		$urls = [ $image['url'] ];
		foreach ( $image['id'] > 0 ? StructuredImages::SIZES : [] as $size ) {
			$source = wp_get_attachment_image_src( $image['id'], $size );
			if ( is_array( $source ) && $source[1] * $source[2] >= StructuredImages::MIN_PIXELS ) {
				$urls[] = $source[0];
			}
		}
		return array_values( array_unique( $urls ) );
	}

	/**
	 * Returns the names of a post's terms.
	 *
	 * @return list<string>
	 */
	private function terms( \WP_Post $post, Taxonomy $taxonomy ): array {
		return array_map(
			static fn ( \WP_Term $term ): string => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5 ),
			ShownTerms::for_post( $post->ID, $taxonomy )
		);
	}

	/**
	 * Returns the diets that schema.org knows.
	 *
	 * @param list<string> $names Names of diets on this site.
	 * @return list<string> URLs.
	 */
	private function diets( array $names ): array {
		$known = [
			'diabetic'     => 'DiabeticDiet',
			'gluten-free'  => 'GlutenFreeDiet',
			'halal'        => 'HalalDiet',
			'hindu'        => 'HinduDiet',
			'kosher'       => 'KosherDiet',
			'low-calorie'  => 'LowCalorieDiet',
			'low-fat'      => 'LowFatDiet',
			'low-lactose'  => 'LowLactoseDiet',
			'low-salt'     => 'LowSaltDiet',
			'vegan'        => 'VeganDiet',
			'vegetarian'   => 'VegetarianDiet',
		];
		$found = array_intersect_key( $known, array_flip( array_map( sanitize_title( ... ), $names ) ) );
		return array_map( static fn ( string $diet ): string => "https://schema.org/$diet", array_values( $found ) );
	}

	/**
	 * Joins the keywords without those that repeat a course or a cuisine.
	 *
	 * @param list<string> $keywords
	 * @param list<string> $others   Names of courses and cuisines.
	 */
	private function keywords( array $keywords, array $others ): string {
		$taken = array_map( mb_strtolower( ... ), $others );
		return implode(
			', ',
			array_filter( $keywords, static fn ( string $word ): bool => ! in_array( mb_strtolower( $word ), $taken, true ) )
		);
	}

	/**
	 * Returns the steps, in sections where groups have titles.
	 *
	 * @param list<StepGroup> $groups
	 * @param string          $permalink URL of the page.
	 * @return list<array<string, mixed>>
	 */
	private function instructions( array $groups, string $permalink ): array {
		$list = [];
		foreach ( $groups as $group ) {
			$steps = array_values( array_filter( array_map(
				fn ( array $step ): array => $this->step( $step, $permalink ),
				$group['steps']
			) ) );
			if ( '' === $group['title'] ) {
				array_push( $list, ...$steps );
			} elseif ( [] !== $steps ) {
				$list[] = [
					'@type'           => 'HowToSection',
					'name'            => $group['title'],
					'itemListElement' => $steps,
				];
			}
		}
		return $list;
	}

	/**
	 * Returns one step.
	 *
	 * @param Step   $step
	 * @param string $permalink URL of the page.
	 * @return array<string, mixed> Empty for a step without words.
	 */
	private function step( array $step, string $permalink ): array {
		$text = '' === $step['text'] ? $step['title'] : $step['text'];
		return '' === $text ? [] : array_filter(
			[
				'@type' => 'HowToStep',
				'name'  => $step['title'],
				'text'  => $text,
				'url'   => '' === $step['id'] ? '' : $permalink . '#step-' . $step['id'],
				'image' => $step['image']['url'] ?? '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
