<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Why a call is not answered with data.
 */
final class Refusal extends \RuntimeException {

	/**
	 * Creates a refusal with what is sent to the caller.
	 *
	 * @param string               $reason  Code for programs, such as `invalid_input`.
	 * @param string               $message Sentence for people.
	 * @param int                  $status  HTTP status.
	 * @param array<string, mixed> $data    More that the answer says.
	 */
	public function __construct(
		public readonly string $reason,
		string $message,
		public readonly int $status = 400,
		public readonly array $data = []
	) {
		// Exceptions are escaped where they are thrown; the response is JSON, where an entity would be shown as it is.
		parent::__construct( strtr( $message, [ '&#039;' => "'", '&quot;' => '"', '&amp;' => '&' ] ) );
	}

	/**
	 * Returns the same as the REST API says it.
	 */
	public function rest_error(): \WP_Error {
		return new \WP_Error( $this->reason, $this->getMessage(), [ 'status' => $this->status ] );
	}
}
