<?php
declare( strict_types=1 );

namespace Larder\Tests\Assets;

use Larder\Assets\Styles;
use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The plugin's styles are in the page and take no room from those of others.
 */
final class StylesTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		// Pages of other tests have asked for styles.
		wp_styles()->queue = [];
	}

	public function test_the_room_for_styles_in_the_page_grows_by_those_of_the_plugin_alone(): void {
		$styles = new Styles( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		wp_enqueue_style( 'wp-block-library' );
		self::assertSame( 40_000, $styles->raise_inline_limit( 40_000 ) );
		$bytes = 0;
		foreach ( self::of_search() as $handle ) {
			wp_enqueue_style( $handle );
			$path = wp_styles()->get_data( $handle, 'path' );
			self::assertIsString( $path );
			$bytes += (int) filesize( $path );
		}
		self::assertSame( 40_000 + $bytes, $styles->raise_inline_limit( 40_000 ) );
	}

	public function test_the_picture_of_a_recipe_puts_no_style_of_the_theme_out_of_the_page(): void {
		$styles  = new Styles( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		$picture = 'wp-block-post-featured-image';
		wp_enqueue_style( $picture );
		self::assertSame( 40_000, $styles->raise_inline_limit( 40_000 ), 'a page of others has its own picture' );
		$bytes = 0;
		foreach ( [ $picture, 'larder-base' ] as $handle ) {
			wp_enqueue_style( $handle );
			$path = wp_styles()->get_data( $handle, 'path' );
			self::assertIsString( $path );
			$bytes += (int) filesize( $path );
		}
		self::assertSame( 40_000 + $bytes, $styles->raise_inline_limit( 40_000 ) );
	}

	public function test_no_style_of_a_search_holds_up_the_paint(): void {
		foreach ( self::of_search() as $handle ) {
			wp_enqueue_style( $handle );
		}
		ob_start();
		wp_maybe_inline_styles();
		wp_styles()->do_items( self::of_search() );
		$html = (string) ob_get_clean();
		preg_match_all( "/<link[^>]*media='([^']*)'/", $html, $links );
		self::assertSame( [ 'print, (forced-colors: active), (scripting: none)' ], $links[1], 'only what paper, forced colours and pages without a script need is a file of its own' );
		self::assertStringContainsString( '<style', $html );
	}

	public function test_classic_themes_have_what_block_themes_need_not_carry(): void {
		$styles = new Styles( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		$file   = static function () use ( $styles ): string {
			wp_deregister_style( Styles::BASE );
			$styles->register_styles();
			return basename( (string) wp_styles()->registered[ Styles::BASE ]->src );
		};
		self::assertSame( 'base.css', $file() );
		switch_theme( 'larder-classic' );
		self::assertSame( 'base-classic.css', $file() );
		switch_theme( 'twentytwentyfive' );
		self::assertSame( 'base.css', $file() );
	}

	/**
	 * Returns the styles of a search.
	 *
	 * @return list<string> Handles.
	 */
	private static function of_search(): array {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'larder/recipe-search' );
		self::assertNotNull( $type );
		return array_values( $type->style_handles );
	}
}
