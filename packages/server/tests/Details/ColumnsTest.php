<?php
declare( strict_types=1 );

namespace Larder\Tests\Details;

use Larder\Details\Columns;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Facts wrap evenly.
 */
final class ColumnsTest extends TestCase {

	/**
	 * Lists how many facts a recipe may show.
	 *
	 * @return iterable<array{int}>
	 */
	public static function counts(): iterable {
		foreach ( range( 2, 12 ) as $count ) {
			yield [ $count ];
		}
	}

	#[DataProvider( 'counts' )]
	public function test_no_row_of_a_wide_strip_ends_with_a_single_fact( int $count ): void {
		self::assertNotSame( 1, $count % Columns::for( $count, 6 ) );
		self::assertNotSame( 1, $count % Columns::for( $count, 4 ) );
	}

	public function test_rows_are_filled_where_they_can_be(): void {
		self::assertSame( 4, Columns::for( 8, 6 ) );
		self::assertSame( 3, Columns::for( 6, 4 ) );
		self::assertSame( 5, Columns::for( 5, 6 ) );
		self::assertSame( 1, Columns::for( 1, 6 ) );
	}
}
