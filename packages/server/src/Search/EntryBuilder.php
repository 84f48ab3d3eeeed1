<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeDocument;

/**
 * Works out what the index has to hold of a post, from the post, its document and its terms.
 */
final class EntryBuilder {

	/** As much of a title as is sorted by, in bytes. */
	private const LONGEST_TITLE = 190;

	/** As much of a value as an index key takes, in bytes, behind the facet's id. */
	private const LONGEST_VALUE = 140;

	/**
	 * Takes what it needs.
	 *
	 * @param DocumentRepository $documents The documents.
	 * @param Facets             $facets    The facets.
	 */
	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Facets $facets
	) {}

	/**
	 * Makes the entry of a post.
	 *
	 * @param int $post_id The post.
	 * @return Entry|null Null for what not everybody can read, and for what is no recipe.
	 */
	public function build( int $post_id ): ?Entry {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password || ! is_post_type_viewable( $post->post_type ) ) {
			return null;
		}
		$document = $this->documents->get( $post_id );
		if ( null === $document && PostType::NAME !== $post->post_type ) {
			return null;
		}
		$facets = [];
		foreach ( $this->facets->all() as $id => $facet ) {
			$values = array_map( static fn ( string $value ): string => substr( $value, 0, self::LONGEST_VALUE ), ( $facet->values )( $post_id, $document ) );
			if ( [] !== $values ) {
				$facets[ $id ] = array_values( array_unique( $values ) );
			}
		}
		$date  = strtotime( $post->post_date_gmt . ' UTC' );
		$count = count( $document?->items() ?? [] );
		return new Entry(
			$post_id,
			substr( Text::fold( $post->post_title ), 0, self::LONGEST_TITLE ),
			$facets,
			$this->words( $post, $document ),
			[
				'date'        => Entry::fit( 'date', false === $date ? 0 : $date ),
				'id'          => $post_id,
				'time'        => Entry::fit( 'time', ( $document?->data['times']['total'] ?? 0 ) ?: null ),
				'calories'    => Entry::fit( 'calories', $document?->data['calories'] ),
				'ingredients' => Entry::fit( 'ingredients', $count ?: null ),
			]
		);
	}

	/**
	 * Gives the words by which a recipe is found.
	 *
	 * @param \WP_Post            $post     The post.
	 * @param RecipeDocument|null $document The recipe.
	 * @return list<string>
	 */
	private function words( \WP_Post $post, ?RecipeDocument $document ): array {
		$texts = [ $post->post_title, wp_strip_all_tags( $post->post_excerpt ) ];
		if ( null !== $document ) {
			array_push( $texts, $document->data['name'], $document->data['description'], ...$document->data['keywords'] );
			array_push( $texts, ...array_column( $document->items(), 'name' ) );
		}
		foreach ( $this->facets->all() as $facet ) {
			$terms = null === $facet->taxonomy ? [] : get_the_terms( $post->ID, $facet->taxonomy );
			array_push( $texts, ...array_column( is_array( $terms ) ? $terms : [], 'name' ) );
		}
		return Text::words( implode( ' ', $texts ) );
	}
}
