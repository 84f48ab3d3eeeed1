<?php
declare( strict_types=1 );

namespace Larder\Tests\CookMode;

use Larder\Ingredients\IngredientList;
use Larder\Instructions\StepList;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What is offered only where a list of the recipe has anything in it.
 */
final class FilledListsTest extends WordPressTestCase {

	public function test_only_a_recipe_with_steps_is_cooked_by_them(): void {
		$steps = static fn ( string $text ): array => [ self::steps( 'Sauce', [ 'id' => 'aaaaaaaa', 'text' => $text ] ) ];
		$cook  = fn ( array $groups ): int => substr_count( $this->page( [ 'larder/instructions' => [ 'groups' => $groups ] ] ), '>Cook<' );
		self::assertSame(
			[ 2, 0, 0 ],
			[ $cook( $steps( 'Stir.' ) ), $cook( $steps( '' ) ), $cook( [] ) ],
			'Once in the header and once in the bar, or not at all.'
		);
	}

	public function test_only_ingredients_are_put_on_the_shopping_list(): void {
		$lines   = static fn ( string $name ): array => [ self::ingredients( '', [ 'id' => 'aaaaaaaa', 'name' => $name ] ) ];
		$buttons = fn ( array $groups ): int => substr_count(
			$this->page( [ 'larder/ingredients' => [ 'groups' => $groups ] ] ),
			'>Add to shopping list<'
		);
		self::assertSame( [ 1, 0, 0 ], [ $buttons( $lines( 'flour' ) ), $buttons( $lines( '' ) ), $buttons( [] ) ] );
	}

	/**
	 * Compares both ways.
	 *
	 * @param mixed $stored The `groups` attribute, with `ROWS` for what a group calls its rows.
	 */
	#[DataProvider( 'stored' )]
	public function test_a_list_is_filled_where_reading_it_gives_an_entry( mixed $stored ): void {
		$named = static fn ( string $rows ): mixed => json_decode( str_replace( 'ROWS', $rows, (string) wp_json_encode( $stored ) ), true );
		self::assertSame(
			[] !== array_merge( ...array_column( StepList::read( $named( 'steps' ) ), 'steps' ) ),
			StepList::has_step( $named( 'steps' ) )
		);
		self::assertSame(
			[] !== array_merge( ...array_column( IngredientList::read( $named( 'items' ) ), 'items' ) ),
			IngredientList::has_item( $named( 'items' ) )
		);
	}

	/**
	 * Groups, whole and damaged.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function stored(): array {
		return [
			'nothing'                     => [ null ],
			'a word'                      => [ 'salt' ],
			'no group'                    => [ [] ],
			'an empty group'              => [ [ [ 'ROWS' => [] ] ] ],
			'a group of blank rows'       => [ [ [ 'ROWS' => [ [ 'text' => ' ' ], '', [] ] ] ] ],
			'the last row of the last'    => [ [ [ 'ROWS' => [] ], [ 'ROWS' => [ [ 'text' => '' ], [ 'text' => 'salt' ] ] ] ] ],
			'a bare text as a row'        => [ [ [ 'ROWS' => [ 'salt' ] ] ] ],
			'a bare text as a group'      => [ [ 'salt' ] ],
			'a row as a group'            => [ [ [ 'text' => 'salt' ] ] ],
			'a group that lost its list'  => [ [ 'ROWS' => [ [ 'text' => 'salt' ] ] ] ],
			'rows that are no list'       => [ [ [ 'ROWS' => 'salt' ] ] ],
			'rows with names'             => [ [ [ 'ROWS' => [ 'first' => [ 'text' => 'salt' ] ] ] ] ],
			'a row that is a number'      => [ [ [ 'ROWS' => [ 7, null, true ] ] ] ],
			'a heading without rows'      => [ [ [ 'title' => 'Sauce' ] ] ],
			'a script and nothing beside' => [ [ [ 'ROWS' => [ [ 'text' => '<script>x</script>' ] ] ] ] ],
		];
	}

	/**
	 * Renders a recipe.
	 *
	 * @param array<string, array<string, mixed>> $blocks Attributes by the name of the block.
	 */
	private function page( array $blocks ): string {
		$id = $this->publish( [], $blocks )->ID;
		self::set_post( $id );
		return do_blocks( get_post( $id )->post_content ?? '' );
	}
}
