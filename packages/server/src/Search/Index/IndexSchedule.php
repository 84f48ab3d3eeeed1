<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The background events of the index, by WP-Cron; each is planned once at a time.
 */
final class IndexSchedule {

	/** Builds the index, a step at a time. */
	public const BUILD = 'larder_search_build';

	/** The event that processes what requests have left in the dirty queue. */
	public const CATCH_UP = 'larder_search_follow';

	/**
	 * Plans a build soon, unless one is planned.
	 */
	public static function build(): void {
		self::once( self::BUILD, 0 );
	}

	/**
	 * Plans a catch-up, unless one is planned.
	 *
	 * @param int $delay In how many seconds.
	 */
	public static function catch_up( int $delay ): void {
		self::once( self::CATCH_UP, $delay );
	}

	/**
	 * Unschedules both events; the index is kept.
	 */
	public static function clear(): void {
		wp_clear_scheduled_hook( self::BUILD );
		wp_clear_scheduled_hook( self::CATCH_UP );
	}

	/**
	 * Plans an event, unless it is planned.
	 *
	 * @param string $event One of the two.
	 * @param int    $delay In how many seconds.
	 */
	private static function once( string $event, int $delay ): void {
		if ( false === wp_next_scheduled( $event ) ) {
			wp_schedule_single_event( time() + $delay, $event );
		}
	}
}
