<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of an action before it is made: who may call it, and what a request may hold.
 *
 * Those of Larder's own actions are generated from `packages/contracts/schemas/ajax`, where `x-action` says all but the request.
 */
final class Contract {

	/**
	 * @param bool                 $is_write          Whether the call changes something.
	 * @param Caller               $caller            Who may make the call.
	 * @param bool                 $is_nonce_optional Whether a visitor who is logged in may also call it without a nonce, as clients
	 *                                                from before do: the browser then has to say that a page of this site asks.
	 * @param array<string, mixed> $request           JSON Schema of requests.
	 */
	public function __construct(
		public readonly bool $is_write,
		public readonly Caller $caller,
		public readonly bool $is_nonce_optional,
		public readonly array $request
	) {}

	/**
	 * Returns that of an action which another plugin brings.
	 *
	 * @param ForeignAction $action The action.
	 */
	public static function of_foreign( ForeignAction $action ): self {
		return new self( $action->is_write(), $action->caller(), false, $action->request_schema() );
	}

	/**
	 * Whether a request may carry a nonce.
	 */
	public function has_nonce(): bool {
		return is_array( $this->request['properties'] ?? null ) && isset( $this->request['properties']['nonce'] );
	}
}
