<?php
declare( strict_types=1 );

namespace Larder\Tests\Hostile;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\Logged;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Whatever somebody sends to an address of Larder, the answer is an answer: never a failure of the server, nor a line in its log.
 *
 * @phpstan-type Schema array{properties?: array<string, array<string, mixed>>, required?: list<string>}
 */
final class HostileCallsTest extends WordPressTestCase {

	/** The id of an import that there is not. */
	private const IMPORT = '0123456789abcdef0123456789abcdef';

	/** Routes of REST that a visitor can ask, with what they take. */
	private const ROUTES = [
		[
			'GET',
			'/larder/v1/recipes',
			[
				'keyword',
				'sorting',
				'total_time',
				'recipe_cuisines',
				'not_recipe_cuisines',
				'within_recipe_cuisines',
				'recipe_ingredients',
				'results_page',
				'per_page',
				'_fields',
				'_embed',
				'_envelope',
				'_locale',
				'0',
				'facets',
			],
		],
		[ 'GET', '/larder/v1/filters/recipe_ingredients', [ 'text', 'offset', 'recipe_cuisines', 'keyword', '_fields', 'facet' ] ],
		[ 'GET', '/larder/v1/link-clicks', [ '_fields' ] ],
		[ 'GET', '/larder/v1/search-choices', [ '_fields' ] ],
		[ 'GET', '/larder/v1/settings', [ '_fields' ] ],
		[ 'POST', '/larder/v1/settings', [ 'recipePerPage', 'settingsEditors', 'keywordLinks' ] ],
		[ 'DELETE', '/larder/v1/settings', [] ],
		[ 'GET', '/larder/v1/settings/file', [ 'secrets' ] ],
		[ 'POST', '/larder/v1/settings/file', [ 'settings' ] ],
		[ 'POST', '/larder/v1/video-details', [ 'url' ] ],
		[ 'POST', '/larder/v1/check', [ 'post', 'title', 'content', 'excerpt', 'slug', 'author', 'featured_media' ] ],
		[ 'POST', '/larder/v1/read', [ 'url', 'text', 'file' ] ],
		[ 'POST', '/larder/v1/pictures', [ 'url', 'alt' ] ],
		[ 'GET', '/larder/v1/switch/tasty', [ '_fields' ] ],
		[ 'GET', '/larder/v1/switch/tasty/sample', [ 'post', 'at' ] ],
		[ 'GET', '/larder/v1/switch/tasty/recipes', [ 'after' ] ],
		[ 'POST', '/larder/v1/switch/tasty/look', [ 'again' ] ],
		[ 'POST', '/larder/v1/switch/tasty/type/keep', [ 'again' ] ],
		[ 'POST', '/larder/v1/switch/tasty/posts/1', [ 'again' ] ],
		[ 'DELETE', '/larder/v1/switch/tasty/posts/1', [ 'again' ] ],
		[ 'POST', '/larder/v1/imports', [ 'urls', 'files' ] ],
		[ 'GET', '/larder/v1/imports/' . self::IMPORT, [ 'after' ] ],
		[ 'POST', '/larder/v1/imports/' . self::IMPORT . '/step', [ 'status', 'author' ] ],
		[ 'POST', '/deliciousrecipe/v1/recipe-recaptcha-comments', [ 'recaptchaResponse', 'googleSecretKey' ] ],
	];

	/**
	 * Returns what nobody who means well would send.
	 *
	 * @return array<string, mixed>
	 */
	private static function hostile(): array {
		return [
			'nothing'           => '',
			'a list'            => [ 'a', 'b' ],
			'a map'             => [ 'a' => [ 'b' => 'c' ] ],
			'deep lists'        => json_decode( str_repeat( '[', 200 ) . str_repeat( ']', 200 ), true ),
			'a very long text'  => str_repeat( 'a', 200_000 ),
			'a very long list'  => array_fill( 0, 5000, 'x' ),
			'a huge number'     => '99999999999999999999999999',
			'a negative number' => '-1',
			'a number of hex'   => '0x1A',
			'an exponent'       => '1e309',
			'no UTF-8'          => "\xC3\x28\xA0\xA1",
			'a null byte'       => "a\0b",
			'markup'            => '"><script>alert(1)</script>',
			'SQL'               => "' OR 1=1; DROP TABLE wp_posts; -- %s %d %i",
			'lines'             => "a\r\nSet-Cookie: a=b\r\n\r\nb",
			'a pattern'         => '(((((a+)+)+)+)+)$[',
			'a path'            => '../../../../etc/passwd',
			'an object'         => 'O:8:"stdClass":0:{}',
			'text that turns'   => "\u{202E}\u{FFFF}\u{10FFFF}",
		];
	}

	/**
	 * Returns what is sent for each field, beside what is right.
	 *
	 * @return array<string, mixed> Right values of the fields that it needs.
	 */
	private function right( string $action ): array {
		/** @var array<string, Schema> $contracts */
		$contracts = require dirname( __DIR__, 2 ) . '/contracts/ajax.php';
		$fields    = [];
		foreach ( $contracts[ $action ]['required'] ?? [] as $name ) {
			$schema          = $contracts[ $action ]['properties'][ $name ] ?? [];
			$fields[ $name ] = match ( $schema['type'] ?? '' ) {
				'integer' => (string) $this->publish()->ID,
				'boolean' => '1',
				'array'   => [],
				default   => is_array( $schema['enum'] ?? null ) ? $schema['enum'][0] : 'text',
			};
		}
		return $fields;
	}

	/**
	 * Lists the actions.
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function actions(): iterable {
		/** @var array<string, Schema> $contracts */
		$contracts = require dirname( __DIR__, 2 ) . '/contracts/ajax.php';
		foreach ( $contracts as $action => $schema ) {
			yield $action => [ $action, [ ...array_keys( $schema['properties'] ?? [] ), 'unheard', 'nonce' ] ];
		}
	}

	/**
	 * @param list<string> $fields
	 */
	#[DataProvider( 'actions' )]
	public function test_an_action_answers_whatever_is_sent( string $action, array $fields ): void {
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'larder_rate_limits', '__return_empty_array' );
		add_filter( 'pre_wp_mail', '__return_true' );
		$right = $this->right( $action );
		$log   = new Logged();
		foreach ( [ 0, $this->user( 'subscriber' ) ] as $visitor ) {
			wp_set_current_user( $visitor );
			foreach ( $fields as $field ) {
				foreach ( self::hostile() as $what => $value ) {
					$answer = AjaxCall::make( $action, [ $field => $value ] + $right + [ 'nonce' => wp_create_nonce( 'larder_ajax' ) ] );
					self::assertContains( $answer['status'], [ 200, 400, 401, 403, 404, 409, 413, 429 ], "$action $field: $what" );
					self::assertSame( [], $log->lines(), "$action $field: $what" );
					self::assertStringNotContainsString(
						'<script>',
						(string) json_encode( $answer['body'], JSON_HEX_TAG ) . ( null === $answer['body'] ? $answer['text'] : '' )
					);
					wp_set_current_user( $visitor );
				}
			}
		}
		$log->end();
	}

	/**
	 * Lists the routes.
	 *
	 * @return iterable<string, array{string, string, list<string>}>
	 */
	public static function routes(): iterable {
		foreach ( self::ROUTES as $route ) {
			yield "$route[0] $route[1]" => $route;
		}
	}

	/**
	 * @param list<string> $fields Names of parameters.
	 */
	#[DataProvider( 'routes' )]
	public function test_a_route_answers_whatever_is_sent( string $method, string $route, array $fields ): void {
		add_filter( 'larder_rate_limits', '__return_empty_array' );
		$log = new Logged();
		foreach ( [ 0, $this->user( 'subscriber' ), $this->user( 'author' ), $this->user( 'administrator' ) ] as $visitor ) {
			wp_set_current_user( $visitor );
			foreach ( [ ...$fields, 'unheard' ] as $field ) {
				foreach ( self::hostile() as $what => $value ) {
					$request = new \WP_REST_Request( $method, $route );
					'GET' === $method
						? $request->set_query_params( [ $field => $value ] )
						: $request->set_body_params( [ $field => $value ] );
					$response = rest_do_request( $request );
					if ( is_string( $value ) || is_array( $value ) && is_string( $value[0] ?? null ) ) {
						$response = rest_filter_response_fields( $response, rest_get_server(), $request );
					}
					self::assertContains(
						$response->get_status(),
						[ 200, 400, 401, 403, 404, 409, 413, 429 ],
						"$route $field: $what " . wp_json_encode( $response->get_data() )
					);
					self::assertSame( [], $log->lines(), "$route $field: $what" );
				}
			}
		}
		$log->end();
	}

	public function test_every_route_of_larder_is_looked_at(): void {
		$routes = array_keys( rest_get_server()->get_routes() );
		$ours   = array_values( array_filter(
			$routes,
			static fn ( string $route ): bool => 1 === preg_match( '#^/(?:larder|deliciousrecipe)/v1/#', $route )
		) );
		$known  = array_unique( array_map(
			static fn ( array $route ): string => str_replace(
				[ 'recipe_ingredients', self::IMPORT, '/step', '/tasty', '/look', '/type/keep', '/posts/1' ],
				[
					'(?P<facet>[a-z][a-z0-9_]{0,39})',
					'(?P<id>[a-f0-9]{32})',
					'/(?P<act>step|start|retry|undo)',
					'/(?P<source>[a-z0-9-]+)',
					'/(?P<act>look|copy|change|undo|keep|pause|continue|step)',
					'/type/(?P<type>keep|change)',
					'/posts/(?P<post>\d+)',
				],
				$route[1]
			),
			self::ROUTES
		) );
		self::assertEqualsCanonicalizing( array_values( $known ), $ours );
	}
}
