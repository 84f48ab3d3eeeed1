<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A recipe that a page shows by a synced pattern is the page's own.
 */
final class SyncedPatternTest extends WordPressTestCase {

	private DocumentRepository $documents;

	protected function setUp(): void {
		parent::setUp();
		$this->documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
	}

	public function test_machines_read_the_recipe_of_a_page_and_every_change_of_the_pattern(): void {
		$pattern = $this->pattern( self::recipe( 'First' ) );
		$outer   = $this->pattern( self::reference( $pattern ) );
		$direct  = $this->page(
			'<!-- wp:group --><div class="wp-block-group">'
				. self::reference( $pattern )
				. '</div><!-- /wp:group -->'
		);
		$nested  = $this->page( self::reference( $outer ) );
		self::assertSame( [ 'First', 'First' ], [ $this->named( $direct ), $this->named( $nested ) ] );
		$this->change( $pattern, self::recipe( 'Second' ) );
		self::assertSame( [ 'Second', 'Second' ], [ $this->named( $direct ), $this->named( $nested ) ] );
		$this->change( $pattern, '<!-- wp:paragraph --><p>No recipe</p><!-- /wp:paragraph -->' );
		self::assertSame( [ null, null ], [ $this->named( $direct ), $this->named( $nested ) ] );
		$this->change( $pattern, self::recipe( 'Third' ) );
		self::assertSame( [ 'Third', 'Third' ], [ $this->named( $direct ), $this->named( $nested ) ] );
	}

	public function test_the_recipe_goes_with_the_pattern(): void {
		$trashed = $this->pattern( self::recipe( 'Trashed' ) );
		$deleted = $this->pattern( self::recipe( 'Deleted' ) );
		$pages   = [ $this->page( self::reference( $trashed ) ), $this->page( self::reference( $deleted ) ) ];
		wp_trash_post( $trashed );
		wp_delete_post( $deleted, true );
		self::assertSame( [ null, null ], array_map( $this->named( ... ), $pages ) );
	}

	public function test_a_pattern_with_a_similar_number_is_another_one(): void {
		$pattern = $this->pattern( self::recipe( 'Mine' ) );
		$page    = $this->page( "<!-- wp:block {\"ref\":{$pattern}0} /-->" . self::reference( $pattern ) );
		self::assertSame( [ $page ], $this->documents->users_of( $pattern ) );
		self::assertSame( [], $this->documents->users_of( intdiv( $pattern, 10 ) ) );
	}

	public function test_patterns_that_hold_each_other_end(): void {
		$first  = $this->pattern( '' );
		$second = $this->pattern( self::reference( $first ) . self::recipe( 'Round' ) );
		$this->change( $first, self::reference( $second ) );
		$page = $this->page( self::reference( $first ) );
		$this->change( $second, self::reference( $first ) . self::recipe( 'Round again' ) );
		self::assertSame( 'Round again', $this->named( $page ) );
	}

	public function test_the_controls_of_the_recipe_are_those_of_the_page(): void {
		$steps   = [ 'groups' => [ self::steps( '', [ 'id' => 'aaaaaaaa', 'text' => 'Stir.' ] ) ] ];
		$inner   = get_comment_delimited_block_content( 'larder/instructions', $steps, '<div></div>' );
		$pattern = $this->pattern( get_comment_delimited_block_content( 'larder/recipe', [], "<div>$inner</div>" ) );
		$page    = $this->page( self::reference( $pattern ) );

		self::set_post( $page );
		$html = do_blocks( self::reference( $pattern ) );
		unset( $GLOBALS['post'] );
		self::assertStringContainsString( "id=\"recipe-$page\"", $html );
		self::assertStringContainsString( '>Cook<', $html );
		self::assertStringContainsString( '>Stir.<', do_shortcode( "[larder_instructions id=$page]" ) );
	}

	public function test_a_rebuild_finds_pages_with_patterns(): void {
		$page = $this->page( self::reference( $this->pattern( self::recipe( 'Found' ) ) ) );
		self::assertContains( $page, $this->documents->candidates( $page - 1, 1 ) );
	}

	/**
	 * Returns the name of a post's recipe for machines.
	 */
	private function named( int $post_id ): ?string {
		return $this->documents->get( $post_id )?->data['name'];
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $content Saved blocks.
	 */
	private function page( string $content ): int {
		return $this->publish( post: [ 'post_type' => 'page', 'post_content' => $content ] )->ID;
	}

	/**
	 * Publishes a synced pattern.
	 *
	 * @param string $content Saved blocks.
	 */
	private function pattern( string $content ): int {
		return $this->publish( post: [ 'post_type' => 'wp_block', 'post_content' => $content ] )->ID;
	}

	/**
	 * Saves other blocks.
	 *
	 * @param string $content Saved blocks.
	 */
	private function change( int $post_id, string $content ): void {
		wp_update_post( [ 'ID' => $post_id, 'post_content' => wp_slash( $content ) ] );
	}

	/**
	 * Returns a recipe.
	 */
	private static function recipe( string $name ): string {
		return get_comment_delimited_block_content( 'larder/recipe', [ 'name' => $name ], '<div></div>' );
	}

	/**
	 * Returns what shows a synced pattern.
	 */
	private static function reference( int $pattern ): string {
		return "<!-- wp:block {\"ref\":$pattern} /-->";
	}
}
