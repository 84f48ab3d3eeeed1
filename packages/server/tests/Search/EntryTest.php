<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\Entry;
use PHPUnit\Framework\TestCase;

/**
 * The fingerprint tells whether an entry has changed.
 */
final class EntryTest extends TestCase {

	/**
	 * Returns an entry.
	 *
	 * @param array<string, list<string>> $facets Values by facet.
	 * @param list<string>                $words
	 */
	private static function entry( array $facets, array $words ): Entry {
		return new Entry( 7, 'soup', $facets, $words, [ 'time' => 10 ] );
	}

	public function test_the_order_in_which_a_database_gives_terms_of_one_name_changes_nothing(): void {
		$one   = self::entry( [ 'recipe_cuisines' => [ '10', '9' ], 'recipe_tags' => [ '3' ] ], [ 'thai', 'soup' ] );
		$other = self::entry( [ 'recipe_tags' => [ '3' ], 'recipe_cuisines' => [ '9', '10' ] ], [ 'soup', 'thai' ] );
		self::assertSame( $one->fingerprint(), $other->fingerprint() );
	}

	public function test_another_value_or_another_word_does(): void {
		$one = self::entry( [ 'recipe_cuisines' => [ '9' ] ], [ 'soup' ] );
		foreach ( [
			self::entry( [ 'recipe_cuisines' => [ '10' ] ], [ 'soup' ] ),
			self::entry( [ 'recipe_tags' => [ '9' ] ], [ 'soup' ] ),
			self::entry( [ 'recipe_cuisines' => [ '9' ] ], [ 'soup', 'thai' ] ),
		] as $other ) {
			self::assertNotSame( $one->fingerprint(), $other->fingerprint() );
		}
	}
}
