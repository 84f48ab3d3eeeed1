<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * A voter: an account, or the keyed hash of a browser's identifier or a mail address.
 */
final class Voter {

	/**
	 * Creates a voter; callers use the named constructors.
	 *
	 * @param string $key How votes name the voter: `u` and the account's id, or a letter and a keyed hash.
	 */
	private function __construct( public readonly string $key ) {}

	/**
	 * Returns the voter of an account.
	 */
	public static function account( int $user_id ): self {
		return new self( "u$user_id" );
	}

	/**
	 * Returns the voter of a browser.
	 *
	 * @param string $identifier What the browser calls itself; it is kept as a keyed hash only.
	 */
	public static function browser( string $identifier ): self {
		return new self( 'b' . self::hash( 'browser', $identifier ) );
	}

	/**
	 * Returns the voter of a comment whose author has no account.
	 *
	 * @param string $email Mail address of the author; it is kept as a keyed hash only.
	 */
	public static function author( string $email ): self {
		return new self( 'a' . self::hash( 'author', strtolower( trim( $email ) ) ) );
	}

	/**
	 * Returns the voter of a stored key.
	 *
	 * @param string $key What {@see self::$key} was.
	 */
	public static function of_key( string $key ): self {
		return new self( $key );
	}

	/**
	 * Returns the voters that a person may be, except for browsers, which are unknown.
	 *
	 * @param int    $user_id The account, 0 without one.
	 * @param string $email   Mail address, empty for none.
	 * @return list<self>
	 */
	public static function of_person( int $user_id, string $email ): array {
		return [
			...( $user_id > 0 ? [ self::account( $user_id ) ] : [] ),
			...( '' === trim( $email ) ? [] : [ self::author( $email ) ] ),
		];
	}

	/**
	 * Returns whether the voter is the author of a comment, without an account.
	 */
	public function is_author(): bool {
		return str_starts_with( $this->key, 'a' );
	}

	/**
	 * Returns whether the voter is an account.
	 */
	public function is_account(): bool {
		return str_starts_with( $this->key, 'u' );
	}

	/**
	 * Hashes with the site's permanent key: with another key every voter would be a new one.
	 *
	 * @param string $what The kind of value, so that equal values of two kinds have different hashes.
	 * @param string $text What must not be stored.
	 * @return string 32 hexadecimal digits.
	 */
	private static function hash( string $what, string $text ): string {
		return substr( hash_hmac( 'sha256', "$what|$text", Secret::get() ), 0, 32 );
	}
}
