<?php
declare( strict_types=1 );

namespace Larder\Tests\RecipeEmbed;

use Larder\Card\CardRenderer;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A recipe inside of a post that is not its own.
 *
 * @phpstan-import-type Card from \Larder\Card\CardData
 */
final class RecipeEmbedTest extends WordPressTestCase {

	private \WP_Post $recipe;

	protected function setUp(): void {
		parent::setUp();
		$this->recipe = $this->publish( [ 'name' => 'Quince cheese' ], [], [ 'post_title' => 'Quince cheese' ] );
	}

	public function test_a_line_about_another_site_is_written_as_the_editor_writes_it(): void {
		$fixture = dirname( __DIR__, 4 ) . '/blocks/recipe-embed/test/fixtures/v1/foreign.html';
		self::assertSame(
			trim( (string) file_get_contents( $fixture ) ),
			EmbedBlock::foreign( 'https://example.org/other', 'Elsewhere', 'A good one', 'nofollow', 'https://example.org/pie.jpg' )
		);
	}

	public function test_a_link_elsewhere_is_what_links_may_be_and_its_picture_is_one_of_the_web(): void {
		$fields = [ 'display' => 'line', 'title' => 'Elsewhere', 'url' => 'https://example.org/other' ];
		$print  = static fn ( array $more ): string => render_block( [
			'blockName'    => 'larder/recipe-embed',
			'attrs'        => $fields + $more,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		] );
		self::assertStringContainsString( 'rel="nofollow ugc"', $print( [ 'rel' => 'ugc nofollow opener"' ] ) );
		self::assertStringNotContainsString( 'rel=', $print( [ 'rel' => 'opener" onclick="x' ] ) );
		self::assertStringNotContainsString( '<img', $print( [ 'image' => 'javascript:alert(1)' ] ) );
		self::assertStringContainsString( '<img', $print( [ 'image' => 'https://example.org/pie.jpg' ] ) );
	}

	public function test_the_whole_recipe_is_printed_for_the_post_that_holds_it_and_a_second_time_as_a_card(): void {
		$html = do_blocks( EmbedBlock::html( $this->recipe ) . EmbedBlock::html( $this->recipe ) );
		self::assertStringContainsString( 'wp-block-larder-recipe-embed', $html );
		self::assertSame( 1, substr_count( $html, "id=\"recipe-{$this->recipe->ID}\"" ) );
		self::assertStringContainsString( 'larder-card', $html );
		self::assertSame( 1, substr_count( $html, "data-larder-embedded=\"{$this->recipe->ID}\"" ), 'and views are told whose it is' );
	}

	public function test_the_button_that_saves_an_embedded_card_has_a_view(): void {
		$embed = '<!-- wp:larder/recipe-embed {"recipeId":' . $this->recipe->ID . ',"display":"card"} /-->';
		$html  = do_blocks( $embed );
		self::assertMatchesRegularExpression(
			'#<div class="larder-card__actions"><div data-larder-island="wishlist"[^>]*><button[^>]*>#',
			$html
		);
		self::assertSame( 1, substr_count( $html, '<button' ) );
		add_filter( 'larder_card_layouts', $layouts = static fn (): array => [ 'default' => self::framed( ... ) ] );
		$html = do_blocks( $embed );
		self::assertStringContainsString( '<i><article', $html );
		self::assertStringContainsString( 'data-larder-island="wishlist"', $html, 'in a layout of the site, too' );
		remove_filter( 'larder_card_layouts', $layouts );
		add_filter( 'larder_card_actions', '__return_empty_array' );
		self::assertStringNotContainsString( 'data-larder-island', do_blocks( $embed ), 'a site has taken it off' );
	}

	/**
	 * Prints the usual card within a layout of the site.
	 *
	 * @param Card $card  What it shows.
	 * @param int  $level Level of its heading.
	 */
	private static function framed( array $card, int $level ): string {
		return '<i>' . CardRenderer::default_layout( $card, $level ) . '</i>';
	}

	public function test_a_description_made_of_the_content_before_leaves_the_page_its_recipe(): void {
		$content = EmbedBlock::html( $this->recipe );
		foreach ( [ 'for a description', 'for the page' ] as $purpose ) {
			self::assertStringContainsString( "id=\"recipe-{$this->recipe->ID}\"", self::page( $content ), $purpose );
		}
	}

	public function test_recipes_that_embed_each_other_or_themselves_end(): void {
		$other = $this->publish( [ 'name' => 'Stew' ], [], [ 'post_title' => 'Stew' ] );
		$nested = static function ( \WP_Post $in, \WP_Post $of ): void {
			$embed = EmbedBlock::html( $of );
			wp_update_post( [
				'ID'           => $in->ID,
				'post_content' => wp_slash(
					str_replace( '<!-- /wp:larder/recipe -->', "$embed<!-- /wp:larder/recipe -->", $in->post_content ) . $embed
				),
			] );
		};
		$nested( $this->recipe, $other );
		$nested( $other, $this->recipe );
		$html = self::page( EmbedBlock::html( $this->recipe ) );
		self::assertSame( 1, substr_count( $html, "id=\"recipe-{$this->recipe->ID}\"" ) );
		$nested( $this->recipe, $this->recipe );
		$html = self::page( EmbedBlock::html( $this->recipe ) );
		self::assertSame( 1, substr_count( $html, "id=\"recipe-{$this->recipe->ID}\"" ) );
	}

	public function test_controls_and_links_to_steps_belong_to_the_recipe_shown(): void {
		$steps = [ 'groups' => [ [ 'title' => '', 'steps' => [ [ 'id' => 'a', 'text' => 'Stir.' ] ] ] ] ];
		$shown = $this->publish(
			[ 'name' => 'Stew', 'servings' => 4 ],
			[ 'larder/likes' => [], 'larder/print' => [], 'larder/wishlist' => [], 'larder/rating' => [], 'larder/instructions' => $steps ],
			[ 'post_title' => 'Stew' ]
		);
		$host  = $this->publish(
			[],
			[],
			[ 'post_title' => 'Three stews', 'post_type' => 'post', 'post_content' => EmbedBlock::html( $shown ) ]
		);
		self::open_page( [ 'p' => $host->ID, 'post_type' => 'post' ] );
		$html = html_entity_decode( self::page( $host->post_content ), ENT_QUOTES | ENT_HTML5 );
		self::assertStringContainsString( "id=\"recipe-$shown->ID\"", $html );
		self::assertStringContainsString( "data-recipe-id=\"$shown->ID\"", $html );
		self::assertStringNotContainsString( "\"recipeId\":$host->ID", $html );
		self::assertStringNotContainsString( "data-recipe-id=\"$host->ID\"", $html );
		self::assertStringNotContainsString( (string) get_permalink( $host ), $html );
		self::assertStringNotContainsString( "recipe-$host->ID", $html );
	}

	public function test_a_recipe_that_is_deleted_leaves_nothing(): void {
		$content = EmbedBlock::html( $this->recipe, 'card', 'Good.' );
		wp_delete_post( $this->recipe->ID, true );
		self::assertSame( '', trim( do_blocks( $content ) ) );
	}

	public function test_a_line_has_the_words_of_its_author_without_what_could_run(): void {
		$html = do_blocks( EmbedBlock::html( $this->recipe, 'line', 'For <strong>winter</strong><script>alert( 1 )</script>.' ) );
		self::assertStringContainsString(
			sprintf( '<a href="%s">Quince cheese</a>', esc_url( (string) get_permalink( $this->recipe ) ) ),
			$html
		);
		self::assertStringContainsString( '<strong>winter</strong>', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_a_line_is_spoken_in_the_language_of_its_recipe(): void {
		$stew = $this->publish( [ 'name' => 'Eintopf', 'language' => 'de' ], [], [ 'post_title' => 'Eintopf' ] );
		self::assertStringContainsString( ' lang="de">Eintopf</a>', do_blocks( EmbedBlock::html( $stew, 'line', '' ) ) );
	}

	public function test_a_recipe_of_another_site_is_a_link_and_no_script(): void {
		self::assertStringContainsString(
			'<a href="https://example.org/stew">Stew &amp; bread</a>',
			do_blocks( EmbedBlock::foreign( 'https://example.org/stew', 'Stew & bread' ) )
		);
		self::assertStringNotContainsString(
			'javascript:',
			do_blocks( '<!-- wp:larder/recipe-embed {"title":"Stew","url":"javascript:alert(1)"} /-->' )
		);
	}

	public function test_a_draft_and_a_recipe_with_a_password_stay_hidden(): void {
		wp_set_current_user( 0 );
		foreach ( [
			[ 'post_status' => 'draft' ],
			[ 'post_status' => 'publish', 'post_password' => 'soup' ],
			[ 'post_status' => 'private', 'post_password' => '' ],
		] as $change ) {
			wp_update_post( [ 'ID' => $this->recipe->ID ] + $change );
			foreach ( [ 'whole', 'card', 'line' ] as $display ) {
				self::assertSame(
					'',
					trim( do_blocks( EmbedBlock::html( $this->recipe, $display, 'Secret' ) ) ),
					"saved $display " . wp_json_encode( $change )
				);
				self::assertSame(
					'',
					trim( do_blocks( sprintf(
						'<!-- wp:larder/recipe-embed {"recipeId":%d,"display":"%s","text":"Secret"} /-->',
						$this->recipe->ID,
						$display
					) ) ),
					$display . ' ' . wp_json_encode( $change )
				);
			}
		}
	}

	public function test_the_server_writes_what_the_editor_saves(): void {
		$fixture = (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/recipe-embed/test/fixtures/v1/line.html' );
		$post    = new \WP_Post( (object) [ 'ID' => 7, 'post_title' => 'Quince & cheese', 'post_type' => 'page', 'filter' => 'raw' ] );
		add_filter( 'page_link', static fn (): string => 'https://example.org/quince/' );
		self::assertSame( rtrim( $fixture ), EmbedBlock::html( $post, 'line', 'For <strong>winter</strong>.' ) );
	}

	/**
	 * Prints a content as a page does.
	 */
	private static function page( string $content ): string {
		$html = apply_filters( 'the_content', $content );
		return is_string( $html ) ? $html : '';
	}
}
