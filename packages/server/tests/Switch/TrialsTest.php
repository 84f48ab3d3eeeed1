<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\PluginSource;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A trial that is undone alone, while nothing else has changed over.
 */
final class TrialsTest extends WordPressTestCase {

	private const POST = 793001;

	private const SOUP = 793011;

	private const BROTH = 793012;

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
		$this->site->load( [
			'posts' => [
				ForeignSite::post( self::POST, 'post', 'Two for the week', sprintf(
					"Both are easy: [recipe_card id=\"%d\"] and\n\n[recipe_card id=\"%d\"]",
					self::SOUP,
					self::BROTH
				) ),
				ForeignSite::post( self::SOUP, 'recipe', 'Soup', 'Of pumpkins.' ),
				ForeignSite::post( self::BROTH, 'recipe', 'Broth', 'Of roots.' ),
			],
			'postmeta' => [
				ForeignSite::meta( 'post_id', self::SOUP, 'delicious_recipes_metadata', serialize( [ 'noOfServings' => '4' ] ) ),
				ForeignSite::meta( 'post_id', self::BROTH, 'delicious_recipes_metadata', serialize( [ 'noOfServings' => '2' ] ) ),
			],
		] );
		Switching::forget_options();
	}

	public function test_a_heading_that_an_author_gave_a_card_is_above_its_recipe_and_goes_with_it(): void {
		$cards = [];
		foreach ( [ self::SOUP => 'Also <b>try</b> & enjoy', self::BROTH => '' ] as $id => $title ) {
			$given        = [ 'Recipe' => $id, 'title' => $title, 'heading' => 'h3' ];
			$cards[ $id ] = get_comment_delimited_block_content( 'delicious-recipes/recipe-card', $given, '' );
		}
		$before = implode( "\n\n", $cards );
		$this->db()->update( $this->db()->posts, [ 'post_content' => $before ], [ 'ID' => self::POST ] );
		clean_post_cache( self::POST );
		$this->switch->trial->change( $this->source(), self::POST );
		$heading = "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">Also try &amp; enjoy</h3>\n<!-- /wp:heading -->";
		self::assertStringStartsWith( "$heading\n\n<!-- wp:larder/recipe-embed {\"recipeId\":" . self::SOUP, $this->content() );
		self::assertSame( 1, substr_count( $this->content(), 'wp:heading {' ) );
		$this->switch->trial->undo( self::SOUP );
		self::assertStringStartsWith( "{$cards[ self::SOUP ]}\n\n<!-- wp:larder/recipe-embed", $this->content() );
		$this->switch->trial->undo( self::BROTH );
		self::assertSame( $before, $this->content() );
	}

	public function test_a_heading_goes_with_its_recipe_also_where_the_table_stores_its_emoji_as_an_entity(): void {
		add_filter( 'pre_get_col_charset', static fn (): string => 'utf8' );
		$cards = [];
		foreach ( [ self::SOUP => 'Try \ud83c\udf70 it', self::BROTH => '' ] as $id => $title ) {
			$cards[ $id ] = "<!-- wp:delicious-recipes/recipe-card {\"Recipe\":$id,\"title\":\"$title\"} /-->";
		}
		$this->db()->update( $this->db()->posts, [ 'post_content' => implode( "\n\n", $cards ) ], [ 'ID' => self::POST ] );
		clean_post_cache( self::POST );
		$this->switch->trial->change( $this->source(), self::POST );
		self::assertStringContainsString( '>Try &#x1f370; it</h2>', $this->content() );
		$this->switch->trial->undo( self::SOUP );
		self::assertStringStartsWith( "{$cards[ self::SOUP ]}\n\n<!-- wp:larder/recipe-embed", $this->content() );
	}

	public function test_a_post_that_only_showed_recipes_of_others_is_as_before_with_the_last_of_them(): void {
		$before = $this->everything();
		$this->switch->trial->change( $this->source(), self::POST );
		self::assertStringNotContainsString( '[recipe_card', $this->content() );
		$this->switch->trial->undo( self::SOUP );
		self::assertStringContainsString( '[recipe_card id="' . self::SOUP . '"]', $this->content() );
		self::assertStringContainsString( '"recipeId":' . self::BROTH, $this->content() );
		$this->switch->trial->undo( self::BROTH );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_post_that_was_edited_since_keeps_the_edit_and_can_go_back_with_all_others(): void {
		$before = $this->content();
		$this->switch->trial->change( $this->source(), self::POST );
		$edited = $this->content() . "\n\n<!-- wp:paragraph -->\n<p>New.</p>\n<!-- /wp:paragraph -->";
		wp_update_post( [ 'ID' => self::POST, 'post_content' => wp_slash( $edited ) ] );
		array_map( $this->switch->trial->undo( ... ), [ self::SOUP, self::BROTH ] );
		self::assertStringContainsString( '<p>New.</p>', $this->content() );
		self::assertStringContainsString( '[recipe_card id="' . self::BROTH . '"]', $this->content() );
		self::assertNotNull( Snapshot::find( self::POST ) );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->content() );
	}

	/**
	 * Returns the plugin.
	 */
	private function source(): PluginSource {
		return $this->switch->sources->all()['delicious-recipes'];
	}

	/**
	 * Reads what the post says that shows the recipes.
	 */
	private function content(): string {
		return get_post( self::POST )->post_content ?? '';
	}

	/**
	 * Reads all rows of the site and its options.
	 *
	 * @return list<mixed>
	 */
	private function everything(): array {
		return [ $this->site->everything(), Switching::options( $this->db() ) ];
	}
}
