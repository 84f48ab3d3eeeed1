<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\PostField;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers a post as it was before its recipe changed over, and brings all of it back.
 *
 * @phpstan-import-type Carried from CarriedVotes
 * @phpstan-import-type Line from ReportLine
 * @phpstan-type Written array{before: string, after: string, homes: list<int>}
 * @phpstan-type Record array{source: string, recipes: list<string>, created: bool, content: string, row: array<string, string>, terms: array<string, list<int>>, meta: list<string>, revisions: list<int>, comments: list<int>, stars?: Carried, savedBy?: list<int>, saves?: Carried, report?: array<array-key, Line>, roundups?: list<Written>, added?: array<array-key, string>, written?: string}
 */
final class Snapshot {

	/** The meta field of a post that changed over. */
	public const KEY = '_larder_change_over';

	/**
	 * @param Record $record   What is remembered.
	 * @param bool   $is_fresh Whether it was not stored before.
	 */
	private function __construct( public array $record, private readonly bool $is_fresh = false ) {}

	/**
	 * Remembers a post.
	 *
	 * @param \WP_Post     $post       The post as it is.
	 * @param string       $source     The plugin that its recipes come from.
	 * @param list<string> $taxonomies Taxonomies whose terms will change.
	 * @param bool         $created    Whether the post was made for a recipe, and goes when it is undone.
	 */
	public static function take( Rows $rows, \WP_Post $post, string $source, array $taxonomies, bool $created = false ): self {
		InitialOptions::remember();
		$terms = array_map( static fn (): array => [], array_flip( $taxonomies ) );
		foreach ( $created ? [] : $rows->terms->ids( $post->ID ) as $taxonomy => $ids ) {
			$terms[ $taxonomy ] = $ids;
		}
		$terms = array_intersect_key( $terms, array_flip( $taxonomies ) );
		return new self(
			[
				'source'      => $source,
				'recipes'     => [],
				'created'     => $created,
				'content'     => $post->post_content,
				'row'         => array_map(
					strval( ... ),
					array_filter( array_intersect_key( get_object_vars( $post ), array_flip( Content::ROW ) ), is_scalar( ... ) )
				),
				'terms'       => $terms,
				'meta'        => self::fields( $post->ID ),
				'revisions'   => $created ? [] : self::revisions( $post->ID ),
				'comments'    => [],
			],
			true
		);
	}

	/**
	 * Returns whether the post has no revision now, as far as is known without asking again.
	 */
	public function has_no_revisions(): bool {
		return $this->is_fresh && [] === $this->record['revisions'];
	}

	/**
	 * Notes what a post says now, unless somebody has edited it since the change-over wrote it last.
	 *
	 * @param string $before What it said.
	 * @param string $after  What it says now.
	 */
	public function wrote( string $before, string $after ): void {
		if ( $this->is_fresh || $this->is_as_written( $before ) ) {
			$this->record['written'] = md5( $after );
		}
	}

	/**
	 * Returns whether nobody has edited a post since the change-over wrote it last.
	 *
	 * @param string $content What it says.
	 */
	public function is_as_written( string $content ): bool {
		return md5( $content ) === ( $this->record['written'] ?? '' );
	}

	/**
	 * Reads what was remembered of a post.
	 *
	 * @return self|null Null where nothing changed over.
	 */
	public static function find( int $post_id ): ?self {
		$stored = get_post_meta( $post_id, self::KEY, true );
		/** @var Record|null $record */
		$record = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $record ) ? new self( $record ) : null;
	}

	/**
	 * Returns a pattern of LIKE that records of a plugin match.
	 *
	 * @param string $source The plugin; empty for all.
	 */
	public static function like( string $source ): string {
		return '' === $source ? '%' : addcslashes( substr( (string) wp_json_encode( [ 'source' => $source ] ), 0, -1 ), '_%\\' ) . ',%';
	}

	/**
	 * Stores the record with the post.
	 */
	public function keep( int $post_id ): void {
		PostField::store( $post_id, [ self::KEY => (string) wp_json_encode( $this->record ) ] );
	}

	/**
	 * Restores the post: its content and dates, terms, meta fields and revisions.
	 *
	 * @return array<string, list<int>> Terms that it does not have any more, by taxonomy; {@see CreatedTerms::drop_unused()} deletes those
	 *                                  that were made for it.
	 */
	public function restore( \wpdb $db, Rows $rows, int $post_id ): array {
		$had = array_intersect_key( $rows->terms->ids( $post_id ), array_flip( Taxonomy::keys() ) );
		if ( $this->record['created'] ) {
			self::delete( $db, $post_id );
			return $had;
		}
		Content::write( $db, $post_id, $this->record['content'], $this->record['row'] );
		$off = [];
		foreach ( $this->record['terms'] as $taxonomy => $ids ) {
			$off[ $taxonomy ] = CreatedTerms::restore( $rows, $post_id, $taxonomy, $had[ $taxonomy ] ?? [], $ids );
		}
		KeptRevision::drop( $db, array_values( array_diff( self::revisions( $post_id ), $this->record['revisions'] ) ) );
		PostField::delete( $db, $post_id, array_values( array_diff( self::fields( $post_id ), $this->record['meta'] ) ) );
		return array_filter( $off );
	}

	/**
	 * Deletes a post. Its fields go first, by two statements, where WordPress would send two for each: once nothing keeps the post from
	 * going, and plugins have seen it with its fields.
	 */
	private static function delete( \wpdb $db, int $post_id ): void {
		$fields = static function ( mixed $id ) use ( $db, $post_id ): void {
			if ( $id === $post_id ) {
				PostField::delete( $db, $post_id, self::fields( $post_id ) );
			}
		};
		add_action( 'before_delete_post', $fields, PHP_INT_MAX );
		try {
			wp_delete_post( $post_id, true );
		} finally {
			remove_action( 'before_delete_post', $fields, PHP_INT_MAX );
		}
	}

	/**
	 * Returns the keys of the meta fields of a post.
	 *
	 * @return list<string>
	 */
	private static function fields( int $post_id ): array {
		$meta = get_post_meta( $post_id );
		return array_map( strval( ... ), array_keys( is_array( $meta ) ? $meta : [] ) );
	}

	/**
	 * Returns the revisions of a post.
	 *
	 * @return list<int>
	 */
	private static function revisions( int $post_id ): array {
		$ids = wp_get_post_revisions( $post_id, [ 'fields' => 'ids' ] );
		return array_values( array_filter( $ids, is_int( ... ) ) );
	}
}
