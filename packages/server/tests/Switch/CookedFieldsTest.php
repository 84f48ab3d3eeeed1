<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\RecipeDocument;
use Larder\Switch\Rows;
use Larder\Switch\Sources;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What both formats of Cooked have beside lists: nutrition, difficulty and what a recipe yields.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class CookedFieldsTest extends WordPressTestCase {

	private const RECIPE = 780101;

	/**
	 * @return array<string, array{string, string, string}> What is typed as the size of a serving, what is served, and the size.
	 */
	public static function sizes(): array {
		return [
			'words for what is served'    => [ 'Portionen', 'Portionen', '' ],
			'words with a measure inside' => [ 'loaf (20 &times; 10 cm)', 'loaf (20 × 10 cm)', '' ],
			'a size'                      => [ '1 slice (150 g)', '', '1 slice (150 g)' ],
			'a fraction'                  => [ '½ cup', '', '½ cup' ],
		];
	}

	/**
	 * @param string $typed What is typed as the size of a serving.
	 * @param string $unit  What is served.
	 */
	#[DataProvider( 'sizes' )]
	public function test_words_in_the_place_of_a_serving_size_say_what_is_served( string $typed, string $unit, string $size ): void {
		$data = $this->read( [
			'_recipe_settings' => self::stored( [
				'ingredients' => [ 12 => [ 'amount' => '1', 'measurement' => '', 'name' => 'leek' ] ],
				'directions'  => [ 34 => [ 'content' => 'Boil.' ] ],
				'nutrition'   => [ 'servings' => '4', 'serving_size' => $typed, 'calories' => '90' ],
			] ),
		] );
		self::assertSame( [ 4, $unit ], [ $data['yield']['amount'], $data['yield']['unit'] ] );
		self::assertSame( $size, $data['nutrition']['servingSize'] ?? null );
	}

	public function test_a_recipe_from_before_version_3_keeps_its_nutrition_and_its_difficulty(): void {
		$data = $this->read( [
			'_cp_recipe_ingredients'             => '1 leek',
			'_cp_recipe_directions'              => 'Boil.',
			'_cp_recipe_difficulty_level'        => '2',
			'_cp_recipe_nutrition_servingsize'   => '1 cup',
			'_cp_recipe_nutrition_calories'      => '250 kcal',
			'_cp_recipe_nutrition_fat'           => '12.5g',
			'_cp_recipe_nutrition_polyunsatfat'  => '2',
		] );
		self::assertSame( [ 'intermediate', 250 ], [ $data['difficulty'], $data['calories'] ] );
		self::assertSame(
			[ '1 cup', '12.5g' ],
			[ $data['nutrition']['servingSize'] ?? '', $data['nutrition']['values']['totalFat'] ?? '' ]
		);
		self::assertSame( [ [ 'name' => 'Polyunsaturated Fat', 'value' => '2 g' ] ], $data['nutrition']['additional'] ?? [] );
	}

	public function test_its_detailed_lists_are_read_where_they_are_filled_although_they_are_serialized_twice(): void {
		$data = $this->read( [
			'_cp_recipe_ingredients'          => 'what stood here before',
			'_cp_recipe_directions'           => 'What was done before.',
			'_cp_recipe_detailed_ingredients' => self::stored( self::stored( [
				[ 'type' => 'section', 'value' => 'Soup' ],
				[ 'type' => 'ingredient', 'amount' => '2', 'measurement' => 'cup', 'name' => 'milk' ],
			] ) ),
			'_cp_recipe_detailed_directions'  => self::stored( self::stored( [
				[ 'type' => 'direction', 'image_id' => '', 'value' => 'Boil.' ],
			] ) ),
		] );
		self::assertSame( [ 'Soup' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '2', 'cups', 'milk' ], array_values( array_intersect_key(
			$data['ingredients'][0]['items'][0],
			array_flip( [ 'quantity', 'unit', 'name' ] )
		) ) );
		self::assertSame( [ 'Boil.' ], array_column( $data['instructions'][0]['steps'], 'text' ) );
	}

	/**
	 * Reads a recipe.
	 *
	 * @param array<string, string> $meta Its meta fields.
	 * @return Document
	 */
	private function read( array $meta ): array {
		( new ForeignSite( $this->db() ) )->load( [
			'posts'    => [ ForeignSite::post( self::RECIPE, 'cp_recipe', 'Soup', '' ) ],
			'postmeta' => array_map(
				static fn ( string $key, string $value ): array => ForeignSite::meta( 'post_id', self::RECIPE, $key, $value ),
				array_keys( $meta ),
				array_values( $meta )
			),
		] );
		$recipe = ( new Sources( new Rows( $this->db() ) ) )->all()['cooked']->recipe( (string) self::RECIPE );
		self::assertNotNull( $recipe );
		return $recipe->document->data;
	}

	/**
	 * Writes a value as WordPress stores it.
	 *
	 * @param array<array-key, mixed>|string $value
	 */
	private static function stored( array|string $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
	}
}
