<?php
declare( strict_types=1 );

namespace Larder\Tests\StructuredData;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\StructuredData\MetaDescription;
use Larder\StructuredData\ShownRecipe;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The page of a recipe says in its head what the recipe is.
 */
final class MetaDescriptionTest extends WordPressTestCase {

	/**
	 * Opens the page of a post and gives what stands in its head.
	 *
	 * @param \WP_Post $post The post.
	 */
	private function printed( \WP_Post $post ): string {
		$GLOBALS['wp_query'] = new \WP_Query( // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Opens a page.
			[
				'p'         => $post->ID,
				'post_type' => 'any',
			]
		);
		ob_start();
		( new MetaDescription( new ShownRecipe( new DocumentRepository( $this->db(), new DocumentBuilder() ) ) ) )->print();
		return (string) ob_get_clean();
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
}
