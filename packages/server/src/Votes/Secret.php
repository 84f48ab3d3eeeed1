<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The key of the hashes that identify voters.
 *
 * It is not one of WordPress's salts: after a site changes these, every visitor would be a new
 * voter.
 */
final class Secret {

	/** The option that keeps it. */
	public const OPTION = 'larder_votes_secret';

	/**
	 * Returns the key, and makes it where there is none.
	 */
	public static function get(): string {
		$secret = get_option( self::OPTION );
		if ( is_string( $secret ) && '' !== $secret ) {
			return $secret;
		}
		// Of two concurrent requests one is first; the other reads what that one has written.
		add_option( self::OPTION, bin2hex( random_bytes( 32 ) ) );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
		$secret = get_option( self::OPTION );
		if ( ! is_string( $secret ) || '' === $secret ) {
			throw new StorageFailure( 'The key of the votes could not be stored.', false );
		}
		return $secret;
	}
}
