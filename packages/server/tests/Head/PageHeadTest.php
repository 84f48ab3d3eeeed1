<?php
declare( strict_types=1 );

namespace Larder\Tests\Head;

use Larder\Head\HeadTags;
use Larder\Head\PageHead;
use Larder\Search\Page\SearchEngineHints;
use Larder\Tests\Support\SeoStandIns;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Kinds of pages, and what their heads hold beside each SEO plugin and without one.
 *
 * @phpstan-import-type Wishes from SearchEngineHints
 */
final class PageHeadTest extends WordPressTestCase {

	private const HIDDEN = 'No recipe matches. Try other words or fewer filters.';

	private const SUMMARY = 'Soup, Bread, and Cake';

	/** The page that is shown. */
	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Plum & Pepper' );
		foreach ( [ 'wp_head', 'wp_robots' ] as $hook ) {
			remove_all_filters( $hook );
		}
		add_action( 'wp_head', [ SeoStandIns::class, 'print_core_title' ], 1 );
		add_action( 'wp_head', 'wp_robots', 1 );
		add_action( 'wp_head', 'rel_canonical' );
		$this->open( '<div hidden><p>' . self::HIDDEN . '</p></div>' );
	}

	protected function tearDown(): void {
		self::request( '' );
		parent::tearDown();
	}

	/**
	 * Says under which path WordPress has found the page.
	 *
	 * @param string $path Without the site's own; empty where the query alone names the page.
	 */
	private static function request( string $path ): void {
		global $wp;
		self::assertInstanceOf( \WP::class, $wp );
		$wp->request = $path;
	}

	/**
	 * Opens a page.
	 */
	private function open( string $content ): void {
		$this->page          = (int) wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Find "a" recipe',
			'post_content' => $content,
		] );
		self::open_page( [ 'page_id' => $this->page ] );
	}

	/**
	 * Returns what a kind of page says of itself.
	 *
	 * @param string $kind `first`, `second`, `last` or `narrowed`.
	 * @return Wishes
	 */
	private function wishes( string $kind ): array {
		$plain = (string) get_permalink( $this->page );
		$at    = static fn ( int $page ): string => add_query_arg( 'results_page', $page, $plain );
		$base  = [
			'plain'       => $plain,
			'canonical'   => $plain,
			'forVisitors' => false,
			'prev'        => '',
			'next'        => '',
			'number'      => '',
			'hidden'      => self::HIDDEN,
		];
		return match ( $kind ) {
			'first' => [ 'next' => $at( 2 ) ] + $base,
			'second' => [ 'canonical' => $at( 2 ), 'prev' => $plain, 'next' => $at( 3 ), 'number' => 'Page 2' ] + $base,
			'last' => [ 'canonical' => $at( 3 ), 'prev' => $at( 2 ), 'number' => 'Page 3' ] + $base,
			default => [ 'forVisitors' => true ] + $base,
		};
	}

	/**
	 * Returns what the head says.
	 *
	 * @param \Closure(): (Wishes|null) $search What a page of results says of itself.
	 * @param string                    $text   What the page is about.
	 * @return array<string, list<string>> Values by what they tell.
	 */
	private function head( \Closure $search, string $text = self::SUMMARY ): array {
		( new PageHead( $search, static fn (): string => $text ) )->register();
		ob_start();
		do_action( 'wp_head' );
		$said = [];
		$tags = new HeadTags( (string) ob_get_clean() );
		while ( $tags->next_tag() ) {
			$said[ $tags->name_of_tag() ][] = match ( $tags->get_tag() ) {
				'LINK' => html_entity_decode( $tags->text_of( 'href' ) ),
				'META' => $tags->text_of( 'content' ),
				default => $tags->get_modifiable_text(),
			};
		}
		return $said;
	}

	/**
	 * Returns kinds of pages beside each plugin.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function pages(): iterable {
		foreach ( [ 'none', ...SeoStandIns::NAMES ] as $plugin ) {
			foreach ( [ 'first', 'second', 'last', 'narrowed' ] as $kind ) {
				yield "$kind page, $plugin" => [ $kind, $plugin ];
			}
		}
	}

	#[DataProvider( 'pages' )]
	public function test_each_page_of_results_says_once_what_it_is( string $kind, string $plugin ): void {
		if ( 'none' !== $plugin ) {
			SeoStandIns::run( $plugin );
		}
		$wishes = $this->wishes( $kind );
		$said   = $this->head( static fn (): array => $wishes );
		self::assertSame( [ $wishes['canonical'] ], $said['canonical'] ?? [] );
		self::assertContains( $said['og:url'] ?? [], [ [], [ $wishes['canonical'] ] ], 'where it is shared it is the same page' );
		self::assertSame( in_array( $plugin, [ 'none', 'unknown' ], true ), ! isset( $said['og:url'] ) );
		self::assertSame( array_filter( [ $wishes['prev'] ] ), $said['prev'] ?? [] );
		self::assertSame( array_filter( [ $wishes['next'] ] ), $said['next'] ?? [] );
		self::assertSame( [ self::SUMMARY ], $said['description'] ?? [] );
		self::assertStringNotContainsString( 'No recipe', (string) wp_json_encode( $said ), 'shared addresses and data, too' );
		self::assertCount( 1, $said['title'] ?? [] );
		self::assertStringContainsString( $wishes['number'], $said['title'][0] ?? '' );
		if ( $wishes['forVisitors'] ) {
			self::assertCount( 1, $said['robots'] ?? [] );
			self::assertMatchesRegularExpression( '/^noindex, ?follow/', $said['robots'][0] ?? '' );
		} else {
			self::assertStringNotContainsString( 'noindex', implode( $said['robots'] ?? [] ) );
		}
	}

	public function test_the_number_of_a_page_stands_before_the_name_of_the_site(): void {
		SeoStandIns::run( 'AIOSEO' );
		self::assertSame(
			[ 'Find "a" recipe | Page 2 | Plum & Pepper' ],
			$this->head( fn (): array => $this->wishes( 'second' ) )['title'] ?? []
		);
	}

	public function test_what_an_author_or_a_plugin_has_written_stays(): void {
		add_action(
			'wp_head',
			static function (): void {
				echo '<meta name="description" content="All our recipes."><link rel="canonical" href="https://example.org/elsewhere/"><meta property="og:url" content="https://example.org/elsewhere/"><meta property="og:description" content="Shared.">';
			}
		);
		remove_action( 'wp_head', 'rel_canonical' );
		$said = $this->head( fn (): array => $this->wishes( 'second' ) );
		self::assertSame(
			[ [ 'All our recipes.' ], [ 'https://example.org/elsewhere/' ], [ 'https://example.org/elsewhere/' ], [ 'Shared.' ] ],
			[ $said['description'] ?? [], $said['canonical'] ?? [], $said['og:url'] ?? [], $said['og:description'] ?? [] ]
		);
	}

	/**
	 * Returns URLs that plugins print where they take the query from the URL of an archive, or know no URL for it.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function urls_without_the_query(): iterable {
		yield 'the front page (AIOSEO)' => [ home_url( '/' ) ];
		yield 'the front page without its slash' => [ home_url() ];
		yield 'none (SEOPress)' => [ '' ];
	}

	#[DataProvider( 'urls_without_the_query' )]
	public function test_an_archive_that_its_query_names_is_not_the_front_page( string $url ): void {
		self::request( '' );
		remove_action( 'wp_head', 'rel_canonical' );
		add_action(
			'wp_head',
			static function () use ( $url ): void {
				printf( '<link rel="canonical" href="%1$s"><meta property="og:url" content="%1$s">', esc_attr( $url ) );
			}
		);
		$wishes = [ 'plain' => home_url( '/recipe/' ), 'canonical' => home_url( '/recipe/' ) ] + $this->wishes( 'first' );
		$said   = $this->head( static fn (): array => $wishes );
		self::assertSame( [ [ $wishes['plain'] ], [ $wishes['plain'] ] ], [ $said['canonical'] ?? [], $said['og:url'] ?? [] ] );
	}

	public function test_an_archive_may_belong_to_the_front_page_where_its_path_names_it(): void {
		self::request( 'recipe' );
		$wishes  = [ 'plain' => home_url( '/recipe/' ), 'canonical' => home_url( '/recipe/' ) ] + $this->wishes( 'first' );
		$printed = '<link rel="canonical" href="' . home_url( '/' ) . '">';
		$head    = new PageHead( static fn (): array => $wishes, static fn (): string => '' );
		self::assertStringContainsString( $printed, $head->corrected( $printed ) );
	}

	public function test_what_an_author_wrote_before_the_search_is_kept_without_what_is_hidden(): void {
		foreach ( [
			'Find soup. ' . self::HIDDEN . ' And more.' => 'Find soup. And more.',
			'Find soup. No recipe matches. Try other…' => 'Find soup.',
		] as $printed => $kept ) {
			$head = new PageHead( fn (): array => $this->wishes( 'first' ), static fn (): string => self::SUMMARY );
			self::assertStringContainsString(
				'"' . $kept . '"',
				$head->corrected( '<meta name="description" content="' . $printed . '">' )
			);
		}
	}

	public function test_a_page_that_a_plugin_keeps_out_of_the_index_gets_no_address(): void {
		SeoStandIns::run( 'Yoast' );
		add_filter( 'wpseo_robots_array', static fn (): array => [ 'index' => 'noindex', 'follow' => 'follow' ] );
		add_filter( 'wpseo_canonical', '__return_empty_string' );
		$head = new PageHead( fn (): array => $this->wishes( 'first' ), static fn (): string => '' );
		self::assertStringNotContainsString( 'canonical', $head->corrected( '<meta name="robots" content="noindex, follow">' ) );
	}

	#[DataProvider( 'plugins' )]
	public function test_a_recipe_is_described_once_whatever_the_plugin_prints( string $plugin, bool $has_own ): void {
		$this->open( '<p>Boil the soup.</p>' );
		SeoStandIns::run( $plugin );
		$said = $this->head( static fn (): mixed => null, 'A soup.' );
		self::assertSame( [ $has_own ? 'Boil the soup.' : 'A soup.' ], $said['description'] ?? [] );
	}

	/**
	 * Returns plugins, and whether each describes a page that nobody has described.
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function plugins(): iterable {
		foreach ( [
			'Yoast'     => false,
			'Rank Math' => true,
			'AIOSEO'    => true,
			'SEOPress'  => false,
			'unknown'   => false,
		] as $plugin => $has_own ) {
			yield $plugin => [ $plugin, $has_own ];
		}
	}

	public function test_a_page_of_which_nothing_is_known_is_printed_as_it_is(): void {
		$head = "<title>A &amp; B</title>\n<meta name='description' content=''>\n<link rel=next href=/x><script>document.write('<meta name=\"robots\">')</script>";
		self::assertSame( $head, ( new PageHead( static fn (): mixed => null, static fn (): string => '' ) )->corrected( $head ) );
	}

	public function test_buffers_that_others_open_or_close_lose_nothing(): void {
		add_action( 'wp_head', static fn () => ob_start() );
		add_action(
			'wp_head',
			static function (): void {
				echo '<meta name="author" content="Ana">';
			}
		);
		self::assertSame( [ 'Ana' ], $this->head( static fn (): mixed => null, '' )['author'] ?? [] );
		remove_all_filters( 'wp_head' );
		add_action(
			'wp_head',
			static function (): void {
				echo '<meta name="author" content="Ben">';
				ob_end_flush();
			}
		);
		self::assertSame( [ 'Ben' ], $this->head( static fn (): mixed => null, '' )['author'] ?? [] );
	}
}
