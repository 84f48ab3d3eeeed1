<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Bitmap;
use Larder\Search\Chunk;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * A chunk is read as it was stored, in either form.
 */
final class BitmapTest extends TestCase {

	/**
	 * Gives places of ones, and the most bytes that may be stored for them.
	 *
	 * @return array<string, array{list<int>, int}>
	 */
	public static function chunks(): array {
		return [
			'none'                                 => [ [], 0 ],
			'a few, anywhere'                      => [ [ 0, 7, 8, 4000, 65535 ], 10 ],
			'the first recipe of all'              => [ [ 0 ], 1 ],
			'side by side, in 32 bytes'            => [ range( 0, 255 ), 33 ],
			'side by side, in 33 bytes'            => [ range( 0, 256 ), 33 ],
			'as far apart as those of a list'      => [ range( 63, 65535, 64 ), 2048 ],
			'one more than a list has'             => [ [ 0, ...range( 63, 65535, 64 ) ], 8193 ],
			'those of a site with 10,000 recipes'  => [ range( 0, 9999, 2 ), 1251 ],
			'many, up to the last'                 => [ range( 1, 65535, 2 ), 8193 ],
			'all'                                  => [ range( 0, 65535 ), 8193 ],
		];
	}

	/**
	 * What was stored is what is read, and no longer than its last recipe asks for.
	 *
	 * @param list<int> $places Places of ones.
	 * @param int       $most   Bytes.
	 */
	#[DataProvider( 'chunks' )]
	public function test_a_chunk_is_read_as_it_was_stored( array $places, int $most ): void {
		$bits   = Chunk::of( $places );
		$stored = Chunk::pack( $bits );
		self::assertSame( $bits, Chunk::unpack( $stored ) );
		self::assertLessThanOrEqual( $most, strlen( $stored ) );
		self::assertSame( $stored, Chunk::pack_list( pack( 'v*', ...$places ) ) );
	}

	/**
	 * Counting in the stored form gives what counting in sets of bits gives.
	 *
	 * @param list<int> $places Places of ones.
	 */
	#[DataProvider( 'chunks' )]
	public function test_a_stored_chunk_shares_with_a_set_what_both_have( array $places ): void {
		$bits = Chunk::of( $places );
		foreach ( [ [], [ 7, 300, 9998, 65535 ], range( 0, 65535, 3 ) ] as $others ) {
			$set = Chunk::of( $others );
			$chunk = [ count( $places ), Chunk::pack( $bits ) ];
			self::assertSame( count( array_intersect( $places, $others ) ), ( new Bitmap( [ 4 => $set ] ) )->shared( [ 3 => $chunk, 4 => $chunk ] ) );
		}
	}
}
