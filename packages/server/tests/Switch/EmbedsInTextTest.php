<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\Content;
use Larder\Switch\Sources\Embeds;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Shortcodes are in the text of blocks, where the editor knows no block.
 */
final class EmbedsInTextTest extends WordPressTestCase {

	/**
	 * Returns contents with `[r N]` and what they become.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function contents(): array {
		$p    = static fn ( string $text, string $attributes = '', string $of_element = '' ): string =>
			"<!-- wp:paragraph $attributes-->\n<p$of_element>$text</p>\n<!-- /wp:paragraph -->";
		$html = static fn ( string $text ): string => "<!-- wp:html -->\n$text\n<!-- /wp:html -->";
		$cell = static fn ( string $text ): string => "<!-- wp:table -->\n<figure class=\"wp-block-table\">"
			. "<table><tbody><tr><td>$text</td></tr></tbody></table></figure>\n<!-- /wp:table -->";
		$big  = '{"align":"center","style":{"spacing":{"margin":{"top":"1px"}}}} ';
		return [
			'in a paragraph of its own' => [
				$p( 'A' ) . "\n\n" . $p( '[r 1]' ) . "\n\n" . $p( 'B' ),
				$p( 'A' ) . "\n\n{1}\n\n" . $p( 'B' ),
			],
			'in a paragraph with settings and classes' => [ $p( '[r 1]', $big, ' class="has-text-align-center"' ), '{1}' ],
			'in bold' => [ $p( '<strong>&nbsp;[r 1]</strong>' ), '{1}' ],
			'behind text' => [ $p( 'See <em>this</em>:<br>[r 1]' ), $p( 'See <em>this</em>:' ) . "\n\n{1}" ],
			'amid text' => [
				$p( 'See [r 1] now', $big, ' class="x" id="here"' ),
				$p( 'See', $big, ' class="x" id="here"' ) . "\n\n{1}\n\n" . $p( 'now', $big, ' class="x"' ),
			],
			'two in a text' => [
				$p( 'One [r 1] and [r 2].' ),
				$p( 'One' ) . "\n\n{1}\n\n" . $p( 'and' ) . "\n\n{2}\n\n" . $p( '.' ),
			],
			'amid bold text' => [ $p( '<b>One [r 1] and [r 2] two</b>' ), $p( '<b>One  and  two</b>' ) . "\n\n{1}\n\n{2}" ],
			'between elements of HTML' => [
				$html( '<div>A</div>[r 1]<div>B</div>' ),
				$html( '<div>A</div>' ) . "\n\n{1}\n\n" . $html( '<div>B</div>' ),
			],
			'in an element of HTML' => [ $html( '<div>A [r 1]</div>' ), $html( '<div>A </div>' ) . "\n\n{1}" ],
			'in a table' => [ $cell( 'A [r 1]' ), $cell( 'A ' ) . "\n\n{1}" ],
			'across paragraphs' => [
				$p( 'A [r 1' ) . "\n\n" . $p( 'lines' ) . "\n\n" . $p( '] B' ),
				$p( 'A' ) . "\n\n{1}\n\n" . $p( 'B' ),
			],
			'in a group' => [
				"<!-- wp:group -->\n<div class=\"wp-block-group\">[r 1]" . $p( 'A' ) . "</div>\n<!-- /wp:group -->",
				"<!-- wp:group -->\n<div class=\"wp-block-group\">{1}" . $p( 'A' ) . "</div>\n<!-- /wp:group -->",
			],
			'between blocks' => [ $p( 'A' ) . "\n[r 1]\n" . $p( 'B' ), $p( 'A' ) . "\n{1}\n" . $p( 'B' ) ],
		];
	}

	/**
	 * @param string $content Content of a post.
	 * @param string $wanted  What it becomes.
	 */
	#[DataProvider( 'contents' )]
	public function test_a_recipe_comes_between_blocks_of_text_and_never_into_one( string $content, string $wanted ): void {
		$embeds = Embeds::in_content( $content, '#\[r (\d)[^\]]*\]#' );
		$markup = array_map( static fn ( string $key ): string => "{{$key}}", array_column( $embeds, 'key' ) );

		self::assertSame( $wanted, Content::replaced( $content, $markup, $embeds ) );
	}

	public function test_an_embed_without_a_recipe_stays_in_its_text(): void {
		$content = "<!-- wp:paragraph -->\n<p>See [r 1] now</p>\n<!-- /wp:paragraph -->";

		self::assertSame( $content, Content::replaced( $content, [], Embeds::in_content( $content, '#\[r (\d)\]#' ) ) );
	}
}
