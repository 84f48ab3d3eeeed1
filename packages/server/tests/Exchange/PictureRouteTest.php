<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\PictureRoute;
use Larder\Lock;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Editors bring pictures of other sites into the library, each once, and hear why one did not come.
 */
final class PictureRouteTest extends WordPressTestCase {

	/** The smallest GIF. */
	private const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	/**
	 * Requests a picture by the route of the site.
	 *
	 * @return array{int, array<array-key, mixed>} Status and answer.
	 */
	private static function ask( string $url ): array {
		$request = new \WP_REST_Request( 'POST', '/larder/v1/pictures' );
		$request->set_body_params( [ 'url' => $url, 'alt' => 'A pie' ] );
		$response = rest_do_request( $request );
		$data     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		return [ $response->get_status(), is_array( $data ) ? $data : [] ];
	}

	public function test_only_who_may_upload_brings_pictures(): void {
		self::assertSame( 401, self::ask( 'https://example.org/pie.gif' )[0] );
		wp_set_current_user( $this->user( 'contributor' ) );
		self::assertSame( 403, self::ask( 'https://example.org/pie.gif' )[0] );
	}

	public function test_what_is_no_address_of_the_public_web_is_refused_in_words(): void {
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 400, self::ask( 'data:text/html;base64,' . self::GIF )[0] );
		[ $status, $answer ] = self::ask( 'http://127.0.0.1/pie.gif' );

		self::assertSame( 422, $status );
		self::assertStringContainsString( 'not on the public web', is_string( $answer['message'] ?? null ) ? $answer['message'] : '' );
	}

	public function test_a_picture_comes_once_with_its_alternative_text(): void {
		add_filter(
			'pre_http_request',
			static fn (): array => [
				'response' => [ 'code' => 200, 'message' => 'OK' ],
				'headers'  => [],
				'body'     => (string) base64_decode( self::GIF, true ),
				'cookies'  => [],
			]
		);
		$route = new PictureRoute( new Fetcher( static fn (): array => [ '93.184.216.34' ] ) );
		/** @var \WP_REST_Request<array{url: string, alt: string}> $request */
		$request = new \WP_REST_Request( 'POST', '/larder/v1/pictures' );
		$request->set_body_params( [ 'url' => 'https://example.org/pie.gif', 'alt' => 'A pie' ] );
		$first  = $route->answer( $request );
		$second = $route->answer( $request );

		self::assertInstanceOf( \WP_REST_Response::class, $first );
		self::assertInstanceOf( \WP_REST_Response::class, $second );
		self::assertSame( $first->get_data(), $second->get_data() );
		/** @var array{id: int, url: string, alt: string} $picture */
		$picture = $first->get_data();
		self::assertSame( 'A pie', get_post_meta( $picture['id'], '_wp_attachment_image_alt', true ) );
		self::assertSame( 'A pie', $picture['alt'] );
		wp_delete_attachment( $picture['id'], true );
	}

	public function test_a_picture_that_a_file_holds_comes_as_a_data_address(): void {
		wp_set_current_user( $this->user( 'author' ) );
		[ $status, $answer ] = self::ask( 'data:image/gif;base64,' . self::GIF );

		self::assertSame( 200, $status );
		self::assertIsInt( $answer['id'] );
		self::assertStringEndsWith( '.gif', is_string( $answer['url'] ) ? $answer['url'] : '' );
		self::assertSame( 422, self::ask( 'data:image/gif;base64,' . base64_encode( '<script>' ) )[0] );
		wp_delete_attachment( $answer['id'], true );
	}

	public function test_who_wants_a_picture_that_somebody_fetches_waits_for_it(): void {
		wp_set_current_user( $this->user( 'author' ) );
		$url  = 'https://example.org/waited.gif';
		$lock = new Lock( 'larder_picture_' . md5( $url ), 30 );
		self::assertTrue( $lock->take() );
		$tries  = 0;
		$other  = 0;
		$asked  = 0;
		$fetch  = static function () use ( &$asked ): \WP_Error {
			++$asked;
			return new \WP_Error( 'http_request_failed', 'No network.' );
		};
		$finish = static function ( string $sql ) use ( &$tries, &$other, $lock, $url ): string {
			if ( str_contains( $sql, 'INSERT IGNORE' ) && str_contains( $sql, 'larder_picture_' ) && 2 === ++$tries ) {
				$other = wp_insert_post( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => 'Waited' ] );
				add_post_meta( $other, '_larder_origin', md5( $url ) );
				$lock->release();
			}
			return $sql;
		};
		add_filter( 'pre_http_request', $fetch );
		add_filter( 'query', $finish );
		[ $status, $answer ] = self::ask( $url );
		remove_filter( 'query', $finish );
		remove_filter( 'pre_http_request', $fetch );

		self::assertSame( 200, $status );
		self::assertSame( $other, $answer['id'] );
		self::assertSame( 0, $asked, 'the second asks no server' );
	}
}
