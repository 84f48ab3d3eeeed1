<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Text\Minutes;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Times are read as people write them, a range with both ends.
 */
final class MinutesTest extends TestCase {

	#[TestWith( [ '10-15 min', 10, 15 ] )]
	#[TestWith( [ '10 to 15 minutes', 10, 15 ] )]
	#[TestWith( [ '1–1½ hours', 60, 90 ] )]
	#[TestWith( [ '1-2 h', 60, 120 ] )]
	#[TestWith( [ '45 Min. bis 1 Std.', 45, 60 ] )]
	#[TestWith( [ '30 min - 1 h 15 min', 30, 75 ] )]
	#[TestWith( [ '25 à 30 min', 25, 30 ] )]
	#[TestWith( [ 'about 10-15 minutes', 10, 15 ] )]
	#[TestWith( [ 'between 10 and 15 minutes', 10, 15 ] )]
	#[TestWith( [ 'half an hour to 45 minutes', 30, 45 ] )]
	#[TestWith( [ 'half an hour', 30, 30 ] )]
	#[TestWith( [ '1-1/2 hours', 90, 90 ] )]
	#[TestWith( [ '1 day, 2-3 hours', 1620, 1620 ] )]
	#[TestWith( [ '40-30 min', 30, 30 ] )]
	#[TestWith( [ '30-minute', 30, 30 ] )]
	#[TestWith( [ 'PT1H30M', 90, 90 ] )]
	#[TestWith( [ '5 minuten + 40 minuten op de kamado', 45, 45 ] )]
	#[TestWith( [ '10 + 20 min', 30, 30 ] )]
	#[TestWith( [ '20 min (plus 2 hours chilling)', 140, 140 ] )]
	#[TestWith( [ '30+ min', 30, 30 ] )]
	#[TestWith( [ '2 t 30 min', 150, 150 ] )]
	#[TestWith( [ '1 godzina 20 minut', 80, 80 ] )]
	#[TestWith( [ '2 ώρες 10 λεπτά', 130, 130 ] )]
	#[TestWith( [ '1 час 20 мин', 80, 80 ] )]
	#[TestWith( [ '1 týden', 10_080, 10_080 ] )]
	#[TestWith( [ '4-6', 0, 0 ] )]
	#[TestWith( [ 'overnight', 0, 0 ] )]
	public function test_a_time_has_two_ends( string $text, int $from, int $to ): void {
		self::assertSame( [ $from, $to ], Minutes::span( $text ) );
		self::assertSame( $to, Minutes::parse( $text ) );
	}
}
