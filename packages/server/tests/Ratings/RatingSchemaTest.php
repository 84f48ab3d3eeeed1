<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Ratings\RatingSchema;
use Larder\Tests\Support\Comments;

/**
 * Machines read the average and the newest reviews, as they are on the page.
 */
final class RatingSchemaTest extends RatingTestCase {

	/**
	 * Returns the node of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	private function node( \WP_Post $recipe ): array {
		$node = ( new RatingSchema( $this->ratings() ) )->add( [ '@type' => 'Recipe' ], [], $recipe );
		self::assertIsArray( $node );
		/** @var array<string, mixed> $node */
		return $node;
	}

	public function test_a_recipe_that_nobody_rated_says_nothing_of_ratings(): void {
		$recipe = $this->publish();
		Comments::submit( $recipe->ID );
		self::assertSame( [ '@type' => 'Recipe' ], $this->node( $recipe ) );
	}

	public function test_the_count_is_that_of_the_page_and_the_average_has_two_decimals(): void {
		$recipe = $this->publish();
		foreach ( [ 'a' => 5, 'b' => 5, 'c' => 4 ] as $name => $stars ) {
			Comments::rate( $recipe->ID, $stars, "$name@example.org" );
		}
		self::assertSame(
			[
				'@type'       => 'AggregateRating',
				'ratingValue' => 4.67,
				'ratingCount' => 3,
				'bestRating'  => 5,
				'worstRating' => 1,
			],
			$this->node( $recipe )['aggregateRating']
		);
	}

	public function test_reviews_are_the_newest_ten_that_are_approved_and_have_stars(): void {
		$recipe = $this->publish();
		for ( $at = 1; $at <= 12; $at++ ) {
			$comment = Comments::rate( $recipe->ID, 1 + $at % 5, "person$at@example.org" );
			wp_update_comment( [
				'comment_ID'     => $comment->comment_ID,
				'comment_date'   => "2020-01-$at 12:00:00",
				'comment_author' => "Person $at",
			] );
		}
		Comments::submit( $recipe->ID );
		wp_set_comment_status( (int) $comment->comment_ID, 'hold' );
		$reviews = $this->node( $recipe )['review'] ?? null;
		self::assertIsArray( $reviews );
		self::assertCount( 10, $reviews );
		self::assertIsArray( $reviews[0] );
		self::assertSame( 'Review', $reviews[0]['@type'] );
		self::assertSame( [ '@type' => 'Person', 'name' => 'Person 11' ], $reviews[0]['author'] );
		self::assertSame( '2020-01-11', $reviews[0]['datePublished'] );
		self::assertIsString( $reviews[0]['reviewBody'] );
		self::assertStringContainsString( 'It was good.', $reviews[0]['reviewBody'] );
		self::assertSame( [ '@type' => 'Rating', 'ratingValue' => 2, 'bestRating' => 5, 'worstRating' => 1 ], $reviews[0]['reviewRating'] );
	}

	public function test_who_rated_again_has_one_review_the_newest(): void {
		$recipe = $this->publish();
		foreach ( [ 2 => '2020-01-01', 5 => '2020-01-02' ] as $stars => $day ) {
			$comment = Comments::rate( $recipe->ID, $stars, 'ana@example.org' );
			wp_update_comment( [
				'comment_ID'      => $comment->comment_ID,
				'comment_date'    => "$day 12:00:00",
				'comment_content' => "On $day.",
			] );
		}
		$node = $this->node( $recipe );
		self::assertIsArray( $node['review'] );
		self::assertSame( [ '2020-01-02' ], array_column( $node['review'], 'datePublished' ) );
		self::assertIsArray( $node['aggregateRating'] );
		self::assertSame( 1, $node['aggregateRating']['ratingCount'] );
	}

	public function test_a_review_without_an_author_is_left_out(): void {
		add_filter( 'pre_option_require_name_email', static fn (): string => '0' );
		$recipe = $this->publish();
		$sent   = Comments::submit( $recipe->ID, [ 'rating' => '5', 'author' => '', 'email' => '' ] );
		self::assertInstanceOf( \WP_Comment::class, $sent );
		self::assertArrayHasKey( 'aggregateRating', $this->node( $recipe ) );
		self::assertArrayNotHasKey( 'review', $this->node( $recipe ) );
	}
}
