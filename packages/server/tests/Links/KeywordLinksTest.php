<?php
declare( strict_types=1 );

namespace Larder\Tests\Links;

use Larder\Links\KeywordLinks;
use Larder\Links\LinkClicks;
use Larder\Settings\Store;
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
		[ 'ingredientsKeywords' => [ "baker's sugar", 'cook’s knife' ], 'ingredientLink' => 'https://shop.example/sugar' ],
		[ 'ingredientsKeywords' => [ 'tofu' ], 'ingredientLink' => 'javascript:alert(1)' ],
		[ 'ingredientsKeywords' => 'odd' ],
		'odd',
	];

	protected function tearDown(): void {
		// The links of the plugin itself hear of this change, and not of the one that the database takes back.
		update_option( KeywordLinks::OPTION, [] );
		parent::tearDown();
	}

	/**
	 * Shows what becomes of a text.
	 *
	 * @param string $html     The text.
	 * @param string $expected The same with `[words]` for each link.
	 */
	#[DataProvider( 'texts' )]
	public function test_words_become_links( string $html, string $expected ): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$linked = ( new KeywordLinks() )->link( $html, 7, 'ingredients' );
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
		yield 'a curly mark where the site has a straight one' => [ 'some baker’s sugar', 'some [baker’s sugar]' ];
		yield 'a mark that is written as an entity' => [ 'some baker&#039;s sugar', 'some [baker&#039;s sugar]' ];
		yield 'a straight mark where the site has a curly one' => [ "a cook's knife", "a [cook's knife]" ];
		yield 'spaces and hyphens that do not break' => [
			"a cast\u{2011}iron\u{00A0}skillet or salt&nbsp;&amp; pepper",
			"a [cast\u{2011}iron\u{00A0}skillet] or salt&nbsp;&amp; pepper",
		];
		yield 'nothing inside another link' => [
			'<a href="/x">a <em>skillet</em></a> or skillet',
			'<a href="/x">a <em>skillet</em></a> or [skillet]',
		];
		yield 'nothing inside another link behind an end without a beginning' => [
			'</a> <a href="/x">a skillet</a> or skillet',
			'</a> <a href="/x">a skillet</a> or [skillet]',
		];
		yield 'nothing inside another link that holds the end of something else' => [
			'<a href="/x">a</code> skillet</a> or skillet',
			'<a href="/x">a</code> skillet</a> or [skillet]',
		];
		yield 'nothing behind a link that never ends' => [
			'<a href="/x">a <a href="/y">pan</a> or skillet',
			'<a href="/x">a <a href="/y">pan</a> or skillet',
		];
		yield 'each address once, where it comes first' => [
			'a skillet, the skillet, a cast-iron skillet and crème fraîche',
			'a [skillet], the skillet, a [cast-iron skillet] and crème fraîche',
		];
		yield 'nothing inside a control' => [
			'<button>skillet</button> <code>skillet</code> skillet',
			'<button>skillet</button> <code>skillet</code> [skillet]',
		];
		yield 'nothing inside a comment' => [ '<!-- a > skillet -->x', '<!-- a > skillet -->x' ];
		yield 'nothing inside a tag' => [ '<em title="skillet">x</em>', '<em title="skillet">x</em>' ];
		yield 'no address that runs a script' => [ 'tofu', 'tofu' ];
	}

	public function test_a_text_that_is_too_long_to_be_read_stays_as_it_is(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$usual = [
			'pcre.jit'             => (string) ini_set( 'pcre.jit', '0' ),
			'pcre.backtrack_limit' => (string) ini_set( 'pcre.backtrack_limit', '10' ),
		];
		$html  = '<p>Heat the <!-- a long comment --> skillet.</p>';
		try {
			self::assertSame( $html, ( new KeywordLinks() )->link( $html, 7, 'ingredients' ) );
		} finally {
			array_map( ini_set( ... ), array_keys( $usual ), $usual );
		}
	}

	public function test_a_link_says_what_the_site_has_set(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$links = new KeywordLinks();
		$id    = KeywordLinks::id( 'https://shop.example/iron' );
		self::assertSame(
			'<a href="https://shop.example/iron" data-link-id="7-'
				. $id
				. '" target="_blank" rel="noopener nofollow sponsored">cast-iron skillet</a>',
			$links->link( 'cast-iron skillet', 7, 'ingredients' )
		);
		self::assertStringNotContainsString( 'rel=', $links->link( 'skillet', 7, 'ingredients' ) );
	}

	public function test_the_setting_is_read_once_for_all_texts_of_a_page_and_again_when_it_changes(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$reads = 0;
		$links = new KeywordLinks();
		$links->register();
		add_filter(
			'option_' . KeywordLinks::OPTION,
			static function ( mixed $stored ) use ( &$reads ): mixed {
				++$reads;
				return $stored;
			}
		);
		foreach ( [ 'skillet', 'no link', 'a skillet' ] as $text ) {
			$links->link( $text, 7, 'ingredients' );
		}
		self::assertSame( 1, $reads );
		update_option( KeywordLinks::OPTION, [] );
		self::assertSame( 'skillet', $links->link( 'skillet', 7, 'ingredients' ) );
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

	public function test_each_place_is_linked_where_the_site_says_so(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$post   = $this->publish(
			[],
			[
				'larder/ingredients'  => [ 'groups' => [ self::ingredients( '', [ 'id' => 'one00000', 'name' => 'skillet' ] ) ] ],
				'larder/equipment'    => [ 'groups' => [ [ 'items' => [ [ 'id' => 'two00000', 'text' => 'cast-iron skillet' ] ] ] ] ],
				'larder/instructions' => [ 'groups' => [ self::steps(
					'',
					[ 'id' => 'thr00000', 'text' => 'Heat the skillet for 5 minutes, then turn the skillet.', 'tip' => 'A heavy skillet.' ]
				) ] ],
			]
		);
		$notes  = '<!-- wp:larder/notes --><!-- wp:paragraph --><p>Wipe the skillet.</p><!-- /wp:paragraph --><!-- /wp:larder/notes -->';
		$places = function ( string ...$on ) use ( $post, $notes ): array {
			( new Store() )->save( [ 'keywordLinkPlaces' => $on ] );
			self::set_post( $post );
			$html = do_blocks( $post->post_content . $notes );
			unset( $GLOBALS['post'] );
			preg_match_all(
				'#(\w+ )<a [^>]*data-link-id="' . $post->ID . '-auto\w{8}"[^>]*>([^<]*)</a>|<a [^>]*data-link-id[^>]*>([^<]*)</a>#',
				$html,
				$found,
				PREG_SET_ORDER
			);
			return array_map( static fn ( array $link ): string => $link[1] . $link[2] . ( $link[3] ?? '' ), $found );
		};
		self::assertSame( [], $places() );
		self::assertSame( [ 'skillet', 'cast-iron skillet' ], $places( 'ingredients', 'equipment' ) );
		self::assertSame( [ 'the skillet' ], $places( 'instructions' ) );
		self::assertSame( [ 'heavy skillet', 'the skillet' ], $places( 'notes' ) );
	}

	public function test_the_setting_keeps_what_wp_delicious_has_stored_with_an_address(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$store = new Store();
		$rows  = $store->value( 'keywordLinks' );
		self::assertIsArray( $rows );
		self::assertSame(
			[
				'keywords' => [ 'cast-iron skillet', 'salt & pepper' ],
				'url'      => 'https://shop.example/iron',
				'newTab'   => true,
				'rel'      => [ 'nofollow', 'sponsored' ],
			],
			$rows[1]
		);
		$store->save( [ 'keywordLinks' => [ $rows[1] ] ] );
		self::assertSame(
			[ [
				'ingredientsKeywords' => [ 'cast-iron skillet', 'salt & pepper' ],
				'ingredientLink'      => 'https://shop.example/iron',
				'openInNewTab'        => [ 'yes' ],
				'relAttribute'        => [ 'nofollow', 'sponsored' ],
				'totalClicks'         => 12,
			] ],
			get_option( KeywordLinks::OPTION )
		);
		$all = get_option( Store::OPTION );
		self::assertArrayNotHasKey( 'keywordLinks', is_array( $all ) ? $all : [] );
		$store->forget( [ 'keywordLinks' ] );
		self::assertSame( [], get_option( KeywordLinks::OPTION ) );
	}

	/**
	 * @param array<string, mixed> $row
	 * @param string               $message Why it cannot be stored.
	 */
	#[DataProvider( 'bad_rows' )]
	public function test_a_link_that_cannot_work_is_refused_by_its_number_and_nothing_changes( array $row, string $message ): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		wp_set_current_user( $this->user( 'administrator' ) );
		$request = new \WP_REST_Request( 'POST', '/larder/v1/settings' );
		$good    = [ 'keywords' => [ 'Skillet' ], 'url' => 'https://shop.example/', 'newTab' => false, 'rel' => [] ];
		$request->set_body_params( [ 'keywordLinks' => [ $good, $row + $good ] ] );
		$answer = rest_do_request( $request );
		self::assertSame( 400, $answer->get_status() );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertStringContainsString(
			$message,
			(string) wp_json_encode( $data['data'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
		);
		self::assertSame( self::STORED, get_option( KeywordLinks::OPTION ) );
	}

	/**
	 * Lists what cannot be stored.
	 *
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function bad_rows(): iterable {
		yield 'no word' => [ [ 'keywords' => [ ' ' ] ], 'Link 2: Type at least one word.' ];
		yield 'no address' => [ [ 'keywords' => [ 'pan' ], 'url' => '' ], 'Link 2: Type a whole address' ];
		yield 'an address that runs a script' => [
			[ 'keywords' => [ 'pan' ], 'url' => 'javascript:alert(1)' ],
			'Link 2: Type a whole address',
		];
		yield 'a word of another link' => [ [ 'keywords' => [ 'pan', 'SKILLET' ] ], 'Link 2: Another link has “SKILLET” already.' ];
		yield 'an unknown rel' => [ [ 'keywords' => [ 'pan' ], 'rel' => [ 'stylesheet' ] ], 'is not one of nofollow' ];
	}

	public function test_editors_see_the_clicks_most_first_with_the_day_of_the_last(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$post   = $this->publish(
			[],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'own00000', 'name' => 'tofu', 'link' => [ 'url' => 'https://own.example/' ] ]
			) ] ] ],
			[ 'post_title' => 'Fried & crisp' ]
		);
		$clicks = new LinkClicks( $this->db() );
		$iron   = $post->ID . '-' . KeywordLinks::id( 'https://shop.example/iron' );
		foreach ( [ "$post->ID-own00000", "$post->ID-gone0000", $iron, $iron, $iron, "$post->ID-own00000" ] as $link ) {
			$clicks->add( $link, $post->ID );
		}
		$this->db()->update(
			$this->db()->prefix . 'larder_link_clicks',
			[ 'last_click' => null ],
			[ 'link_id' => "$post->ID-gone0000" ],
			null,
			'%s'
		);
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( 403, rest_do_request( new \WP_REST_Request( 'GET', '/larder/v1/link-clicks' ) )->get_status() );
		wp_set_current_user( $this->user( 'editor' ) );
		$rows = rest_do_request( new \WP_REST_Request( 'GET', '/larder/v1/link-clicks' ) )->get_data();
		self::assertIsArray( $rows );
		self::assertSame(
			[ [ 'https://shop.example/iron', 3 ], [ 'https://own.example/', 2 ], [ '', 1 ] ],
			array_map( null, array_column( $rows, 'url' ), array_column( $rows, 'clicks' ) )
		);
		self::assertIsArray( $rows[0] );
		self::assertSame( 'Fried & crisp', $rows[0]['recipe'] );
		self::assertSame( gmdate( 'Y-m-d' ), substr( is_string( $rows[0]['last'] ) ? $rows[0]['last'] : '', 0, 10 ) );
		self::assertSame( [ null ], array_slice( array_column( $rows, 'last' ), 2 ) );
	}

	public function test_clicks_are_counted_for_links_that_are_set_and_for_no_others(): void {
		update_option( KeywordLinks::OPTION, self::STORED );
		$post = $this->publish();
		// The action has read the option before, as a request of its own would not.
		self::assertTrue( ( new KeywordLinks() )->has( KeywordLinks::id( 'https://shop.example/iron' ) ) );
		self::assertFalse( ( new KeywordLinks() )->has( KeywordLinks::id( 'https://shop.example/other' ) ) );
		self::assertSame(
			404,
			AjaxCall::make(
				'get_ingredient_links_count',
				[ 'ingredientLinkID' => $post->ID . '-' . KeywordLinks::id( 'https://shop.example/other' ) ]
			)['status']
		);
	}
}
