<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query\SearchUrl;
use PHPUnit\Framework\TestCase;

/**
 * How values are written into an address, and read from it.
 */
final class AddressTest extends TestCase {

	/**
	 * Reads a value list from an address as PHP and the search do.
	 *
	 * @param string $name The filter.
	 * @return list<string>
	 */
	private static function read( string $address, string $name ): array {
		parse_str( ltrim( $address, '?' ), $arguments );
		$text = $arguments[ $name ] ?? '';
		return SearchUrl::split( $name, is_string( $text ) ? $text : '' );
	}

	public function test_values_with_commas_and_backslashes_are_read_back(): void {
		$signs = [ 'a', 'é', ' ', ',', '\\', '%', '&', '+' ];
		for ( $round = 0; $round < 500; $round++ ) {
			$values = [];
			for ( $count = random_int( 1, 4 ); $count > 0; $count-- ) {
				$values[] = implode(
					'',
					array_map( static fn (): string => $signs[ array_rand( $signs ) ], range( 1, random_int( 1, 6 ) ) )
				);
			}
			self::assertSame( $values, self::read( SearchUrl::build( [ 'cooks' => $values ] ), 'cooks' ) );
			self::assertSame( [ $values[0] ], self::read( SearchUrl::build( [ 'keyword' => [ $values[0] ] ] ), 'keyword' ) );
		}
	}

	public function test_php_writes_what_the_view_writes(): void {
		self::assertSame( '?seasons=Smith%5C%2C%20John,a%5C%5Cb', SearchUrl::build( [ 'seasons' => [ 'Smith, John', 'a\\b' ] ] ) );
	}

	public function test_links_from_before_commas_could_be_in_a_value_are_read(): void {
		self::assertSame( [ 'fall', 'a\\b', 'winter' ], SearchUrl::split( 'seasons', 'fall,a\\b,,winter' ) );
		self::assertSame( [], SearchUrl::split( 'seasons', '' ) );
	}

	public function test_a_text_without_end_is_read(): void {
		self::assertSame( [ str_repeat( 'x\\', 200_000 ) ], SearchUrl::split( 'seasons', str_repeat( 'x\\', 200_000 ) ) );
	}
}
