<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Settings\Store;
use Larder\StructuredData\RecipeSchema;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A recipe names where it was taken from, on the page and to search engines.
 */
final class SourceTest extends WordPressTestCase {

	/**
	 * Returns what is stored of a source, what the page prints, and what search engines get.
	 *
	 * @return iterable<string, array{array<string, string>, string, array<string, mixed>}>
	 */
	public static function sources(): iterable {
		yield 'a page with its name' => [
			[ 'sourceName' => 'Grandmother &amp; Co', 'sourceUrl' => 'https://example.org/pie?a=1&b=2' ],
			'<p class="wp-block-larder-details__source"><small>Adapted from <a href="https://example.org/pie?a=1&#038;b=2" rel="external"><bdi>Grandmother &amp; Co</bdi></a></small></p>',
			[ 'isBasedOn' => [ '@type' => 'CreativeWork', 'name' => 'Grandmother & Co', 'url' => 'https://example.org/pie?a=1&b=2' ] ],
		];
		yield 'a page alone' => [
			[ 'sourceUrl' => 'https://www.example.org/pie' ],
			'Adapted from <a href="https://www.example.org/pie" rel="external"><bdi>example.org</bdi></a>',
			[ 'isBasedOn' => [ '@type' => 'CreativeWork', 'url' => 'https://www.example.org/pie' ] ],
		];
		yield 'a book' => [
			[ 'sourceName' => 'Plenty, p. 12' ],
			'>Adapted from <bdi>Plenty, p. 12</bdi></small></p>',
			[ 'citation' => 'Plenty, p. 12' ],
		];
		yield 'what runs' => [
			[ 'sourceName' => 'Me', 'sourceUrl' => 'javascript:alert(1)' ],
			'>Adapted from <bdi>Me</bdi></small></p>',
			[ 'citation' => 'Me' ],
		];
		yield 'none' => [ [], '', [] ];
	}

	/**
	 * Checks that the page and the structured data name a source.
	 *
	 * @param array<string, string> $facts    Facts of the recipe.
	 * @param string                $printed  What the page has; empty for nothing.
	 * @param array<string, mixed>  $expected What search engines get of it.
	 */
	#[DataProvider( 'sources' )]
	public function test_a_recipe_names_its_source( array $facts, string $printed, array $expected ): void {
		$content = get_comment_delimited_block_content(
			'larder/recipe',
			$facts + [ 'prepTime' => 5 ],
			get_comment_delimited_block_content( 'larder/details', [], '' )
		);
		$post    = $this->publish( [], [], [ 'post_content' => $content ] );
		$html    = self::details( $facts, $post->ID );
		if ( '' === $printed ) {
			self::assertStringNotContainsString( 'Adapted from', $html );
		} else {
			self::assertStringContainsString( $printed, $html );
		}
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		self::assertSame(
			$expected,
			array_intersect_key( ( new RecipeSchema() )->build( $document, $post ), array_flip( [ 'isBasedOn', 'citation' ] ) )
		);
	}

	/**
	 * Prints the details of a recipe.
	 *
	 * @param array<string, string> $facts
	 */
	private static function details( array $facts, int $post_id ): string {
		$context = [ 'postId' => $post_id, 'larder/prepTime' => 5 ];
		foreach ( $facts as $name => $value ) {
			$context[ "larder/$name" ] = $value;
		}
		return ( new \WP_Block( parse_blocks( '<!-- wp:larder/details /-->' )[0], $context ) )->render();
	}

	public function test_a_site_may_keep_sources_to_itself(): void {
		( new Store() )->save( [ 'showSource' => false ] );
		$html = self::details( [ 'sourceName' => 'Plenty' ], $this->publish()->ID );
		self::assertStringContainsString( '5', $html );
		self::assertStringNotContainsString( 'Adapted from', $html );
	}
}
