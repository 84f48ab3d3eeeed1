<?php
declare( strict_types=1 );

namespace Larder\Tests\Taxonomies;

use Larder\Taxonomies\TermNames;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The names of many terms, read at once.
 */
final class TermNamesTest extends WordPressTestCase {

	public function test_names_are_read_once_and_again_when_a_term_has_changed(): void {
		$ids = [ $this->term( 'Thai' ), $this->term( 'Greek' ) ];
		self::assertSame(
			[ 'Thai', 'Greek' ],
			array_map( static fn ( int $id ): string => TermNames::for_terms( $ids, 'recipe-cuisine' )[ $id ], $ids )
		);
		$before = get_num_queries();
		TermNames::for_terms( $ids, 'recipe-cuisine' );
		self::assertSame( $before, get_num_queries() );
		wp_update_term( $ids[0], 'recipe-cuisine', [ 'name' => 'Siamese' ] );
		wp_delete_term( $ids[1], 'recipe-cuisine' );
		self::assertSame( [ $ids[0] => 'Siamese' ], TermNames::for_terms( $ids, 'recipe-cuisine' ) );
	}

	public function test_a_plugin_that_changes_terms_has_its_word(): void {
		$id = $this->term( 'Thai' );
		add_filter(
			'get_recipe-cuisine',
			static function ( \WP_Term $term ): \WP_Term {
				$term->name = "$term->name kitchen";
				return $term;
			}
		);
		self::assertSame( [ $id => 'Thai kitchen' ], TermNames::for_terms( [ $id ], 'recipe-cuisine' ) );
	}

	/**
	 * Creates a cuisine.
	 */
	private function term( string $name ): int {
		$term = wp_insert_term( $name, 'recipe-cuisine' );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}
}
