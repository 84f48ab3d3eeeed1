<?php
declare( strict_types=1 );

namespace Larder\Tests\Captcha;

use Larder\Settings\Settings;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Comments on recipes pass with a captcha that the provider has judged, and the secret stays secret.
 */
final class CaptchaTest extends WordPressTestCase {

	private const SECRET = 'the-secret-nobody-may-see';
	private const ROUTE  = '/deliciousrecipe/v1/recipe-recaptcha-comments';

	/** @var list<array{url: string, body: array<string, string>}> What the stand-in of the provider was asked. */
	private array $asked = [];

	/** @var array<string, array<string, mixed>> What it answers, by response; each response once. */
	private array $answers = [];

	private bool $is_down = false;

	protected function setUp(): void {
		parent::setUp();
		$this->switch_on( 'v2' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $request, string $url ): mixed {
				if ( ! str_ends_with( $url, 'siteverify' ) ) {
					return $answer;
				}
				/** @var array{secret: string, response: string} $body */
				$body          = $request['body'];
				$this->asked[] = [
					'url'  => $url,
					'body' => $body,
				];
				$response      = $body['response'];
				$found         = $this->answers[ $response ] ?? [ 'success' => false ];
				unset( $this->answers[ $response ] );
				return $this->is_down ? new \WP_Error( 'down', 'No route.' ) : [
					'response' => [
						'code'    => 200,
						'message' => 'OK',
					],
					'headers'  => [],
					'cookies'  => [],
					'body'     => (string) wp_json_encode( $found ),
				];
			},
			20,
			3
		);
		add_filter( 'pre_wp_mail', '__return_true' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		$_SERVER['REMOTE_ADDR']         = '192.0.2.7';
	}

	/**
	 * Switches the captcha on.
	 *
	 * @param string $version Version of the captcha.
	 */
	private function switch_on( string $version ): void {
		update_option(
			Settings::OPTION,
			[
				'enableRecaptchaForComments' => [ 'yes' ],
				'recpatchaVersion'           => $version,
				'recaptchaSiteKey'           => 'the-public-key',
				'recaptchaSecretKey'         => self::SECRET,
			]
		);
	}

	/**
	 * Mocks a provider that accepts a response once.
	 *
	 * @param array<string, mixed> $answer What differs in the answer.
	 */
	private function provider_takes( string $response, array $answer = [] ): void {
		$this->answers[ $response ] = $answer + [
			'success'  => true,
			'hostname' => wp_parse_url( home_url(), PHP_URL_HOST ),
		];
	}

	/**
	 * Sends a comment as a visitor.
	 *
	 * @param array<string, string> $fields Further fields.
	 * @param string                $text   The comment.
	 */
	private function comment( int $post_id, array $fields = [], string $text = '' ): \WP_Comment|\WP_Error {
		$_POST   = wp_slash( $fields );
		$comment = wp_handle_comment_submission(
			[
				'comment_post_ID' => (string) $post_id,
				'author'          => 'Ana',
				'email'           => 'ana@example.org',
				'comment'         => '' === $text ? uniqid( 'Lovely ' ) : $text,
			]
		);
		// One writer is slowed down by WordPress; a test has no time.
		wp_cache_flush();
		remove_all_filters( 'comment_flood_filter' );
		return $comment;
	}

	/**
	 * Requests the route.
	 *
	 * @param array<string, string> $fields What is sent.
	 */
	private function ask_route( array $fields ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', self::ROUTE );
		$request->set_body_params( $fields );
		return rest_do_request( $request );
	}

	/**
	 * Requests the route, and returns its verdict.
	 *
	 * @param array<string, string> $fields What is sent.
	 * @return array<array-key, mixed>
	 */
	private function judged( array $fields ): array {
		$answer = $this->ask_route( $fields )->get_data();
		return is_array( $answer ) && is_array( $answer['data'] ?? null ) ? $answer['data'] : [];
	}

	public function test_a_comment_without_a_response_is_refused_and_its_text_given_back(): void {
		$refused = $this->comment( $this->publish()->ID, [], 'Too <b>salty</b> & dry' );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertSame( 403, $refused->get_error_data() );
		self::assertStringContainsString( 'Please verify that you are not a robot.', $refused->get_error_message() );
		self::assertStringContainsString( '&lt;b&gt;salty', $refused->get_error_message() );
		self::assertSame( [], $this->asked );
	}

	public function test_a_comment_passes_with_a_response_that_the_provider_takes_and_only_one(): void {
		$post_id = $this->publish()->ID;
		$this->provider_takes( 'once' );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post_id, [ 'larder_captcha' => 'once' ] ) );
		self::assertSame(
			[
				'secret'   => self::SECRET,
				'response' => 'once',
			],
			$this->asked[0]['body'] ?? []
		);
		self::assertInstanceOf( \WP_Error::class, $this->comment( $post_id, [ 'larder_captcha' => 'once' ] ) );
	}

	public function test_a_response_that_the_page_has_had_judged_is_good_for_one_comment(): void {
		$post_id = $this->publish()->ID;
		$this->provider_takes( 'announced' );
		$answer = $this->ask_route( [ 'recaptchaResponse' => 'announced', 'action' => "comment_$post_id" ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertIsArray( $answer->get_data() );
		self::assertTrue( $answer->get_data()['success'] );
		self::assertIsArray( $answer->get_data()['data'] );
		self::assertTrue( $answer->get_data()['data']['success'] );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post_id, [ 'g-recaptcha-response' => 'announced' ] ) );
		self::assertInstanceOf( \WP_Error::class, $this->comment( $post_id, [ 'g-recaptcha-response' => 'announced' ] ) );
	}

	#[DataProvider( 'without_action' )]
	public function test_a_response_that_was_judged_for_one_recipe_is_worth_nothing_on_another( string $version ): void {
		$this->switch_on( $version );
		[ $soup, $cake ] = [ $this->publish()->ID, $this->publish()->ID ];
		$this->provider_takes( 'of soup' );
		self::assertSame(
			[ 'success' => true, 'message' => '' ],
			$this->judged( [ 'recaptchaResponse' => 'of soup', 'action' => "comment_$soup" ] )
		);
		self::assertInstanceOf( \WP_Error::class, $this->comment( $cake, [ 'larder_captcha' => 'of soup' ] ) );
		self::assertInstanceOf( \WP_Error::class, $this->comment( $soup, [ 'larder_captcha' => 'of soup' ] ), 'it was shown once' );
		$this->provider_takes( 'of cake' );
		$this->judged( [ 'recaptchaResponse' => 'of cake', 'action' => "comment_$cake" ] );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $cake, [ 'larder_captcha' => 'of cake' ] ) );
	}

	#[DataProvider( 'without_action' )]
	public function test_a_script_that_does_not_say_which_comment_it_is_has_it_judged_for_its_page( string $version ): void {
		$this->switch_on( $version );
		[ $soup, $cake ] = [ $this->publish()->ID, $this->publish()->ID ];
		// WordPress makes its rules of addresses to find the page, and would add today's to those of a later test.
		add_filter( 'pre_option_rewrite_rules', static fn (): array => [ 'recipe/([^/]+)/?$' => 'index.php?recipe=$matches[1]' ] );
		foreach ( [ $soup => \WP_Comment::class, $cake => \WP_Error::class ] as $post_id => $result ) {
			$_SERVER['HTTP_REFERER'] = get_permalink( $soup );
			$this->provider_takes( "response $post_id" );
			self::assertTrue( $this->judged( [ 'recaptchaResponse' => "response $post_id" ] )['success'] );
			self::assertInstanceOf( $result, $this->comment( $post_id, [ 'larder_captcha' => "response $post_id" ] ) );
		}
		unset( $_SERVER['HTTP_REFERER'] );
		$this->provider_takes( 'of nothing' );
		self::assertTrue( $this->judged( [ 'recaptchaResponse' => 'of nothing' ] )['success'] );
		self::assertInstanceOf( \WP_Error::class, $this->comment( $soup, [ 'larder_captcha' => 'of nothing' ] ) );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public static function without_action(): array {
		return [
			'reCAPTCHA 2' => [ 'v2' ],
			'hCaptcha'    => [ 'hcaptcha' ],
		];
	}

	public function test_the_route_judges_for_the_comment_that_it_is_told(): void {
		$this->switch_on( 'v3' );
		$post_id = $this->publish()->ID;
		$ask     = function ( string $action = '' ) use ( $post_id ): mixed {
			$this->provider_takes( 'response', [ 'action' => "comment_$post_id", 'score' => 0.9 ] );
			return $this->judged( [ 'recaptchaResponse' => 'response' ] + (
				'' === $action
					? []
					: [ 'action' => $action ]
			) )['success'] ?? null;
		};
		self::assertTrue( $ask( "comment_$post_id" ) );
		self::assertTrue( $ask() );
		self::assertFalse( $ask( 'comment_999999' ) );
		foreach ( [ 'login', 'comment_', 'comment_0', "comment_$post_id\n" ] as $action ) {
			self::assertSame( 400, $this->ask_route( [ 'recaptchaResponse' => 'response', 'action' => $action ] )->get_status() );
		}
	}

	/**
	 * @param string               $version Which captcha.
	 * @param array<string, mixed> $answer  What the provider answers.
	 */
	#[DataProvider( 'not_enough' )]
	public function test_an_answer_that_is_not_for_this_comment_on_this_site_by_a_person_is_not_enough(
		string $version,
		array $answer
	): void {
		$this->switch_on( $version );
		$this->provider_takes( 'response', $answer );
		self::assertInstanceOf( \WP_Error::class, $this->comment( $this->publish()->ID, [ 'larder_captcha' => 'response' ] ) );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	public static function not_enough(): array {
		return [
			'no success'               => [ 'v2', [ 'success' => false ] ],
			'success in words'         => [ 'v2', [ 'success' => 'true' ] ],
			'another host'             => [ 'v2', [ 'hostname' => 'evil.example' ] ],
			'no host'                  => [ 'v2', [ 'hostname' => null ] ],
			'no action'                => [ 'v3', [ 'score' => 0.9 ] ],
			'the action of a login'    => [ 'v3', [ 'score' => 0.9, 'action' => 'login' ] ],
			'a comment on another one' => [ 'v3', [ 'score' => 0.9, 'action' => 'comment_999999' ] ],
			'another one of Turnstile' => [ 'turnstile', [ 'action' => 'comment_999999' ] ],
		];
	}

	public function test_version_3_needs_a_score_that_a_site_can_change(): void {
		$this->switch_on( 'v3' );
		$post_id = $this->publish()->ID;
		$action  = [ 'action' => "comment_$post_id" ];
		$this->provider_takes( 'robot', $action + [ 'score' => 0.3 ] );
		$this->provider_takes( 'person', $action + [ 'score' => 0.7 ] );
		self::assertInstanceOf( \WP_Error::class, $this->comment( $post_id, [ 'larder_captcha' => 'robot' ] ) );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post_id, [ 'larder_captcha' => 'person' ] ) );
		add_filter( 'larder_captcha_score', static fn (): float => 0.2 );
		$this->provider_takes( 'robot', $action + [ 'score' => 0.3 ] );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post_id, [ 'larder_captcha' => 'robot' ] ) );
	}

	/**
	 * @param string $version Which captcha.
	 * @param string $field   Name that the provider gives its field.
	 * @param string $url     Where it is asked.
	 */
	#[DataProvider( 'providers' )]
	public function test_each_provider_is_asked_at_its_own_address( string $version, string $field, string $url ): void {
		$this->switch_on( $version );
		$post_id = $this->publish()->ID;
		$this->provider_takes( 'response', [ 'action' => "comment_$post_id", 'score' => 0.9 ] );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post_id, [ $field => 'response' ] ) );
		self::assertSame( [ $url ], array_column( $this->asked, 'url' ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public static function providers(): array {
		return [
			'reCAPTCHA 2' => [ 'v2', 'g-recaptcha-response', 'https://www.google.com/recaptcha/api/siteverify' ],
			'reCAPTCHA 3' => [ 'v3', 'g-recaptcha-response', 'https://www.google.com/recaptcha/api/siteverify' ],
			'Turnstile'   => [ 'turnstile', 'cf-turnstile-response', 'https://challenges.cloudflare.com/turnstile/v0/siteverify' ],
			'hCaptcha'    => [ 'hcaptcha', 'h-captcha-response', 'https://api.hcaptcha.com/siteverify' ],
		];
	}

	public function test_a_provider_that_cannot_be_reached_lets_nothing_through_and_the_route_says_so(): void {
		$this->is_down = true;
		$refused       = $this->comment( $this->publish()->ID, [ 'larder_captcha' => 'response' ] );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertStringContainsString( 'Error validating reCAPTCHA. Please try again.', $refused->get_error_message() );
		$answer = $this->ask_route( [ 'recaptchaResponse' => 'response' ] );
		self::assertSame( 503, $answer->get_status() );
	}

	public function test_a_provider_that_takes_the_call_and_never_answers_holds_nobody_up(): void {
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		self::assertIsResource( $silent );
		$waited = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $request, string $url ) use ( $silent, &$waited ): mixed {
				if ( ! str_ends_with( $url, 'siteverify' ) ) {
					return $answer;
				}
				$waited[] = [ $request['timeout'] ?? null, $request['redirection'] ?? null ];
				// A test waits one second, whatever a visitor would.
				return wp_remote_post( 'http://' . stream_socket_get_name( $silent, false ), [ 'timeout' => 1, 'body' => 'secret' ] );
			},
			30,
			3
		);
		$refused = $this->comment( $this->publish()->ID, [ 'larder_captcha' => 'response' ], 'Lovely soup' );
		self::assertSame( [ [ 5, 0 ] ], $waited, 'asked once, for five seconds at most' );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertStringContainsString( 'Error validating reCAPTCHA. Please try again.', $refused->get_error_message() );
		self::assertStringContainsString( 'Lovely soup', $refused->get_error_message(), 'nothing is lost' );
	}

	public function test_the_route_ignores_a_secret_and_refuses_other_sites_and_empty_responses(): void {
		$this->provider_takes( 'response' );
		$answer = $this->ask_route(
			[
				'recaptchaResponse' => 'response',
				'googleSecretKey'   => 'of-somebody-else',
			]
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( self::SECRET, $this->asked[0]['body']['secret'] ?? '' );
		self::assertSame( 400, $this->ask_route( [] )->get_status() );
		self::assertSame( 400, $this->ask_route( [ 'recaptchaResponse' => '' ] )->get_status() );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( 403, $this->ask_route( [ 'recaptchaResponse' => 'response' ] )->get_status() );
	}

	public function test_comments_that_need_none_pass_without(): void {
		$recipe = $this->publish();
		$post   = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => 'No recipe.', 'comment_status' => 'open' ] );
		self::assertInstanceOf( \WP_Comment::class, $this->comment( $post->ID ) );
		add_filter( 'larder_captcha_enabled', '__return_false' );
		$passed = [ $this->comment( $recipe->ID ) ];
		remove_all_filters( 'larder_captcha_enabled' );
		wp_set_current_user( $this->user( 'editor' ) );
		$passed[] = $this->comment( $recipe->ID );
		wp_set_current_user( 0 );
		update_option( Settings::OPTION, [] );
		$passed[] = $this->comment( $recipe->ID );
		self::assertContainsOnlyInstancesOf( \WP_Comment::class, $passed );
		self::assertSame( [], $this->asked );
	}

	public function test_the_form_holds_a_place_for_it_and_no_script_of_the_provider(): void {
		$recipe = $this->publish();
		self::set_post( $recipe );
		ob_start();
		comment_form( [], $recipe->ID );
		$form = (string) ob_get_clean();
		self::assertSame( 2, substr_count( $form, 'data-larder-island="captcha"' ) );
		self::assertSame( 1, substr_count( $form, '<div class="larder-captcha"></div>' ) );
		preg_match( '/data-larder-island="captcha"[^>]*data-larder-key="([^"]+)"/', $form, $found );
		self::assertContains( 'the-public-key', $this->islands()->props( $found[1] ?? '' ) ?? [] );
		self::assertStringNotContainsString( 'the-public-key', $form );
		self::assertStringNotContainsString( '<script', $form );
		self::assertStringContainsString( '<noscript>', $form );
		self::assertStringNotContainsString( self::SECRET, $form );
	}

	public function test_the_secret_is_in_no_answer_of_the_rest_api_below_the_administrator(): void {
		$recipe = $this->publish();
		foreach ( [ '', 'subscriber', 'contributor', 'author', 'editor' ] as $role ) {
			wp_set_current_user( '' === $role ? 0 : $this->user( $role ) );
			foreach ( array_keys( rest_get_server()->get_routes() ) as $route ) {
				if ( str_contains( $route, '(?P' ) || str_contains( $route, 'url-details' ) || str_contains( $route, 'directory' ) ) {
					continue;
				}
				$answer = rest_do_request( new \WP_REST_Request( 'GET', $route ) );
				self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer->get_data() ), "$route as $role" );
			}
			$one = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/recipe/{$recipe->ID}" ) );
			self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $one->get_data() ) );
		}
	}
}
