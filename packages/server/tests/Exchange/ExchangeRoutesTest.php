<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\LarderJson;
use Larder\Exchange\ExchangeModule;
use Larder\Exchange\Import\ImportItems;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Editors read recipes and import them over REST, nobody else does.
 */
final class ExchangeRoutesTest extends WordPressTestCase {

	private const TEXT = "# Soup of the route\n\n## Ingredients\n\n- 2 leeks\n\n## Instructions\n\n1. Simmer.";

	protected function setUp(): void {
		( new ImportItems( $this->db() ) )->install();
		parent::setUp();
	}

	/**
	 * Requests a route.
	 *
	 * @param string               $method HTTP method.
	 * @param array<string, mixed> $fields What is sent.
	 * @return array{int, array<array-key, mixed>} Status and answer.
	 */
	private static function ask( string $method, string $route, array $fields = [] ): array {
		$request = new \WP_REST_Request( $method, "/larder/v1/$route" );
		foreach ( $fields as $key => $value ) {
			$request->set_param( $key, $value );
		}
		$response = rest_do_request( $request );
		$data     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		return [ $response->get_status(), is_array( $data ) ? $data : [] ];
	}

	/**
	 * Begins an import of a file, as the screen does.
	 *
	 * @return string Its id.
	 */
	private function begun(): string {
		$path = tempnam( sys_get_temp_dir(), 'larder' );
		file_put_contents(
			(string) $path,
			( new LarderJson() )->write( [ new RecipeDocument( [ 'image' => null, 'gallery' => [] ] + Samples::whole()->data ) ] )
		);
		$root    = new Root( dirname( __DIR__, 4 ) . '/plugin.php' );
		$imports = ( new ExchangeModule( $this->db(), new DocumentRepository( $this->db(), new DocumentBuilder() ), $root ) )->imports();
		$run     = $imports->begin( get_current_user_id() );
		$imports->add_file( $run, (string) $path, 'pie.json', true );
		unlink( (string) $path );
		return $run->id;
	}

	public function test_only_who_writes_recipes_has_one_read(): void {
		self::assertSame( 401, self::ask( 'POST', 'read', [ 'text' => self::TEXT ] )[0] );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 403, self::ask( 'POST', 'read', [ 'text' => self::TEXT ] )[0] );
	}

	public function test_a_text_is_read_as_a_document_and_as_blocks(): void {
		wp_set_current_user( $this->user( 'author' ) );
		[ $status, $answer ] = self::ask( 'POST', 'read', [ 'text' => self::TEXT ] );

		self::assertSame( 200, $status );
		$recipe = is_array( $answer['recipes'] ?? null ) ? $answer['recipes'][0] : [];
		self::assertIsArray( $recipe );
		self::assertIsArray( $recipe['document'] ?? null );
		self::assertSame( 'Soup of the route', $recipe['document']['name'] ?? '' );
		self::assertStringStartsWith( '<!-- wp:larder/recipe', is_string( $recipe['blocks'] ?? null ) ? $recipe['blocks'] : '' );
	}

	public function test_an_address_of_this_machine_is_refused_in_words(): void {
		wp_set_current_user( $this->user( 'author' ) );
		$answer = self::ask( 'POST', 'read', [ 'url' => 'http://127.0.0.1/wp-admin' ] )[1];

		self::assertSame( [], $answer['recipes'] ?? null );
		self::assertIsArray( $answer['notices'] ?? null );
		self::assertStringContainsString(
			'not on the public web',
			is_string( $answer['notices'][0] ?? null ) ? $answer['notices'][0] : ''
		);
	}

	public function test_an_import_goes_on_over_rest_and_is_undone(): void {
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, self::ask( 'POST', 'imports', [ 'urls' => 'https://example.org/' ] )[0] );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( 400, self::ask( 'POST', 'imports' )[0] );
		self::assertSame( 404, self::ask( 'GET', 'imports/' . str_repeat( 'a', 32 ) )[0] );
		$id = $this->begun();

		$read = self::ask( 'POST', "imports/$id/step" )[1];
		self::assertSame( 'ready', $read['phase'] ?? '' );
		$row = is_array( $read['rows'] ?? null ) ? $read['rows'][0] : [];
		self::assertIsArray( $row );
		self::assertSame( [ 3, 3 ], [ $row['foods'] ?? 0, $row['steps'] ?? 0 ] );

		self::assertSame( 400, self::ask( 'POST', "imports/$id/start", [ 'author' => $this->user( 'subscriber' ) ] )[0] );
		self::assertSame( 'importing', self::ask( 'POST', "imports/$id/start", [ 'status' => 'publish' ] )[1]['phase'] ?? '' );
		$done = self::ask( 'POST', "imports/$id/step" )[1];
		self::assertSame( [ 'done' => 1 ], $done['recipes'] ?? null );

		self::ask( 'POST', "imports/$id/undo" );
		self::assertSame( [ 'undone' => 1 ], self::ask( 'POST', "imports/$id/step" )[1]['recipes'] ?? null );
	}

	public function test_what_nobody_wants_is_left_out(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$id  = $this->begun();
		$row = self::ask( 'POST', "imports/$id/step" )[1]['rows'] ?? [];
		self::assertIsArray( $row );
		self::assertIsArray( $row[0] ?? null );
		self::ask( 'POST', "imports/$id/start", [ 'skip' => [ $row[0]['id'] ?? 0 ] ] );

		self::assertSame( [ 'skipped' => 1 ], self::ask( 'POST', "imports/$id/step" )[1]['recipes'] ?? null );
	}

	public function test_a_file_that_does_not_arrive_is_told_why_with_the_limit(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$sent = static function ( string $route, string $field, int $error ): array {
			$request = new \WP_REST_Request( 'POST', "/larder/v1/$route" );
			$list    = 'files' === $field;
			$files = [
				$field => [
					'name'     => $list ? [ 'all.zip' ] : 'all.zip',
					'tmp_name' => $list ? [ '' ] : '',
					'error'    => $list ? [ $error ] : $error,
				],
			];
			// PHP sends lists of files, too, of which the types of WordPress do not know.
			( new \ReflectionMethod( $request, 'set_file_params' ) )->invoke( $request, $files );
			$response = rest_do_request( $request );
			$data     = $response->get_data();
			return [ $response->get_status(), is_array( $data ) && is_string( $data['message'] ?? null ) ? $data['message'] : '' ];
		};
		foreach ( [ [ 'imports', 'files' ], [ 'read', 'file' ] ] as [ $route, $field ] ) {
			[ $status, $message ] = $sent( $route, $field, UPLOAD_ERR_INI_SIZE );
			self::assertSame( 413, $status );
			self::assertStringContainsString( 'all.zip', $message );
			self::assertStringContainsString( (string) size_format( wp_max_upload_size() ), $message );
			self::assertSame( 400, $sent( $route, $field, UPLOAD_ERR_PARTIAL )[0] );
			[ $status, $message ] = $sent( $route, $field, UPLOAD_ERR_CANT_WRITE );
			self::assertSame( 507, $status );
			self::assertStringContainsString( 'disk', $message );
		}

		$_SERVER['CONTENT_LENGTH'] = (string) ( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) + 1 );
		self::assertSame( 413, self::ask( 'POST', 'imports' )[0], 'PHP throws away all of a request that is too large' );
		unset( $_SERVER['CONTENT_LENGTH'] );
	}

	public function test_more_is_given_to_an_import_that_nobody_has_started(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$id   = self::ask( 'POST', 'imports', [ 'urls' => 'http://127.0.0.1/a' ] )[1]['id'] ?? '';
		$more = self::ask( 'POST', 'imports', [ 'urls' => 'http://127.0.0.1/b', 'run' => $id ] )[1];

		self::assertSame( $id, $more['id'] ?? '' );
		self::assertSame( [ 'waiting' => 2 ], $more['sources'] ?? null );
		self::assertSame( 404, self::ask( 'POST', 'imports', [ 'urls' => 'http://127.0.0.1/b', 'run' => str_repeat( 'a', 32 ) ] )[0] );
	}

	public function test_what_is_typed_is_an_address_or_is_named(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		[ $status, $refused ] = self::ask( 'POST', 'imports', [ 'urls' => "https://example.org/\nmy favourite pie\n/etc/passwd" ] );
		self::assertSame( 400, $status );
		self::assertIsString( $refused['message'] ?? null );
		self::assertStringContainsString( 'my favourite pie, /etc/passwd', $refused['message'] );

		$typed = "Soup: http://127.0.0.1/a, http://127.0.0.1/b\n\n localhost.localdomain/c \nftp://example.org/d\nhttp://127.0.0.1/a";
		$id    = self::ask( 'POST', 'imports', [ 'urls' => $typed ] )[1]['id'] ?? '';
		self::assertIsString( $id );
		$read = self::ask( 'POST', "imports/$id/step" )[1];

		self::assertSame( [ 'failed' => 4 ], $read['sources'] ?? null );
		self::assertSame(
			[ 'http://127.0.0.1/a', 'http://127.0.0.1/b', 'https://localhost.localdomain/c', 'ftp://example.org/d' ],
			array_column( is_array( $read['failed'] ?? null ) ? $read['failed'] : [], 'name' )
		);
	}

	public function test_every_address_that_failed_is_named_however_many_there_are(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$urls = array_map( static fn ( int $number ): string => "http://127.0.0.1/$number", range( 1, 130 ) );
		$id   = self::ask( 'POST', 'imports', [ 'urls' => implode( "\n", $urls ) ] )[1]['id'] ?? '';
		self::assertIsString( $id );
		do {
			$read = self::ask( 'POST', "imports/$id/step" )[1];
		} while ( 'reading' === ( $read['phase'] ?? '' ) );

		self::assertSame( $urls, array_column( is_array( $read['failed'] ?? null ) ? $read['failed'] : [], 'name' ) );
	}
}
