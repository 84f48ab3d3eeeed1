<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\PageTitles;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Titles of recipes say their language wherever a theme prints them.
 */
final class PageTitlesTest extends WordPressTestCase {

	private const ARABIC = 'شوربة العدس';

	private PageTitles $titles;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		$this->titles = new PageTitles();
		$this->ask( 'Mom&#8217;s Zwiebelkuchen', 'de' );
		$this->ask( 'Zwiebelkuchen', 'de' );
		$this->ask( self::ARABIC, 'ar' );
		$this->ask( 'Apple pie', 'en' );
	}

	/**
	 * Renders a page that asks for the title of a recipe.
	 *
	 * @param string $title    HTML.
	 * @param string $language Language of the recipe.
	 */
	private function ask( string $title, string $language ): void {
		$post = $this->publish( [ 'language' => $language ], [] );
		self::assertSame( $title, $this->titles->note( $title, $post->ID ), 'who asks gets text alone' );
	}

	public function test_recipes_that_are_only_named_are_asked_of_the_database_at_once(): void {
		foreach ( [ 'Apfelstrudel', 'Käsespätzle', 'Maultaschen' ] as $title ) {
			$this->ask( $title, 'de' );
		}
		wp_cache_flush_group( 'post_meta' );
		$before = get_num_queries();
		$this->titles->prime();
		$page = $this->titles->marked( '<a href="/k/">Käsespätzle</a> <a href="/m/">Maultaschen</a>' );
		self::assertSame( 1, get_num_queries() - $before );
		self::assertSame( 2, substr_count( $page, '<span lang="de">' ) );
	}

	public function test_a_title_asks_the_database_nothing_where_it_is_printed(): void {
		$post = $this->publish( [ 'language' => 'de' ], [] );
		wp_cache_flush_group( 'post_meta' );
		$before = get_num_queries();
		$this->titles->note( 'Zwiebelkuchen', $post->ID );
		self::assertSame( 0, get_num_queries() - $before );
	}

	/**
	 * Returns parts of pages, as they are printed and as they are to be.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function parts(): iterable {
		$de = '<span lang="de">Zwiebelkuchen</span>';
		$ar = '<span lang="ar" dir="rtl">' . self::ARABIC . '</span>';
		yield 'the title of a classic theme' => [ '<h1 class="entry-title">Zwiebelkuchen</h1>', "<h1 class=\"entry-title\">$de</h1>" ];
		yield 'a title that is a link, with space around it' => [
			"<h2><a href=\"/z/\">\n\tZwiebelkuchen\n</a></h2>",
			"<h2><a href=\"/z/\">\n\t$de\n</a></h2>",
		];
		yield 'one that is read from right to left' => [ '<p>' . self::ARABIC . '</p>', "<p>$ar</p>" ];
		yield 'the heading of comments' => [
			'<h2>3 thoughts on &#8220;Zwiebelkuchen&#8221;</h2>',
			"<h2>3 thoughts on &#8220;$de&#8221;</h2>",
		];
		yield 'the longest of two titles' => [
			'<h2>On Mom&#8217;s Zwiebelkuchen</h2>',
			'<h2>On <span lang="de">Mom&#8217;s Zwiebelkuchen</span></h2>',
		];
		yield 'a title with its quotes as they were typed' => [
			'<span>Mom’s Zwiebelkuchen</span>',
			'<span><span lang="de">Mom’s Zwiebelkuchen</span></span>',
		];
		yield 'a link to the next recipe' => [ '<a>Next: Zwiebelkuchen</a>', "<a>Next: $de</a>" ];
		yield 'the last of breadcrumbs' => [ '<li>Home</li><li>Zwiebelkuchen</li>', "<li>Home</li><li>$de</li>" ];
		yield 'a picture that is named by the title' => [
			'<img alt="Zwiebelkuchen" src="z.jpg">',
			'<img lang="de" alt="Zwiebelkuchen" src="z.jpg">',
		];
		foreach ( [
			'what somebody says of it'           => '<p>I love Zwiebelkuchen.</p>',
			'a longer word'                      => '<h2>Zwiebelkuchenform</h2>',
			'what names its language already'    => '<div lang="fr"><h3>Zwiebelkuchen</h3><div></div><b>Zwiebelkuchen</b></div>',
			'a title in the language of the page' => '<h2>Apple pie</h2>',
			'attributes'                         => '<a title="Zwiebelkuchen" href="#">more</a>',
			'scripts, fields and comments'       => '<script>"Zwiebelkuchen"</script><textarea>Zwiebelkuchen</textarea><!-- Zwiebelkuchen -->',
			'broken markup'                      => '<h2>Zwiebel<',
		] as $name => $html ) {
			yield "$name stays" => [ $html, $html ];
		}
	}

	#[DataProvider( 'parts' )]
	public function test_a_title_is_marked_where_a_page_says_it( string $printed, string $expected ): void {
		$page = static fn ( string $body ): string => "<html lang=\"en-US\"><body>$body</body></html>";
		self::assertSame( $page( $expected ), $this->titles->marked( $page( $printed ) ) );
	}

	public function test_what_follows_an_element_with_a_language_is_marked_again(): void {
		self::assertSame(
			'<p lang="fr">Zwiebelkuchen</p><p><span lang="de">Zwiebelkuchen</span></p>',
			$this->titles->marked( '<p lang="fr">Zwiebelkuchen</p><p>Zwiebelkuchen</p>' )
		);
	}

	public function test_a_title_that_recipes_of_two_languages_have_is_not_marked(): void {
		$this->ask( 'Zwiebelkuchen', 'en' );
		self::assertSame( '<h2>Zwiebelkuchen</h2>', $this->titles->marked( '<h2>Zwiebelkuchen</h2>' ) );
	}

	public function test_the_title_of_the_page_itself_says_the_language_of_its_recipe(): void {
		$post                     = $this->publish( [ 'language' => 'ar' ], [], [ 'post_title' => self::ARABIC ] );
		$query                    = new \WP_Query();
		$query->is_singular       = true;
		$query->queried_object    = $post;
		$query->queried_object_id = $post->ID;
		self::open_page( $query );
		self::assertSame(
			'<html><head><title dir="rtl" lang="ar">' . self::ARABIC . ' – Site</title></head><svg><title>Menu</title></svg></html>',
			$this->titles->marked( '<html><head><title>' . self::ARABIC . ' – Site</title></head><svg><title>Menu</title></svg></html>' )
		);
	}

	public function test_a_feed_says_the_language_of_each_item(): void {
		self::set_post( $this->publish( [ 'language' => 'ar' ], [] ) );
		ob_start();
		do_action( 'rss2_item' );
		self::assertSame( '<dc:language>ar</dc:language>', trim( (string) ob_get_clean() ) );
		self::assertSame( '<span lang="ar" dir="rtl">Soup</span>', apply_filters( 'the_excerpt_rss', 'Soup' ) );

		self::set_post( $this->publish( [ 'language' => 'en' ], [] ) );
		ob_start();
		do_action( 'rss2_item' );
		self::assertSame( '', trim( (string) ob_get_clean() ) );
		self::assertSame( 'Soup', apply_filters( 'the_excerpt_rss', 'Soup' ) );
	}

	public function test_long_titles_leave_the_words_of_a_page_as_they_are(): void {
		$long = trim( str_repeat( 'Zwiebel ', 20_000 ) );
		$this->ask( $long, 'de' );
		self::assertSame( "<h2>About $long</h2>", $this->titles->marked( "<h2>About $long</h2>" ) );
		self::assertSame( "<h2> <span lang=\"de\">$long</span>\n</h2>", $this->titles->marked( "<h2> $long\n</h2>" ) );
	}
}
