<?php
declare( strict_types=1 );

namespace Larder\Tests\Nutrition;

use Larder\Contracts\Constants;
use Larder\Nutrition\NutritionLabels;
use Larder\Nutrition\NutritionRenderer;
use Larder\Nutrition\ReferenceIntakes;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\NutrientNames;
use Larder\Settings\Settings;
use Larder\StructuredData\NutritionSchema;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Nutrition is shown as labels show it, and never made up.
 */
final class NutritionTest extends WordPressTestCase {

	public function test_every_nutrient_has_one_place_in_each_label(): void {
		$all = array_column( Nutrient::cases(), 'value' );
		foreach ( [ Nutrient::EUROPEAN, [ 'calories', 'caloriesFromFat', ...Nutrient::AMERICAN, ...Nutrient::MINOR ] ] as $order ) {
			self::assertEqualsCanonicalizing( $all, $order );
		}
	}

	#[DataProvider( 'typed' )]
	public function test_what_was_typed_is_read_as_a_number_only_where_it_surely_is_one(
		string $typed,
		string $unit,
		float|string|null $expected
	): void {
		$amount = NutrientAmount::read( $typed, $unit );
		if ( is_float( $expected ) ) {
			self::assertEqualsWithDelta( $expected, $amount?->value, 1e-9 );
		} else {
			self::assertNull( $amount?->value );
			self::assertSame( $expected, $amount?->text );
		}
	}

	/**
	 * Lists what people type, the unit of the nutrient, and what it means: a number, the same text, or null for nothing.
	 *
	 * @return array<string, array{string, string, float|string|null}>
	 */
	public static function typed(): array {
		return [
			'plain'                   => [ '12', 'g', 12.0 ],
			'zero'                    => [ '0', 'g', 0.0 ],
			'nothing'                 => [ ' ', 'g', null ],
			'comma'                   => [ '12,5', 'g', 12.5 ],
			'point and unit'          => [ '12.5 g', 'g', 12.5 ],
			'no space'                => [ '12g', 'g', 12.0 ],
			'less than'               => [ '<0.5 g', 'g', 0.5 ],
			'less than, in words'     => [ 'less than 1 g', 'g', 1.0 ],
			'grams for milligrams'    => [ '0,3 g', 'mg', 300.0 ],
			'micrograms, two signs'   => [ "20 \u{00B5}g", 'mcg', 20.0 ],
			'kilojoules'              => [ '418.4 kJ', 'kcal', 100.0 ],
			'thousands and decimals'  => [ '1,234.5 mg', 'mg', 1234.5 ],
			'the other way round'     => [ '1.234,5 mg', 'mg', 1234.5 ],
			'thousands by a space'    => [ '1 200', 'mg', 1200.0 ],
			'small with three places' => [ '0.125', 'mg', 0.125 ],
			'one or a thousand'       => [ '1,234', 'mg', '1,234' ],
			'trace'                   => [ 'trace', 'g', 'trace' ],
			'words'                   => [ 'a lot', 'g', 'a lot' ],
			'range'                   => [ '5-7 g', 'g', '5-7 g' ],
			'another unit'            => [ '400 IU', 'mcg', '400 IU' ],
			'energy for mass'         => [ '12 kcal', 'g', '12 kcal' ],
			'percent'                 => [ '10 %', 'mg', '10 %' ],
			'negative'                => [ '-3', 'g', '-3' ],
			'too much'                => [ str_repeat( '9', 40 ), 'g', str_repeat( '9', 40 ) ],
			'markup'                  => [ '1.2.3', 'g', '1.2.3' ],
		];
	}

	public function test_the_us_label_has_amounts_and_daily_values(): void {
		$html = $this->label(
			[
				'servingSize' => '1 bowl (350 g)',
				'values'      => [
					'calories'     => '230',
					'totalFat'     => '8',
					'saturatedFat' => '<0.5 g',
					'transFat'     => '0',
					'cholesterol'  => 'trace',
					'sodium'       => '160',
					'vitaminC'     => '10 %',
					'iron'         => '8',
					'vitaminD'     => '2',
					'calcium'      => '260',
					'potassium'    => '240',
					'zinc'         => '0.05',
				],
			],
			[ 'yieldAmount' => 4 ]
		);
		self::assertStringContainsString( '4 servings per recipe', $html );
		self::assertSame( '10%', self::cell( $html, 'Total Fat' ) );
		self::assertSame( [ '230', '' ], self::cells( $html, 'Calories' ), 'Each value stands in the column that it belongs to.' );
		self::assertSame( [ "8\u{00A0}g", '10%' ], self::cells( $html, 'Total Fat' ) );
		self::assertSame( '<3%', self::cell( $html, 'Saturated Fat' ) );
		self::assertSame( [ "0\u{00A0}g", '' ], self::cells( $html, 'Trans Fat' ), 'Zero is shown; trans fat has no daily value.' );
		self::assertSame( [ 'trace', '' ], self::cells( $html, 'Cholesterol' ), 'Nobody can say which part of a day a trace is.' );
		self::assertSame( '7%', self::cell( $html, 'Sodium' ) );
		self::assertSame( '10%', self::cell( $html, 'Vitamin C' ) );
		self::assertSame(
			'45%',
			self::cell( $html, 'Iron' ),
			'Vitamins and minerals go by steps: 8 of 18 mg is 45 %, as on the label that the agency shows.'
		);
		self::assertSame( '10%', self::cell( $html, 'Vitamin D' ) );
		self::assertSame( '20%', self::cell( $html, 'Calcium' ) );
		self::assertSame( '6%', self::cell( $html, 'Potassium' ) );
		self::assertSame( '<2%', self::cell( $html, 'Zinc' ) );
		self::assertStringNotContainsString( 'Protein', $html, 'The unknown is not shown as zero.' );
	}

	public function test_the_eu_table_has_the_order_the_salt_and_the_intakes_of_the_regulation(): void {
		$html = $this->label(
			[
				'layout'      => 'eu',
				'servingSize' => '250 g',
				'values'      => [
					'calories'          => '500',
					'totalFat'          => '17,5',
					'saturatedFat'      => 'trace',
					'totalCarbohydrate' => '65',
					'sodium'            => '800',
					'calcium'           => '200',
				],
			]
		);
		self::assertStringContainsString(
			'<th scope="col">Per 100 g</th><th scope="col">Per serving (250 g)</th><th scope="col">% RI*</th>',
			$html
		);
		self::assertSame(
			[ "837\u{00A0}kJ\u{00A0}/ 200\u{00A0}kcal", "2,092\u{00A0}kJ\u{00A0}/ 500\u{00A0}kcal", '25%' ],
			self::cells( $html, 'Energy' )
		);
		self::assertSame( [ "7\u{00A0}g", "17.5\u{00A0}g", '25%' ], self::cells( $html, 'Fat' ) );
		self::assertSame( [ 'trace', 'trace', '' ], self::cells( $html, 'of which saturates' ) );
		self::assertSame( [ "0.8\u{00A0}g", "2\u{00A0}g", '33%' ], self::cells( $html, 'Salt' ) );
		self::assertSame( [ "80\u{00A0}mg", "200\u{00A0}mg", '25%' ], self::cells( $html, 'Calcium' ) );
		self::assertLessThan( strpos( $html, 'Carbohydrate' ), strpos( $html, '>Fat<' ) );
	}

	public function test_columns_that_cannot_be_worked_out_are_left_out(): void {
		$values = [ 'protein' => '10' ];
		$all    = [ 'serving', '100g', 'recipe' ];
		$html   = $this->label( [ 'columns' => $all, 'values' => $values ] );
		self::assertStringNotContainsString( '100 g', $html );
		self::assertStringNotContainsString( '>Per recipe<', $html );
		$html = $this->label( [ 'columns' => $all, 'values' => $values, 'servingWeight' => 200, 'servings' => '6' ] );
		self::assertSame( [ "5\u{00A0}g", "10\u{00A0}g", "60\u{00A0}g", '' ], self::cells( $html, 'Protein' ) );
	}

	#[DataProvider( 'layouts' )]
	public function test_the_table_has_a_name_and_each_value_its_own_headers( string $layout ): void {
		$html = $this->label(
			[
				'layout'        => $layout,
				'title'         => 'What is <em>in</em> it',
				'columns'       => [ 'serving', '100g', 'recipe' ],
				'servingWeight' => 200,
				'servings'      => '6',
				'values'        => [
					'calories' => '230',
					'totalFat' => '8',
					'vitaminC' => '10',
				],
				'additional'    => [
					[
						'name'  => 'Omega-3',
						'value' => '2 g',
					],
				],
			]
		);
		self::assertStringContainsString( '<caption><span class="screen-reader-text">What is in it</span></caption>', $html );
		preg_match( '#<thead>(.*?)</thead>#', $html, $head );
		$count = preg_match_all( '#<th scope="col">[^<]+</th>#', $head[1] ?? '' );
		self::assertSame( 4, $count );
		preg_match_all( '#<tr[^>]*><th scope="row">[^<]+</th>((?:<td>(?:(?!</td>).)*</td>)*)</tr>#', $html, $rows );
		self::assertCount( 4, $rows[1] );
		foreach ( $rows[1] as $cells ) {
			self::assertSame( $count, substr_count( $cells, '<td>' ), 'A row has a cell for each header.' );
		}
		self::assertSame( [ '', '2 g', '', '' ], self::cells( $html, 'Omega-3' ), 'What an author adds is of a serving.' );
	}

	/**
	 * Lists the layouts.
	 *
	 * @return list<array{string}>
	 */
	public static function layouts(): array {
		return [ [ 'us' ], [ 'eu' ] ];
	}

	public function test_what_cannot_be_read_never_breaks_the_page(): void {
		self::assertSame( '', $this->label( [ 'values' => 'none' ] ) );
		self::assertSame(
			'',
			$this->label( [ 'values' => [ 'totalFat' => [], 'iron' => null, 'foreign' => '3' ], 'additional' => [ 1, [ 'name' => 'x' ] ] ] )
		);
		$html = $this->label( [
			'values'      => [ 'totalFat' => '<script>alert(1)</script>5 & more', 'sodium' => 7 ],
			'servingSize' => '<b>1</b> "bowl"',
			'additional'  => [ [ 'name' => '<i>Omega</i>', 'value' => '2 g' ] ],
		] );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringContainsString( '5 &amp; more', $html );
		self::assertSame( [ "7\u{00A0}mg", '<1%' ], self::cells( $html, 'Sodium' ) );
		self::assertSame( [ '2 g', '' ], self::cells( $html, 'Omega' ) );
	}

	public function test_calories_are_the_fact_of_the_recipe_first(): void {
		$both = $this->document( [ 'calories' => 300 ], [ 'calories' => '999' ] );
		self::assertSame( 300, $both['calories'] ?? null );
		self::assertStringContainsString( '"values":{"calories":"300"}', (string) wp_json_encode( $both['nutrition'] ?? null ) );
		self::assertSame( 250, $this->document( [], [ 'calories' => '250 kcal' ] )['calories'] ?? null );
		self::assertNull( $this->document( [], [ 'calories' => 'about 250' ] )['calories'] ?? null );
	}

	public function test_machines_get_plain_numbers_alone(): void {
		$post     = $this->publish(
			[
				'yieldAmount' => 4,
				'calories'    => 320,
			],
			[
				'larder/nutrition' => [
					'servingSize' => '1 bowl',
					'values'      => [
						'totalFat'     => '12,50',
						'saturatedFat' => '<0.5 g',
						'cholesterol'  => 'trace',
						'sodium'       => '0.3 g',
						'iron'         => '5',
					],
				],
			]
		);
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		self::assertSame(
			[
				'@type'         => 'NutritionInformation',
				'servingSize'   => '1 bowl',
				'calories'      => '320 calories',
				'fatContent'    => '12.5 g',
				'sodiumContent' => '300 mg',
			],
			NutritionSchema::for_recipe( $document )
		);
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $document->data, $schema, 'document' ) );
	}

	public function test_every_nutrient_has_a_unit_the_name_that_the_editor_gives_it_and_a_place_in_both_layouts(): void {
		$names = [];
		foreach ( Nutrient::cases() as $nutrient ) {
			$names[ $nutrient->value ] = NutrientNames::label( $nutrient );
			// Every nutrient has a place in both layouts.
			foreach ( [ 'us', 'eu' ] as $layout ) {
				self::assertStringContainsString(
					esc_html( 'us' === $layout ? NutrientNames::label( $nutrient ) : NutritionLabels::eu( $nutrient ) ),
					$this->label( [ 'layout' => $layout, 'values' => [ $nutrient->value => '7' ] ] )
				);
			}
		}
		self::assertEqualsCanonicalizing( array_keys( $names ), array_keys( Constants::NUTRIENTS ) );
		$file = dirname( __DIR__, 3 ) . '/contracts/fixtures/nutrient-names.json';
		self::assertEquals( json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR ), $names );
		self::assertSame( 78, ReferenceIntakes::daily_value( Nutrient::TotalFat ) );
		self::assertSame( 70, ReferenceIntakes::reference_intake( Nutrient::TotalFat ) );
	}

	/**
	 * Returns the document of a recipe with these values.
	 *
	 * @param array<string, mixed>  $facts  Facts of the recipe.
	 * @param array<string, string> $values Values by nutrient.
	 * @return array<string, mixed>
	 */
	private function document( array $facts, array $values ): array {
		return ( new DocumentBuilder() )->build( $this->publish( $facts, [ 'larder/nutrition' => [ 'values' => $values ] ] ) )->data ?? [];
	}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes
	 * @param array<string, mixed> $recipe     Facts of the recipe.
	 */
	private function label( array $attributes, array $recipe = [] ): string {
		\WP_Block_Supports::$block_to_render = [
			'blockName' => 'larder/nutrition',
			'attrs'     => [],
		];
		return ( new NutritionRenderer( new Settings() ) )->render( $attributes, $recipe, 2 );
	}

	/**
	 * Returns the texts of the cells of a row.
	 *
	 * @param string $html The label.
	 * @param string $name Name of the row.
	 * @return list<string>
	 */
	private static function cells( string $html, string $name ): array {
		self::assertSame(
			1,
			preg_match( '#<th scope="row">' . preg_quote( esc_html( $name ), '#' ) . '</th>(.*?)</tr>#', $html, $row ),
			"There is a row $name."
		);
		preg_match_all( '#<td[^>]*>(.*?)</td>#', $row[1] ?? '', $cells );
		return array_map( static fn ( string $cell ): string => html_entity_decode( wp_strip_all_tags( $cell ) ), $cells[1] );
	}

	/**
	 * Returns the text of the last cell of a row.
	 *
	 * @param string $html The label.
	 * @param string $name Name of the row.
	 */
	private static function cell( string $html, string $name ): string {
		$cells = self::cells( $html, $name );
		return (string) end( $cells );
	}
}
