<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\ClientIpAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Stores keyed hashes instead of IP addresses, so that votes from one address can be found and
 * removed.
 *
 * The key is discarded after a week; from then on nobody can tell which address a hash stands for.
 */
final class HashedIpAddresses {

	/** The option that keeps the key of this week. */
	public const OPTION = 'larder_votes_address_key';

	public function __construct( private readonly ClientIpAddress $client ) {}

	/**
	 * Returns the hash of the caller's address, empty where there is none.
	 *
	 * @return string 32 hexadecimal digits, or empty.
	 */
	public function current(): string {
		$network = $this->client->network();
		return '' === $network ? '' : substr( hash_hmac( 'sha256', $network, $this->key() ), 0, 32 );
	}

	/**
	 * Returns the key of this week, and creates it where it is missing or old.
	 *
	 * A key from a copied database is useless without the salt in the site's configuration.
	 */
	private function key(): string {
		$week   = intdiv( time(), WEEK_IN_SECONDS );
		$stored = get_option( self::OPTION );
		$key    = is_array( $stored ) && ( $stored['week'] ?? null ) === $week ? ( $stored['key'] ?? null ) : null;
		if ( ! is_string( $key ) ) {
			$key = bin2hex( random_bytes( 16 ) );
			update_option( self::OPTION, compact( 'week', 'key' ) );
		}
		return $key . wp_salt( 'nonce' );
	}
}
