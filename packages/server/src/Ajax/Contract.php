<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of an action before it is created: who may call it, and what a request may contain.
 *
 * Those of Larder's own actions are generated from `packages/contracts/schemas/ajax`, where `x-action` says all but the request.
 */
final class Contract {

	/**
	 * @param bool                 $is_write          Whether the call changes something.
	 * @param Caller               $caller            Who may make the call.
	 * @param bool                 $is_nonce_optional Whether a visitor who is logged in may also call it without a nonce, as older
	 *      clients do: its browser then has to send headers that name this site as the origin.
	 * @param array<string, mixed> $request           JSON Schema of requests.
	 */
	public function __construct(
		public readonly bool $is_write,
		public readonly Caller $caller,
		public readonly bool $is_nonce_optional,
		public readonly array $request
	) {}

	/**
	 * Returns the contract of an action that another plugin adds.
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
