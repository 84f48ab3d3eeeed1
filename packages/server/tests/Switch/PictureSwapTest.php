<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\PictureSwap;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Pictures that are replaced in a post, and all that stays to the byte.
 */
final class PictureSwapTest extends WordPressTestCase {

	private const OLD = 'https://elsewhere.example/soup.gif';

	private const NEW = 'https://example.org/soup.gif';

	/** What no parser of PHP writes as it was: an empty object, anything that is not JSON, blanks, and an element that is not closed. */
	private const OTHERS = '<!-- wp:group {"style":{"elements":{}}} -->' . "\n"
		. '<!-- wp:acme/card {"say":"Soup",} --><img src="' . self::OLD . '"><!-- /wp:acme/card -->' . "\n"
		. '<!--  wp:core/paragraph  {"a":1.0}  --><p>A story &amp; <b>more.</p><!--  /wp:core/paragraph  -->';

	public function test_blocks_of_others_stay_to_the_byte(): void {
		$content = self::OTHERS
			. '<!-- wp:larder/recipe {"style":{"elements":{}},"imageUrl":"%s"} --><div>' . self::OTHERS
			. '<!-- wp:larder/instructions {"groups":[{"steps":[{"media":{"id":0,"url":"%s"}}]}]} /-->'
			. '<!-- /wp:group --><img src="%s"%s></div><!-- /wp:larder/recipe -->'
			. '<!-- /wp:group --> The end.';
		$after   = str_replace(
			[ '"imageUrl":"%s"', '"id":0,"url":"%s"', 'src="%s"%s' ],
			[
				'"imageUrl":"' . self::NEW . '","imageId":7,"imageAlt":"A bowl"',
				'"id":7,"url":"' . self::NEW . '","alt":"A bowl"',
				'class="wp-image-7" src="' . self::NEW . '" alt="A bowl"',
			],
			$content
		);
		$swapped = self::swapped( str_replace( [ '%s"%s', '%s' ], [ self::OLD . '" alt=""', self::OLD ], $content ) );
		self::assertStringContainsString( self::OTHERS, $swapped );
		self::assertSame( self::sorted( $after ), self::sorted( $swapped ) );
	}

	public function test_a_block_of_larder_whose_attributes_cannot_be_read_keeps_them(): void {
		$broken = '<!-- wp:larder/recipe {"name":"Soup","imageUrl":"' . self::OLD . '",} -->';
		$end    = '<div></div><!-- /wp:larder/recipe -->';
		$whole  = '<!-- wp:larder/gallery {"imageUrl":"%s"%s} /-->';
		self::assertSame(
			$broken . $end . sprintf( $whole, self::NEW, ',"imageId":7,"imageAlt":"A bowl"' ),
			self::swapped( $broken . $end . sprintf( $whole, self::OLD, '' ) )
		);
	}

	public function test_what_follows_an_end_without_a_beginning_stays(): void {
		$content = '<!-- wp:larder/video {"url":"a"} /--><!-- /wp:group --><!-- wp:larder/gallery {"imageUrl":"' . self::OLD . '"} /-->';
		self::assertSame( $content, self::swapped( $content ) );
	}

	/**
	 * Replaces the picture.
	 *
	 * @param string $content What a post says.
	 */
	private static function swapped( string $content ): string {
		return ( new PictureSwap( [ self::OLD => [ 'id' => 7, 'url' => self::NEW, 'alt' => 'A bowl' ] ] ) )->content( $content );
	}

	/**
	 * Puts the attributes of the replaced image into one order, which versions of WordPress choose.
	 *
	 * @param string $content What a post says.
	 */
	private static function sorted( string $content ): string {
		return (string) preg_replace_callback( '/<img ([^>]*wp-image[^>]*)>/', static function ( array $found ): string {
			preg_match_all( '/[a-z]+="[^"]*"/', $found[1], $attributes );
			sort( $attributes[0] );
			return implode( ' ', $attributes[0] );
		}, $content );
	}
}
