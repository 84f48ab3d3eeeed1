<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Tests\Support\SharedSites;
use Larder\Tests\Support\SharedSitesTestCase;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Links that a recipe showed to visitors as paid or not recommended are shown as such afterwards.
 */
final class SharedLinksTest extends SharedSitesTestCase {

	/** What a link can say of itself to search engines. */
	private const TOKENS = [ 'nofollow', 'sponsored' ];

	/** Where buttons lead that print or share a page, and words that praise a plugin; they are not part of a recipe. */
	private const OTHERS = '#^https?://(?:127\.0\.0\.1[:/]|(?:[\w-]+\.)*(?:pinterest|facebook|twitter|x|instagram|yummly|bigoven|wordpress|gravatar|wpdelicious|recipecard)\.(?:com|org|io)(?:/|$))#';

	/**
	 * @return array<string, array{string}>
	 */
	public static function plugins(): array {
		$plugins = [
			'wp-recipe-maker',
			'delicious-recipes',
			'tasty-recipes-lite',
			'recipe-card-blocks-by-wpzoom',
			'mediavine-create',
			'cooked',
			'zip-recipes',
			'wp-ultimate-recipe',
			'easyrecipe',
			'jetpack-recipes',
			'meal-planner-pro',
		];
		return array_combine( $plugins, array_map( static fn ( string $plugin ): array => [ $plugin ], $plugins ) );
	}

	#[DataProvider( 'plugins' )]
	public function test_a_link_says_of_itself_what_it_said_before( string $plugin ): void {
		$this->load( $plugin );
		$own = Switching::module( $this->db() );
		foreach ( $own->sources->found() as $source ) {
			if ( str_starts_with( $source->id(), $plugin ) ) {
				Switching::change( $own, $source );
			}
		}
		$missing = [];
		foreach ( SharedSites::pages( $plugin ) as $slug => $html ) {
			$wanted = self::links( $html );
			$now    = [] === $wanted ? [] : self::links( $this->content( $own, $plugin, $slug ), true );
			foreach ( $wanted as $url => $tokens ) {
				$lacks = array_diff( $tokens, $now[ $url ] ?? [] );
				if ( [] !== $lacks ) {
					$missing[] = "$slug: $url " . ( isset( $now[ $url ] ) ? implode( ' ', $lacks ) : 'is gone' );
				}
			}
		}
		self::assertSame( [], $missing );
	}

	/**
	 * Finds the links of a page to other sites that say something of themselves.
	 *
	 * @param string $html The page.
	 * @param bool   $all  Whether those are found as well that say nothing.
	 * @return array<string, list<string>> What they say, by their addresses.
	 */
	private static function links( string $html, bool $all = false ): array {
		$links = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$url    = $tags->get_attribute( 'href' );
			$rel    = $tags->get_attribute( 'rel' );
			$says   = explode( ' ', is_string( $rel ) ? $rel : '' );
			$tokens = array_values( array_intersect( self::TOKENS, $says ) );
			$is_one = is_string( $url ) && 1 === preg_match( '#^https?://#', $url ) && 1 !== preg_match( self::OTHERS, $url );
			// Links of comments are those of WordPress.
			if ( $is_one && ! in_array( 'ugc', $says, true ) && ( $all || [] !== $tokens ) && ! str_contains( $url, 'replytocom' ) ) {
				$links[ $url ] = $tokens;
			}
		}
		return $links;
	}
}
