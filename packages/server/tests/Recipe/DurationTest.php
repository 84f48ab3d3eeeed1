<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\Duration;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Minutes as readers see them.
 */
final class DurationTest extends WordPressTestCase {

	/**
	 * Lists minutes with what is printed.
	 *
	 * @return iterable<string, array{int, string}>
	 */
	public static function durations(): iterable {
		yield 'nothing' => [ 0, '' ];
		yield 'minutes' => [ 45, '45 min' ];
		yield 'hours and minutes' => [ 75, '1 h 15 min' ];
		yield 'a day is counted in hours' => [ 1440, '24 h' ];
		yield 'a day and a bit, too' => [ 1512, '25 h 12 min' ];
		yield 'up to two days' => [ 2879, '47 h 59 min' ];
		yield 'two days' => [ 2880, '2 d' ];
		yield 'days and hours' => [ 4500, '3 d 3 h' ];
	}

	#[DataProvider( 'durations' )]
	public function test_a_duration_is_written_as_people_count_it( int $minutes, string $text ): void {
		self::assertSame( $text, str_replace( "\u{00A0}", ' ', Duration::text( $minutes ) ) );
	}
}
