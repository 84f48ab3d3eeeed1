<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The revision that keeps what a post said before its recipes changed over is one like any other.
 */
final class KeptRevisionTest extends WordPressTestCase {

	private const POST = 794001;

	private const RECIPE = 794002;

	private const CONTENT = 'A soup with a note. [wprm-recipe id="' . self::RECIPE . '"]';

	private const FOOTNOTES = '[{"id":"a","content":"Or \"leeks\" \\\\ so."}]';

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
		$this->site->load( [
			'posts'    => [
				ForeignSite::post( self::POST, 'post', 'Soup', self::CONTENT ),
				ForeignSite::post( self::RECIPE, 'wprm_recipe', 'Pumpkin soup', '' ),
			],
			'postmeta' => [ ForeignSite::meta( 'post_id', self::POST, 'footnotes', self::FOOTNOTES ) ],
		] );
	}

	public function test_it_is_listed_with_the_fields_that_have_revisions(): void {
		$this->change();
		wp_set_current_user( $this->user( 'administrator' ) );
		$answer = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/posts/' . self::POST . '/revisions' ) );
		/** @var list<array{id: int, parent: int, meta: array<string, mixed>}> $listed */
		$listed = $answer->get_data();
		self::assertSame( [ self::POST => $this->revision()->ID ], array_column( $listed, 'id', 'parent' ) );
		self::assertSame( self::FOOTNOTES, $listed[0]['meta']['footnotes'] ?? '' );
	}

	public function test_it_is_compared_with_the_post(): void {
		$this->change();
		require_once ABSPATH . 'wp-admin/includes/revision.php';
		$fields = wp_get_revision_ui_diff( self::POST, $this->revision()->ID, self::POST );
		self::assertIsArray( $fields );
		self::assertContains( 'post_content', array_column( $fields, 'id' ) );
	}

	public function test_it_is_restored(): void {
		$this->change();
		update_post_meta( self::POST, 'footnotes', '[]' );
		wp_restore_post_revision( $this->revision()->ID );
		self::assertSame( self::CONTENT, get_post( self::POST )->post_content ?? '' );
		self::assertSame( self::FOOTNOTES, get_post_meta( self::POST, 'footnotes', true ) );
	}

	public function test_undo_deletes_it_with_its_fields(): void {
		$before = $this->site->everything();
		$this->change();
		self::assertSame( self::FOOTNOTES, get_metadata_raw( 'post', $this->revision()->ID, 'footnotes', true ) );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_whoever_follows_posts_learns_that_undo_deletes_it(): void {
		delete_post_meta( self::POST, 'footnotes' );
		$this->change();
		$revision = $this->revision()->ID;
		$hooks    = [ 'before_delete_post', 'delete_post', 'deleted_post', 'after_delete_post', 'wp_delete_post_revision' ];
		$heard    = [];
		foreach ( $hooks as $hook ) {
			add_action( $hook, static function ( int $id, \WP_Post $post ) use ( $hook, &$heard ): void {
				$heard[] = [ $hook, $id, $post->post_type ];
			}, 10, 2 );
		}
		Switching::undo( $this->switch );
		self::assertSame( array_map( static fn ( string $hook ): array => [ $hook, $revision, 'revision' ], $hooks ), $heard );
		self::assertNull( get_post( $revision ) );
	}

	public function test_a_revision_that_a_plugin_does_not_let_go_stays(): void {
		delete_post_meta( self::POST, 'footnotes' );
		$this->change();
		$revision = $this->revision()->ID;
		add_filter( 'pre_delete_post', '__return_false' );
		Switching::undo( $this->switch );
		self::assertInstanceOf( \WP_Post::class, get_post( $revision ) );
	}

	/**
	 * Changes the site over.
	 */
	private function change(): void {
		Switching::change( $this->switch, $this->switch->sources->all()['wp-recipe-maker'] );
	}

	/**
	 * Returns the one revision of the post.
	 */
	private function revision(): \WP_Post {
		$all = wp_get_post_revisions( self::POST );
		self::assertCount( 1, $all );
		$revision = reset( $all );
		self::assertInstanceOf( \WP_Post::class, $revision );
		return $revision;
	}
}
