<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\AfterRecipe;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * In which column a template shows what follows a recipe.
 */
final class AfterRecipeTest extends WordPressTestCase {

	private const GROUP = '<!-- wp:group {"className":"larder-recipe-after"} --><div class="wp-block-group larder-recipe-after"></div><!-- /wp:group -->';

	private const WIDE = [ 'align' => 'wide', 'className' => 'is-style-side-by-side' ];

	/**
	 * Gives cards, and classes of the group after them.
	 *
	 * @return iterable<string, array{array<string, string>, string, bool, bool}>
	 */
	public static function cards(): iterable {
		yield 'wide, of two columns'              => [ self::WIDE, 'Soup', true, false ];
		yield 'wide, read the other way'          => [ self::WIDE, 'شوربة عدس', true, true ];
		yield 'of two columns, as narrow as text' => [ [ 'className' => 'is-style-side-by-side' ], 'Soup', false, false ];
		yield 'wide, of one column'               => [ [ 'align' => 'wide' ], 'Soup', false, false ];
	}

	/**
	 * Marks the group by the card before it.
	 *
	 * @param array<string, string> $card      Attributes of the card.
	 * @param string                $title     Title of the recipe.
	 * @param bool                  $is_beside Whether it is beside the ingredients.
	 * @param bool                  $is_turned Whether the card is read the other way.
	 */
	#[DataProvider( 'cards' )]
	public function test_what_follows_a_card_of_two_columns_is_in_that_of_the_steps(
		array $card,
		string $title,
		bool $is_beside,
		bool $is_turned
	): void {
		$post = $this->publish( $card, [], [ 'post_title' => $title ] );
		self::open_page( [ 'post_type' => 'recipe', 'p' => $post->ID ] );
		$html = do_blocks( $post->post_content . self::GROUP );
		self::assertSame( $is_beside, str_contains( $html, 'is-beside' ) );
		self::assertSame( $is_turned, str_contains( $html, 'is-turned' ) );
	}

	public function test_a_recipe_that_is_shown_in_another_page_says_nothing_of_its_columns(): void {
		$post  = $this->publish( self::WIDE );
		$other = $this->publish();
		self::open_page( [ 'post_type' => 'recipe', 'p' => $other->ID ] );
		do_blocks( $other->post_content );
		self::set_post( $post );
		do_blocks( $post->post_content );
		self::assertStringNotContainsString( 'is-beside', do_blocks( self::GROUP ) );
	}

	public function test_a_page_knows_nothing_of_the_card_of_the_page_before(): void {
		$post = $this->publish( self::WIDE );
		self::open_page( [ 'post_type' => 'recipe', 'p' => $post->ID ] );
		do_blocks( $post->post_content );
		self::leave_page();
		self::assertStringNotContainsString( 'is-beside', do_blocks( self::GROUP ) );
	}

	public function test_a_filter_that_others_apply_without_a_block_leaves_what_it_gets(): void {
		foreach ( [ [], [ null, null ], [ [], 'soup' ] ] as $arguments ) {
			self::assertSame( '<p>Soup</p>', apply_filters( 'render_block_larder/recipe', '<p>Soup</p>', ...$arguments ) );
		}
		self::assertSame( '<p>Soup</p>', ( new AfterRecipe() )->mark( '<p>Soup</p>', null ) );
	}

	public function test_a_class_that_the_group_has_already_is_not_there_twice(): void {
		$post = $this->publish( self::WIDE, [], [ 'post_title' => 'شوربة عدس' ] );
		self::open_page( [ 'post_type' => 'recipe', 'p' => $post->ID ] );
		$turned = str_replace( 'larder-recipe-after"></div>', 'larder-recipe-after is-turned"></div>', self::GROUP );
		$group  = new \WP_HTML_Tag_Processor( do_blocks( $post->post_content . $turned ) );
		self::assertTrue( $group->next_tag( [ 'class_name' => 'larder-recipe-after' ] ) );
		self::assertTrue( $group->has_class( 'is-beside' ) );
		self::assertSame( 1, substr_count( (string) $group->get_attribute( 'class' ), 'is-turned' ) );
	}
}
