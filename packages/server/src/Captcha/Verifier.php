<?php
declare( strict_types=1 );

namespace Larder\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies responses with the provider, by the site's own secret.
 *
 * A provider takes each response once. One that the page has had judged before
 * it sends its comment is kept as passed for a few minutes, for one comment on
 * the post it was made for. Where the provider does not say what that was, it is
 * what the response was first shown for.
 */
final class Verifier {

	private const KEPT_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Timeout in seconds, while the author of a comment waits; a provider usually answers within one. */
	private const TIMEOUT_SECONDS = 5;

	public function __construct( private readonly Captcha $captcha ) {}

	/**
	 * Verifies a response, and stores one that passed for the comment that follows.
	 *
	 * @param string $response What the page was given.
	 * @param string $action   What it is for, such as `comment_7`; empty where the page does not say.
	 */
	public function announce( Provider $provider, string $response, string $action ): Verdict {
		$answer  = $this->ask( $provider, $response, $action );
		$verdict = $this->judge( $provider, $answer, $action );
		if ( Verdict::Passed === $verdict ) {
			set_transient( self::key( $response ), $answer, self::KEPT_SECONDS );
		}
		return $verdict;
	}

	/**
	 * Verifies the response of one comment, which cannot be used again.
	 *
	 * @param string $response What came with the comment.
	 * @param int    $post_id  The post that the comment is on.
	 */
	public function redeem( Provider $provider, string $response, int $post_id ): Verdict {
		$action = Captcha::action( $post_id );
		$kept   = get_transient( self::key( $response ) );
		// Of two comments at once only one deletes it.
		$answer = is_array( $kept ) && delete_transient( self::key( $response ) ) ? $kept : $this->ask( $provider, $response, $action );
		return $this->judge( $provider, $answer, $action );
	}

	/**
	 * Sends the response to the provider and returns its reply.
	 *
	 * @param string $response What the page was given.
	 * @param string $action   What the response is shown for.
	 * @return array<array-key, mixed>|null Always with the action that the response is for; null when there is no answer.
	 */
	private function ask( Provider $provider, string $response, string $action ): ?array {
		$reply = wp_remote_post(
			$provider->verify_url(),
			[
				'timeout'     => self::TIMEOUT_SECONDS,
				// Each redirect would have its own timeout, and receive the secret.
				'redirection' => 0,
				'body'        => [
					'secret'   => $this->captcha->secret(),
					'response' => $response,
				],
			]
		);
		if ( is_wp_error( $reply ) || 200 !== wp_remote_retrieve_response_code( $reply ) ) {
			return null;
		}
		$answer = json_decode( wp_remote_retrieve_body( $reply ), true );
		if ( ! is_array( $answer ) ) {
			return null;
		}
		return $provider->has_action() ? $answer : [ 'action' => $action ] + $answer;
	}

	/**
	 * Judges an answer: success, made on this site, for this comment, by a person.
	 *
	 * @param Provider                     $provider Who has answered.
	 * @param array<array-key, mixed>|null $answer
	 * @param string                       $action   What it has to be for; empty while that is not known.
	 */
	private function judge( Provider $provider, ?array $answer, string $action ): Verdict {
		if ( null === $answer ) {
			return Verdict::Unknown;
		}
		$made_for  = $answer['action'] ?? null;
		$is_passed = true === ( $answer['success'] ?? null )
			&& in_array( $answer['hostname'] ?? null, self::hosts(), true )
			&& ( '' === $action ? ! $provider->has_action() || Captcha::is_action( $made_for ) : $action === $made_for )
			&& $provider->accepts( $answer );
		return $is_passed ? Verdict::Passed : Verdict::Failed;
	}

	/**
	 * Returns the names of the hosts on which visitors see this site.
	 *
	 * @return list<string>
	 */
	private static function hosts(): array {
		return array_values( array_filter(
			[ wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) ],
			is_string( ... )
		) );
	}

	/**
	 * Returns the key under which a response is kept.
	 */
	private static function key( string $response ): string {
		return 'larder_captcha_' . wp_hash( $response );
	}
}
