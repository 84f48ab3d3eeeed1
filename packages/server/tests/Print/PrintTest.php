<?php
declare( strict_types=1 );

namespace Larder\Tests\Print;

use Larder\Plugin;
use Larder\Print\Paper;
use Larder\Print\PrintPage;
use Larder\Print\PrintPart;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A recipe on paper, at `?print_recipe=true`.
 */
final class PrintTest extends WordPressTestCase {

	/**
	 * Requests a post, as a browser does.
	 *
	 * @param array<string, string> $query Parameters of its address.
	 * @return string The template that shows it.
	 */
	private function request( \WP_Post $post, array $query ): string {
		$_GET = $query;
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'any' ] );
		$template = apply_filters( 'template_include', 'theme.php' );
		self::assertIsString( $template );
		return $template;
	}

	/**
	 * Returns the whole page that a request for a print is answered with.
	 *
	 * @param array<string, string> $query More parameters of its address.
	 */
	private function page( \WP_Post $post, array $query = [] ): string {
		$template = $this->request( $post, [ 'print_recipe' => 'true' ] + $query );
		self::assertStringEndsWith( 'templates/print-recipe.php', $template );
		ob_start();
		require $template;
		$page = (string) ob_get_clean();
		return substr( $page, 0, (int) strpos( $page, '<script' ) );
	}

	/**
	 * Publishes a recipe with something in each part.
	 */
	private function soup(): \WP_Post {
		return $this->publish(
			[
				'yieldAmount' => 4,
				'description' => 'Warms.',
				'prepTime'    => 10,
			],
			[
				'larder/details'      => [],
				'larder/ingredients'  => [ 'groups' => [ self::ingredients(
					'',
					[ 'id' => 'lentils0', 'quantity' => '200', 'unit' => 'g', 'name' => 'lentils' ]
				) ] ],
				'larder/instructions' => [ 'groups' => [ self::steps( '', [ 'id' => 'simmer00', 'text' => 'Simmer.' ] ) ] ],
				'larder/likes'        => [],
			]
		);
	}

	/**
	 * Publishes a recipe with a block before it.
	 *
	 * @param string $before Block markup.
	 */
	private function soup_after( string $before ): \WP_Post {
		$post = $this->soup();
		/** @var array{ID: int, post_content: string} $fields */
		$fields = wp_slash( [ 'ID' => $post->ID, 'post_content' => $before . $post->post_content ] );
		wp_update_post( $fields );
		$stored = get_post( $post->ID );
		self::assertInstanceOf( \WP_Post::class, $stored );
		return $stored;
	}

	public function test_a_recipe_is_printed_without_what_can_only_be_pressed(): void {
		$page = $this->page( $this->soup() );
		foreach ( [ '<h1 class="larder-print__title">Lentil soup</h1>', 'Warms.', "10\u{00A0}min", 'lentils', 'Simmer.' ] as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		foreach ( [ 'class="larder-vote', 'wp-block-larder-recipe__actions' ] as $text ) {
			self::assertStringNotContainsString( $text, $page );
		}
	}

	public function test_nothing_on_the_sheet_is_pressed_and_its_controls_are_not_on_it(): void {
		$page  = $this->page( $this->soup() );
		$sheet = (string) strstr( $page, '<div class="larder-print__sheet"' );
		self::assertMatchesRegularExpression( '/^<div class="larder-print__sheet" inert[ >]/', $sheet );
		$around = (string) strstr( $page, '<div class="larder-print__sheet"', true );
		self::assertStringContainsString( '<p class="larder-print__savings" role="status"></p>', $around );
		self::assertMatchesRegularExpression( '#<main><h1 class="screen-reader-text">Lentil soup</h1>.*</main>#s', $around, 'who hears the page has its main part and its title' );
		self::assertStringNotContainsString( 'larder-print__pages', $sheet );
	}

	public function test_the_page_of_a_recipe_names_the_parts_that_the_site_leaves_out_of_prints(): void {
		$this->request( $this->soup(), [] );
		$classes = get_body_class();
		self::assertContains( 'larder_prints_without_recipe-content', $classes );
		self::assertContains( 'larder_prints_without_author-bio', $classes );
		self::assertNotContains( 'larder_prints_without_images', $classes );
		self::assertStringNotContainsString(
			' larder-',
			' ' . implode( ' ', $classes ),
			'The styles of parts would reset the whole page.'
		);
		( new Store() )->save( [ 'printOptions' => [ 'title', 'ingredients' ] ] );
		self::assertContains( 'larder_prints_without_images', get_body_class() );
	}

	public function test_a_page_without_a_recipe_says_nothing_of_prints(): void {
		$story = get_post( wp_insert_post( [ 'post_title' => 'Story', 'post_content' => 'No recipe.', 'post_status' => 'publish' ] ) );
		self::assertInstanceOf( \WP_Post::class, $story );
		$this->request( $story, [] );
		self::assertStringNotContainsString( 'larder_prints', implode( ' ', get_body_class() ) );
	}

	public function test_a_title_brings_no_script_onto_the_sheet(): void {
		$post   = $this->soup();
		$change = static fn (): string => 'Soup <em>today</em><img src="x" onerror="alert(1)"><script>alert(2)</script>';
		add_filter( 'the_title', $change );
		$page = $this->page( $post );
		remove_filter( 'the_title', $change );
		self::assertStringContainsString( '<h1 class="larder-print__title">Soup <em>today</em>', $page );
		self::assertStringNotContainsString( 'onerror', $page );
		self::assertStringNotContainsString( '<script>alert', $page );
	}

	public function test_the_page_is_for_no_search_engine_and_names_the_recipe_as_its_original(): void {
		$post = $this->soup();
		$page = $this->page( $post );
		self::assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $page );
		self::assertStringContainsString(
			sprintf( '<link rel="canonical" href="%s">', esc_url( (string) get_permalink( $post ) ) ),
			$page
		);
	}

	public function test_only_a_recipe_that_may_be_read_has_such_a_page(): void {
		self::assertSame( 'theme.php', $this->request( $this->soup(), [] ) );
		self::assertSame( 'theme.php', $this->request( $this->soup(), [ 'print_recipe' => 'false' ] ) );
		$story = get_post( wp_insert_post( [ 'post_title' => 'Story', 'post_content' => 'No recipe.', 'post_status' => 'publish' ] ) );
		self::assertInstanceOf( \WP_Post::class, $story );
		self::assertSame( 'theme.php', $this->request( $story, [ 'print_recipe' => 'true' ] ) );
		self::assertSame(
			'theme.php',
			$this->request( $this->publish( [], [], [ 'post_password' => 'secret' ] ), [ 'print_recipe' => 'true' ] )
		);
	}

	public function test_the_header_links_to_it(): void {
		$post = $this->soup();
		self::set_post( $post );
		self::assertMatchesRegularExpression(
			'#<a class="larder-vote" href="[^"]*print_recipe=true" rel="nofollow">.*Print</span></a>#',
			do_blocks( $post->post_content )
		);
	}

	public function test_the_story_around_a_recipe_is_a_part_of_its_own(): void {
		$page = $this->page( $this->soup_after( '<!-- wp:paragraph --><p>Once upon a time.</p><!-- /wp:paragraph -->' ) );
		self::assertMatchesRegularExpression( '#<div class="larder-print__story"><p[^>]*>Once upon a time.</p></div>#', $page );
		self::assertStringContainsString( 'data-print="recipe-content"><span>', $page, 'off until somebody wants it' );
	}

	public function test_what_is_folded_is_open_and_pictures_do_not_wait(): void {
		$page = $this->page( $this->soup_after(
			'<!-- wp:html --><details><summary>More</summary><img loading="lazy" src="/a.png" alt=""></details><!-- /wp:html -->'
		) );
		self::assertStringContainsString( '<details open>', $page );
		self::assertStringNotContainsString( 'loading="lazy"', $page );
	}

	public function test_only_parts_that_a_recipe_has_can_be_chosen(): void {
		$page = $this->page( $this->soup() );
		foreach ( [ 'title', 'info', 'description', 'ingredients', 'instructions', 'social-share' ] as $part ) {
			self::assertStringContainsString( "data-print=\"$part\" checked", $page );
		}
		foreach ( [ 'nutrition', 'notes', 'author-bio', 'thank-you-note', 'recipe-content', 'extended-content' ] as $part ) {
			self::assertStringNotContainsString( "data-print=\"$part\"", $page );
		}
	}

	public function test_a_site_says_what_is_printed_as_it_did_with_wp_delicious(): void {
		update_option(
			Settings::OPTION,
			[
				'allowPrintCustomization' => [ 'no' ],
				'printOptions'            => [
					[ 'key' => 'Title', 'enable' => [ 'yes' ] ],
					[ 'key' => 'Description', 'enable' => [ 'no' ] ],
					[ 'key' => 'Author Bio', 'enable' => [ 'yes' ] ],
					'odd',
				],
				'thankyouMessage'         => 'Enjoy & share!',
				'printPaper'              => 'a4',
			]
		);
		$page = $this->page( $this->soup() );
		self::assertStringContainsString( 'data-print="title" checked', $page );
		self::assertStringContainsString( 'data-print="description"><span>', $page );
		self::assertStringContainsString( '<fieldset class="larder-print__parts" hidden>', $page );
		self::assertStringContainsString( '<p class="larder-print__thanks">Enjoy &amp; share!</p>', $page );
		self::assertMatchesRegularExpression( '/data-print="a4" value="a4" checked/', $page );
		self::assertContains( 'author-bio', ( new Settings() )->choices( 'printOptions' ) );
	}

	public function test_choices_are_stored_as_wp_delicious_does(): void {
		( new Store() )->save( [ 'printOptions' => [ 'title', 'images' ] ] );
		$stored = get_option( Store::OPTION );
		self::assertIsArray( $stored );
		self::assertIsArray( $stored['printOptions'] );
		self::assertCount( 13, $stored['printOptions'] );
		self::assertSame( [ 'key' => 'title', 'enable' => [ 'yes' ] ], $stored['printOptions'][0] );
		self::assertSame( [ 'title', 'images' ], ( new Settings() )->choices( 'printOptions' ) );
	}

	public function test_every_part_can_be_set_by_a_site(): void {
		( new Store() )->save( [ 'printOptions' => array_column( PrintPart::cases(), 'value' ) ] );
		self::assertCount( 13, ( new Settings() )->choices( 'printOptions' ) );
	}

	public function test_paper_is_what_is_usual_where_the_language_is_spoken(): void {
		self::assertSame( Paper::Letter, Paper::usual( 'en_US' ) );
		self::assertSame( Paper::Letter, Paper::usual( 'es_MX' ) );
		self::assertSame( Paper::A4, Paper::usual( 'en_GB' ) );
		self::assertSame( Paper::A4, Paper::usual( 'ar' ) );
	}

	#[DataProvider( 'servings' )]
	public function test_servings_that_cannot_be_cooked_are_not_asked_for( string $asked, string $shown ): void {
		self::assertStringContainsString( "value=\"$shown\"></label>", $this->page( $this->soup(), [ 'recipe_servings' => $asked ] ) );
	}

	/**
	 * Lists what an address may ask for.
	 *
	 * @return iterable<array{string, string}>
	 */
	public static function servings(): iterable {
		yield 'whole' => [ '8', '8' ];
		yield 'half' => [ '2.5', '2.5' ];
		foreach ( [ '', '0', '-3', '1001', '1e9', 'many', '"><script>' ] as $asked ) {
			yield "\"$asked\"" => [ $asked, '4' ];
		}
	}

	public function test_the_link_is_gone_where_there_is_no_recipe(): void {
		self::assertSame( '', Plugin::renderers()->print->render( [], 0 ) );
		self::assertStringContainsString( 'print_recipe=true', PrintPage::url( $this->soup()->ID ) );
	}
}
