<?php
declare( strict_types=1 );

namespace Larder\Tests\Links;

use Larder\Links\LinkClicks;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Clicks on ingredient links are counted by the server, one a call.
 */
final class CountLinkClickTest extends WordPressTestCase {

	private const ACTION = 'get_ingredient_links_count';

	/**
	 * Publishes a recipe with one linked ingredient.
	 *
	 * @param array{post_status?: string, post_password?: string} $post Fields of the post.
	 */
	private function link_id( array $post = [] ): string {
		$item   = [
			'id'   => 'aaaaaaaa',
			'text' => '200 g lentils',
			'link' => [ 'url' => 'https://example.org/' ],
		];
		$recipe = $this->publish(
			[],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $item, [ 'id' => 'plain000', 'text' => 'salt' ] ) ] ] ],
			$post
		);
		return $recipe->ID . '-aaaaaaaa';
	}

	public function test_each_call_counts_one_and_answers_the_total(): void {
		$link = $this->link_id();
		AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] );
		$answer = AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] );
		self::assertSame( 200, $answer['status'] );
		self::assertSame(
			[
				'success' => true,
				'data'    => [
					'ingredientLinkID' => $link,
					'clicks'           => 2,
				],
			],
			$answer['body']
		);
	}

	public function test_a_link_is_one_however_its_number_is_written(): void {
		$link = $this->link_id();
		AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] );
		$answer = AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => "00$link" ] );
		self::assertSame( [ 'ingredientLinkID' => $link, 'clicks' => 2 ], $answer['body']['data'] ?? null );
	}

	public function test_a_total_from_the_client_is_ignored(): void {
		$answer = AjaxCall::make(
			self::ACTION,
			[
				'ingredientLinkID' => $this->link_id(),
				'clicks'           => '900',
			]
		);
		self::assertIsArray( $answer['body'] );
		self::assertSame( 1, $answer['body']['data']['clicks'] );
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused_with_a_reason_and_changes_nothing( array $fields ): void {
		$answer = AjaxCall::make( self::ACTION, $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertIsArray( $answer['body'] );
		self::assertFalse( $answer['body']['success'] );
		self::assertSame( 'invalid_input', $answer['body']['data']['code'] );
		self::assertNotSame( '', $answer['body']['data']['message'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function bad_input(): array {
		/** @var array{invalid: array<string, array<string, mixed>>} $fixture */
		$fixture = json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/ajax/get_ingredient_links_count.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		return array_map( static fn ( array $fields ): array => [ $fields ], $fixture['invalid'] );
	}

	public function test_a_link_that_no_published_recipe_has_is_unknown(): void {
		$plain = str_replace( 'aaaaaaaa', 'plain000', $this->link_id() );
		foreach ( [
			'999999-aaaaaaaa',
			$plain,
			$this->link_id( [ 'post_status' => 'draft' ] ),
			$this->link_id( [ 'post_password' => 'pass' ] ),
		] as $link ) {
			self::assertSame( 404, AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] )['status'], $link );
		}
	}

	/**
	 * @param array<string, string> $headers Values of `$_SERVER`.
	 */
	#[DataProvider( 'foreign' )]
	public function test_pages_of_other_sites_cannot_count( array $headers ): void {
		$link = $this->link_id();
		self::assertSame( 403, AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ], $headers )['status'] );
		self::assertSame( 0, ( new LinkClicks( $this->db() ) )->count( $link ) );
	}

	/**
	 * @return array<string, array{0: array<string, string>}>
	 */
	public static function foreign(): array {
		return [
			'by its origin'            => [
				[
					'HTTP_SEC_FETCH_SITE' => '',
					'HTTP_ORIGIN'         => 'https://evil.example',
				],
			],
			'by the browser\'s word'   => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ] ],
			'by a null origin'         => [
				[
					'HTTP_SEC_FETCH_SITE' => '',
					'HTTP_ORIGIN'         => 'null',
				],
			],
			'by saying nothing at all' => [ [ 'HTTP_SEC_FETCH_SITE' => '' ] ],
		];
	}

	public function test_only_post_requests_count(): void {
		$link = $this->link_id();
		self::assertSame( 405, AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ], [], 'GET' )['status'] );
		self::assertSame( 0, ( new LinkClicks( $this->db() ) )->count( $link ) );
	}

	public function test_too_many_calls_from_one_address_are_refused_and_a_site_can_change_that(): void {
		add_filter( 'larder_rate_limits', static fn (): array => [ '*' => [ 2, self::FOREVER ] ] );
		$link = $this->link_id();
		foreach ( [ 200, 200, 429 ] as $status ) {
			self::assertSame( $status, AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] )['status'] );
		}
		add_filter( 'larder_rate_limits', '__return_empty_array', 20 );
		self::assertSame( 200, AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] )['status'] );
	}

	public function test_another_plugin_can_say_more_in_an_answer(): void {
		add_filter(
			'larder_ajax_answer',
			static fn ( array $data, string $action, array $input ): array => $data + [ 'asked' => [
				$action,
				$input['ingredientLinkID'],
			] ],
			10,
			3
		);
		$link   = $this->link_id();
		$answer = AjaxCall::make( self::ACTION, [ 'ingredientLinkID' => $link ] );
		self::assertIsArray( $answer['body'] );
		self::assertSame( [ 1, [ self::ACTION, $link ] ], [ $answer['body']['data']['clicks'], $answer['body']['data']['asked'] ] );
	}
}
