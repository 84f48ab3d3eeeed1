<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * The key of the hashes that identify voters.
 *
 * It is not one of WordPress's salts: a site that changes those would take every visitor for a new one.
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
		// Of two requests that come here at once one is first; the other takes what that one has written.
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
