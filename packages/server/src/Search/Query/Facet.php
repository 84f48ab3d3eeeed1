<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Recipe\RecipeDocument;
use Larder\Taxonomies\KnownTerms;
use Larder\Taxonomies\PostTerms;
use Larder\Taxonomies\TermNames;

defined( 'ABSPATH' ) || exit;

/**
 * One way to narrow a search: where its values come from, and how they are shown.
 *
 * A site adds its own by the filter `larder_facets`.
 */
final class Facet {

	/** From how many terms on their names are read with those of the whole taxonomy: a list of ids is slower. */
	private const MANY_TERMS = 300;

	/**
	 * Describes a facet; most are built by {@see self::taxonomy()}, {@see self::meta()} or {@see self::document()}.
	 *
	 * @param \Closure(int, RecipeDocument|null): list<string> $values   Returns the values of a post.
	 * @param \Closure(list<string>): array<array-key, string>    $labels   Returns a label for each value.
	 * @param string                                           $label    What the filter is called.
	 * @param string|null                                      $taxonomy Where its values are terms: of which taxonomy.
	 * @param bool                                             $is_all   Whether results have all chosen values, not one of them.
	 * @param bool                                             $by_label Whether values are sorted by their label, else by the given order
	 *        of $known or by count.
	 * @param list<string>|null                                $known    All values in their order, where there are few.
	 * @param string|null                                      $meta     Where its values are in a meta field: under which key. The index
	 *        follows it, also where the key begins with an underscore.
	 * @param \Closure(RecipeDocument): array<array-key, string>|null $spellings Gives how a recipe writes its values, where the values are folded texts: the most frequent spelling is the label, and $labels those that no recipe writes otherwise.
	 */
	public function __construct(
		public readonly \Closure $values,
		public readonly \Closure $labels,
		public readonly string $label,
		public readonly ?string $taxonomy = null,
		public readonly bool $is_all = false,
		public readonly bool $by_label = false,
		public readonly ?array $known = null,
		public readonly ?string $meta = null,
		public readonly ?\Closure $spellings = null
	) {}

	/**
	 * Builds a facet from the terms of a taxonomy; a recipe with a term also counts for the term's ancestors.
	 *
	 * @param string $taxonomy Key of the taxonomy.
	 * @param string $label    What the filter is called.
	 * @param bool   $is_all   Whether results have all chosen terms, not one of them.
	 */
	public static function taxonomy( string $taxonomy, string $label, bool $is_all = false ): self {
		return new self(
			static function ( int $post_id ) use ( $taxonomy ): array {
				$ids = [];
				foreach ( PostTerms::ids( $post_id, $taxonomy ) as $term_id ) {
					array_push( $ids, ...KnownTerms::with_ancestors( $term_id, $taxonomy ) );
				}
				return array_map( strval( ... ), array_values( array_unique( $ids ) ) );
			},
			static function ( array $ids ) use ( $taxonomy ): array {
				if ( count( $ids ) > self::MANY_TERMS ) {
					return array_intersect_key( self::names( $taxonomy ), array_flip( $ids ) );
				}
				return TermNames::for_terms( array_map( intval( ... ), $ids ), $taxonomy );
			},
			$label,
			$taxonomy,
			$is_all,
			true
		);
	}

	/**
	 * Builds a facet from a meta field, which may have several values.
	 *
	 * @param string $key    Meta key.
	 * @param string $label  What the filter is called.
	 * @param bool   $is_all Whether results have all chosen values, not one of them.
	 */
	public static function meta( string $key, string $label, bool $is_all = false ): self {
		return new self(
			static function ( int $post_id ) use ( $key ): array {
				$values = get_post_meta( $post_id, $key );
				return array_values( array_map( strval( ... ), array_filter( is_array( $values ) ? $values : [], is_scalar( ... ) ) ) );
			},
			static fn ( array $values ): array => array_combine( $values, array_map( strval( ... ), $values ) ),
			$label,
			is_all: $is_all,
			meta: $key
		);
	}

	/**
	 * Builds a facet from the recipe's own document.
	 *
	 * @param \Closure(RecipeDocument): list<string>         $values Returns the values of a recipe.
	 * @param \Closure(list<string>): array<array-key, string> $labels Returns a label for each value.
	 * @param string                                         $label  What the filter is called.
	 * @param list<string>|null                              $known  All values in their order, where there are few.
	 * @param bool                                           $is_all Whether results have all chosen values, not one of them.
	 * @param \Closure(RecipeDocument): array<array-key, string>|null $spellings Gives how a recipe writes its values, where these are folded texts; the most frequent spelling is the label.
	 */
	public static function document(
		\Closure $values,
		\Closure $labels,
		string $label,
		?array $known = null,
		bool $is_all = false,
		?\Closure $spellings = null
	): self {
		return new self(
			static fn ( int $post_id, ?RecipeDocument $document ): array => null === $document ? [] : $values( $document ),
			$labels,
			$label,
			null,
			$is_all,
			false,
			$known,
			spellings: $spellings
		);
	}

	/**
	 * Returns the names of all terms.
	 *
	 * @param string $taxonomy Key of the taxonomy.
	 * @return array<int, string> By id.
	 */
	private static function names( string $taxonomy ): array {
		$names = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'fields'     => 'id=>name',
				'hide_empty' => false,
			]
		);
		/** @var array<int, string> $names */
		return is_array( $names ) ? $names : [];
	}
}
