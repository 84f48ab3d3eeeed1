<?php
declare( strict_types=1 );

namespace Larder\Tests\Tip;

use Larder\Tests\Support\WordPressTestCase;

/**
 * Call-outs within a recipe.
 */
final class TipTest extends WordPressTestCase {

	public function test_the_kind_gives_heading_and_class_unless_there_is_an_own_one(): void {
		self::assertMatchesRegularExpression(
			'#<div role="note" class="is-storage wp-block-larder-tip"><p class="wp-block-larder-tip__title"><svg.*?</svg>Storage</p>.*?<p>Keeps.</p>#s',
			$this->tip( [ 'kind' => 'storage' ], '<p>Keeps.</p>' )
		);
		self::assertStringContainsString( '<span>Cold &amp; dry</span>', $this->tip( [ 'title' => 'Cold &amp; dry' ], '<p>Keeps.</p>' ) );
		self::assertStringContainsString( '</svg>Tip</p>', $this->tip( [ 'kind' => '"><script>' ], '<p>Keeps.</p>' ) );
	}

	public function test_an_empty_one_is_not_shown(): void {
		self::assertStringNotContainsString( 'larder-tip', $this->tip( [ 'title' => 'Alone' ], '<p> </p>' ) );
	}

	/**
	 * Renders a recipe with a tip.
	 *
	 * @param array<string, mixed> $attributes Attributes of the tip.
	 * @param string               $content    What is inside.
	 */
	private function tip( array $attributes, string $content ): string {
		$tip = get_comment_delimited_block_content( 'larder/tip', $attributes, "<div><!-- wp:html -->$content<!-- /wp:html --></div>" );
		return do_blocks( get_comment_delimited_block_content( 'larder/recipe', [], "<div>$tip</div>" ) );
	}
}
