<?php
declare( strict_types=1 );

namespace Larder\Tests\StructuredData;

use Larder\Head\PageHead;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Search\Page\PageSummary;
use Larder\Search\Page\ShownResults;
use Larder\StructuredData\MetaDescription;
use Larder\StructuredData\ShownRecipe;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A page says in its head what its recipe is, or which recipes it shows.
 */
final class MetaDescriptionTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		// That of the plugin knows what pages of other tests have shown.
		remove_all_filters( 'larder_meta_description' );
		( new PageSummary( new ShownResults() ) )->register();
	}

	/**
	 * Opens the page of a post and gives what is in its head.
	 */
	private function printed( \WP_Post $post ): string {
		return $this->head(
			[
				'p'         => $post->ID,
				'post_type' => 'any',
			]
		);
	}

	/**
	 * Opens a page and gives what is in its head.
	 *
	 * @param array<string, mixed> $query What WordPress asks the database for.
	 */
	private function head( array $query ): string {
		self::open_page( $query );
		$description = new MetaDescription( new ShownRecipe( new DocumentRepository( $this->db(), new DocumentBuilder() ) ) );
		return ( new PageHead( static fn () => null, $description->text( ... ) ) )->corrected( '' );
	}

	public function test_the_description_is_printed_as_text_that_nothing_breaks_out_of(): void {
		$html = $this->printed( $this->publish( [ 'description' => 'A "thick" soup &amp; more than <b>enough</b>.' ] ) );
		self::assertSame( "<meta name=\"description\" content=\"A &quot;thick&quot; soup &amp; more than enough.\">\n", $html );
	}

	public function test_a_long_one_is_cut_where_no_search_engine_shows_more(): void {
		$html = $this->printed( $this->publish( [ 'description' => str_repeat( 'soup ', 200 ) ] ) );
		self::assertLessThan( 350, strlen( $html ) );
		self::assertStringContainsString( '…', $html );
	}

	public function test_nothing_is_printed_where_there_is_nothing_to_say_or_a_password_protects_it(): void {
		self::assertSame( '', $this->printed( $this->publish( [] ) ) );
		$secret = $this->publish( [ 'description' => 'Secret soup.' ] );
		wp_update_post( [ 'ID' => $secret->ID, 'post_password' => 'soup' ] );
		self::assertSame( '', $this->printed( $secret ) );
	}

	public function test_a_site_says_something_else(): void {
		add_filter( 'larder_meta_description', static fn (): string => 'Dinner.' );
		self::assertStringContainsString( 'content="Dinner."', $this->printed( $this->publish( [ 'description' => 'A soup.' ] ) ) );
	}

	public function test_a_page_of_what_each_visitor_has_saved_or_buys_says_what_it_is_for(): void {
		foreach ( [ 'saved-recipes' => 'has saved', 'shopping-list' => 'to buy' ] as $block => $said ) {
			$page = get_post(
				wp_insert_post(
					[
						'post_type'    => 'page',
						'post_status'  => 'publish',
						'post_title'   => $block,
						'post_content' => "<!-- wp:larder/$block /-->",
					]
				)
			);
			self::assertInstanceOf( \WP_Post::class, $page );
			self::assertStringContainsString( $said, $this->printed( $page ) );
			wp_update_post( [ 'ID' => $page->ID, 'post_excerpt' => 'Mine.' ] );
			self::assertStringContainsString( 'content="Mine."', $this->printed( $page ) );
			wp_update_post( [ 'ID' => $page->ID, 'post_password' => 'soup' ] );
			self::assertSame( '', $this->printed( $page ) );
		}
	}

	public function test_a_term_says_what_people_wrote_about_it(): void {
		$term = wp_insert_term( 'Soup', 'recipe-course', [ 'description' => 'All that is <em>spooned</em>.' ] );
		self::assertIsArray( $term );
		self::assertStringContainsString( 'content="All that is spooned."', $this->head( [ 'recipe-course' => 'soup' ] ) );
	}

	public function test_the_front_page_says_what_the_site_is_about_and_a_page_what_its_excerpt_says(): void {
		$page = $this->page_with( '<!-- wp:larder/recipe-archive /-->', '' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page->ID );
		update_option( 'blogdescription', 'Dinner for a plum.' );
		self::assertStringContainsString( 'content="Dinner for a plum."', $this->head( [ 'page_id' => $page->ID ] ) );
		$other = $this->page_with( '<!-- wp:larder/recipe-archive /-->', 'All our soups.' );
		self::assertStringContainsString( 'content="All our soups."', $this->head( [ 'page_id' => $other->ID ] ) );
		self::assertSame( '', $this->head( [ 'page_id' => $this->page_with( 'No block of the plugin.', 'Not our page.' )->ID ] ) );
	}

	/**
	 * Creates a page.
	 */
	private function page_with( string $content, string $excerpt ): \WP_Post {
		$id = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => $content,
				'post_excerpt' => $excerpt,
			]
		);
		$page = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $page );
		return $page;
	}
}
