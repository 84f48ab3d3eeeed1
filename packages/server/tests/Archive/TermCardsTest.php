<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

/**
 * Cards of terms count what the archive of the term lists, and borrow a picture.
 */
final class TermCardsTest extends ArchiveTestCase {

	public function test_terms_are_cards_with_their_count(): void {
		foreach ( range( 1, 2 ) as $number ) {
			wp_set_object_terms( $this->publish()->ID, 'Unheard-of soup', 'recipe-course' );
		}
		$term = get_term_by( 'name', 'Unheard-of soup', 'recipe-course' );
		self::assertInstanceOf( \WP_Term::class, $term );
		$cards = $this->terms()->list( 'recipe-course', [ $term->term_id ], 6 );
		self::assertSame( [ 'Unheard-of soup', '2 recipes' ], [ $cards[0]['name'] ?? '', $cards[0]['count'] ?? '' ] );
		self::assertSame( [], $this->terms()->list( 'category', [], 6 ), 'only taxonomies of recipes' );
	}

	public function test_a_term_counts_what_its_archive_lists(): void {
		$parent = $this->term( 'recipe-cuisine', 'Atlantis', 0 );
		$child  = $this->term( 'recipe-cuisine', 'Lower Atlantis', $parent );
		foreach ( [ 'publish', 'publish', 'draft' ] as $status ) {
			wp_set_object_terms(
				$this->publish( [ 'imageUrl' => 'https://example.org/sea.jpg' ], [], [ 'post_status' => $status ] )->ID,
				[ $child ],
				'recipe-cuisine'
			);
		}
		wp_set_object_terms( $this->publish()->ID, [ $parent ], 'recipe-cuisine' );
		$counts = fn ( array $ids ): array => array_column(
			$this->terms()->list( 'recipe-cuisine', array_values( array_filter( $ids, is_int( ... ) ) ), 24 ),
			'count',
			'term_id'
		);
		self::assertSame(
			[ $child => '2 recipes', $parent => '3 recipes' ],
			$counts( [ $child, $parent ] ),
			'in the order of who picked them'
		);
		$all = $counts( [] );
		self::assertSame( [ '3 recipes', '2 recipes' ], [ $all[ $parent ] ?? '', $all[ $child ] ?? '' ] );
		$order = array_keys( $all );
		self::assertLessThan( array_search( $child, $order, true ), array_search( $parent, $order, true ) );
	}

	public function test_a_term_whose_recipes_are_all_in_its_children_is_a_card_with_a_picture(): void {
		$parent = $this->term( 'recipe-cuisine', 'Atlantis', 0 );
		$child  = $this->term( 'recipe-cuisine', 'Lower Atlantis', $parent );
		wp_set_object_terms( $this->publish( [ 'imageUrl' => 'https://example.org/sea.jpg' ] )->ID, [ $child ], 'recipe-cuisine' );
		$cards = array_column( $this->terms()->list( 'recipe-cuisine', [], 24 ), null, 'term_id' );
		self::assertSame( '1 recipe', $cards[ $parent ]['count'] ?? '' );
		self::assertStringContainsString( 'https://example.org/sea.jpg', $cards[ $parent ]['thumbnail'] ?? '' );
	}

	public function test_terms_of_a_taxonomy_that_is_no_facet_count_alike(): void {
		register_taxonomy( 'course-of-day', 'recipe', [ 'hierarchical' => true ] );
		$parent = $this->term( 'course-of-day', 'Evening', 0 );
		$child  = $this->term( 'course-of-day', 'Late evening', $parent );
		wp_set_object_terms( $this->publish()->ID, [ $child ], 'course-of-day' );
		wp_set_object_terms( $this->publish()->ID, [ $parent ], 'course-of-day' );
		self::assertSame(
			[ $parent => '2 recipes', $child => '1 recipe' ],
			array_column( $this->terms()->list( 'course-of-day', [], 6 ), 'count', 'term_id' )
		);
		self::assertSame(
			[ $child => '1 recipe' ],
			array_column( $this->terms()->list( 'course-of-day', [ $child ], 6 ), 'count', 'term_id' )
		);
		self::assertCount( 1, $this->terms()->list( 'course-of-day', [], 1 ) );
		unregister_taxonomy( 'course-of-day' );
	}

	public function test_a_term_without_a_picture_borrows_that_of_its_newest_recipe(): void {
		foreach ( [ 'old', 'new' ] as $name ) {
			$id = $this->publish( [ 'imageUrl' => "https://example.org/$name.jpg" ] )->ID;
			wp_set_object_terms( $id, 'Unheard-of soup', 'recipe-course' );
		}
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_password' => 'secret' ] ] as $hidden ) {
			$id = $this->publish( [ 'imageUrl' => 'https://example.org/hidden.jpg' ] )->ID;
			wp_update_post( [ 'ID' => $id ] + $hidden );
			wp_set_object_terms( $id, 'Unheard-of soup', 'recipe-course' );
		}
		$term = get_term_by( 'name', 'Unheard-of soup', 'recipe-course' );
		self::assertInstanceOf( \WP_Term::class, $term );
		self::assertStringContainsString(
			'https://example.org/new.jpg',
			$this->terms()->list( 'recipe-course', [ $term->term_id ], 6 )[0]['thumbnail'] ?? ''
		);
	}

	/**
	 * Creates a term.
	 *
	 * @param int<0, max> $parent_id Its parent, 0 for none.
	 * @return int<0, max>
	 */
	private function term( string $taxonomy, string $name, int $parent_id ): int {
		$term = wp_insert_term( $name, $taxonomy, [ 'parent' => $parent_id ] );
		self::assertIsArray( $term );
		return absint( $term['term_id'] );
	}
}
