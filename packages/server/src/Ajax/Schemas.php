<?php
declare( strict_types=1 );

namespace Larder\Ajax;

use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Reads requests by the contracts that were generated from `packages/contracts`, those of other plugins by what they say.
 */
final class Schemas {

	/**
	 * @param Root $root The plugin's folder.
	 */
	public function __construct( private readonly Root $root ) {}

	/**
	 * Holds a request to its schema.
	 *
	 * @param Action               $action The action.
	 * @param array<string, mixed> $input  What was sent, without slashes.
	 * @return array<string, mixed> Sanitized input.
	 * @throws Refusal When something is missing, unknown or of the wrong kind.
	 */
	public function read( Action $action, array $input ): array {
		$schema = $action instanceof ForeignAction ? $action->request_schema() : $this->own( $action->name() );
		if ( ! isset( $schema['properties']['nonce'] ) ) {
			// A client that has a nonce sends it with everything.
			unset( $input['nonce'] );
		}
		$valid  = rest_validate_value_from_schema( $input, $schema, $action->name() );
		if ( is_wp_error( $valid ) ) {
			throw new Refusal( 'invalid_input', esc_html( $valid->get_error_message() ) );
		}
		$clean = rest_sanitize_value_from_schema( $input, $schema, $action->name() );
		if ( ! is_array( $clean ) ) {
			throw new Refusal( 'invalid_input', esc_html__( 'The request could not be read.', 'larder' ) );
		}
		/** @var array<string, mixed> $clean */
		return $clean;
	}

	/**
	 * Gives the schema of a request of Larder's own.
	 *
	 * @param string $action Name of the action.
	 * @return array{properties: array<string, mixed>}
	 */
	private function own( string $action ): array {
		/** @var array<string, array{properties: array<string, mixed>}> $requests */
		$requests = require $this->root->path( 'packages/server/contracts/ajax.php' );
		return $requests[ $action ];
	}
}
