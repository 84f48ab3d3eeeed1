<?php
declare( strict_types=1 );

namespace Larder\Tests\CookMode;

use Larder\Tests\Support\WordPressTestCase;

/**
 * What is offered only where a list of the recipe has anything in it.
 */
final class FilledListsTest extends WordPressTestCase {

	public function test_only_a_recipe_with_steps_is_cooked_by_them(): void {
		$steps = static fn ( string $text ): array => [ self::steps( 'Sauce', [ 'id' => 'aaaaaaaa', 'text' => $text ] ) ];
		$cook  = fn ( array $groups ): int => substr_count( $this->page( [ 'larder/instructions' => [ 'groups' => $groups ] ] ), '>Cook<' );
		self::assertSame( [ 2, 0, 0 ], [ $cook( $steps( 'Stir.' ) ), $cook( $steps( '' ) ), $cook( [] ) ], 'Once in the header and once in the bar, or not at all.' );
	}

	public function test_only_ingredients_are_put_on_the_shopping_list(): void {
		$lines   = static fn ( string $name ): array => [ self::ingredients( '', [ 'id' => 'aaaaaaaa', 'name' => $name ] ) ];
		$buttons = fn ( array $groups ): int => substr_count( $this->page( [ 'larder/ingredients' => [ 'groups' => $groups ] ] ), '>Add to shopping list<' );
		self::assertSame( [ 1, 0, 0 ], [ $buttons( $lines( 'flour' ) ), $buttons( $lines( '' ) ), $buttons( [] ) ] );
	}

	/**
	 * Renders a recipe.
	 *
	 * @param array<string, array<string, mixed>> $blocks Attributes by the name of the block.
	 */
	private function page( array $blocks ): string {
		$post            = get_post( $this->publish( [], $blocks )->ID );
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- What the loop does.
		return do_blocks( $post->post_content ?? '' );
	}
}
