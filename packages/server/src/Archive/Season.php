<?php
declare( strict_types=1 );

namespace Larder\Archive;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the current season where the site is.
 */
final class Season {

	private const NORTH = [
		'winter',
		'winter',
		'spring',
		'spring',
		'spring',
		'summer',
		'summer',
		'summer',
		'fall',
		'fall',
		'fall',
		'winter',
	];

	/**
	 * Returns the season of a day.
	 *
	 * @param \DateTimeImmutable $day The day, in the time zone of the site.
	 * @return string `spring`, `summer`, `fall` or `winter`, or what the site says.
	 */
	public static function on( \DateTimeImmutable $day ): string {
		$month  = (int) $day->format( 'n' );
		$half   = self::is_south( $day->getTimezone() ) ? 6 : 0;
		$season = self::NORTH[ ( $month - 1 + $half ) % 12 ] ?? 'winter';
		/**
		 * Filters which season it is.
		 *
		 * @param string             $season `spring`, `summer`, `fall` or `winter`.
		 * @param \DateTimeImmutable $day    The day.
		 */
		$filtered = apply_filters( 'larder_season', $season, $day );
		return is_string( $filtered ) ? $filtered : $season;
	}

	/**
	 * Returns whether a time zone is one of the southern half of the earth.
	 *
	 * @param \DateTimeZone $zone The time zone; one that is only an offset counts as northern.
	 */
	private static function is_south( \DateTimeZone $zone ): bool {
		$place = $zone->getLocation();
		return is_array( $place ) && '??' !== $place['country_code'] && $place['latitude'] < 0;
	}
}
