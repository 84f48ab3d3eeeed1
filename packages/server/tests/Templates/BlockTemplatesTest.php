<?php
declare( strict_types=1 );

namespace Larder\Tests\Templates;

use Larder\Root;
use Larder\SavedRecipes\SavedPage;
use Larder\Search\Page\SearchPage;
use Larder\Shopping\ShoppingPage;
use Larder\Templates\BlockTemplates;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Which pages are shown by the plugin's template.
 */
final class BlockTemplatesTest extends WordPressTestCase {

	public function test_the_pages_with_lists_have_the_template_before_that_of_all_pages(): void {
		foreach ( [ SavedPage::OPTION, ShoppingPage::OPTION ] as $option ) {
			$page = $this->page();
			// As an import may have written it.
			update_option( $option, (string) $page );
			$this->open( $page );
			self::assertSame(
				[ 'chosen.php', "page-$page.php", 'recipe-lists.php', 'page.php' ],
				$this->templates()->with_lists( [ 'chosen.php', "page-$page.php", 'page.php' ] )
			);
		}
	}

	public function test_a_page_that_holds_the_search_alone_has_it_and_one_with_more_keeps_the_themes(): void {
		$search = SearchPage::content( [ 'align' => 'wide' ] );
		foreach (
			[
				[ $search, [ 'recipe-lists.php', 'page.php' ] ],
				[ "\n$search\n", [ 'recipe-lists.php', 'page.php' ] ],
				[ "<!-- wp:paragraph --><p>Hungry?</p><!-- /wp:paragraph -->$search", [ 'page.php' ] ],
				[ "$search<!-- wp:spacer --><div></div><!-- /wp:spacer -->", [ 'page.php' ] ],
				[ "$search<!-- wp:spacer --><div></div><!-- /wp:spacer -->$search", [ 'page.php' ] ],
				[ 'Recipes', [ 'page.php' ] ],
			] as [ $content, $templates ]
		) {
			$this->open( $this->page( $content ) );
			self::assertSame( $templates, $this->templates()->with_lists( [ 'page.php' ] ), $content );
		}
	}

	public function test_other_pages_keep_the_themes(): void {
		update_option( SavedPage::OPTION, $this->page() );
		delete_option( ShoppingPage::OPTION );
		$this->open( $this->page() );
		self::assertSame( [ 'page.php' ], $this->templates()->with_lists( [ 'page.php' ] ) );
		self::assertNull( $this->templates()->with_lists( null ) );
	}

	/**
	 * Publishes a page.
	 *
	 * @param string $content Its blocks.
	 */
	private function page( string $content = '' ): int {
		return wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Mine',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			]
		);
	}

	/**
	 * Opens a page.
	 *
	 * @param int $page Its id.
	 */
	private function open( int $page ): void {
		self::open_page( [ 'page_id' => $page ] );
	}

	/** Returns the templates, not registered. */
	private function templates(): BlockTemplates {
		return new BlockTemplates(
			new Root( dirname( __DIR__, 4 ) . '/plugin.php' ),
			[ SavedPage::OPTION, ShoppingPage::OPTION ],
			SearchPage::is_nothing_else( ... )
		);
	}
}
