<?php
declare( strict_types=1 );

namespace Larder\Tests\Check;

use Larder\Tests\Support\WordPressTestCase;

/**
 * What the editor is told about a recipe that is not saved yet.
 */
final class CheckRouteTest extends WordPressTestCase {

	/**
	 * Requests the check of a recipe.
	 *
	 * @param array<string, mixed> $fields What is edited.
	 */
	private function ask( array $fields ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/larder/v1/check' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $fields ) );
		$answer = rest_do_request( $request );
		self::assertInstanceOf( \WP_REST_Response::class, $answer );
		return $answer;
	}

	/**
	 * Returns the names of what is lacking.
	 *
	 * @return list<string>
	 */
	private static function lacks( \WP_REST_Response $answer ): array {
		/** @var array{groups: list<array{lacks: list<array{rule: string}>}>} $data */
		$data = $answer->get_data();
		return array_column( array_merge( ...array_column( $data['groups'], 'lacks' ) ), 'rule' );
	}

	/**
	 * Writes a recipe.
	 *
	 * @param array<string, mixed> $facts
	 */
	private static function content( array $facts ): string {
		return get_comment_delimited_block_content( 'larder/recipe', $facts, '<div></div>' );
	}

	public function test_it_follows_what_is_typed_and_stores_nothing(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post    = $this->publish( [], [], [ 'post_status' => 'draft' ] );
		$picture = wp_insert_attachment( [ 'post_title' => 'Picture', 'post_mime_type' => 'image/jpeg' ], '2026/01/picture.jpg' );
		wp_update_attachment_metadata( (int) $picture, [ 'width' => 1200, 'height' => 800, 'file' => '2026/01/picture.jpg' ] );
		$before  = self::lacks( $this->ask( [ 'post' => $post->ID ] ) );
		self::assertSame( [], array_diff( [ 'picture', 'description', 'yield', 'course' ], $before ) );
		$answer = $this->ask(
			[
				'post'           => $post->ID,
				'title'          => 'Bread',
				'content'        => self::content( [
					'description' => 'Crusty.',
					'yieldAmount' => 1,
					'prepTime'    => 20,
					'cookTime'    => 40,
					'calories'    => 1200,
				] ),
				'featured_media' => $picture,
				'terms'          => [ 'recipe-course' => [ 3 ] ],
			]
		);
		self::assertSame(
			[],
			array_intersect( [ 'picture', 'description', 'yield', 'course', 'time', 'calories' ], self::lacks( $answer ) )
		);
		/** @var array{preview: array{title: string, path: list<string>, image: string, description: string, rating: null, facts: list<string>}} $data */
		$data = $answer->get_data();
		self::assertSame(
			[ 'Bread', 'Crusty.', null, [ "1\u{00A0}h", "1,200\u{00A0}kcal" ] ],
			[ $data['preview']['title'], $data['preview']['description'], $data['preview']['rating'], $data['preview']['facts'] ]
		);
		self::assertStringEndsWith( '/2026/01/picture.jpg', $data['preview']['image'] );
		self::assertSame( 'bread', array_slice( $data['preview']['path'], -1 )[0] ?? '' );
		self::assertSame( 'Lentil soup', get_post_field( 'post_title', $post->ID ) );
		self::assertSame( $before, self::lacks( $this->ask( [ 'post' => $post->ID ] ) ) );
	}

	public function test_a_post_without_a_recipe_has_nothing_to_be_said_about(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post = $this->publish();
		self::assertSame(
			[ 'groups' => null, 'preview' => null ],
			$this->ask( [ 'post' => $post->ID, 'content' => '<p>News.</p>' ] )->get_data()
		);
	}

	public function test_the_preview_has_the_stars_that_the_page_has(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		add_filter(
			'larder_recipe_schema',
			static fn ( array $node ): array => [ 'aggregateRating' => [ 'ratingValue' => '4.5', 'ratingCount' => 12 ] ] + $node
		);
		$data = $this->ask( [ 'post' => $this->publish()->ID ] )->get_data();
		self::assertSame(
			[ 'value' => 4.5, 'count' => 12 ],
			is_array( $data ) && is_array( $data['preview'] ) ? $data['preview']['rating'] : null
		);
		add_filter( 'larder_recipe_schema', '__return_empty_array', 20 );
		$data = $this->ask( [ 'post' => $this->publish()->ID ] )->get_data();
		self::assertNull( is_array( $data ) ? $data['preview'] : false );
	}

	public function test_only_who_may_edit_the_post_is_told(): void {
		$post = $this->publish( [], [], [ 'post_status' => 'draft' ] );
		self::assertSame( 401, $this->ask( [ 'post' => $post->ID ] )->get_status() );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, $this->ask( [ 'post' => $post->ID ] )->get_status() );
		wp_set_current_user( $this->user( 'administrator' ) );
		self::assertSame( 400, $this->ask( [ 'post' => 'x' ] )->get_status() );
	}
}
