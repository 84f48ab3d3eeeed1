<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * The same recipe as each plugin stores it that keeps recipes in posts.
 *
 * @phpstan-import-type Site from ForeignSite
 */
final class StoredRecipes {

	/**
	 * Returns a recipe as each plugin stores it.
	 *
	 * @return array<string, array{string, string, string, array<string, string>}> The plugin, the type of the post, its content and its
	 *        meta fields.
	 */
	public static function plugins(): array {
		return [
			'WP Recipe Maker'    => self::wpRecipeMaker(),
			'Tasty Recipes'      => self::tastyRecipes(),
			'WP Delicious'       => self::wpDelicious(),
			'WP Ultimate Recipe' => self::wpUltimateRecipe(),
			'Cooked'             => self::cooked(),
			...self::inContent(),
		];
	}

	/**
	 * Returns the recipe as WP Recipe Maker stores it.
	 *
	 * @return array{string, string, string, array<string, string>}
	 */
	private static function wpRecipeMaker(): array {
		return [
			'wp-recipe-maker',
			'wprm_recipe',
			'',
			[
				'wprm_servings'      => '8',
				'wprm_servings_unit' => 'slices',
				'wprm_prep_time'     => '30',
				'wprm_cook_time'     => '65',
				'wprm_ingredients'   => self::stored( [ [
					'name'        => 'Dough',
					'ingredients' => [
						[ 'amount' => '200', 'unit' => 'g', 'name' => '<a href="https://example.org/flour">flour</a>', 'notes' => '' ],
						[ 'amount' => '2', 'unit' => '', 'name' => 'quinces', 'notes' => 'sliced' ],
					],
				] ] ),
				'wprm_instructions'  => self::stored( [ [
					'name'         => '',
					'instructions' => [ [ 'text' => '<p>Rub <strong>it</strong>.</p>' ], [ 'text' => '<p>Bake.</p>' ] ],
				] ] ),
			],
		];
	}

	/**
	 * Returns the recipe as Tasty Recipes stores it.
	 *
	 * @return array{string, string, string, array<string, string>}
	 */
	private static function tastyRecipes(): array {
		return [
			'tasty-recipes-lite',
			'tasty_recipe',
			'',
			[
				'ingredients'  => "<p><strong>Dough:</strong></p>\n<ul><li>200 g <a href=\"https://example.org/flour\">flour</a></li><li>2 quinces, sliced</li></ul>",
				'instructions' => '<ol><li id="instruction-step-1">Rub <strong>it</strong>.</li><li>Bake.</li></ol>',
				'yield'        => '8 slices 1x',
				'prep_time'    => '30 minutes',
				'cook_time'    => '1 hour 5 minutes',
			],
		];
	}

	/**
	 * Returns the recipe as WP Delicious stores it.
	 *
	 * @return array{string, string, string, array<string, string>}
	 */
	private static function wpDelicious(): array {
		return [
			'delicious-recipes',
			'recipe',
			'A story.',
			[
				'delicious_recipes_metadata' => self::stored(
					[
						'noOfServings'       => '8',
						'prepTime'           => '0.5',
						'prepTimeUnit'       => 'hour',
						'cookTime'           => '65',
						'cookTimeUnit'       => 'min',
						'recipeIngredients'  => [ [
							'sectionTitle' => 'Dough',
							'ingredients'  => [
								[ 'quantity' => '200', 'unit' => 'g', 'ingredient' => 'flour', 'notes' => '' ],
								[ 'quantity' => '2', 'unit' => '', 'ingredient' => 'quinces', 'notes' => 'sliced' ],
							],
						] ],
						'recipeInstructions' => [ [
							'sectionTitle' => '',
							'instruction'  => [
								[ 'instruction' => '<p>Rub <strong>it</strong>.</p>' ],
								[ 'instruction' => '<p>Bake.</p>' ],
							],
						] ],
					]
				),
			],
		];
	}

	/**
	 * Returns the recipe as WP Ultimate Recipe stores it.
	 *
	 * @return array{string, string, string, array<string, string>}
	 */
	private static function wpUltimateRecipe(): array {
		return [
			'wp-ultimate-recipe',
			'recipe',
			'A story. [recipe]',
			[
				'recipe_servings'       => '8',
				'recipe_servings_type'  => 'slices',
				'recipe_prep_time'      => '30',
				'recipe_prep_time_text' => 'minutes',
				'recipe_cook_time'      => '65',
				'recipe_cook_time_text' => 'Min.',
				'recipe_ingredients'    => self::stored( [
					[ 'amount' => '200', 'unit' => 'g', 'ingredient' => 'flour', 'notes' => '', 'group' => 'Dough' ],
					[ 'amount' => '2', 'unit' => '', 'ingredient' => 'quinces', 'notes' => 'sliced', 'group' => 'Dough' ],
				] ),
				'recipe_instructions'   => self::stored( [
					[ 'description' => 'Rub <strong>it</strong>.', 'group' => '' ],
					[ 'description' => 'Bake.', 'group' => '' ],
				] ),
			],
		];
	}

	/**
	 * Returns the recipe as Cooked stores it.
	 *
	 * @return array{string, string, string, array<string, string>}
	 */
	private static function cooked(): array {
		return [
			'cooked',
			'cp_recipe',
			'<h2>Made from the fields</h2>',
			[
				'_recipe_settings' => self::stored(
					[
						'prep_time'   => '30',
						'cook_time'   => '65',
						'nutrition'   => [ 'servings' => '8' ],
						'ingredients' => [
							7 => [ 'section_heading_name' => 'Dough' ],
							3 => [
								'amount'      => '200',
								'measurement' => 'g',
								'name'        => '<a href="https://example.org/flour">flour</a>',
								'sub_name'    => '',
							],
							9 => [ 'amount' => '2', 'measurement' => '', 'name' => 'quinces, sliced', 'sub_name' => '' ],
						],
						'directions'  => [
							5 => [ 'content' => '<p>Rub <strong>it</strong>.</p>' ],
							2 => [ 'content' => '[cooked-timer minutes=65]Bake.[/cooked-timer]' ],
						],
					]
				),
			],
		];
	}

	/**
	 * Returns the recipe as those plugins store it that keep it in the content of a post.
	 *
	 * @return array<string, array{string, string, string, array<string, string>}>
	 */
	private static function inContent(): array {
		return [
			'WPZOOM'                 => [
				'recipe-card-blocks-by-wpzoom',
				'post',
				self::card(
					'wpzoom-recipe-card/block-recipe-card',
					[ [ 'Servings', '8', 'slices' ], [ 'Prep', '30', 'minutes' ], [ 'Cook', [ '65' ], 'minutes' ] ]
				),
				[],
			],
			'a card of WP Delicious' => [
				'delicious-recipes-card',
				'post',
				self::card(
					'delicious-recipes/dynamic-recipe-card',
					[
						[ 'Prep', '0.5', 'hours' ],
						[ 'Cook', '65', 'minutes' ],
						[ 'Rest', '', '' ],
						[ 'Total', '', '' ],
						[ 'Oven', '350', 'F' ],
						[ 'Servings', '8', 'slices' ],
					]
				),
				[],
			],
			'EasyRecipe'             => [
				'easyrecipe',
				'post',
				'<div class="easyrecipe" id="easyrecipe-1-0"><div class="item ERName">Quince tart</div><time itemprop="prepTime" datetime="PT30M">30 mins</time><time itemprop="cookTime" datetime="PT1H5M">65</time><span class="yield">8 slices</span><div class="ERIngredients"><div class="ERIngredientsHeader">Ingredients</div><ul><li class="ingredient ERSeparator">Dough</li><li class="ingredient">200 g [url href="https://example.org/flour"]flour[/url]</li><li class="ingredient">2 quinces, sliced</li></ul></div><div class="ERInstructions"><div class="ERInstructionsHeader">Instructions</div><div class="instructions"><ol><li class="instruction">Rub [b]it[/b].</li><li class="instruction">Bake.</li></ol></div></div><div class="endeasyrecipe">3.3</div></div>',
				[],
			],
			'Jetpack'                => [
				'jetpack-recipes',
				'post',
				"[recipe title=\"Quince tart\" servings=\"8 slices\" preptime=\"30 mins\" cooktime=\"65 minutes\"]\n[recipe-ingredients title=\"Dough\"]\n- 200 g <a href=\"https://example.org/flour\">flour</a>\n* 2 quinces, sliced\n[/recipe-ingredients]\n[recipe-directions]\n1. Rub <strong>it</strong>.\n2. Bake.\n[/recipe-directions]\n[/recipe]",
				[],
			],
		];
	}

	/**
	 * Writes a value as the plugins store it.
	 *
	 * @param array<mixed> $value
	 */
	private static function stored( array $value ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugins store.
		return serialize( $value );
	}

	/**
	 * Writes a card, which keeps texts as React nodes.
	 *
	 * @param list<array<mixed>> $details Label, value and unit of each.
	 */
	private static function card( string $block, array $details ): string {
		$lines = [
			'Dough',
			[ '200 g ', [ 'type' => 'a', 'props' => [ 'href' => 'https://example.org/flour', 'children' => [ 'flour' ] ] ] ],
			'2 quinces, sliced',
			[],
		];
		return "<!-- wp:$block " . wp_json_encode(
			[
				'recipeTitle' => 'Quince tart',
				'ingredients' => array_map(
					static fn ( mixed $line ): array => [ 'name' => $line, 'isGroup' => $line === 'Dough' ],
					$lines
				),
				'steps'       => [
					[ 'text' => 'Rub <strong>it</strong>.', 'isGroup' => false ],
					[ 'text' => [ 'Bake.' ], 'isGroup' => false ],
				],
				'details'     => array_map(
					static fn ( array $detail ): array => array_combine( [ 'label', 'value', 'unit' ], $detail ),
					$details
				),
			]
		) . ' /-->';
	}

	/**
	 * Returns the rows of such a recipe.
	 *
	 * @param int                   $id      Its post.
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 * @return Site
	 */
	public static function rows( int $id, string $type, string $content, array $meta ): array {
		return [
			'posts'    => [ ForeignSite::post( $id, $type, 'Quince tart', $content ) ],
			'postmeta' => array_map(
				static fn ( string $key, string $value ): array => ForeignSite::meta( 'post_id', $id, $key, $value ),
				array_keys( $meta ),
				$meta
			),
		];
	}
}
