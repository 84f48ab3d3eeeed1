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
}
