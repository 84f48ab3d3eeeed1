<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\PlainText;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the average and the newest reviews to the schema.org Recipe of a page.
 *
 * Both stand on the page as well, as search engines ask; a recipe that nobody
 * has rated says nothing of it.
 */
final class RatingSchema implements Registrable {

	/** How many reviews at most. */
	private const REVIEWS = 10;

	public function __construct( private readonly Ratings $ratings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before those who change the whole node.
		add_filter( 'larder_recipe_schema', $this->add( ... ), 5, 3 );
	}

	/**
	 * Adds what visitors say of the recipe.
	 *
	 * @param array<string, mixed> $document
	 * @return mixed The node.
	 */
	public function add( mixed $node, array $document, \WP_Post $post ): mixed {
		$summary = $this->ratings->get( $post->ID );
		if ( ! is_array( $node ) || [] === $node || 0 === $summary->count ) {
			return $node;
		}
		$node['aggregateRating'] = [
			'@type'       => 'AggregateRating',
			'ratingValue' => $summary->precise,
			'ratingCount' => $summary->count,
			'bestRating'  => 5,
			'worstRating' => 1,
		];
		$reviews                 = $this->reviews( $post->ID );
		if ( [] !== $reviews ) {
			$node['review'] = $reviews;
		}
		return $node;
	}

	/**
	 * Returns the newest approved comments with stars and words.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function reviews( int $post_id ): array {
		$comments = get_comments(
			[
				'post_id'    => $post_id,
				'status'     => 'approve',
				'type'       => 'comment',
				'parent'     => 0,
				// More than are wanted: a person who has rated again has one review.
				'number'     => 2 * self::REVIEWS,
				'orderby'    => [ 'comment_date_gmt', 'comment_ID' ],
				'order'      => 'DESC',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- The comments of one post, kept in the object cache.
				'meta_query' => [
					[
						'key'     => CommentRating::KEY,
						'value'   => [ 0.5, 5 ],
						'type'    => 'DECIMAL(3,1)',
						'compare' => 'BETWEEN',
					],
				],
			]
		);
		$reviews = [];
		foreach ( is_array( $comments ) ? $comments : [] as $comment ) {
			$review = $comment instanceof \WP_Comment ? $this->review( $comment ) : null;
			if ( null !== $review ) {
				$reviews[ CommentRater::from_comment( $comment )->voter()->key ] ??= $review;
			}
		}
		return array_slice( array_values( $reviews ), 0, self::REVIEWS );
	}

	/**
	 * Returns a comment as a review.
	 *
	 * @return array<string, mixed>|null Null without a name, which search engines want.
	 */
	private function review( \WP_Comment $comment ): ?array {
		$author = trim( $comment->comment_author );
		$stars  = CommentRating::for_comment( $comment );
		return '' === $author || 0 === $stars ? null : [
			'@type'         => 'Review',
			'author'        => [
				'@type' => 'Person',
				'name'  => PlainText::from_html( $author ),
			],
			'datePublished' => mysql2date( 'Y-m-d', $comment->comment_date, false ),
			'reviewBody'    => PlainText::from_html( get_comment_text( $comment ) ),
			'reviewRating'  => [
				'@type'       => 'Rating',
				'ratingValue' => $stars,
				'bestRating'  => 5,
				'worstRating' => 1,
			],
		];
	}
}
