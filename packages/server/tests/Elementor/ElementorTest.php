<?php
declare( strict_types=1 );

namespace Larder\Tests\Elementor;

use Elementor\Elements_Manager;
use Elementor\Widgets_Manager;
use Larder\Settings\Store;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Widgets for Elementor, with stand-ins for its base classes.
 */
final class ElementorTest extends WordPressTestCase {

	public static function setUpBeforeClass(): void {
		require_once __DIR__ . '/elementor.php';
	}

	/**
	 * Makes Elementor collect widgets.
	 */
	private static function collect(): Widgets_Manager {
		$widgets = new Widgets_Manager();
		do_action( 'elementor/widgets/register', $widgets );
		return $widgets;
	}

	public function test_each_feature_block_is_a_widget_that_prints_the_same(): void {
		$post    = $this->publish(
			[ 'servings' => 4 ],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'i1', 'text' => 'lentils', 'name' => 'lentils' ]
			) ] ] ]
		);
		$widgets = self::collect();
		self::assertArrayHasKey( 'larder-recipe', $widgets->widgets );
		self::assertArrayHasKey( 'larder-recipe-search', $widgets->widgets );
		self::assertArrayNotHasKey( 'larder-recipe-search-results', $widgets->widgets, 'a part of a block' );
		self::assertSame(
			do_shortcode( "[larder_ingredients id=$post->ID]" ),
			$widgets->print( 'larder-ingredients', [ 'id' => $post->ID ] )
		);
		self::assertStringContainsString(
			'is-style-list',
			$widgets->print( 'larder-recipe-archive', [ 'layout' => 'list', 'num_posts' => 2 ] )
		);
		self::assertSame( 'number', $widgets->widgets['larder-recipe']->controls['id']['type'] );
		self::assertSame(
			[ 'grid', 'list', 'carousel' ],
			array_keys( (array) $widgets->widgets['larder-recipe-archive']->controls['layout']['options'] )
		);
	}

	public function test_they_stand_in_a_group_of_their_own(): void {
		$elements = new Elements_Manager();
		do_action( 'elementor/elements/categories_registered', $elements );
		self::assertArrayHasKey( 'larder', $elements->categories );
	}

	public function test_the_page_that_is_built_has_the_styles_before_a_widget_is_asked_for(): void {
		wp_styles()->queue = [];
		do_action( 'elementor/preview/enqueue_styles' );
		foreach ( [ 'larder/ingredients', 'larder/recipe', 'larder/recipe-archive', 'larder/recipe-search' ] as $block ) {
			$handles = \WP_Block_Type_Registry::get_instance()->get_registered( $block )->style_handles ?? [];
			self::assertNotSame( [], $handles );
			self::assertSame( [], array_diff( $handles, wp_styles()->queue ), $block );
		}
	}

	public function test_a_site_can_do_without_them(): void {
		( new Store() )->save( [ 'enableElementorSupport' => false ] );
		$elements = new Elements_Manager();
		do_action( 'elementor/elements/categories_registered', $elements );
		self::assertSame( [ [], [] ], [ self::collect()->widgets, $elements->categories ] );
	}
}
