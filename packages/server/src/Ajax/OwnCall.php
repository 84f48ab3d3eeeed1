<?php
declare( strict_types=1 );

namespace Larder\Ajax;

/**
 * Knows whether a request is one of the calls that pages of Larder make.
 *
 * WordPress prepares wp-admin for every call of its ajax endpoint, those of visitors
 * too. A call of Larder's own has no use for its screens, lists and forms.
 */
final class OwnCall {

	/** The requests that pages make, by name. */
	private const CONTRACTS = __DIR__ . '/../../contracts/ajax.php';

	/**
	 * Tells whether the request is such a call.
	 */
	public static function is_one(): bool {
		$name = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- Compared with names, and nothing is done for it.
		/** @var array<string, mixed> $requests */
		$requests = wp_doing_ajax() ? require self::CONTRACTS : [];
		return is_string( $name ) && isset( $requests[ $name ] );
	}
}
