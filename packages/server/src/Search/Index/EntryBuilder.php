<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PostType;
use Larder\Recipe\ReadAccess;
use Larder\Recipe\RecipeDocument;
use Larder\Search\Query\Facets;
use Larder\Search\Query\IngredientName;
use Larder\Search\Query\Text;
use Larder\Taxonomies\KnownTerms;
use Larder\Taxonomies\PostTerms;
use Larder\Tools\RequestMemory;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Works out what the index has to hold of a post, from the post, its document and its terms.
 */
final class EntryBuilder {

	/**
	 * Raised when the same recipe gives another entry than before, or another fingerprint of it: the index of before
	 * answers until a new one is whole.
	 */
	private const CONTENTS = '8';

	/** As much of a title as is sorted by, in bytes. */
	private const MAX_TITLE_BYTES = 190;

	/** How many ratings of how many stars a recipe is thought to have before the first one. */
	private const PRIOR_RATINGS = 5;
	private const PRIOR_STARS   = 3;

	/** As much of a value as an index key takes, in bytes, after the facet's id. */
	private const MAX_VALUE_BYTES = 140;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly Facets $facets,
		private readonly Tallies $tallies
	) {}

	/**
	 * Reads at once what the entries of many posts need.
	 *
	 * @param list<int> $post_ids
	 */
	public function prime( array $post_ids ): void {
		_prime_post_caches( $post_ids, false );
		PostTerms::prime( $post_ids, $this->taxonomies() );
		array_map( $this->tallies->forget( ... ), $post_ids );
		$this->tallies->prime( $post_ids );
	}

	/**
	 * Names what entries are made by: an index that has noted another name is rebuilt.
	 */
	public function contents(): string {
		return self::CONTENTS . ' ' . IngredientName::language();
	}

	/**
	 * Clears the caches, so that a long run does not run out of memory.
	 */
	public function forget(): void {
		RequestMemory::release();
	}

	/**
	 * Builds the entry of a post from the current state of the database, bypassing what this request has cached.
	 *
	 * @return Entry|null As {@see self::build()}.
	 */
	public function build_anew( int $post_id ): ?Entry {
		// Not clean_post_cache(): nothing has changed by this, and page caches listen to it.
		wp_cache_delete( $post_id, 'posts' );
		wp_cache_delete( $post_id, 'post_meta' );
		PostTerms::forget( $post_id, $this->taxonomies() );
		$this->prime( [ $post_id ] );
		return $this->build( $post_id );
	}

	/**
	 * Returns the taxonomies whose terms are looked at.
	 *
	 * @return list<string>
	 */
	private function taxonomies(): array {
		return array_values( array_unique( array_filter( array_column( $this->facets->all(), 'taxonomy' ), is_string( ... ) ) ) );
	}

	/**
	 * Builds the entry of a post.
	 *
	 * @return Entry|null Null for what not everybody can read, and for anything that is not a recipe.
	 */
	public function build( int $post_id ): ?Entry {
		$post = get_post( $post_id );
		if (
			! $post instanceof \WP_Post
			|| 'publish' !== $post->post_status
			|| '' !== $post->post_password
			|| ! is_post_type_viewable( $post->post_type )
		) {
			return null;
		}
		$document = $this->documents->get( $post_id );
		if ( null === $document && PostType::NAME !== $post->post_type ) {
			return null;
		}
		// Results reveal what is in a recipe: visitors who may not read one find it by its title and terms only.
		$document = ReadAccess::can_anybody_read( $post ) ? $document : null;
		$facets   = [];
		foreach ( $this->facets->all() as $id => $facet ) {
			$values = array_map(
				static fn ( string $value ): string => strlen( $value ) > self::MAX_VALUE_BYTES
					? mb_strcut( $value, 0, self::MAX_VALUE_BYTES, 'UTF-8' )
					: $value,
				( $facet->values )( $post_id, $document )
			);
			if ( [] !== $values ) {
				$facets[ $id ] = array_values( array_unique( $values ) );
				$spellings     = Spellings::for_facet( $facet, $facets[ $id ], $document );
				if ( [] !== $spellings ) {
					$facets[ Spellings::facet( $id ) ] = $spellings;
				}
			}
		}
		$date  = strtotime( $post->post_date_gmt . ' UTC' );
		$count = count( $document?->items() ?? [] );
		$likes = $this->tallies->for_posts( [ $post_id ], Kind::Like )[ $post_id ]->count;
		return new Entry(
			$post_id,
			substr( Text::fold( $post->post_title ), 0, self::MAX_TITLE_BYTES ),
			$facets,
			$this->words( $post, $document, $facets ),
			[
				'date'        => Entry::fit( 'date', false === $date ? 0 : $date ),
				'id'          => $post_id,
				...$this->limited( $document ),
				'ingredients' => Entry::fit( 'ingredients', $count ?: null ),
				'likes'       => Entry::fit( 'likes', $likes ?: null ),
				'rating'      => $this->rating( $post_id ),
			]
		);
	}

	/**
	 * Returns the numbers that a search limits.
	 *
	 * @return array<string, int|null> By field; null where it is not known.
	 */
	private function limited( ?RecipeDocument $document ): array {
		$numbers = [];
		foreach ( $this->facets->fields() as $id => $field ) {
			$numbers[ $field ] = Entry::fit( $field, null === $document ? null : ( $this->facets->ranges()[ $id ]->number )( $document ) );
		}
		return $numbers;
	}

	/**
	 * Returns what "best rated" sorts by: the average as if a few middling ratings had been there before, so that one
	 * visitor's five stars do not beat a hundred visitors' 4.9.
	 *
	 * @return int|null Ten-thousandths of five stars, null without a rating.
	 */
	private function rating( int $post_id ): ?int {
		$tally = $this->tallies->for_posts( [ $post_id ], Kind::Rating )[ $post_id ];
		return 0 === $tally->count
			? null
			: Entry::fit(
				'rating',
				2000 * ( $tally->sum + self::PRIOR_RATINGS * self::PRIOR_STARS ) / ( $tally->count + self::PRIOR_RATINGS )
			);
	}

	/**
	 * Returns the words by which a recipe is found; a term is found by its ancestors, too.
	 *
	 * @param array<string, list<string>> $facets Its values by facet.
	 * @return list<string>
	 */
	private function words( \WP_Post $post, ?RecipeDocument $document, array $facets ): array {
		$texts = [ $post->post_title, wp_strip_all_tags( $post->post_excerpt ) ];
		if ( null !== $document ) {
			array_push( $texts, $document->data['name'], $document->data['description'], ...$document->data['keywords'] );
			array_push( $texts, ...array_column( $document->items(), 'name' ) );
		}
		foreach ( $this->facets->all() as $id => $facet ) {
			foreach ( null === $facet->taxonomy ? [] : $facets[ $id ] ?? [] as $term_id ) {
				$texts[] = KnownTerms::name( (int) $term_id, $facet->taxonomy ?? '' );
			}
		}
		return Text::words( implode( ' ', $texts ) );
	}
}
