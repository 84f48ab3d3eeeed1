<?php
declare( strict_types=1 );

namespace Larder\Captcha;

use Larder\Ajax\Guard;
use Larder\Ajax\Refusal;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The route `POST deliciousrecipe/v1/recipe-recaptcha-comments`: tells a page whether a response passes, before it sends the comment.
 *
 * A secret that is sent along is ignored; the site has its own. The field `action` says which comment the
 * response is for. A script that does not send it has written the comment on the page that it asks from.
 */
final class VerifyRoute implements Registrable {

	/** The route with its namespace. */
	public const PATH = 'deliciousrecipe/v1/recipe-recaptcha-comments';

	private const MAX_LENGTH = 8192;

	public function __construct(
		private readonly Captcha $captcha,
		private readonly Verifier $verifier,
		private readonly Guard $guard
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->register_route( ... ) );
	}

	/**
	 * Registers the route, for guests too.
	 */
	private function register_route(): void {
		[ $namespace, $version, $route ] = explode( '/', self::PATH );
		register_rest_route(
			"$namespace/$version",
			"/$route",
			[
				'methods'             => 'POST',
				'callback'            => $this->answer( ... ),
				'permission_callback' => '__return_true',
				'args'                => [
					'recaptchaResponse' => [
						'type'      => 'string',
						'required'  => true,
						'minLength' => 1,
						'maxLength' => self::MAX_LENGTH,
					],
					'action'            => [
						'type'              => 'string',
						'validate_callback' => Captcha::is_action( ... ),
					],
				],
			]
		);
	}

	/**
	 * Answers whether a response passes.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$provider = $this->captcha->provider();
		$response = $request->get_param( 'recaptchaResponse' );
		if ( null === $provider || ! is_string( $response ) ) {
			return new \WP_Error( 'no_captcha', __( 'Comments need no captcha here.', 'larder' ), [ 'status' => 404 ] );
		}
		try {
			$this->guard->require_same_origin();
			$this->guard->require_within_rate_limit( 'recipe-recaptcha-comments' );
		} catch ( Refusal $refusal ) {
			return $refusal->rest_error();
		}
		$verdict   = $this->verifier->announce( $provider, $response, self::action( $request->get_param( 'action' ) ) );
		$is_passed = Verdict::Passed === $verdict;
		$answer    = new \WP_REST_Response(
			[
				'success' => $is_passed,
				'data'    => [
					'success' => $is_passed,
					'message' => $verdict->message(),
				],
			],
			Verdict::Unknown === $verdict ? 503 : 200
		);
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}

	/**
	 * Returns what a response is for.
	 *
	 * @param mixed $named What the request says.
	 * @return string Empty when nobody knows.
	 */
	private static function action( mixed $named ): string {
		if ( is_string( $named ) ) {
			return $named;
		}
		$page = wp_get_raw_referer();
		$post = is_string( $page ) ? url_to_postid( $page ) : 0;
		return 0 === $post ? '' : Captcha::action( $post );
	}
}
