<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\RichText;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * HTML that authors typed, as it is printed.
 */
final class RichTextTest extends WordPressTestCase {

	/**
	 * Prints a text.
	 *
	 * @param string $typed   What was typed.
	 * @param string $printed What is printed.
	 */
	#[DataProvider( 'texts' )]
	public function test_what_is_typed_is_printed_safe_and_balanced( string $typed, string $printed ): void {
		self::assertSame( $printed, RichText::inline( $typed ) );
	}

	/**
	 * Provides texts of all sorts.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function texts(): array {
		return [
			'words'                       => [ 'plain flour, sieved', 'plain flour, sieved' ],
			'letters of all scripts'      => [ 'Crème fraîche · طحين', 'Crème fraîche · طحين' ],
			'quotes and dashes'           => [ "Grandma's -- \"the\" soup", 'Grandma&#8217;s &#8212; &#8220;the&#8221; soup' ],
			'lines, tabs and their edges' => [ "\n one\ttwo\n", "one\ttwo" ],
			'a control character'         => [ "fl\x08our\x00", 'flour' ],
			'a bare ampersand'            => [ 'salt & pepper', 'salt &amp; pepper' ],
			'less and greater'            => [ '1 &lt; 2 > 0', '1 &lt; 2 &gt; 0' ],
			'a tag that is open'          => [ '<em>warm', '<em>warm</em>' ],
			'a tag that closes nothing'   => [ 'warm</em>', 'warm' ],
			'a script'                    => [ 'a<script>alert( 1 )</script>b', 'ab' ],
			'a handler'                   => [ '<b onclick="x()">b</b>', '<b>b</b>' ],
			'nothing'                     => [ '', '' ],
		];
	}

	/**
	 * Prints a text that has no tag.
	 *
	 * @param string $typed What was typed.
	 */
	#[DataProvider( 'bytes' )]
	public function test_a_text_without_marks_is_what_kses_would_make_of_it( string $typed ): void {
		self::assertSame( trim( wptexturize( force_balance_tags( wp_kses( $typed, 'post' ) ) ) ), RichText::inline( $typed ) );
	}

	/**
	 * Provides texts of all bytes.
	 *
	 * @return array<string, array{string}> A text with each byte there is, but for those that begin a tag.
	 */
	public static function bytes(): array {
		$all = array_map( static fn ( int $byte ): string => 'a' . chr( $byte ) . ' b', array_diff( range( 0, 255 ), [ ord( '<' ) ] ) );
		return array_combine(
			array_map( static fn ( string $text ): string => bin2hex( $text ), $all ),
			array_map( static fn ( string $text ): array => [ $text ], $all )
		);
	}
}
