<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Writes what guests say of some recipes, with the stars that they give.
 *
 * @phpstan-import-type Review from Source
 */
final class Reviews {

	public function __construct(
		private readonly Source $source,
		private readonly Ledger $ledger
	) {}

	/**
	 * Writes those that are missing; they go together with their recipes.
	 *
	 * @return int How many were written.
	 * @throws \RuntimeException When WordPress refuses one.
	 */
	public function keep(): int {
		$written = 0;
		foreach ( $this->source->reviews() as $slug => $reviews ) {
			$post_id = $this->ledger->post_id( "recipe:$slug" );
			$there   = 0 === $post_id ? [] : $this->there( $post_id );
			foreach ( 0 === $post_id ? [] : $reviews as $at => $review ) {
				$key = "review:$slug:$at";
				if ( in_array( $key, $there, true ) ) {
					continue;
				}
				$id = $this->write( $post_id, $key, $review );
				++$written;
				if ( [] !== $review['reply'] ) {
					[ $author, $text ] = $review['reply'];
					$this->write(
						$post_id,
						"$key:reply",
						[ 'author' => $author, 'text' => $text, 'stars' => 0, 'days' => $review['days'] * 0.8, 'reply' => [] ],
						$id
					);
					++$written;
				}
			}
		}
		return $written;
	}

	/**
	 * Returns the keys of the reviews that a recipe has.
	 *
	 * @return list<string>
	 */
	private function there( int $post_id ): array {
		$keys = [];
		$ids  = get_comments( [ 'post_id' => $post_id, 'status' => 'any', 'fields' => 'ids' ] );
		foreach ( is_array( $ids ) ? $ids : [] as $id ) {
			$key = is_numeric( $id ) ? get_comment_meta( (int) $id, Ledger::META, true ) : '';
			if ( is_string( $key ) && '' !== $key ) {
				$keys[] = $key;
			}
		}
		return $keys;
	}

	/**
	 * Writes one.
	 *
	 * @param Review $review What it says.
	 * @param int    $parent The comment that it answers, 0 for none.
	 * @return int The comment.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	private function write( int $post_id, string $key, array $review, int $parent = 0 ): int {
		$date = current_datetime()->modify( sprintf( '-%d minutes', (int) ( $review['days'] * 24 * 60 ) ) )->format( 'Y-m-d H:i:s' );
		/** @var array{comment_content: string} $fields */
		$fields = wp_slash(
				[
					'comment_post_ID'      => $post_id,
					'comment_author'       => $review['author'],
					'comment_author_email' => sanitize_title( $review['author'] ) . '@example.org',
					'comment_content'      => $review['text'],
					'comment_date'         => $date,
					'comment_date_gmt'     => get_gmt_from_date( $date ),
					'comment_approved'     => '1',
					'comment_type'         => 'comment',
					'comment_parent'       => $parent,
					'comment_meta'         => [ Ledger::META => $key ] + ( $review['stars'] > 0 ? [ 'rating' => $review['stars'] ] : [] ),
				]
		);
		$id     = wp_insert_comment( $fields );
		if ( false === $id ) {
			throw new \RuntimeException( "$key was refused." );
		}
		return $id;
	}
}
