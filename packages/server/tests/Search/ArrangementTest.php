<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Card\CardRenderer;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The search block whole, as a page prints it.
 */
final class ArrangementTest extends WordPressTestCase {

	/** Inner blocks as the editor saves them, the results first. */
	private const INNER = '<!-- wp:larder/recipe-search-results --><!-- wp:larder/recipe-search-no-results --><div class="wp-block-larder-recipe-search-no-results" hidden><!-- wp:paragraph --><p>Try soup.</p><!-- /wp:paragraph --></div><!-- /wp:larder/recipe-search-no-results --><!-- /wp:larder/recipe-search-results --><!-- wp:larder/recipe-search-filters /-->';

	public function test_a_search_from_before_it_had_inner_blocks_has_both_parts(): void {
		$html = do_blocks( '<!-- wp:larder/recipe-search /-->' );
		self::assertMatchesRegularExpression( '/data-larder-part="filters"[^>]*><form.*data-larder-part="results"[^>]*><div/s', $html );
	}

	public function test_parts_stand_where_they_were_put(): void {
		$this->publish();
		( new SearchParts( $this->db() ) )->rebuild->run();
		$html = do_blocks( '<!-- wp:larder/recipe-search -->' . self::INNER . '<!-- /wp:larder/recipe-search -->' );
		self::assertMatchesRegularExpression( '/data-larder-part="results"[^>]*><div.*data-larder-part="filters"[^>]*><form/s', $html );
		self::assertStringNotContainsString( '<!--larder', $html );
		preg_match( '/data-larder-key="([^"]+)"/', $html, $key );
		self::assertSame(
			2,
			substr_count( $html, sprintf( 'data-larder-keyed="%s"', $key[1] ?? '' ) ),
			'the view knows them by the key of their block'
		);
		self::assertStringNotContainsString( 'Try soup.', $html, 'only the view knows it until nothing is found' );
	}

	public function test_where_nothing_is_found_the_blocks_of_the_site_say_so(): void {
		$_GET = [ 'keyword' => 'nothing-at-all' ];
		$html = do_blocks( '<!-- wp:larder/recipe-search -->' . self::INNER . '<!-- /wp:larder/recipe-search -->' );
		self::assertStringContainsString( 'Try soup.', $html );
		self::assertStringNotContainsString( ' hidden>', $html );
	}

	public function test_cards_of_the_site_are_printed_for_the_view(): void {
		add_filter(
			'larder_card_layouts',
			/**
			 * @param array<string, callable> $layouts Layouts.
			 * @return array<string, callable>
			 */
			static fn ( array $layouts ): array => $layouts + [
				'mine' => static fn ( array $card ): string => '<b>'
					. wp_json_encode( $card['title'] ?? '' )
					. '</b>',
			]
		);
		$this->publish( [], [], [ 'post_title' => 'Zebra cake' ] );
		( new SearchParts( $this->db() ) )->rebuild->run();
		$cards = new CardRenderer();
		self::assertArrayHasKey( 'mine', CardRenderer::layouts() );
		self::assertTrue( CardRenderer::has_own( CardRenderer::DEFAULT_LAYOUT ) );
		$html = do_blocks( '<!-- wp:larder/recipe-search {"layout":"mine"} /-->' );
		self::assertStringContainsString( '<li><b>', $html );
		self::assertSame( [], $cards->list( [], 'mine' ) );
	}
}
