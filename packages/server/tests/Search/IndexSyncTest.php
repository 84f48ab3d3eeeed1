<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\ChangeTracker;
use Larder\Search\Index\IndexSync;
use Larder\Search\Index\RequestIndexer;
use Larder\Search\Index\TermSync;
use Larder\Search\Query\Facet;
use Larder\Search\Query\Query;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Ways in which a recipe changes that only few hooks tell of.
 */
final class IndexSyncTest extends WordPressTestCase {

	private SearchParts $search;

	private RequestIndexer $indexer;

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'larder_facets',
			static fn ( array $facets ): array => $facets + [
				'cook'   => Facet::meta( '_cook', 'Cook' ),
				'origin' => Facet::meta( 'origin', 'Origin' ),
			]
		);
		$this->search  = new SearchParts( $this->db() );
		$tracker       = new ChangeTracker( $this->search->tables, $this->search->state, $this->search->queue );
		$this->indexer = $this->search->indexer( $tracker );
		( new IndexSync( $tracker, $this->search->facets ) )->register();
		( new TermSync( $tracker, $this->search->facets ) )->register();
		$this->search->rebuild->run();
	}

	/**
	 * Finds recipes by a value.
	 *
	 * @return list<int> Posts.
	 */
	private function find( string $facet, string $value ): array {
		$this->indexer->index_changes();
		return $this->search->engines->engine()->search( new Query( [ $facet => [ $value ] ] ) )->ids;
	}

	/**
	 * Returns which posts are marked.
	 *
	 * @return list<int>
	 */
	private function marked(): array {
		return array_keys( $this->search->queue->get( (string) $this->search->state->live(), 100 ) );
	}

	/**
	 * Indexes all marked posts, as another request at this moment would.
	 */
	private function let_another_follow(): void {
		$other = new SearchParts( $this->db() );
		$other->catch_up->index_left_over( (string) $other->state->live(), 100 );
	}

	public function test_a_facet_of_a_hidden_meta_field_follows_each_way_of_writing_it(): void {
		$post = $this->publish();
		$this->indexer->index_changes();
		add_post_meta( $post->ID, '_cook', 'Ana' );
		self::assertSame( [ $post->ID ], $this->find( 'cook', 'Ana' ) );
		update_post_meta( $post->ID, '_cook', 'Ben' );
		self::assertSame( [], $this->find( 'cook', 'Ana' ) );
		self::assertSame( [ $post->ID ], $this->find( 'cook', 'Ben' ) );
		delete_post_meta( $post->ID, '_cook' );
		self::assertSame( [], $this->find( 'cook', 'Ben' ) );
	}

	public function test_a_hidden_meta_field_that_no_facet_reads_marks_nothing(): void {
		$post = $this->publish();
		$this->indexer->index_changes();
		update_post_meta( $post->ID, '_edit_lock', '1:1' );
		self::assertSame( [], $this->marked() );
	}

	public function test_a_meta_field_that_is_deleted_from_all_posts_goes_from_the_index(): void {
		$posts = [ $this->publish()->ID, $this->publish()->ID ];
		$other = $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => 'No recipe' ] )->ID;
		foreach ( [ ...$posts, $other ] as $post ) {
			update_post_meta( $post, '_cook', 'Ana' );
			update_post_meta( $post, 'origin', 'Ptuj' );
		}
		self::assertEqualsCanonicalizing( $posts, $this->find( 'cook', 'Ana' ) );
		foreach ( [ 'cook' => '_cook', 'origin' => 'origin' ] as $facet => $key ) {
			self::assertTrue( delete_post_meta_by_key( $key ) );
			self::assertEqualsCanonicalizing( $posts, $this->marked(), 'what is no recipe is left alone' );
			self::assertSame( [], $this->find( $facet, 'cook' === $facet ? 'Ana' : 'Ptuj' ) );
		}
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_another_request_that_follows_too_early_does_not_leave_a_field_that_was_deleted_from_all_posts(): void {
		$post = $this->publish()->ID;
		update_post_meta( $post, '_cook', 'Ana' );
		self::assertSame( [ $post ], $this->find( 'cook', 'Ana' ) );
		add_action( 'delete_postmeta', $this->let_another_follow( ... ) );
		delete_post_meta_by_key( '_cook' );
		self::assertSame( [], $this->find( 'cook', 'Ana' ) );
	}

	public function test_another_request_that_follows_too_early_does_not_leave_a_deleted_term_with_the_recipes_below_it(): void {
		$parent = 0;
		$terms  = [];
		foreach ( [ 'World', 'Europe', 'Slovenia' ] as $name ) {
			$term = wp_insert_term( $name, 'recipe-cuisine', [ 'parent' => $parent ] );
			self::assertIsArray( $term );
			$parent  = absint( $term['term_id'] );
			$terms[] = $parent;
		}
		$post = $this->publish()->ID;
		wp_set_object_terms( $post, [ $terms[2] ], 'recipe-cuisine' );
		self::assertSame( [ $post ], $this->find( 'recipe_cuisines', (string) $terms[1] ) );
		add_action( 'edit_term_taxonomies', $this->let_another_follow( ... ) );
		wp_delete_term( $terms[1], 'recipe-cuisine' );
		self::assertSame( [ $post ], $this->marked() );
		self::assertSame( [], $this->find( 'recipe_cuisines', (string) $terms[1] ) );
		self::assertSame( [ $post ], $this->find( 'recipe_cuisines', (string) $terms[0] ) );
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}
}
