<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\PostField;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the documents of recipes, each in one meta value of its post.
 */
final class DocumentRepository {

	/** The meta key. */
	public const META_KEY = RecipeDocument::META_KEY;

	/** The meta key of the URL that a recipe was taken from, by which it is found. */
	public const SOURCE_KEY = '_larder_source';

	/** The meta key of the fingerprint of the content that the document was made from. */
	public const CONTENT_KEY = '_larder_recipe_content';

	/**
	 * Cache of the document that was last built in memory, by post and fingerprint.
	 *
	 * @var array<string, RecipeDocument|null>
	 */
	private array $made = [];

	/**
	 * Cache of the document that was last read, by its stored JSON.
	 *
	 * @var array<string, RecipeDocument|null>
	 */
	private array $read = [];

	/**
	 * @param DocumentBuilder  $builder Builds documents.
	 * @param DerivedMeta|null $beside  What is kept beside them.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly DocumentBuilder $builder,
		private readonly ?DerivedMeta $beside = null
	) {}

	/**
	 * Returns the stored document, whoever may read it; where one of another version is stored, or something has changed the
	 * content in the database, as search and replace does, it is rebuilt in memory only.
	 */
	public function get( int $post_id ): ?RecipeDocument {
		$stored = get_post_meta( $post_id, self::META_KEY, true );
		if ( '' === $stored ) {
			return null;
		}
		$document = $this->read( $stored );
		$post     = get_post( $post_id );
		if ( ! $post instanceof \WP_Post ) {
			return $document;
		}
		$content = get_post_meta( $post_id, self::CONTENT_KEY, true );
		$now     = self::fingerprint( $post );
		if ( null !== $document && in_array( $content, [ '', $now ], true ) ) {
			return $document;
		}
		$key = "$post_id $now";
		if ( ! array_key_exists( $key, $this->made ) ) {
			$this->made = [ $key => $this->builder->build( $post ) ];
		}
		return $this->made[ $key ];
	}

	/**
	 * Reads a stored document.
	 *
	 * @param mixed $stored The stored value.
	 */
	private function read( mixed $stored ): ?RecipeDocument {
		if ( ! is_string( $stored ) ) {
			return null;
		}
		if ( ! array_key_exists( $stored, $this->read ) ) {
			$this->read = [ $stored => RecipeDocument::from_json( $stored ) ];
		}
		return $this->read[ $stored ];
	}

	/**
	 * Returns a checksum of the content.
	 */
	private static function fingerprint( \WP_Post $post ): string {
		return hash( 'xxh3', PostContent::with_patterns( $post ) );
	}

	/**
	 * Returns the stored document to the visitor, in the page or the answer that is being made.
	 *
	 * @return RecipeDocument|null Null where the post holds no recipe, or the visitor may not read it.
	 */
	public function readable( int $post_id ): ?RecipeDocument {
		$post = get_post( $post_id );
		return $post instanceof \WP_Post && ReadAccess::may_read( $post ) ? $this->get( $post_id ) : null;
	}

	/**
	 * Rebuilds and stores the document, or deletes it where the post contains no recipe.
	 *
	 * @return bool Whether the post holds a recipe.
	 */
	public function refresh( \WP_Post $post ): bool {
		$document = $this->builder->build( $post );
		if ( null === $document ) {
			PostField::delete( $this->db, $post->ID, array_values( array_filter(
				[ self::META_KEY, self::CONTENT_KEY, $this->beside?->key() ?? '' ],
				static fn ( string $key ): bool => '' !== $key && metadata_exists( 'post', $post->ID, $key )
			) ) );
			return false;
		}
		// While the meta cache is warm: the next calls change it.
		$this->keep_source( $post->ID, $document->data['source']['url'] ?? '' );
		PostField::store( $post->ID, [
			self::META_KEY    => $document->to_json(),
			self::CONTENT_KEY => self::fingerprint( $post ),
		] );
		$this->beside?->keep( $post, $document );
		RecipeTypes::note( $post->post_type );
		return true;
	}

	/**
	 * Stores where a recipe was taken from.
	 *
	 * @param string $url The URL; empty for none.
	 */
	private function keep_source( int $post_id, string $url ): void {
		if ( '' !== $url ) {
			PostField::store( $post_id, [ self::SOURCE_KEY => $url ] );
		} elseif ( metadata_exists( 'post', $post_id, self::SOURCE_KEY ) ) {
			delete_post_meta( $post_id, self::SOURCE_KEY );
		}
	}

	/**
	 * Returns the posts that may hold a recipe, in batches by ascending id.
	 *
	 * @param int $after Only posts with a greater id.
	 * @return list<int>
	 */
	public function candidates( int $after, int $limit ): array {
		$ids = $this->db->get_col(
			$this->db->prepare(
				"SELECT p.ID FROM %i p LEFT JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.ID > %d AND p.post_type <> 'revision' AND ( p.post_content LIKE %s OR p.post_content LIKE %s OR m.meta_id IS NOT NULL )
				GROUP BY p.ID ORDER BY p.ID LIMIT %d",
				$this->db->posts,
				$this->db->postmeta,
				self::META_KEY,
				$after,
				'%' . $this->db->esc_like( '<!-- wp:' . Blocks::RECIPE ) . '%',
				'%' . $this->db->esc_like( '<!-- wp:block {' ) . '%',
				$limit
			)
		);
		return array_map( absint( ... ), $ids );
	}

	/**
	 * Returns the posts and patterns that contain a synced pattern.
	 *
	 * @return list<int>
	 */
	public function users_of( int $pattern ): array {
		$ids = $this->db->get_col(
			$this->db->prepare(
				"SELECT ID FROM %i WHERE post_type <> 'revision' AND post_status <> 'auto-draft' AND ( post_content LIKE %s OR post_content LIKE %s ) ORDER BY ID",
				$this->db->posts,
				'%' . $this->db->esc_like( "\"ref\":$pattern}" ) . '%',
				'%' . $this->db->esc_like( "\"ref\":$pattern," ) . '%'
			)
		);
		return array_map( absint( ... ), $ids );
	}
}
