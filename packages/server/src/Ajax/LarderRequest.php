<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Detects whether a request is one of the calls that pages of Larder make.
 *
 * WordPress prepares wp-admin for every call of its ajax endpoint, those of visitors
 * too. A call of Larder's own has no use for its screens, lists and forms.
 */
final class LarderRequest {

	/** The requests that pages make, by name. */
	private const CONTRACTS = __DIR__ . '/../../contracts/ajax.php';

	/**
	 * Returns whether the request is such a call.
	 */
	public static function is_one(): bool {
		$name = self::requested();
		/** @var array<string, mixed> $requests */
		$requests = '' === $name ? [] : require self::CONTRACTS;
		return isset( $requests[ $name ] );
	}

	/**
	 * Returns the action that the request calls, Larder's or another.
	 *
	 * @return string Empty where it calls none.
	 */
	public static function requested(): string {
		// phpcs:ignore WordPress.Security -- Compared with names, and nothing is done for it.
		$name = wp_doing_ajax() ? $_REQUEST['action'] ?? '' : '';
		return is_string( $name ) ? $name : '';
	}
}
