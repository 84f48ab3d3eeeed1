<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\Nutrient;
use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\TypedLists;
use Larder\Tests\Support\ReadsStoredRecipes;
use Larder\Tests\Support\StoredRecipes;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProviderExternal;

/**
 * Each plugin stores the same recipe in its own way; what is read is the same.
 */
final class SourcesTest extends WordPressTestCase {

	use ReadsStoredRecipes;

	/**
	 * @param string                $plugin  Its slug.
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	#[DataProviderExternal( StoredRecipes::class, 'plugins' )]
	public function test_the_same_recipe_is_read_from_every_plugin( string $plugin, string $type, string $content, array $meta ): void {
		$recipe = $this->read( $plugin, $type, $content, $meta );
		$data   = $recipe->document->data;
		self::assertSame( [], $recipe->notices );
		self::assertSame(
			[ 'Quince tart', 8, 30, 65 ],
			[ $data['name'], $data['yield']['amount'], $data['times']['prep'], $data['times']['cook'] ]
		);
		self::assertSame( [ 'Dough' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '200 g flour', '2 quinces, sliced' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame(
			[ 'Rub <strong>it</strong>.', 'Bake.' ],
			str_replace( [ '<b>', '</b>' ], [ '<strong>', '</strong>' ], array_column( $data['instructions'][0]['steps'], 'html' ) )
		);
		$has_links = ! in_array( $plugin, [ 'delicious-recipes', 'wp-ultimate-recipe' ], true );
		self::assertSame( $has_links ? 'https://example.org/flour' : '', $data['ingredients'][0]['items'][0]['link']['url'] ?? '' );
	}

	public function test_markup_and_scripts_are_cleaned_by_the_rules_for_an_author(): void {
		$recipe = $this->read(
			'tasty-recipes-lite',
			'tasty_recipe',
			'',
			[
				'ingredients'  => '<ul><li>1 <img src=x onerror=alert(1)>egg<script>alert(2)</script></li></ul>',
				'instructions' => '<ol><li onclick="alert(3)">Beat <a href="javascript:alert(4)">it</a><iframe src="https://example.org"></iframe>.</li></ol>',
				'notes'        => '<p>Fine<script>alert(5)</script></p>',
			]
		);
		self::assertDoesNotMatchRegularExpression(
			'/<script|onerror|onclick|javascript:|<iframe/',
			(string) wp_json_encode( $recipe->document->data, JSON_UNESCAPED_SLASHES )
		);
	}

	public function test_a_time_in_words_is_read_and_words_that_are_no_time_are_named(): void {
		$recipe = $this->read(
			'tasty-recipes-lite',
			'tasty_recipe',
			'',
			[
				'ingredients'  => '<ul><li>1 egg</li></ul>',
				'instructions' => '<ol><li>Beat.</li></ol>',
				'prep_time'    => 'half an hour',
				'cook_time'    => '0 minutes',
				'total_time'   => 'overnight',
			]
		);
		self::assertSame( [ 30, 0, 30 ], array_values( array_intersect_key(
			$recipe->document->data['times'],
			array_flip( [ 'prep', 'cook', 'total' ] )
		) ) );
		self::assertSame(
			[ [ 'totalTime', 'overnight' ] ],
			array_map( static fn ( Notice $notice ): array => [ $notice->where, $notice->value ], $recipe->notices )
		);
	}

	public function test_a_title_without_lines_under_it_stays_and_titles_alone_are_no_list(): void {
		$draft = new Draft();
		TypedLists::ingredients( $draft, HtmlLines::from_html( '<h3>Cake</h3><h4>Dough</h4><ul><li>flour</li></ul><h4>Later</h4>' ) );
		TypedLists::instructions( $draft, HtmlLines::from_html( '<h4>Bake</h4>' ) );
		$data = $draft->document()->data;
		self::assertSame( [ 'Cake', 'Dough', 'Later' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ [], [] ], [ $data['ingredients'][0]['items'], $data['instructions'] ] );
		self::assertSame( [ Notice::NO_STEPS ], array_column( $draft->notices, 'code' ) );
	}

	public function test_every_nutrient_that_wp_delicious_has_comes_along_in_the_unit_that_was_chosen(): void {
		$typed  = array_fill_keys( array_column( Nutrient::cases(), 'value' ), '2' );
		$stored = [ 'vitaminA' => '510', 'vitaminAUnit' => 'mcg', 'vitaminC' => '6%' ] + $typed;
		$recipe = $this->read( 'delicious-recipes', 'recipe', '', [ 'delicious_recipes_metadata' => serialize( $stored ) ] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
		$values = $recipe->document->data['nutrition']['values'] ?? [];
		self::assertSame( [], array_diff_key( $typed, $values ) );
		self::assertSame(
			[ '510 mcg', '6%', '2 mcg', '2 mg', '2 g' ],
			[ $values['vitaminA'], $values['vitaminC'], $values['vitaminD'], $values['chloride'], $values['protein'] ]
		);
	}

	public function test_vitamins_of_wp_ultimate_recipe_are_shares_of_the_daily_value(): void {
		$stored = [ 'serving_size' => '150', 'carbohydrate' => '58', 'vitamin_a' => '10', 'calcium' => '0' ];
		$recipe = $this->read(
			'wp-ultimate-recipe',
			'recipe',
			'',
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
			[ 'recipe_ingredients' => 'a:0:{}', 'recipe_nutritional' => serialize( $stored ) ]
		);
		self::assertSame( '150 g', $recipe->document->data['nutrition']['servingSize'] ?? '' );
		self::assertSame(
			[ 'totalCarbohydrate' => '58 g', 'vitaminA' => '10 %', 'calcium' => '0 %' ],
			$recipe->document->data['nutrition']['values'] ?? []
		);
	}

	public function test_a_heading_of_easyrecipe_that_is_not_its_own_word_stays(): void {
		$titles = fn ( string $ingredients, string $notes ): array => $this->read(
			'easyrecipe',
			'post',
			"<div class=\"easyrecipe\"><div class=\"ERName\">Soup</div><div class=\"ERIngredients\"><div class=\"ERIngredientsHeader\">$ingredients</div>"
				. '<ul><li class="ingredient">1 leek</li></ul></div>'
				. "<div class=\"ERNotes\"><div class=\"ERNotesHeader\">$notes</div>Hot.</div><div class=\"endeasyrecipe\">3.3</div></div>",
			[]
		)->titles;
		self::assertSame( [ 'ingredients' => 'Zutaten & mehr' ], $titles( 'Zutaten &amp; <b>mehr</b>', 'Notes' ) );
		self::assertSame( [ 'notes' => 'Tipps' ], $titles( 'Ingredients', 'Tipps' ) );
	}

	public function test_unsaturated_fat_of_easyrecipe_comes_along(): void {
		$recipe = $this->read(
			'easyrecipe',
			'post',
			'<div class="easyrecipe"><div class="ERName">Soup</div><div class="nutrition">Calories: <span class="calories">90</span> Unsaturated fat: <span class="unsaturatedFat">3 g</span></div><div class="endeasyrecipe">3.3</div></div>',
			[]
		);
		self::assertSame(
			[ [ 'name' => 'Unsaturated Fat', 'value' => '3 g' ] ],
			$recipe->document->data['nutrition']['additional'] ?? []
		);
	}
}
