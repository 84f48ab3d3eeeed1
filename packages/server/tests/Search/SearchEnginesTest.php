<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Head\PageHead;
use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Search\Page\CanonicalUrl;
use Larder\Search\Page\EarlySearch;
use Larder\Search\Page\PageSummary;
use Larder\Search\Page\SearchEngineHints;
use Larder\Search\Page\SearchPage;
use Larder\Search\Page\SearchRenderer;
use Larder\Search\Page\ShownResults;
use Larder\Search\Query\Facets;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\SearchInput;
use Larder\Settings\Settings;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What search engines are told of pages of results, and the page that a site gets to search on.
 */
final class SearchEnginesTest extends WordPressTestCase {

	private int $term = 0;

	/** Those of the request, where a test makes one of its own. */
	private ?SearchEngineHints $engines = null;

	protected function setUp(): void {
		parent::setUp();
		$term = wp_insert_term( 'Unheard-of soup', 'recipe-course' );
		self::assertIsArray( $term );
		$this->term = absint( $term['term_id'] );
		foreach ( [ 'One', 'Two' ] as $title ) {
			wp_set_object_terms( $this->publish( [], [], [ 'post_title' => $title ] )->ID, [ $this->term ], 'recipe-course' );
		}
		$this->publish( [], [], [ 'post_title' => 'Three' ] );
		( new SearchParts( $this->db() ) )->rebuild->run();
	}

	/**
	 * Opens an address.
	 *
	 * @param array<string, mixed> $vars    Query variables.
	 * @param array<string, mixed> $address Query arguments.
	 */
	private function open( array $vars, array $address = [] ): void {
		self::open_page( $vars );
		$_GET = $address;
	}

	/**
	 * Opens the archive of the term.
	 *
	 * @param array<string, mixed> $address Query arguments.
	 * @return string Its address.
	 */
	private function open_term( array $address = [] ): string {
		$this->open( [ 'recipe-course' => 'unheard-of-soup' ], $address );
		$link = get_term_link( $this->term );
		self::assertIsString( $link );
		return $link;
	}

	/**
	 * Opens the archive of the term as a request of its own, on which no other test has shown anything.
	 *
	 * @param array<string, mixed>      $address Query arguments.
	 * @param array<string, mixed>|null $block   Attributes of the search that it shows; null for none so far.
	 * @return string Its address.
	 */
	private function request_term( array $address, ?array $block ): string {
		foreach ( [ 'wp_robots', 'document_title_parts', 'wp_head', 'wp_footer' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$shown = new ShownResults();
		$this->engines = new SearchEngineHints( new CanonicalUrl( new SearchInput( new Facets(), new Settings() ), $shown ), $shown );
		$this->engines->register();
		$link = $this->open_term( $address );
		if ( null !== $block ) {
			$props = SearchPropsTest::make( $this->db(), new SearchParts( $this->db() ), $this->ratings() );
			$shown->note(
				$props->build( $block, $address, [ 'recipe_courses' => [ (string) $this->term ] ] ),
				PageNumbers::current( $address )
			);
		}
		return $link;
	}

	/**
	 * Returns what the head says, once it has been put right.
	 */
	private function head(): string {
		ob_start();
		do_action( 'wp_head' );
		$head = (string) ob_get_clean();
		return null === $this->engines
			? $head
			: ( new PageHead( $this->engines->wishes( ... ), static fn (): string => '' ) )->corrected( $head );
	}

	/**
	 * Returns what robots are told.
	 *
	 * @return array<array-key, mixed>
	 */
	private function robots(): array {
		$robots = apply_filters( 'wp_robots', [] );
		return is_array( $robots ) ? $robots : [];
	}

	public function test_an_archive_of_a_term_searches_its_recipes_only_and_does_not_ask_for_the_term(): void {
		$this->open_term();
		$html = do_blocks( SearchPage::content( [ 'inherit' => true ] ) );
		self::assertStringContainsString( '>2 recipes<', $html );
		self::assertStringNotContainsString( '>Course<', $html );
		self::assertStringContainsString( '>Course<', do_blocks( SearchPage::content() ), 'a search that does not follow the archive' );
	}

	public function test_an_archive_has_its_own_address_and_each_page_one_of_its_own(): void {
		$link = $this->request_term( [], null );
		self::assertStringContainsString( '<link rel="canonical" href="' . esc_url( $link ) . '">', $this->head() );
		$this->request_term( [ 'results_page' => '2' ], null );
		$head = $this->head();
		self::assertStringContainsString(
			'<link rel="canonical" href="' . esc_url( add_query_arg( 'results_page', 2, $link ) ) . '">',
			$head
		);
		self::assertStringContainsString( '<link rel="prev" href="' . esc_url( $link ) . '">', $head );
		self::assertStringContainsString( 'Page 2', wp_get_document_title() );
		self::assertArrayNotHasKey( 'noindex', $this->robots() );
	}

	public function test_a_page_past_the_end_is_not_indexed_and_says_of_itself_what_the_last_page_says(): void {
		$last = $this->request_term( [ 'results_page' => '2' ], [ 'perPage' => 1 ] );
		$head = $this->head();
		self::assertArrayNotHasKey( 'noindex', $this->robots() );

		$this->request_term( [ 'results_page' => '9999' ], [ 'perPage' => 1 ] );
		self::assertSame( [ true, true ], [ $this->robots()['noindex'] ?? null, $this->robots()['follow'] ?? null ] );
		self::assertStringContainsString( $head, $this->head(), 'the same canonical address and links' );
		self::assertStringContainsString( esc_url( add_query_arg( 'results_page', 2, $last ) ), $head );
		self::assertStringContainsString( 'Page 2', wp_get_document_title() );
		self::assertStringNotContainsString( '9,999', wp_get_document_title() );
	}

	public function test_what_is_narrowed_is_not_indexed_and_belongs_to_the_plain_page(): void {
		$link = $this->open_term( [ 'difficulty_level' => 'beginner', 'results_page' => '2' ] );
		self::assertSame( [ true, true ], [ $this->robots()['noindex'] ?? null, $this->robots()['follow'] ?? null ] );
		self::assertSame( $link, apply_filters( 'wpseo_canonical', 'https://example.org/other' ) );
		self::assertSame( $link, apply_filters( 'rank_math/frontend/canonical', 'https://example.org/other' ) );
		$page = $this->search_page();
		$this->open( [ 'page_id' => $page ], [ 'keyword' => 'soup' ] );
		self::assertSame( get_permalink( $page ), wp_get_canonical_url( $page ) );
		self::assertArrayHasKey( 'noindex', $this->robots() );
	}

	public function test_the_order_that_a_block_has_by_itself_is_not_narrowed(): void {
		$block = [ 'sorts' => [ 'title_asc', 'title_desc' ], 'perPage' => 1 ];
		foreach ( [ 'title_asc', 'date_desc' ] as $said ) {
			$link = $this->request_term( [ 'sorting' => $said, 'results_page' => '2' ], $block );
			self::assertArrayNotHasKey( 'noindex', $this->robots(), $said );
			self::assertStringContainsString(
				'<link rel="canonical" href="' . esc_url( add_query_arg( 'results_page', 2, $link ) ) . '">',
				$this->head()
			);
		}
		$this->request_term( [ 'sorting' => 'title_desc' ], $block );
		self::assertArrayHasKey( 'noindex', $this->robots() );
	}

	public function test_a_page_whose_template_searches_is_treated_alike(): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Landing' ] );
		$this->open( [ 'page_id' => $page ], [ 'keyword' => 'soup' ] );
		do_blocks( SearchPage::content() );
		self::assertArrayHasKey( 'noindex', $this->robots() );
		self::assertSame( get_permalink( $page ), wp_get_canonical_url( $page ) );
	}

	/**
	 * Returns pages that search in their content.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function contents(): iterable {
		yield 'a block' => [ SearchPage::content( [ 'perPage' => 2 ] ) ];
		yield 'a block within others' => [
			'<!-- wp:group --><div class="wp-block-group">'
				. SearchPage::content( [ 'perPage' => 2 ] )
				. '</div><!-- /wp:group -->',
		];
		yield 'the shortcode of WP Delicious' => [ '<p>Find:</p>[recipe_search]' ];
	}

	#[DataProvider( 'contents' )]
	public function test_the_head_of_a_classic_theme_knows_the_search_of_the_page_before_it_is_printed( string $content ): void {
		update_option( Settings::OPTION, [ 'recipePerPage' => 2 ] );
		$page   = (int) wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Find',
			'post_content' => wp_slash( $content ),
		] );
		$link   = (string) get_permalink( $page );
		$second = esc_url( add_query_arg( 'results_page', 2, $link ) );
		$shown  = $this->request_page( $page, [ 'results_page' => '99' ], '/themes/classic/page.php' );
		self::assertArrayHasKey( 'noindex', $this->robots() );
		self::assertStringContainsString( 'Page 2', wp_get_document_title() );
		self::assertSame( $second, esc_url( (string) wp_get_canonical_url( $page ) ) );
		self::assertSame(
			[ 99, 2, 2, 3 ],
			[ $shown->get()['asked'] ?? 0, $shown->get()['page'] ?? 0, $shown->get()['pages'] ?? 0, $shown->get()['total'] ?? 0 ]
		);

		$this->request_page( $page, [], '/themes/classic/page.php' );
		self::assertArrayNotHasKey( 'noindex', $this->robots() );
		self::assertStringContainsString( '<link rel="next" href="' . $second . '">', $this->head() );

		self::assertNull(
			$this->request_page( $page, [], ABSPATH . WPINC . '/template-canvas.php' )->get(),
			'blocks are printed before the head anyway'
		);
	}

	public function test_what_was_answered_for_the_head_is_printed_and_not_asked_again(): void {
		$page     = $this->search_page();
		$this->open( [ 'page_id' => $page ] );
		$renderer = $this->renderer( new ShownResults() );
		( new EarlySearch( static fn (): SearchRenderer => $renderer ) )->prepare( '/themes/classic/page.php' );
		$asked = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked += str_contains( $sql, 'larder_search_' ) ? 1 : 0;
				return $sql;
			}
		);
		$attributes                          = ( new \WP_Block( parse_blocks( SearchPage::content() )[0] ) )->attributes;
		\WP_Block_Supports::$block_to_render = [ 'blockName' => 'larder/recipe-search', 'attrs' => [] ];
		$first                               = $renderer->render( $attributes );
		self::assertSame( 0, $asked );
		self::assertStringContainsString( '>3 recipes<', $first );
		self::assertStringContainsString( '>3 recipes<', $renderer->render( $attributes ), 'a second search on the page' );
		self::assertGreaterThan( 0, $asked );
	}

	/**
	 * Opens a page as a request of its own, up to where its template is chosen.
	 *
	 * @param array<string, mixed> $address  Query arguments.
	 * @param string               $template The file that shows the page.
	 * @return ShownResults What is known of its search.
	 */
	private function request_page( int $page, array $address, string $template ): ShownResults {
		foreach ( [ 'wp_robots', 'document_title_parts', 'wp_head', 'wp_footer', 'get_canonical_url' ] as $hook ) {
			remove_all_filters( $hook );
		}
		$shown = new ShownResults();
		$this->engines = new SearchEngineHints( new CanonicalUrl( new SearchInput( new Facets(), new Settings() ), $shown ), $shown );
		$this->engines->register();
		$this->open( [ 'page_id' => $page ], $address );
		( new EarlySearch( fn (): SearchRenderer => $this->renderer( $shown ) ) )->prepare( $template );
		return $shown;
	}

	/**
	 * Creates the renderer of the search.
	 *
	 * @param ShownResults $shown Gets what it shows.
	 */
	private function renderer( ShownResults $shown ): SearchRenderer {
		$search = new SearchParts( $this->db() );
		return new SearchRenderer(
			new Islands( new Manifest() ),
			SearchPropsTest::make( $this->db(), $search, $this->ratings() ),
			$search->facets,
			$shown,
			new Settings()
		);
	}

	public function test_other_pages_are_left_alone(): void {
		$this->open( [ 'p' => 0, 'post_type' => 'post' ], [ 'keyword' => 'soup', 'results_page' => '3' ] );
		self::assertArrayNotHasKey( 'noindex', $this->robots() );
		self::assertSame( 'https://example.org/', apply_filters( 'wpseo_canonical', 'https://example.org/' ) );
		self::assertStringNotContainsString( 'rel="prev"', $this->head() );
	}

	public function test_a_list_of_posts_is_not_described_by_a_search_in_one_of_them(): void {
		$shown = $this->request_page( $this->search_page(), [], '/themes/classic/page.php' );
		$about = ( new PageSummary( $shown ) )->text( ... );
		self::assertStringContainsString( 'Three', $about( '' ), 'the page itself' );
		foreach ( [ [ 's' => 'Find' ], [ 'author' => 1 ], [ 'category_name' => 'uncategorized' ] ] as $list ) {
			$this->open( $list );
			self::assertSame( '', $about( '' ) );
		}
		foreach ( [ [ 'post_type' => 'recipe' ], [ 'recipe-course' => 'unheard-of-soup' ] ] as $recipes ) {
			$this->open( $recipes );
			self::assertStringContainsString( 'Three', $about( '' ) );
		}
	}

	/**
	 * Creates a page with a search.
	 */
	private function search_page(): int {
		$page = wp_insert_post( [
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Search',
			'post_content' => wp_slash( SearchPage::content() ),
		] );
		self::assertGreaterThan( 0, $page );
		return $page;
	}

	/**
	 * Returns the id of the page that is set for searching.
	 */
	private function set_page(): int {
		$settings = get_option( Settings::OPTION );
		return is_array( $settings ) && is_int( $settings['searchPage'] ?? null ) ? $settings['searchPage'] : 0;
	}

	public function test_a_site_without_a_search_page_gets_one_once(): void {
		$this->db()->query( "DELETE FROM {$this->db()->posts} WHERE post_type = 'page'" );
		update_option( Settings::OPTION, [ 'recipePerPage' => 9 ] );
		$page = new SearchPage( $this->db() );
		$page->activate();
		$id = $this->set_page();
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertTrue( has_block( 'larder/recipe-search', $id ) );
		self::assertSame( 9, ( new Settings() )->recipes_per_page(), 'other settings stay' );
		$page->activate();
		self::assertCount( 1, get_pages() ?: [] );

		wp_delete_post( $id, true );
		$page->activate();
		self::assertSame( [], get_pages() ?: [], 'who deleted it does not want it' );
	}

	public function test_a_page_that_the_site_has_made_is_taken(): void {
		$this->db()->query( "DELETE FROM {$this->db()->posts} WHERE post_type = 'page'" );
		delete_option( Settings::OPTION );
		$own = $this->search_page();
		( new SearchPage( $this->db() ) )->activate();
		self::assertSame( $own, $this->set_page() );
		self::assertCount( 1, get_pages() ?: [] );
	}
}
