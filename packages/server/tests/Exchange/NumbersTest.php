<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Text\Numbers;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Numbers of a text, as people write them.
 */
final class NumbersTest extends TestCase {

	#[TestWith( [ '1.250 l', 1.25 ] )]
	#[TestWith( [ '0,125 l', 0.125 ] )]
	#[TestWith( [ '123,5', 123.5 ] )]
	#[TestWith( [ '12,25 EUR', 12.25 ] )]
	#[TestWith( [ '1 1/2 dozen', 1.5 ] )]
	#[TestWith( [ 'Serves 4, 6 or 8', 4 ] )]
	#[TestWith( [ 'none', null ] )]
	public function test_the_first_number_is_read( string $text, int|float|null $number ): void {
		self::assertSame( $number, Numbers::first( $text ) );
	}

	#[TestWith( [ '1.250,5 cal', 1250.5 ] )]
	#[TestWith( [ '1,250.5 kcal', 1250.5 ] )]
	#[TestWith( [ '1,250 kcal', 1250 ] )]
	#[TestWith( [ '1.250 kcal', 1.25 ] )]
	#[TestWith( [ '123,5 kcal', 123.5 ] )]
	public function test_calories_may_have_marks_for_thousands( string $text, int|float $number ): void {
		self::assertSame( $number, Numbers::calories( $text ) );
	}

	#[TestWith( [ '1.5000000000000000', '1.5' ] )]
	#[TestWith( [ '0.3333333', '1/3' ] )]
	#[TestWith( [ '1.67', '1.67' ] )]
	#[TestWith( [ '1.667', '1 2/3' ] )]
	#[TestWith( [ '0.833', '5/6' ] )]
	#[TestWith( [ '0.5000001', '0.5' ] )]
	#[TestWith( [ '0.4999999', '0.5' ] )]
	#[TestWith( [ '1.9999999', '2' ] )]
	#[TestWith( [ '0.125', '0.125' ] )]
	#[TestWith( [ '0.0', '' ] )]
	#[TestWith( [ '0E-16', '' ] )]
	#[TestWith( [ '2.5E-1', '0.25' ] )]
	#[TestWith( [ '20', '20' ] )]
	#[TestWith( [ '1/2', '1/2' ] )]
	public function test_the_number_of_a_program_is_written_as_people_write_it( string $text, string $typed ): void {
		self::assertSame( $typed, Numbers::typed( $text ) );
	}

	#[TestWith( [ '12.333333', '12.33' ] )]
	#[TestWith( [ '12.500', '12.5' ] )]
	#[TestWith( [ '12.345', '12.35' ] )]
	#[TestWith( [ '0.1666667', '0.1667' ] )]
	#[TestWith( [ '0.125', '0.125' ] )]
	#[TestWith( [ '0.0000', '' ] )]
	#[TestWith( [ 'trace', 'trace' ] )]
	public function test_what_a_program_has_measured_has_no_more_decimals_than_say_something( string $text, string $rounded ): void {
		self::assertSame( $rounded, Numbers::rounded( $text ) );
	}

	#[TestWith( [ '1 ¹/₂ cups', '1 1/2 cups' ] )]
	#[TestWith( [ '1¹/₂ cups', '1 1/2 cups' ] )]
	#[TestWith( [ '10³⁄₁₆ in', '10 3/16 in' ] )]
	#[TestWith( [ '¹/₂ cup', '1/2 cup' ] )]
	#[TestWith( [ 'a ¹/₂ cup', 'a 1/2 cup' ] )]
	public function test_small_fractions_stand_apart_from_the_number_before_them( string $text, string $plain ): void {
		self::assertSame( $plain, Numbers::with_plain_fractions( $text ) );
	}
}
