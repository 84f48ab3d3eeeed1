<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\ReadRecipe;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * What looks like a part of a recipe on a page and is none, and foods and steps that look like something else.
 */
final class PageCautionTest extends TestCase {

	use ReadsPages;

	private const FOODS  = '<h2>Ingredients</h2><ul><li>60 ml gin</li><li>10 ml vermouth</li><li>1 olive</li></ul>';
	private const LINES  = [ '60 ml gin', '10 ml vermouth', '1 olive' ];
	private const METHOD = '<h2>Method</h2><ol><li>Stir the gin with ice.</li><li>Strain it into a glass.</li></ol>';
	private const STEPS  = [ 'Stir the gin with ice.', 'Strain it into a glass.' ];

	/**
	 * Reads a recipe from what a page shows.
	 *
	 * @param string               $body The page.
	 * @param array<string, mixed> $data Its data, if it has any.
	 */
	private static function read( string $body, array $data = [] ): ReadRecipe {
		return self::first_recipe(
			'<!doctype html><html><head><title>Soup</title>' . self::soup_script( $data ) . "</head><body><h1>Soup</h1>$body</body></html>"
		);
	}

	/**
	 * Returns the groups of ingredients: the name of each and then its lines.
	 *
	 * @return list<list<string>>
	 */
	private static function food_groups( ReadRecipe $recipe ): array {
		return array_map(
			static fn ( array $group ): array => [ $group['title'], ...array_column( $group['items'], 'text' ) ],
			$recipe->document->data['ingredients']
		);
	}

	#[TestWith( [ '<p>I made this for my husband and he liked it very much indeed.</p><p>We tried this last night with friends.</p>' ] )]
	#[TestWith( [ '<h2>More about gin</h2><p>Gin is a spirit that is made of juniper and herbs.</p><p>You find it in each shop of the town.</p>' ] )]
	#[TestWith( [ '<h2>Method</h2><p>Build it in a glass &amp; over ice.</p><p>We love to drink this in summer, and our friends do, too.</p>' ] )]
	public function test_the_only_step_of_data_stays_whatever_the_page_says( string $rest ): void {
		$data = [ 'recipeIngredient' => self::LINES, 'recipeInstructions' => 'Build in glass over ice.' ];

		self::assertSame( [ 'Build in glass over ice.' ], self::read( self::FOODS . $rest, $data )->typed );
	}

	#[TestWith( [ 'See our website for the whole recipe.' ] )]
	#[TestWith( [ 'Watch the video below.' ] )]
	#[TestWith( [ 'Siehe die Anleitung auf unserer Webseite.' ] )]
	public function test_comments_do_not_take_the_place_of_a_step_that_sends_readers_elsewhere( string $step ): void {
		$comments = '<p>I made this for my husband and he liked it.</p><p>We tried this last night with friends.</p>';
		$data     = [ 'recipeIngredient' => self::LINES, 'recipeInstructions' => $step ];

		self::assertSame( [ $step ], self::read( self::FOODS . $comments, $data )->typed );
		self::assertSame( self::STEPS, self::read( self::FOODS . self::METHOD . $comments, $data )->typed );
	}

	public function test_comments_below_short_numbered_steps_are_none(): void {
		$comments = '<p>I made this for my husband and he liked it.</p><p>We tried this last night with friends.</p>';

		self::assertSame( self::STEPS, self::read( self::FOODS . self::METHOD . $comments )->typed );
	}

	public function test_an_ingredient_with_an_alternative_below_it_is_no_name_of_a_group(): void {
		$foods = '<ul><li>2 eggs</li><li>Olive oil<ul><li>or butter, if you have some</li></ul></li><li>100 g flour</li>'
			. '<li>Salt<ul><li>to taste</li></ul></li><li>1 cup milk</li></ul>';

		self::assertSame(
			[ [ '', '2 eggs', 'Olive oil', 'or butter, if you have some', '100 g flour', 'Salt', 'to taste', '1 cup milk' ] ],
			self::food_groups( self::read( "<h2>Ingredients</h2>$foods" . self::METHOD ) )
		);
	}

	public function test_what_follows_a_list_within_an_entry_is_in_no_group(): void {
		$foods = '<ul><li>2 eggs</li><li>Fresh herbs<ul><li>1 bunch parsley</li><li>chives</li></ul></li><li>1 cup milk</li></ul>';

		self::assertSame(
			[ [ '', '2 eggs', 'Fresh herbs', '1 bunch parsley', 'chives', '1 cup milk' ] ],
			self::food_groups( self::read( "<h2>Ingredients</h2>$foods" . self::METHOD ) )
		);
	}

	public function test_hidden_panels_do_not_hold_a_part_that_the_page_shows(): void {
		$tab   = static fn ( string $id, string $name, string $foods, string $hidden ): string =>
			"<button role=\"tab\" aria-controls=\"$id\">$name</button><div role=\"tabpanel\" id=\"$id\" $hidden>"
			. "<ul><li>1 olive</li><li>$foods</li><li>ice</li></ul></div>";
		$shown = [ '1 olive', '60 ml gin', 'ice' ];
		$us    = $tab( 'us', 'Ingredients', '2 oz gin', 'hidden' );

		self::assertSame( $shown, self::lines( self::read( $tab( 'm', 'Ingredients', '60 ml gin', '' ) . $us . self::METHOD ) ) );
		self::assertSame( self::LINES, self::lines( self::read( self::FOODS . $us . self::METHOD ) ) );
	}

	public function test_a_hidden_panel_with_notes_is_the_recipes_beside_a_panel_of_the_recipe_alone(): void {
		$tab   = static fn ( string $id, string $name ): string => "<button role=\"tab\" aria-controls=\"$id\">$name</button>";
		$panel = static fn ( string $id, string $text ): string => "<div role=\"tabpanel\" id=\"$id\" hidden>$text</div>";
		$site  = $tab( 'n', 'Notes' ) . $panel( 'n', '<p>This site uses cookies to remember you.</p>' );
		$steps = '<ol><li>Stir the gin with ice.</li><li>Strain it into a glass.</li></ol>';
		$tabs  = $tab( 'm', 'Method' ) . $tab( 'n', 'Notes' );
		$own   = "<div>$tabs" . $panel( 'm', $steps ) . $panel( 'n', '<p>Use cold glasses.</p>' ) . '</div>';

		self::assertSame( '', self::read( self::FOODS . self::METHOD . "<aside>$site</aside>" )->document->data['notes'] );
		self::assertSame( 'Use cold glasses.', self::read( self::FOODS . $own )->document->data['notes'] );
	}

	public function test_a_numbered_list_below_another_heading_does_not_take_the_place_of_the_steps(): void {
		$steps = [ 'Stir the gin with ice in a big bowl until it is cold.', 'Strain it into a glass, then add the olive and serve.' ];
		$posts = '<h2>Top posts</h2><ol><li>Best cakes.</li><li>Nice pies.</li></ol>';

		self::assertSame( $steps, self::read( self::FOODS . "$posts<h2>Go</h2><p>$steps[0]</p><p>$steps[1]</p>" )->typed );
	}

	public function test_foods_of_a_group_may_be_sentences(): void {
		$serve = [ 'Freshly ground pepper.', 'Some flakes of sea salt if you like it.', 'Parsley, as much as there is.' ];
		$foods = '<h3>Dough</h3><p>2 eggs</p><p>100 g flour</p><h3>To serve</h3><p>' . implode( '</p><p>', $serve ) . '</p>';

		self::assertSame(
			[ [ 'Dough', '2 eggs', '100 g flour' ], [ 'To serve', ...$serve ] ],
			self::food_groups( self::read( "<h2>Ingredients</h2>$foods" . self::METHOD ) )
		);
	}

	public function test_paragraphs_around_a_short_list_are_foods_unless_they_lead_to_it(): void {
		$long  = 'Freshly ground black pepper and flaky sea salt, as much as you like of both of them.';
		$prose = '<p>This is all that you will need to make this soup at home, with my notes on each one of them:</p>';

		self::assertSame(
			[ $long, 'eggs', 'milk', 'Salt' ],
			self::lines( self::read( "<h2>Ingredients</h2><p>$long</p>$prose<ul><li>eggs</li><li>milk</li></ul><p>Salt</p>" . self::METHOD ) )
		);
	}

	#[TestWith( [ 'Serves 4 |' ] )]
	#[TestWith( [ '| Serves 4' ] )]
	#[TestWith( [ '🍽 Serves 4' ] )]
	public function test_a_mark_may_be_at_one_end_of_a_fact( string $line ): void {
		self::assertSame( 4, self::read( "<p>$line</p>" . self::FOODS . self::METHOD )->document->data['yield']['amount'] );
	}

	public function test_a_label_with_its_colon_in_a_box_gets_no_other(): void {
		$page = '<div><span><b>Servings:</b>8 bowls</span></div>' . self::FOODS . self::METHOD;

		self::assertSame( [ 'amount' => 8, 'unit' => 'bowls' ], self::read( $page )->document->data['yield'] );
	}

	public function test_boxes_of_another_recipe_do_not_say_how_long_this_one_takes(): void {
		$other = '<h2>More</h2><ul><li><a href="/pie"><span><strong>Total</strong><span>20min</span></span></a></li></ul>';
		$times = self::read( self::FOODS . self::METHOD . $other )->document->data['times'];

		self::assertSame( 0, $times['total'] );
	}

	public function test_the_name_of_the_site_behind_the_title_is_not_the_name_of_the_recipe(): void {
		$page = '<h3>Recipes for You</h3><h1>Steamed buns, grandma’s way</h1>' . self::FOODS . self::METHOD;
		$read = self::first_recipe( "<html><head><title>Buns in steam - how to make buns - Recipes for You</title></head><body>$page</body></html>" );

		self::assertSame( 'Steamed buns, grandma’s way', $read->document->data['name'] );
	}

	#[TestWith( [ 'N/A' ] )]
	#[TestWith( [ '-' ] )]
	public function test_a_quantity_without_a_number_is_none( string $value ): void {
		$time   = [ '@type' => 'QuantitativeValue', 'value' => $value, 'unitText' => 'minutes' ];
		$recipe = self::read( '', [ 'recipeIngredient' => self::LINES, 'recipeInstructions' => self::STEPS, 'cookTime' => $time ] );

		self::assertSame( [], $recipe->notices );
		self::assertSame( 0, $recipe->document->data['times']['cook'] );
	}

	public function test_a_box_of_many_tips_is_read_in_one_pass(): void {
		$before = microtime( true );
		$tips   = str_repeat( 'Tip: Use cold milk.<br>', 6000 );
		$recipe = self::read( self::FOODS . self::METHOD . "<div class=\"tips\">$tips</div>" );

		self::assertSame( self::STEPS, array_slice( $recipe->typed, 0, 2 ) );
		self::assertLessThan( 20, microtime( true ) - $before );
	}
}
