<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\ReadRecipe;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Recipes of pages without data, as themes, blogs and plugins print them: in tabs, cards, tables and letters.
 */
final class PageThemesTest extends TestCase {

	use ReadsPages;

	private const FOODS = '<h2>Ingredients</h2><ul><li>6 eggs</li><li>100 ml soy sauce</li><li>100 ml mirin</li></ul>';
	private const LINES = [ '6 eggs', '100 ml soy sauce', '100 ml mirin' ];
	private const STEPS = [ 'Boil the eggs for 6½ minutes.', 'Marinate them overnight.' ];
	private const LIST  = '<ol><li>Boil the eggs for 6½ minutes.</li><li>Marinate them overnight.</li></ol>';

	/**
	 * Reads a recipe from what a page shows.
	 *
	 * @param string $body  The page.
	 * @param string $title Its title.
	 */
	private static function read( string $body, string $title = 'Ramen eggs' ): ReadRecipe {
		return self::first_recipe( "<!doctype html><html><head><title>$title</title></head><body>$body</body></html>" );
	}

	#[TestWith( [ 'Prep Time: 20 minutes Cook Time: 40 minutes Total Time: 1 hour Serves: 8' ] )]
	#[TestWith( [ '<b>Prep:</b> 20 min <b>Cook:</b> 40 min <b>Total:</b> 60 min <b>Servings:</b> 8' ] )]
	#[TestWith( [ 'Total: 1 hour (Prep: 20 min, Cook: 40 min) | Serves 8' ] )]
	#[TestWith( [ '<span><b>Yield</b>8 servings</span> <span><b>Prep Time</b>20 mins</span> <span><b>Cook Time</b>40 mins</span>' ] )]
	public function test_a_line_may_have_several_labels_with_their_values( string $line ): void {
		$data  = self::read( "<h1>Ramen eggs</h1><p>$line</p>" . self::FOODS . '<h2>Method</h2>' . self::LIST )->document->data;
		$times = $data['times'];

		self::assertSame( [ 8, 20, 40, 60 ], [ $data['yield']['amount'], $times['prep'], $times['cook'], $times['total'] ] );
	}

	public function test_times_of_a_card_are_not_added_up_for_one_of_them(): void {
		$card = '<header><h2>Ramen eggs</h2><span>Yield: 6 eggs</span><div><div>Prep Time: 20 minutes</div><div>Cook Time: 40 minutes</div>'
			. '<div>Total Time: 1 hour</div></div></header>';

		self::assertSame( 20, self::read( $card . self::FOODS . '<h2>Method</h2>' . self::LIST )->document->data['times']['prep'] );
	}

	public function test_a_value_may_have_its_unit_in_a_box_behind_it(): void {
		$fact = static fn ( string ...$boxes ): string => vsprintf( '<div><span>%s</span><p>%s</p><span>%s</span></div>', $boxes );
		$data = self::read(
			$fact( 'Servings', '3', 'people' ) . $fact( 'Prep time', '5', 'minutes' ) . $fact( 'Cook time', '1', 'hour' )
				. self::FOODS . '<h2>Method</h2>' . self::LIST
		)->document->data;

		self::assertSame( [ 3, 'people', 5, 60 ], [ ...array_values( $data['yield'] ), $data['times']['prep'], $data['times']['cook'] ] );
	}

	public function test_a_switch_that_scales_a_recipe_is_no_part_of_its_yield(): void {
		$page  = static fn ( string $text ): ReadRecipe => self::read( "<p>Yield: $text</p>" . self::FOODS . self::LIST );
		$yield = static fn ( string $text ): array => $page( $text )->document->data['yield'];

		self::assertSame( [ 'amount' => 1, 'unit' => 'loaf' ], $yield( '1 loaf 1x' ) );
		self::assertSame( [ 'amount' => 4, 'unit' => '' ], $yield( '4 1 x' ) );
		self::assertSame( [ 'amount' => 2, 'unit' => 'pans of 20x20' ], $yield( '2 pans of 20x20' ) );
	}

	public function test_a_long_button_above_short_steps_does_not_take_their_place(): void {
		$button = '<div><h3>Instructions</h3><label>Cook Mode <span>Prevent your screen from going dark</span></label></div>';

		self::assertSame( self::STEPS, self::read( self::FOODS . $button . '<div>' . self::LIST . '</div>' )->typed );
	}

	#[TestWith( [ 'Recette :' ] )]
	#[TestWith( [ 'Recipe' ] )]
	#[TestWith( [ 'Receta' ] )]
	public function test_sentences_below_a_heading_that_follows_the_foods_are_steps( string $heading ): void {
		$recipe = self::read(
			'<p><b>Ingredients</b></p><p>- 6 eggs<br>- 100 ml soy sauce<br>- 100 ml mirin</p>'
				. "<p><b>$heading</b></p><p>Boil the eggs for 6½ minutes.</p><p>Marinate them overnight.</p>"
		);

		self::assertSame( [ self::LINES, self::STEPS ], [ self::lines( $recipe ), $recipe->typed ] );
	}

	public function test_foods_below_a_heading_stay_foods(): void {
		$recipe = self::read(
			'<h2>Ingredients</h2><p>6 eggs<br>salt</p><p><b>Sauce</b></p><p>100 ml soy sauce<br>mirin, of the sweet kind</p>'
				. '<h2>Method</h2>' . self::LIST
		);

		self::assertSame( [ '6 eggs', 'salt', '100 ml soy sauce', 'mirin, of the sweet kind' ], self::lines( $recipe ) );
	}

	public function test_a_numbered_list_of_words_is_no_list_of_steps(): void {
		self::assertSame( [], self::read( '<ul><li>6 eggs</li><li>1 l milk</li><li>100 g flour</li></ul><ol><li>Artichokes</li><li>Bread</li></ol>' )->typed );
	}

	public function test_a_numbered_list_behind_that_of_the_foods_has_the_steps_whatever_follows(): void {
		$foods  = '<ul><li><p>6 eggs</p></li><li><p>100 ml soy sauce</p></li><li><p>100 ml mirin</p></li></ul>';
		$recipe = self::read( "<p>Dear readers, it rained.</p>$foods" . self::LIST . '<p>If you like this, share it with a friend.</p>' );

		self::assertSame( [ self::LINES, self::STEPS ], [ self::lines( $recipe ), $recipe->typed ] );
	}

	public function test_cells_that_begin_with_the_name_of_a_part_hold_its_lines(): void {
		$recipe = self::read(
			'<table><tr><td><b>Ingredients</b><br>6 eggs<br>100 ml soy sauce<br>100 ml mirin</td><td><img src="a.gif"></td></tr>'
				. '<tr><td colspan="2"><b>Directions</b><p>Boil the eggs for 6½ minutes.</p><p>Marinate them overnight.</p></td></tr></table>'
		);

		self::assertSame( [ self::LINES, self::STEPS ], [ self::lines( $recipe ), $recipe->typed ] );
	}

	public function test_a_tip_in_a_box_among_the_steps_is_a_note(): void {
		$steps  = '<p>Boil the eggs for 6½ minutes.</p><div class="recipe-tip"><p><b>Tip:</b> Prick them first.</p></div>'
			. '<p>Marinate them overnight.</p>';
		$recipe = self::read( self::FOODS . "<h2>Method</h2>$steps" );

		self::assertSame( self::STEPS, $recipe->typed );
		self::assertSame( 'Tip: Prick them first.', $recipe->document->data['notes'] );
	}

	/**
	 * Returns what names a hidden panel of tabs.
	 *
	 * @return iterable<string, array{string, string, string}> Attributes of the tab and of the panel, and the start of the panel.
	 */
	public static function panels(): iterable {
		yield 'its tab, by the panel' => [ 'id="t2"', 'aria-labelledby="t2"', '' ];
		yield 'its tab, by the tab' => [ 'aria-controls="p2"', 'id="p2"', '' ];
		yield 'its heading' => [ '', '', '<h3>Method</h3>' ];
	}

	#[DataProvider( 'panels' )]
	public function test_steps_behind_a_tab_are_read( string $tab, string $panel, string $start ): void {
		$recipe = self::read(
			"<button role=\"tab\">Ingredients</button><button role=\"tab\" $tab>Method</button><div role=\"tabpanel\">" . self::FOODS
				. "</div><div role=\"tabpanel\" $panel hidden>$start" . self::LIST . '</div>'
		);

		self::assertSame( [ self::LINES, self::STEPS ], [ self::lines( $recipe ), $recipe->typed ] );
	}

	public function test_the_same_foods_in_other_units_behind_a_tab_are_not_read_twice(): void {
		$recipe = self::read(
			self::FOODS . '<button role="tab" id="t2">US</button><div role="tabpanel" aria-labelledby="t2" hidden>'
				. '<ul><li>6 eggs</li><li>½ cup soy sauce</li><li>½ cup mirin</li></ul></div><h2>Method</h2>' . self::LIST
		);

		self::assertSame( self::LINES, self::lines( $recipe ) );
	}

	public function test_a_paragraph_about_the_foods_is_none_however_long_it_is(): void {
		$prose = '<p>You only need a handful of things, and I bet that they are in your cupboard already. Here they are:</p>';

		self::assertSame(
			[ '1 egg', 'salt' ],
			self::lines( self::read( "<h2>Ingredients</h2>$prose<ul><li>1 egg</li><li>salt</li></ul><h2>Method</h2>" . self::LIST ) )
		);
	}

	#[TestWith( [ '<ul><li>Eggs<ul><li>6 eggs</li><li>salt</li></ul></li><li>Marinade<ul><li>100 ml mirin</li><li>soy sauce</li></ul></li></ul>' ] )]
	#[TestWith( [ '<p class="x-heading">Eggs</p><p>6 eggs</p><p>salt</p><p class="x-heading">Marinade</p><p>100 ml mirin</p><p>soy sauce</p>' ] )]
	public function test_names_of_groups_are_no_foods( string $foods ): void {
		$groups = self::read( "<h2>Ingredients</h2>$foods<h2>Method</h2>" . self::LIST )->document->data['ingredients'];

		self::assertSame( [ 'Eggs', 'Marinade' ], array_column( $groups, 'title' ) );
		self::assertSame( [ 2, 2 ], array_map( static fn ( array $group ): int => count( $group['items'] ), $groups ) );
	}

	public function test_data_that_sends_its_readers_to_the_page_does_not_replace_the_steps_of_the_page(): void {
		$data = self::soup_script( [ 'recipeIngredient' => self::LINES, 'recipeInstructions' => 'See our website for the whole recipe.' ] );

		self::assertSame( self::STEPS, self::read( $data . self::FOODS . '<h2>Method</h2>' . self::LIST )->typed );
	}

	public function test_a_list_that_data_holds_as_a_text_of_json_is_a_list(): void {
		$data   = [ 'recipeIngredient' => '["6 eggs", "salt"]', 'recipeInstructions' => '["Boil them.","Salt them."]' ];
		$recipe = self::read( self::soup_script( $data ) );

		self::assertSame( [ [ '6 eggs', 'salt' ], [ 'Boil them.', 'Salt them.' ] ], [ self::lines( $recipe ), $recipe->typed ] );
	}

	public function test_the_title_of_a_page_may_begin_with_the_name_of_its_site(): void {
		$blog = '<h3 class="post-title">Ramen eggs</h3>' . self::FOODS . '<h2>Method</h2>' . self::LIST;

		self::assertSame( 'Ramen eggs', self::read( $blog, 'Anna’s kitchen: Ramen eggs' )->document->data['name'] );
		self::assertSame( 'Ramen eggs: the best', self::read( '<h3>Sauce</h3>' . $blog, 'Ramen eggs: the best' )->document->data['name'] );
	}

	public function test_foods_that_a_step_says_again_below_its_text_are_no_part_of_it(): void {
		$again = '<div class="wprm-recipe-instruction-ingredients">6 eggs</div>';
		$steps = "<ol><li><div>Boil the eggs for 6½ minutes.</div>$again</li><li>Marinate them overnight.</li></ol>";

		self::assertSame( self::STEPS, self::read( self::FOODS . "<h2>Method</h2>$steps" )->typed );
	}

	#[TestWith( [ 'Das brauchst du für 2 Portionen:', 'Zubereitung' ] )]
	#[TestWith( [ 'Pour 2 personnes : ingrédients', 'La recette' ] )]
	public function test_names_of_parts_may_begin_as_articles_do( string $foods, string $steps ): void {
		$recipe = self::read( "<h3>$foods</h3><ul><li>6 eggs</li><li>100 ml soy sauce</li><li>100 ml mirin</li></ul><h3>$steps</h3>" . self::LIST );

		self::assertSame( [ self::LINES, self::STEPS ], [ self::lines( $recipe ), $recipe->typed ] );
	}
}
