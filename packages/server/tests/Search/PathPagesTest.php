<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Page\CanonicalUrl;
use Larder\Search\Page\PathPages;
use Larder\Search\Page\SearchPage;
use Larder\Search\Page\ShownResults;
use Larder\Search\Query\Facets;
use Larder\Search\Query\SearchInput;
use Larder\Settings\Settings;
use Larder\Templates\ClassicTemplates;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Where the addresses lead that number the pages of an archive in the path.
 */
final class PathPagesTest extends WordPressTestCase {

	private const OWN = '/plugins/larder/' . ClassicTemplates::FILE;

	protected function setUp(): void {
		parent::setUp();
		wp_insert_term( 'Unheard-of soup', 'recipe-course' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['_wp_current_template_content'] );
		parent::tearDown();
	}

	/**
	 * Returns where an address leads.
	 *
	 * @param array<string, mixed> $vars     Query variables.
	 * @param array<string, mixed> $address  Query arguments.
	 * @param string               $template The file that shows the page.
	 * @return string Empty for nowhere else.
	 */
	private function redirect_target( array $vars, array $address = [], string $template = self::OWN ): string {
		self::open_page( $vars );
		$_GET = $address;
		return ( new PathPages( new CanonicalUrl(
			new SearchInput( new Facets(), new Settings() ),
			new ShownResults()
		) ) )->redirect_target( $template );
	}

	public function test_they_lead_to_the_same_page_of_the_search_with_what_is_chosen(): void {
		$link = get_term_link( 'unheard-of-soup', 'recipe-course' );
		self::assertIsString( $link );
		$page = [ 'recipe-course' => 'unheard-of-soup', 'paged' => 2 ];
		self::assertSame( add_query_arg( 'results_page', 2, $link ), $this->redirect_target( $page ) );
		self::assertSame(
			add_query_arg( [ 'keyword' => 'soup+%26+bread', 'results_page' => 2 ], $link ),
			$this->redirect_target( $page, [ 'keyword' => 'soup & bread', 'paged' => '2' ] )
		);
		$all = get_post_type_archive_link( 'recipe' );
		self::assertIsString( $all );
		self::assertSame( add_query_arg( 'results_page', 3, $all ), $this->redirect_target( [ 'post_type' => 'recipe', 'paged' => 3 ] ) );
	}

	public function test_first_pages_feeds_and_other_archives_stay(): void {
		self::assertSame( '', $this->redirect_target( [ 'recipe-course' => 'unheard-of-soup' ], [ 'results_page' => '2' ] ) );
		self::assertSame( '', $this->redirect_target( [ 'recipe-course' => 'unheard-of-soup', 'paged' => 2, 'feed' => 'rss2' ] ) );
		self::assertSame( '', $this->redirect_target( [ 'category_name' => 'uncategorized', 'paged' => 2 ] ) );
	}

	public function test_a_template_of_the_theme_keeps_its_own_pages_unless_it_shows_the_search(): void {
		$page = [ 'recipe-course' => 'unheard-of-soup', 'paged' => 2 ];
		self::assertSame( '', $this->redirect_target( $page, [], '/themes/mine/archive-recipe.php' ) );
		$canvas = ABSPATH . WPINC . '/template-canvas.php';
		foreach ( [
			'<!-- wp:query {"inherit":true} /-->' => false,
			SearchPage::content( [ 'perPage' => 6, 'inherit' => true ] ) => true,
		] as $blocks => $is_search ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- WordPress's own.
			$GLOBALS['_wp_current_template_content'] = SearchPage::content() . $blocks;
			self::assertSame( $is_search, '' !== $this->redirect_target( $page, [], $canvas ), $blocks );
		}
	}
}
