<?php
declare( strict_types=1 );

namespace Larder\Tests\Taxonomies;

use Larder\Taxonomies\KnownTerms;
use Larder\Taxonomies\PostTerms;
use Larder\Taxonomies\ShownTerms;
use Larder\Taxonomies\Taxonomy;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Terms of many posts are read at once, and what is remembered of them follows every change.
 */
final class TermsTest extends WordPressTestCase {

	private const TAXONOMIES = [ 'recipe-key', 'recipe-cuisine' ];

	public function test_terms_of_recipes_in_ordinary_posts_are_read_at_once(): void {
		$posts = array_map( fn ( string $type ): int => $this->publish( [], [], [ 'post_type' => $type ] )->ID, [ 'post', 'recipe' ] );
		$term  = self::term_id( 'Vegan', 'recipe-key' );
		foreach ( $posts as $post_id ) {
			wp_set_object_terms( $post_id, [ $term ], 'recipe-key' );
		}
		PostTerms::prime( $posts, self::TAXONOMIES );
		$before = $this->db()->num_queries;
		foreach ( $posts as $post_id ) {
			self::assertSame( [ $term ], PostTerms::ids( $post_id, 'recipe-key' ) );
			self::assertSame( [], PostTerms::ids( $post_id, 'recipe-cuisine' ) );
			self::assertIsArray( get_the_terms( $post_id, 'recipe-key' ) );
		}
		self::assertSame( $before, $this->db()->num_queries );
	}

	public function test_a_page_asks_nothing_of_terms_that_its_type_does_not_have_until_one_is_noted(): void {
		$page = $this->publish( [], [], [ 'post_type' => 'page' ] )->ID;
		delete_option( ShownTerms::ELSEWHERE );
		wp_cache_delete( 'notoptions', 'options' );
		wp_load_alloptions();
		get_post( $page );
		$before = $this->db()->num_queries;
		self::assertSame( [], ShownTerms::for_post( $page, Taxonomy::Cuisine ) );
		self::assertSame( $before, $this->db()->num_queries );

		$term = self::term_id( 'Thai', Taxonomy::Cuisine->value );
		wp_set_object_terms( $page, [ $term ], Taxonomy::Cuisine->value );
		ShownTerms::note( $page, Taxonomy::Cuisine->value );
		self::assertSame( [ $term ], array_column( ShownTerms::for_post( $page, Taxonomy::Cuisine ), 'term_id' ) );
	}

	public function test_a_post_that_gets_another_term_has_it_at_once(): void {
		$post_id = $this->publish()->ID;
		PostTerms::prime( [ $post_id ], self::TAXONOMIES );
		$term = self::term_id( 'Thai', 'recipe-cuisine' );
		wp_set_object_terms( $post_id, [ $term ], 'recipe-cuisine' );
		self::assertSame( [ $term ], PostTerms::ids( $post_id, 'recipe-cuisine' ) );
	}

	public function test_a_taxonomy_that_is_not_there_has_no_terms(): void {
		self::assertSame( [], PostTerms::ids( $this->publish()->ID, 'nothing-of-the-kind' ) );
		self::assertSame( '', KnownTerms::name( 1, 'nothing-of-the-kind' ) );
		self::assertSame( [], KnownTerms::with_ancestors( 1, 'nothing-of-the-kind' ) );
	}

	public function test_names_and_ancestors_follow_terms_that_are_renamed_moved_and_deleted(): void {
		$asia = self::term_id( 'Asia', 'recipe-cuisine' );
		$thai = self::term_id( 'Thai', 'recipe-cuisine' );
		self::assertSame( [ $thai ], KnownTerms::with_ancestors( $thai, 'recipe-cuisine' ) );
		wp_update_term(
			$thai,
			'recipe-cuisine',
			[
				'name'   => 'Siamese',
				'parent' => max( 0, $asia ),
			]
		);
		self::assertSame( 'Siamese', KnownTerms::name( $thai, 'recipe-cuisine' ) );
		self::assertSame( [ $thai, $asia ], KnownTerms::with_ancestors( $thai, 'recipe-cuisine' ) );
		wp_delete_term( $thai, 'recipe-cuisine' );
		self::assertSame( [], KnownTerms::with_ancestors( $thai, 'recipe-cuisine' ) );
	}

	/**
	 * Creates a term.
	 *
	 * @param string $name What it is called.
	 */
	private static function term_id( string $name, string $taxonomy ): int {
		$term = wp_insert_term( $name, $taxonomy );
		self::assertIsArray( $term );
		return (int) $term['term_id'];
	}
}
