<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\Bitmap;
use Larder\Search\Index\Chunk;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * A chunk is read as it was stored, in either form.
 */
final class BitmapTest extends TestCase {

	/**
	 * Returns places of ones, and the most bytes that may be stored for them.
	 *
	 * @return array<string, array{list<int>, int}>
	 */
	public static function chunks(): array {
		return [
			'none'                                 => [ [], 0 ],
			'a few, anywhere'                      => [ [ 0, 7, 8, 4000, 59903 ], 10 ],
			'the first recipe of all'              => [ [ 0 ], 1 ],
			'side by side, in 32 bytes'            => [ range( 0, 255 ), 33 ],
			'side by side, in 33 bytes'            => [ range( 0, 256 ), 33 ],
			'as far apart as those of a list'      => [ range( 63, 59903, 64 ), 1872 ],
			'one more than a list has'             => [ [ 0, ...range( 63, 59903, 64 ) ], 7489 ],
			'those of a site with 10,000 recipes'  => [ range( 0, 9999, 3 ), 1251 ],
			'many, in a pattern of equal bytes'    => [ range( 1, 59903, 2 ), 6 ],
			'many, in no pattern'                  => [ range( 1, 59903, 3 ), 7489 ],
			'a half, one behind the other'         => [ range( 1000, 30000 ), 16 ],
			'by turns, in long runs'               => [
				array_merge( ...array_map( static fn ( int $from ): array => range( $from, $from + 1023 ), range( 0, 58000, 2048 ) ) ),
				210,
			],
			'by turns, in runs that are too short' => [
				array_merge( ...array_map( static fn ( int $from ): array => range( $from, $from + 127 ), range( 0, 59000, 256 ) ) ),
				7489,
			],
			'ones in all of the first bytes'       => [ [ ...range( 0, 15 ), ...range( 17, 59903, 3 ) ], 7489 ],
			'all'                                  => [ range( 0, 59903 ), 6 ],
		];
	}

	/**
	 * What was stored is what is read, and no longer than its last recipe asks for.
	 *
	 * @param list<int> $places
	 * @param int       $most   Bytes.
	 */
	#[DataProvider( 'chunks' )]
	public function test_a_chunk_is_read_as_it_was_stored( array $places, int $most ): void {
		$bits   = Chunk::from_places( $places );
		$stored = Chunk::pack( $bits );
		self::assertSame( $bits, Chunk::unpack( $stored ) );
		self::assertLessThanOrEqual( $most, strlen( $stored ) );
		self::assertSame( $stored, Chunk::pack_list( pack( 'v*', ...$places ) ) );
	}

	/**
	 * Counting in the stored form gives what counting in sets of bits gives.
	 *
	 * @param list<int> $places
	 */
	#[DataProvider( 'chunks' )]
	public function test_a_stored_chunk_shares_with_a_set_what_both_have( array $places ): void {
		$bits = Chunk::from_places( $places );
		foreach ( [ [], [ 7, 300, 9998, 59903 ], range( 0, 59903, 3 ), range( 500, 40000 ) ] as $others ) {
			$set = Chunk::from_places( $others );
			$chunk = [ count( $places ), Chunk::pack( $bits ) ];
			self::assertSame(
				count( array_intersect( $places, $others ) ),
				( new Bitmap( [ 4 => $set ] ) )->shared( [ 3 => $chunk, 4 => $chunk ] )
			);
		}
	}

	public function test_chunks_of_all_or_none_are_combined_like_others(): void {
		$some = Chunk::from_places( [ 0, 9, 59903 ] );
		$set  = new Bitmap( [ $some, $some, Chunk::full(), $some ] );
		$ones = new Bitmap( [ Chunk::full(), Chunk::from_places( [ 1 ] ), $some, Chunk::from_places( [ 9 ] ) ] );
		$both = $set->and( $ones );
		self::assertSame(
			[
				0 => $some,
				2 => $some,
				3 => Chunk::from_places( [ 9 ] ),
			],
			$both->chunks
		);
		self::assertSame( [ 1, 2, 3 ], array_keys( $set->less( $both )->chunks ) );
		self::assertSame( $set->count() - $both->count(), $set->less( $both )->count() );
	}
}
