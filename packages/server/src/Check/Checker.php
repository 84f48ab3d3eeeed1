<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\StructuredImages;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a recipe lacks: the one implementation of the rules, for the editor and the list of recipes alike.
 *
 * @phpstan-import-type Image from RecipeDocument
 */
final class Checker {

	/**
	 * Finds what a recipe lacks.
	 *
	 * @param array<string, list<mixed>> $terms Terms that are not stored yet, by taxonomy.
	 * @return list<Rule> In the order of the rules.
	 */
	public function lacks( RecipeDocument $document, \WP_Post $post, array $terms = [] ): array {
		$lacks = array_values( array_filter(
			Rule::cases(),
			fn ( Rule $rule ): bool => ! $this->holds( $rule, $document, $post, $terms )
		) );
		/**
		 * Filters what a recipe lacks, by names of rules such as `video`; a name that is not a rule is left out. What is
		 * stored follows when a recipe is saved or checked again.
		 *
		 * @param list<string>         $names    The rules that do not hold.
		 * @param array<string, mixed> $document The recipe's document.
		 * @param \WP_Post             $post     Its post.
		 */
		$names = apply_filters( 'larder_recipe_lacks', array_column( $lacks, 'value' ), $document->data, $post );
		return array_values( array_filter(
			Rule::cases(),
			static fn ( Rule $rule ): bool => is_array( $names ) && in_array( $rule->value, $names, true )
		) );
	}

	/**
	 * Returns whether a recipe has what a rule asks for.
	 *
	 * @param array<string, list<mixed>> $terms Terms that are not stored yet, by taxonomy.
	 */
	private function holds( Rule $rule, RecipeDocument $document, \WP_Post $post, array $terms ): bool {
		$data = $document->data;
		return match ( $rule ) {
			Rule::Name         => '' !== trim( $data['name'] ),
			Rule::Picture      => null !== $data['image'],
			Rule::PictureSize  => $this->is_large( $data['image'] ),
			Rule::Description  => '' !== trim( $data['description'] ),
			Rule::Ingredients  => [] !== array_filter( array_column( $document->items(), 'text' ) ),
			Rule::Steps        => [] !== array_filter(
				$document->steps(),
				static fn ( array $step ): bool => '' !== $step['text'] . $step['title']
			),
			Rule::Yield        => ( $data['yield']['amount'] ?? 0 ) > 0,
			Rule::Time         => $data['times']['total'] > 0,
			Rule::Calories     => null !== $data['calories'],
			Rule::Course       => $this->has_term( Taxonomy::Course, $post, $terms ),
			Rule::Cuisine      => $this->has_term( Taxonomy::Cuisine, $post, $terms ),
			Rule::Keywords     => [] !== $data['keywords'],
			Rule::Author       => '' !== $data['author'],
			Rule::Video        => null !== $data['video'],
			Rule::Alt          => null === $data['image'] || '' !== trim( $data['image']['alt'] ),
			Rule::Difficulty   => '' !== $data['difficulty'],
			// Where there are no steps yet, that is said by itself.
			Rule::StepPictures => [] === $document->steps() || [] !== array_filter( array_column( $document->steps(), 'image' ) ),
			Rule::Notes        => '' !== $data['notes'] || [] !== $data['tips'],
			Rule::Equipment    => [] !== $data['equipment'],
		};
	}

	/**
	 * Whether a picture is large enough for search engines; unknown, and so assumed, for one outside of the media library.
	 *
	 * @param Image|null $image The picture.
	 */
	private function is_large( ?array $image ): bool {
		$sizes = null === $image || 0 === $image['id'] ? false : wp_get_attachment_metadata( $image['id'] );
		// An SVG has no size in pixels.
		return ! is_array( $sizes )
			|| empty( $sizes['width'] )
			|| empty( $sizes['height'] )
			|| $sizes['width'] * $sizes['height'] >= StructuredImages::MIN_PIXELS;
	}

	/**
	 * Returns whether a post has a term, or is of a type that can have none.
	 *
	 * @param array<string, list<mixed>> $terms Terms that are not stored yet, by taxonomy.
	 */
	private function has_term( Taxonomy $taxonomy, \WP_Post $post, array $terms ): bool {
		if ( ! is_object_in_taxonomy( $post->post_type, $taxonomy->value ) ) {
			return true;
		}
		$stored = $terms[ $taxonomy->value ] ?? get_the_terms( $post, $taxonomy->value );
		return is_array( $stored ) && [] !== $stored;
	}
}
