<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\Draft;
use Larder\Switch\Sources\Nutrients;
use Larder\Tests\Support\ReadsStoredRecipes;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Nutrients and costs of other plugins come along although Larder has no field for what they say.
 */
final class NutrientsTest extends WordPressTestCase {

	use ReadsStoredRecipes;

	public function test_nutrients_that_have_no_field_of_their_own_come_along_by_name(): void {
		$draft = new Draft();
		Nutrients::take( $draft, [ 'fat' => '9', 'net_carbs' => '50', 'sugar_alcohols' => '0', 'omega_3' => '1.5 g', 'Polyole' => '2' ] );
		self::assertSame(
			[
				[ 'name' => 'Net Carbohydrates', 'value' => '50 g' ],
				[ 'name' => 'Sugar Alcohols', 'value' => '0 g' ],
				[ 'name' => 'Omega 3', 'value' => '1.5 g' ],
				[ 'name' => 'Polyole', 'value' => '2' ],
			],
			$draft->nutrition['additional'] ?? []
		);
	}

	/**
	 * Returns recipes of plugins with a nutrient that Larder has no field for.
	 *
	 * @return iterable<string, array{string, string, array<string, string>, array{string, string}, array<string, string>}> The plugin,
	 *     the type and the meta fields of the post, the row, and what has a field.
	 */
	public static function rare_nutrients(): iterable {
		yield 'WP Recipe Maker' => [
			'wp-recipe-maker',
			'wprm_recipe',
			[ 'wprm_nutrition_choline' => '12', 'wprm_nutrition_vitamin_b5' => '3' ],
			[ 'Choline', '12 mg' ],
			[ 'pantothenicAcid' => '3 mg' ],
		];
		yield 'WP Recipe Maker before version 5.3' => [
			'wp-recipe-maker',
			'wprm_recipe',
			[ 'wprm_nutrition' => self::stored( [ 'serving_size' => '90', 'vitamin_b5' => '3', 'lutein' => '4 mg' ] ) ],
			[ 'Lutein', '4 mg' ],
			[ 'pantothenicAcid' => '3 mg' ],
		];
		yield 'Tasty Recipes' => [
			'tasty-recipes-lite',
			'tasty_recipe',
			[ 'nutrifox_response' => self::stored( [ 'servings' => 2, 'nutrients' => [
				'VITA_RAE' => [ 'value' => 5, 'unit' => 'mcg' ],
				'PANT'     => [ 'value' => 6, 'unit' => 'mg', 'label' => 'Vitamin B5' ],
				'LUT'      => [ 'value' => 8, 'unit' => 'mg' ],
			] ] ) ],
			[ 'LUT', '4 mg' ],
			[ 'vitaminA' => '2.5 mcg', 'pantothenicAcid' => '3 mg' ],
		];
		yield 'Cooked' => [
			'cooked',
			'cp_recipe',
			[ '_recipe_settings' => self::stored( [ 'nutrition' => [ 'servings' => '2', 'calories_fat' => '9', 'omega_3' => '3 mg' ] ] ) ],
			[ 'Omega 3', '3 mg' ],
			[ 'caloriesFromFat' => '9' ],
		];
		yield 'Tasty Recipes without labels' => [
			'tasty-recipes-lite',
			'tasty_recipe',
			[ 'nutrifox_response' => self::stored( [ 'servings' => 2, 'nutrients' => [ [ 'value' => 8, 'unit' => 'mg' ] ] ] ) ],
			[ '0', '4 mg' ],
			[],
		];
		yield 'WP Ultimate Recipe' => [
			'wp-ultimate-recipe',
			'recipe',
			[ 'recipe_ingredients' => 'a:0:{}', 'recipe_nutritional' => self::stored( [ 'serving_size' => '90', 'lutein' => '4 mg' ] ) ],
			[ 'Lutein', '4 mg' ],
			[],
		];
	}

	/**
	 * @param string                $type   Type of the post.
	 * @param array<string, string> $meta   Its meta fields.
	 * @param array{string, string} $row    Name and amount of the nutrient.
	 * @param array<string, string> $values Nutrients with fields.
	 */
	#[DataProvider( 'rare_nutrients' )]
	public function test_a_nutrient_that_larder_has_no_field_for_is_a_further_row(
		string $plugin,
		string $type,
		array $meta,
		array $row,
		array $values
	): void {
		$nutrition = $this->read( $plugin, $type, '', $meta )->document->data['nutrition'] ?? [];
		self::assertSame( [ [ 'name' => $row[0], 'value' => $row[1] ] ], $nutrition['additional'] ?? [] );
		self::assertSame( $values, $nutrition['values'] ?? [] );
	}

	/**
	 * Returns nutrition that is stored as a list, as some versions leave it where nobody has typed any.
	 *
	 * @return array<string, array{string, string, array<string, string>}> The plugin, and the type and the meta fields of the post.
	 */
	public static function lists(): array {
		return [
			'WP Ultimate Recipe'                 => [
				'wp-ultimate-recipe',
				'recipe',
				[ 'recipe_ingredients' => 'a:0:{}', 'recipe_nutritional' => 'a:1:{i:0;s:0:"";}' ],
			],
			'WP Recipe Maker before version 5.3' => [ 'wp-recipe-maker', 'wprm_recipe', [ 'wprm_nutrition' => 'a:1:{i:0;s:0:"";}' ] ],
			'Cooked'                             => [
				'cooked',
				'cp_recipe',
				[ '_recipe_settings' => self::stored( [ 'nutrition' => [ '' ] ] ) ],
			],
		];
	}

	/**
	 * @param string                $type Type of the post.
	 * @param array<string, string> $meta Its meta fields.
	 */
	#[DataProvider( 'lists' )]
	public function test_an_empty_list_in_the_place_of_nutrients_is_none( string $plugin, string $type, array $meta ): void {
		self::assertNull( $this->read( $plugin, $type, '', $meta )->document->data['nutrition'] );
	}

	public function test_a_number_as_the_name_of_a_nutrient_of_jetpack_is_a_name(): void {
		$text = "[recipe][recipe-nutrition]\n12: 5 g\nfat: 3 g\n[/recipe-nutrition][/recipe]";
		$data = $this->read( 'jetpack-recipes', 'post', $text, [] )->document->data;
		self::assertSame( [ [ 'name' => '12', 'value' => '5 g' ] ], $data['nutrition']['additional'] ?? [] );
		self::assertSame( [ 'totalFat' => '3 g' ], $data['nutrition']['values'] ?? [] );
	}

	/**
	 * Returns costs as they are typed.
	 *
	 * @return array<string, array{string, int|float|null, string, string}> The text, and amount, currency and notes that come of it.
	 */
	public static function costs(): array {
		return [
			'a sign before'       => [ '$12.50', 12.5, 'USD', '' ],
			'a sign after'        => [ '40 €', 40, 'EUR', '' ],
			'a code'              => [ '40 SEK', 40, 'SEK', '' ],
			'a number'            => [ '7', 7, '', '' ],
			'nothing'             => [ '', null, '', '' ],
			'a word'              => [ 'cheap', null, '', 'Cost: cheap' ],
			'a range'             => [ '$40–50', 40, 'USD', 'Cost: $40–50' ],
			'words with it'       => [ '$12 a cake', 12, 'USD', 'Cost: $12 a cake' ],
			'a sign nobody knows' => [ '40 zł', 40, '', 'Cost: 40 zł' ],
			'another dollar'      => [ 'A$12', 12, 'AUD', '' ],
			'a real'              => [ 'R$ 20', 20, 'BRL', '' ],
			'letters before it'   => [ 'NZ$5', 5, 'NZD', '' ],
			'its whole code'      => [ 'CAD$5', 5, 'CAD', '' ],
			'a blank after it'    => [ 'CAD $5', 5, 'CAD', '' ],
			'a blank in words'    => [ 'about NZ $ 5', 5, 'NZD', 'Cost: about NZ $ 5' ],
			'its code at the end' => [ '$5 CAD', 5, 'CAD', '' ],
			'a rarer dollar'      => [ 'HK$5', 5, 'HKD', '' ],
			'a rarer whole code'  => [ 'SGD$5', 5, 'SGD', '' ],
			'an article'          => [ 'A $12 cake', 12, 'USD', 'Cost: A $12 cake' ],
			'a word of capitals'  => [ 'FOR $5', 5, 'USD', 'Cost: FOR $5' ],
			'no dollar'           => [ 'EUR$5', 5, '', 'Cost: EUR$5' ],
			'an unknown dollar'   => [ 'JM$5', 5, '', 'Cost: JM$5' ],
			'no code before it'   => [ 'CAN$5', 5, '', 'Cost: CAN$5' ],
			'letters behind it'   => [ '12 $CA', 12, '', 'Cost: 12 $CA' ],
			'words before it'     => [ 'about US$12', 12, 'USD', 'Cost: about US$12' ],
		];
	}

	/**
	 * @param string $typed What was typed.
	 */
	#[DataProvider( 'costs' )]
	public function test_what_a_cost_says_beside_its_amount_is_among_the_notes(
		string $typed,
		int|float|null $amount,
		string $currency,
		string $notes
	): void {
		$data = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', [ 'wprm_cost' => $typed ] )->document->data;
		self::assertEquals( [ 'amount' => $amount, 'currency' => $currency ], $data['cost'] );
		self::assertSame( $notes, $data['notes'] );
	}
}
