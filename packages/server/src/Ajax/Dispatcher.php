<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Registrable;

/**
 * Answers the calls of pages at WordPress's ajax endpoint.
 *
 * An action that nobody registered is answered by WordPress itself: status 400 and `0`.
 */
final class Dispatcher implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param Schemas      $schemas Reads requests.
	 * @param Guard        $guard   Refuses what may not be done.
	 * @param list<Action> $actions The actions.
	 */
	public function __construct(
		private readonly Schemas $schemas,
		private readonly Guard $guard,
		private readonly array $actions
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->actions as $action ) {
			$answer = function () use ( $action ): void {
				$this->answer( $action );
			};
			add_action( 'wp_ajax_' . $action->name(), $answer );
			add_action( 'wp_ajax_nopriv_' . $action->name(), $answer );
		}
	}

	/**
	 * Answers one call and ends the request.
	 *
	 * @param Action $action The action.
	 */
	private function answer( Action $action ): void {
		nocache_headers();
		try {
			$data = $this->run( $action );
			if ( $action instanceof AnswersHtml ) {
				$this->send_html( $action->html( $data ) );
			}
			wp_send_json_success( $data );
		} catch ( Refusal $refusal ) {
			wp_send_json_error(
				[
					'code'    => $refusal->reason,
					'message' => $refusal->getMessage(),
				] + $refusal->data,
				$refusal->status
			);
		}
	}

	/**
	 * Reads the request, checks it and lets the action do its work.
	 *
	 * @param Action $action The action.
	 * @return array<string, mixed>
	 * @throws Refusal When the call cannot be answered.
	 */
	private function run( Action $action ): array {
		if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
			header( 'Allow: POST' );
			throw new Refusal( 'wrong_method', esc_html__( 'This address takes POST requests only.', 'larder' ), 405 );
		}
		if ( $action->is_write() ) {
			$this->guard->require_same_origin();
		}
		/** @var array<string, mixed> $sent */
		$sent  = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Cached pages have no nonce; the guard checks the origin and the caller, and the schema what was sent.
		$input = $this->schemas->read( $action->name(), array_diff_key( $sent, [ 'action' => true ] ) );
		$this->guard->require_caller( $action, is_string( $sent['nonce'] ?? null ) ? $sent['nonce'] : '' );
		if ( $action->is_write() ) {
			$is_known = Caller::Anyone !== $action->caller() && is_user_logged_in();
			$this->guard->require_moderation( $action->name(), $is_known ? 'account ' . get_current_user_id() : '' );
		}
		return $action->handle( $input );
	}

	/**
	 * Sends HTML and ends the request.
	 *
	 * @param string $html Safe HTML.
	 */
	private function send_html( string $html ): never {
		header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The action has escaped it.
		wp_die( '', '', [ 'response' => 200 ] );
	}
}
