<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the contract of each action and validates requests against it.
 */
final class Contracts {

	public function __construct( private readonly Root $root ) {}

	/**
	 * Returns the contract of an action.
	 *
	 * @param Action<*> $action
	 */
	public function get( Action $action ): Contract {
		return $action instanceof ForeignAction ? Contract::of_foreign( $action ) : $this->own_contract( $action->name() );
	}

	/**
	 * Validates a request against its schema.
	 *
	 * @param string               $name  Name of the action.
	 * @param array<string, mixed> $input What was sent, without slashes.
	 * @return array<string, mixed> Valid and sanitized.
	 * @throws Refusal When something is missing, unknown or of the wrong kind.
	 */
	public function read( string $name, Contract $contract, array $input ): array {
		if ( ! $contract->has_nonce() ) {
			// A client that has a nonce sends it with each request.
			unset( $input['nonce'] );
		}
		$valid = rest_validate_value_from_schema( $input, $contract->request, $name );
		if ( is_wp_error( $valid ) ) {
			throw new Refusal( 'invalid_input', esc_html( $valid->get_error_message() ) );
		}
		$clean = rest_sanitize_value_from_schema( $input, $contract->request, $name );
		if ( ! is_array( $clean ) ) {
			throw new Refusal( 'invalid_input', esc_html__( 'The request could not be read.', 'larder' ) );
		}
		/** @var array<string, mixed> $clean */
		return $clean;
	}

	/**
	 * Returns the contract of an action of Larder's own.
	 */
	private function own_contract( string $action ): Contract {
		/** @var array<string, array{isWrite: bool, caller: string, isNonceOptional: bool, request: array<string, mixed>}> $all */
		$all   = require $this->root->path( 'packages/server/contracts/ajax.php' );
		$entry = $all[ $action ];
		return new Contract( $entry['isWrite'], Caller::from( $entry['caller'] ), $entry['isNonceOptional'], $entry['request'] );
	}
}
