<?php
declare( strict_types=1 );

namespace Larder\Tests\Links;

use Larder\Links\KeywordLinks;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Words that a site has set become links, wherever recipes name them.
 */
final class KeywordLinksTest extends WordPressTestCase {

	private const STORED = [
		[
			'ingredientsKeywords' => [ 'skillet', 'Crème fraîche' ],
			'ingredientLink'      => 'https://shop.example/skillet',
		],
		[
			'ingredientsKeywords' => [ 'cast-iron skillet', 'salt & pepper' ],
			'ingredientLink'      => 'https://shop.example/iron',
			'openInNewTab'        => [ 'yes' ],
			'relAttribute'        => [ 'nofollow', 'sponsored', '"><script>' ],
			'totalClicks'         => 12,
		],
		[ 'ingredientsKeywords' => [ 'tofu' ], 'ingredientLink' => 'javascript:alert(1)' ],
		[ 'ingredientsKeywords' => 'odd' ],
		'odd',
	];

	/**
	 * Shows what becomes of a text.
	 *
	 * @param string $html     The text.
	 * @param string $expected The same with `[words]` for each link.
	 */
	#[DataProvider( 'texts' )]
	public function test_words_become_links( string $html, string $expected ): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$linked = ( new KeywordLinks() )->link( $html, 7 );
		self::assertSame( $expected, preg_replace( '#<a [^>]*data-link-id[^>]*>(.*?)</a>#', '[$1]', $linked ) );
	}

	/**
	 * Lists texts.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		yield 'a word' => [ 'a Skillet, hot', 'a [Skillet], hot' ];
		yield 'the longest words first' => [ 'a cast-iron skillet', 'a [cast-iron skillet]' ];
		yield 'whole words only' => [ 'skillets and minskillet', 'skillets and minskillet' ];
		yield 'words with accents' => [ 'CRÈME FRAÎCHE, cold', '[CRÈME FRAÎCHE], cold' ];
		yield 'words that HTML writes in another way' => [ 'some salt &amp; pepper', 'some [salt &amp; pepper]' ];
		yield 'nothing inside another link' => [ '<a href="/x">a <em>skillet</em></a> or skillet', '<a href="/x">a <em>skillet</em></a> or [skillet]' ];
		yield 'nothing inside a tag' => [ '<em title="skillet">x</em>', '<em title="skillet">x</em>' ];
		yield 'no address that runs a script' => [ 'tofu', 'tofu' ];
	}

	public function test_a_link_says_what_the_site_has_set(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$links = new KeywordLinks();
		$id    = KeywordLinks::id( 'https://shop.example/iron' );
		self::assertSame( '<a href="https://shop.example/iron" data-link-id="7-' . $id . '" target="_blank" rel="noopener nofollow sponsored">cast-iron skillet</a>', $links->link( 'cast-iron skillet', 7 ) );
		self::assertStringNotContainsString( 'rel=', $links->link( 'skillet', 7 ) );
	}

	public function test_the_ingredients_of_a_recipe_are_linked_unless_they_have_a_link_of_their_own(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$html = do_blocks(
			$this->publish(
				[],
				[
					'larder/ingredients' => [
						'groups' => [
							self::ingredients(
								'',
								[ 'id' => 'one00000', 'name' => 'skillet' ],
								[ 'id' => 'two00000', 'name' => 'skillet', 'link' => [ 'url' => 'https://own.example/' ] ]
							),
						],
					],
				]
			)->post_content
		);
		self::assertSame( substr_count( $html, 'class="wp-block-larder-ingredients__name"' ), 2 );
		self::assertSame( 1, substr_count( $html, '<a href="https://shop.example/skillet"' ) );
	}

	public function test_clicks_are_counted_for_links_that_are_set_and_for_no_others(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$post = $this->publish();
		// The action has read the option before, as a request of its own would not.
		self::assertTrue( ( new KeywordLinks() )->has( KeywordLinks::id( 'https://shop.example/iron' ) ) );
		self::assertFalse( ( new KeywordLinks() )->has( KeywordLinks::id( 'https://shop.example/other' ) ) );
		self::assertSame( 404, AjaxCall::make( 'get_ingredient_links_count', [ 'ingredientLinkID' => $post->ID . '-' . KeywordLinks::id( 'https://shop.example/other' ) ] )['status'] );
	}
}
