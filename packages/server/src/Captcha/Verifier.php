<?php
declare( strict_types=1 );

namespace Larder\Captcha;

/**
 * Has responses judged by the provider, with the site's own secret.
 *
 * A provider takes each response once. One that the page has had judged before
 * it sends its comment is kept as passed for a few minutes, for one comment.
 */
final class Verifier {

	private const KEPT_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** As long as somebody waits who has sent a comment; a provider answers within one. */
	private const TIMEOUT_SECONDS = 5;

	/**
	 * Takes what it needs.
	 *
	 * @param Captcha $captcha Knows the site's keys.
	 */
	public function __construct( private readonly Captcha $captcha ) {}

	/**
	 * Judges a response, and keeps one that passed for the comment that follows.
	 *
	 * @param Provider $provider Who judges.
	 * @param string   $response What the page was given.
	 */
	public function announce( Provider $provider, string $response ): Verdict {
		$answer  = $this->ask( $provider, $response );
		$verdict = $this->judge( $provider, $answer, null );
		if ( Verdict::Passed === $verdict ) {
			set_transient( self::key( $response ), $answer, self::KEPT_SECONDS );
		}
		return $verdict;
	}

	/**
	 * Judges the response of one comment; it is worth nothing afterwards.
	 *
	 * @param Provider $provider Who judges.
	 * @param string   $response What came with the comment.
	 * @param int      $post_id  The post that the comment is on.
	 */
	public function redeem( Provider $provider, string $response, int $post_id ): Verdict {
		$kept = get_transient( self::key( $response ) );
		// Of two comments at once only one deletes it.
		$answer = is_array( $kept ) && delete_transient( self::key( $response ) ) ? $kept : $this->ask( $provider, $response );
		return $this->judge( $provider, $answer, $post_id );
	}

	/**
	 * Asks the provider.
	 *
	 * @param Provider $provider Who judges.
	 * @param string   $response What the page was given.
	 * @return array<array-key, mixed>|null Null when there is no answer.
	 */
	private function ask( Provider $provider, string $response ): ?array {
		$reply = wp_remote_post(
			$provider->verify_url(),
			[
				'timeout'     => self::TIMEOUT_SECONDS,
				// Each step would have its own time, and the secret would go along.
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
		return is_array( $answer ) ? $answer : null;
	}

	/**
	 * Judges an answer: success, made on this site, for this comment, by a person.
	 *
	 * @param Provider                     $provider Who has answered.
	 * @param array<array-key, mixed>|null $answer   The answer.
	 * @param int|null                     $post_id  The post; null while it is not known.
	 */
	private function judge( Provider $provider, ?array $answer, ?int $post_id ): Verdict {
		if ( null === $answer ) {
			return Verdict::Unknown;
		}
		$action    = $answer['action'] ?? '';
		$is_passed = true === ( $answer['success'] ?? null )
			&& in_array( $answer['hostname'] ?? null, self::hosts(), true )
			&& ( ! $provider->has_action() || ( is_string( $action ) && ( null === $post_id ? str_starts_with( $action, 'comment_' ) : Captcha::action( $post_id ) === $action ) ) )
			&& $provider->accepts( $answer );
		return $is_passed ? Verdict::Passed : Verdict::Failed;
	}

	/**
	 * Gives the names of the hosts on which visitors see this site.
	 *
	 * @return list<string>
	 */
	private static function hosts(): array {
		return array_values( array_filter( [ wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) ], is_string( ... ) ) );
	}

	/**
	 * Gives the key under which a response is kept.
	 *
	 * @param string $response The response.
	 */
	private static function key( string $response ): string {
		return 'larder_captcha_' . wp_hash( $response );
	}
}
