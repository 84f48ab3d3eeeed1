<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Log;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Handles requests at `admin-ajax.php`; it registers its actions on such requests only, after
 * `init`.
 *
 * Other plugins add actions by the filter `larder_ajax_actions`. WordPress itself answers an action
 * that is not registered: status 400 and `0`.
 */
final class Dispatcher implements Registrable {

	/** Before WP Delicious, which would refuse what Larder's pages ask where both run. */
	private const PRIORITY = 5;

	/**
	 * @param Contracts $contracts Reads requests.
	 * @param Guard     $guard     Refuses what may not be done.
	 * @param array<string, \Closure(): Action<*>> $actions   What makes Larder's own actions, by name.
	 */
	public function __construct(
		private readonly Contracts $contracts,
		private readonly Guard $guard,
		private readonly array $actions
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->actions as $name => $action ) {
			$this->listen( $name, $action );
		}
		$this->listen_to_others();
		// Not before other plugins have added their filters.
		add_action( 'admin_init', $this->refuse_unknown( ... ), PHP_INT_MAX );
	}

	/**
	 * Refuses an unknown action with Larder's prefix in the same format as other refusals; WordPress would answer "0".
	 */
	public function refuse_unknown(): void {
		$name = LarderRequest::requested();
		if ( str_starts_with( $name, 'larder_' ) && ! has_action( "wp_ajax_$name" ) && ! has_action( "wp_ajax_nopriv_$name" ) ) {
			wp_send_json_error(
				[
					'code'    => 'unknown_action',
					'message' => __( 'The request could not be read.', 'larder' ),
				],
				400
			);
		}
	}

	/**
	 * Registers the actions of other plugins; none can replace one of Larder's.
	 */
	public function listen_to_others(): void {
		/**
		 * Filters the actions that other plugins add to those of Larder.
		 *
		 * @param list<ForeignAction> $actions The actions, each with the schema of its requests.
		 */
		$others = apply_filters( 'larder_ajax_actions', [] );
		foreach ( is_array( $others ) ? $others : [] as $action ) {
			if ( $action instanceof ForeignAction && ! isset( $this->actions[ $action->name() ] ) ) {
				$this->listen( $action->name(), static fn (): Action => $action );
			}
		}
	}

	/**
	 * Registers an action for guests and logged-in users; the guard decides who may call it.
	 *
	 * @param \Closure(): Action<*> $action Makes it.
	 */
	private function listen( string $name, \Closure $action ): void {
		$answer = function () use ( $action ): void {
			if ( ! self::is_for_wp_delicious() ) {
				$this->answer( $action() );
			}
		};
		add_action( "wp_ajax_$name", $answer, self::PRIORITY );
		add_action( "wp_ajax_nopriv_$name", $answer, self::PRIORITY );
	}

	/**
	 * Returns whether a call comes from the scripts of WP Delicious, which answers it where both run. They call with jQuery, which names
	 * itself; Larder's do not.
	 */
	private static function is_for_wp_delicious(): bool {
		$hooks = $GLOBALS['wp_filter'] ?? [];
		$hook  = is_array( $hooks ) ? $hooks[ (string) current_action() ] ?? null : null;
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		if ( ! $hook instanceof \WP_Hook || 'XMLHttpRequest' !== ( $_SERVER['HTTP_X_REQUESTED_WITH'] ?? '' ) ) {
			return false;
		}
		foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $listener ) {
			$method = is_array( $listener ) ? $listener['function'] ?? null : null;
			$owner  = is_array( $method ) ? $method[0] ?? null : null;
			if ( str_contains( is_object( $owner ) ? $owner::class : '', 'Delicious' ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Answers one call and ends the request.
	 *
	 * @param Action<*> $action
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
			$this->refuse( $action, $refusal );
		} catch ( Unavailable $failure ) {
			Log::note( sprintf( 'the call %s was not answered: %s', $action->name(), $failure->getMessage() ) );
			$this->refuse( $action, new Refusal( 'busy', esc_html__( 'That did not work. Please try again.', 'larder' ), 503 ) );
		}
	}

	/**
	 * Sends the reason why a call is refused, and ends the request.
	 *
	 * @param Action<*> $action
	 * @param Refusal   $refusal Why.
	 */
	private function refuse( Action $action, Refusal $refusal ): void {
		wp_send_json_error(
			[
				'code'    => $refusal->reason,
				'message' => $refusal->getMessage(),
			] + ( $action instanceof RepeatsErrorMessage ? [ 'error' => $refusal->getMessage() ] : [] ) + $refusal->data,
			$refusal->status
		);
	}

	/**
	 * Reads and validates the request, and runs the action.
	 *
	 * @param Action<*> $action
	 * @return array<string, mixed>
	 * @throws Refusal When the call cannot be answered.
	 */
	private function run( Action $action ): array {
		if ( 'POST' !== ServerVariables::text( 'REQUEST_METHOD' ) ) {
			header( 'Allow: POST' );
			throw new Refusal( 'wrong_method', esc_html__( 'This address takes POST requests only.', 'larder' ), 405 );
		}
		$contract = $this->contracts->get( $action );
		if ( $contract->is_write ) {
			$this->guard->require_same_origin();
		}
		/** @var array<string, mixed> $sent */
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Cached pages have no nonce; the guard checks the origin and the caller, and the schema what was sent.
		$sent  = wp_unslash( $_POST );
		$input = $this->contracts->read( $action->name(), $contract, array_diff_key( $sent, [ 'action' => true ] ) );
		$this->guard->require_caller( $contract, is_string( $sent['nonce'] ?? null ) ? $sent['nonce'] : '' );
		if ( $contract->is_write && ! $action instanceof LimitsOwnRate ) {
			$is_known = Caller::Anyone !== $contract->caller && is_user_logged_in();
			$this->guard->require_within_rate_limit( $action->name(), $is_known ? 'account ' . get_current_user_id() : '' );
		}
		return $this->answered( $action, $input );
	}

	/**
	 * Runs the action and lets other plugins filter its reply.
	 *
	 * @param Action<*>            $action
	 * @param array<string, mixed> $input  What was asked, valid and clean.
	 * @return array<string, mixed>
	 * @throws Refusal When it cannot be done.
	 */
	private function answered( Action $action, array $input ): array {
		// @phpstan-ignore argument.type (Valid input has the shape that was generated from the same schema.)
		$data = $action->handle( $input );
		/**
		 * Filters the data that a call is answered with.
		 *
		 * @param array<string, mixed> $data   What the views of Larder read has to stay.
		 * @param string               $action Name of the action.
		 * @param array<string, mixed> $input  What was asked, valid by its schema.
		 */
		$filtered = apply_filters( 'larder_ajax_answer', $data, $action->name(), $input );
		/** @var array<string, mixed> $answer */
		$answer = is_array( $filtered ) ? $filtered : $data;
		return $answer;
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
