<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query\Query;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What WordPress itself changes is followed: at a time that was planned, in quick edit and in bulk edit.
 */
final class WordPressEditsTest extends WordPressTestCase {

	/** Taxonomies that a site may offer for its posts, too. */
	private const TAXONOMIES = [ 'recipe-course', 'recipe-dietary' ];

	private SearchParts $search;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
		foreach ( self::TAXONOMIES as $taxonomy ) {
			register_taxonomy_for_object_type( $taxonomy, 'post' );
		}
		wp_set_current_user( $this->user( 'editor' ) );
		$this->search = new SearchParts( $this->db() );
		$this->search->rebuild->run();
	}

	protected function tearDown(): void {
		foreach ( self::TAXONOMIES as $taxonomy ) {
			unregister_taxonomy_for_object_type( $taxonomy, 'post' );
		}
		unset( $_REQUEST['_inline_edit'] );
		parent::tearDown();
	}

	/**
	 * Returns the types of posts that are changed.
	 *
	 * @return array<string, array{string}>
	 */
	public static function types(): array {
		return [
			'a recipe'                   => [ 'recipe' ],
			'a post that holds a recipe' => [ 'post' ],
		];
	}

	/**
	 * Finds recipes when the request has ended, from an index that says what they say.
	 *
	 * @param string                      $text    Words.
	 * @param array<string, list<string>> $filters Values by facet.
	 * @return list<int> Posts.
	 */
	private function find( string $text, array $filters = [] ): array {
		$this->search->end_request();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
		return $this->search->engines->engine()->search( new Query( $filters, text: $text ) )->ids;
	}

	/**
	 * Creates a term.
	 *
	 * @return int Its number.
	 */
	private function term( string $name, string $taxonomy ): int {
		$term = wp_insert_term( $name, $taxonomy );
		self::assertIsArray( $term );
		return absint( $term['term_id'] );
	}

	/**
	 * Plans a post for tomorrow.
	 */
	private function plan( int $post_id ): void {
		$date = gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS );
		wp_update_post( [
			'ID'            => $post_id,
			'post_status'   => 'future',
			'post_date'     => get_date_from_gmt( $date ),
			'post_date_gmt' => $date,
			'edit_date'     => true,
		] );
		self::assertSame( 'future', get_post_status( $post_id ) );
		self::assertIsInt( wp_next_scheduled( 'publish_future_post', [ $post_id ] ) );
	}

	/**
	 * Changes a post in quick edit.
	 *
	 * @param array<string, mixed> $fields What is changed.
	 * @return string The row of the list that WordPress answers.
	 */
	private function quick_edit( int $post_id, array $fields ): string {
		$type                     = (string) get_post_type( $post_id );
		$_REQUEST['_inline_edit'] = wp_create_nonce( 'inlineeditnonce' );
		// The endpoint of WordPress does so for those who are logged in.
		add_action( 'wp_ajax_nopriv_inline-save', 'wp_ajax_inline_save' );
		return AjaxCall::make(
			'inline-save',
			$fields + [
				'post_ID'    => $post_id,
				'post_type'  => $type,
				'post_title' => get_post_field( 'post_title', $post_id, 'raw' ),
				'_status'    => get_post_status( $post_id ),
				'screen'     => "edit-$type",
				'post_view'  => 'list',
			]
		)['text'];
	}

	/**
	 * Changes posts in bulk edit.
	 *
	 * @param list<int>            $post_ids
	 * @param array<string, mixed> $fields   What is changed.
	 */
	private function bulk_edit( array $post_ids, array $fields ): void {
		$done = bulk_edit_posts( $fields + [
			'post_type' => (string) get_post_type( $post_ids[0] ),
			'post'      => $post_ids,
			'_status'   => '-1',
		] );
		self::assertSame( $post_ids, $done['updated'] ?? [] );
	}

	#[DataProvider( 'types' )]
	public function test_what_is_planned_is_found_once_its_time_has_come( string $type ): void {
		$course = $this->term( 'Preserves', 'recipe-course' );
		$post   = $this->publish(
			[ 'difficulty' => 'beginner' ],
			[],
			[ 'post_type' => $type, 'post_title' => 'Quince jelly', 'post_status' => 'draft' ]
		)->ID;
		$this->plan( $post );
		wp_set_object_terms( $post, [ $course ], 'recipe-course' );
		self::assertSame( [], $this->find( 'quince' ) );
		do_action( 'publish_future_post', $post );
		self::assertSame( [], $this->find( 'quince' ), 'the background has come too early' );
		$date = gmdate( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS );
		$this->db()->update(
			$this->db()->posts,
			[ 'post_date' => get_date_from_gmt( $date ), 'post_date_gmt' => $date ],
			[ 'ID' => $post ]
		);
		clean_post_cache( $post );
		do_action( 'publish_future_post', $post );
		self::assertSame(
			[ $post ],
			$this->find( 'quince', [ 'recipe_courses' => [ (string) $course ], 'difficulty_level' => [ 'beginner' ] ] )
		);
	}

	#[DataProvider( 'types' )]
	public function test_a_published_one_that_is_planned_anew_is_gone_until_then( string $type ): void {
		$post = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Quince jelly' ] )->ID;
		self::assertSame( [ $post ], $this->find( 'quince' ) );
		$this->plan( $post );
		self::assertSame( [], $this->find( 'quince' ) );
		wp_publish_post( $post );
		self::assertSame( [ $post ], $this->find( 'quince' ) );
	}

	#[DataProvider( 'types' )]
	public function test_quick_edit_renames_and_gives_terms( string $type ): void {
		$course = $this->term( 'Preserves', 'recipe-course' );
		$post   = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Quince jelly' ] )->ID;
		$other  = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Fig roll' ] )->ID;
		self::assertSame( [ $post ], $this->find( 'quince' ) );
		$row = $this->quick_edit(
			$post,
			[
				'post_title' => 'Medlar jelly',
				'tax_input'  => [ 'recipe-course' => [ '0', (string) $course ], 'recipe-dietary' => 'Vegan, Nut free' ],
			]
		);
		self::assertStringContainsString( 'Medlar jelly', $row );
		self::assertSame( [], $this->find( 'quince' ) );
		$vegan = get_term_by( 'name', 'Vegan', 'recipe-dietary' );
		self::assertInstanceOf( \WP_Term::class, $vegan );
		self::assertSame(
			[ $post ],
			$this->find( '', [ 'recipe_courses' => [ (string) $course ], 'recipe_dietary' => [ (string) $vegan->term_id ] ] )
		);
		self::assertSame( [ $post ], $this->find( 'medlar' ) );
		$this->quick_edit( $post, [ 'tax_input' => [ 'recipe-course' => [ '0' ], 'recipe-dietary' => 'Nut free' ] ] );
		self::assertSame( [], $this->find( '', [ 'recipe_courses' => [ (string) $course ] ] ) );
		self::assertSame( [], $this->find( '', [ 'recipe_dietary' => [ (string) $vegan->term_id ] ] ) );
		self::assertSame( [ $other ], $this->find( 'fig' ) );
	}

	#[DataProvider( 'types' )]
	public function test_quick_edit_hides_and_shows( string $type ): void {
		$post = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Quince jelly' ] )->ID;
		self::assertSame( [ $post ], $this->find( 'quince' ) );
		foreach ( [
			[ '_status' => 'draft' ],
			[ 'keep_private' => 'private' ],
			[ 'post_password' => 'secret', '_status' => 'publish' ],
		] as $hidden ) {
			$this->quick_edit( $post, $hidden );
			self::assertSame( [], $this->find( 'quince' ), (string) wp_json_encode( $hidden ) );
			$this->quick_edit( $post, [ '_status' => 'publish', 'post_password' => '' ] );
			self::assertSame( [ $post ], $this->find( 'quince' ) );
		}
	}

	#[DataProvider( 'types' )]
	public function test_bulk_edit_hides_and_shows_all_that_were_chosen( string $type ): void {
		$posts = [];
		foreach ( [ 'Quince jelly', 'Quince tart', 'Quince pie' ] as $title ) {
			$posts[] = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => $title ] )->ID;
		}
		[ $first, $second, $third ] = $posts;
		self::assertEqualsCanonicalizing( $posts, $this->find( 'quince' ) );
		$this->bulk_edit( [ $first, $second ], [ '_status' => 'draft' ] );
		self::assertSame( [ $third ], $this->find( 'quince' ) );
		$this->plan( $second );
		$this->bulk_edit( [ $first, $second ], [ '_status' => 'publish' ] );
		self::assertEqualsCanonicalizing( $posts, $this->find( 'quince' ) );
		$this->bulk_edit( $posts, [ '_status' => 'private' ] );
		self::assertSame( [], $this->find( 'quince' ) );
	}

	#[DataProvider( 'types' )]
	public function test_bulk_edit_adds_terms_to_those_that_are_there( string $type ): void {
		$old    = $this->term( 'Preserves', 'recipe-course' );
		$new    = $this->term( 'Gifts', 'recipe-course' );
		$first  = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Quince jelly' ] )->ID;
		$second = $this->publish( [], [], [ 'post_type' => $type, 'post_title' => 'Fig roll' ] )->ID;
		$plain  = $this->publish( [], [], [ 'post_type' => 'post', 'post_title' => 'About jelly', 'post_content' => 'No recipe' ] )->ID;
		wp_set_object_terms( $first, [ $old ], 'recipe-course' );
		self::assertSame( [ $first ], $this->find( '', [ 'recipe_courses' => [ (string) $old ] ] ) );
		$this->bulk_edit(
			[ $first, $second, $plain ],
			[ 'tax_input' => [ 'recipe-course' => [ '0', (string) $new ], 'recipe-dietary' => 'Vegan' ] ]
		);
		self::assertEqualsCanonicalizing( [ $first, $second ], $this->find( '', [ 'recipe_courses' => [ (string) $new ] ] ) );
		self::assertSame( [ $first ], $this->find( '', [ 'recipe_courses' => [ (string) $old ] ] ) );
		$vegan = get_term_by( 'name', 'Vegan', 'recipe-dietary' );
		self::assertInstanceOf( \WP_Term::class, $vegan );
		self::assertEqualsCanonicalizing( [ $first, $second ], $this->find( '', [ 'recipe_dietary' => [ (string) $vegan->term_id ] ] ) );
		self::assertEqualsCanonicalizing( [ $first, $second ], $this->find( 'gifts' ) );
	}
}
