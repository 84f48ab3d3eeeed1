<?php
declare( strict_types=1 );

namespace Larder\Tests\StructuredData;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Settings\Settings;
use Larder\StructuredData\EmbeddedSchema;
use Larder\StructuredData\FaqSchema;
use Larder\StructuredData\RecipeSchema;
use Larder\StructuredData\ShownRecipe;
use Larder\StructuredData\StructuredData;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The Recipe of a page keeps to the published rules of search engines.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
final class StructuredDataTest extends WordPressTestCase {

	/**
	 * Opens the page of a post and gives what it prints for machines.
	 *
	 * @return list<array<string, mixed>> All nodes of all JSON-LD scripts.
	 */
	private function printed( \WP_Post $post ): array {
		$this->open( $post );
		ob_start();
		$this->structured_data()->print();
		$html = (string) ob_get_clean();
		preg_match_all( '#<script[^>]*application/ld\+json[^>]*>(.*?)</script>#s', $html, $scripts );
		/** @var list<array<string, mixed>> $nodes */
		$nodes = array_map( static fn ( string $json ): mixed => json_decode( $json, true, 512, JSON_THROW_ON_ERROR ), $scripts[1] );
		return $nodes;
	}

	/**
	 * Opens the page of a post.
	 */
	private function open( \WP_Post $post ): void {
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'any' ] );
	}

	private function structured_data(): StructuredData {
		$documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
		return new StructuredData(
			new ShownRecipe( $documents ),
			new RecipeSchema(),
			new FaqSchema( new Settings() ),
			new EmbeddedSchema( $documents, new RecipeSchema() )
		);
	}

	public function test_embedded_recipes_are_named_once_each_and_roundups_are_lists(): void {
		$stew  = $this->publish( [ 'name' => 'Stew' ], [], [ 'post_title' => 'Stew' ] );
		$bread = $this->publish( [ 'name' => 'Bread' ], [], [ 'post_title' => 'Bread & butter' ] );
		$draft = $this->publish( [ 'name' => 'Secret' ], [], [ 'post_title' => 'Secret', 'post_status' => 'draft' ] );
		$own   = get_comment_delimited_block_content( 'larder/recipe', [ 'name' => 'Quinces' ], '<div></div>' );
		$page  = $this->publish(
			[],
			[],
			[
				'post_content' => $own
					. EmbedBlock::html( $stew )
					. EmbedBlock::html( $stew )
					. EmbedBlock::html( $stew, 'card' )
					. EmbedBlock::html( $bread, 'line', 'Good.' )
					. EmbedBlock::html( $draft )
					. EmbedBlock::html( $draft, 'line' )
					. EmbedBlock::foreign( 'https://example.org/pie', 'Pie' ),
			]
		);
		wp_set_current_user( 0 );
		$nodes = $this->printed( $page );
		self::assertSame( [ 'Recipe', 'Recipe', 'ItemList' ], array_column( $nodes, '@type' ) );
		self::assertSame( [ 'Quinces', 'Stew' ], array_column( $nodes, 'name' ) );
		self::assertSame( get_permalink( $stew ) . '#recipe', $nodes[1]['@id'] );
		self::assertSame(
			[
				[ '@type' => 'ListItem', 'position' => 1, 'url' => get_permalink( $stew ), 'name' => 'Stew' ],
				[ '@type' => 'ListItem', 'position' => 2, 'url' => get_permalink( $bread ), 'name' => 'Bread & butter' ],
				[ '@type' => 'ListItem', 'position' => 3, 'url' => 'https://example.org/pie', 'name' => 'Pie' ],
			],
			$nodes[2]['itemListElement']
		);
	}

	public function test_a_recipe_that_embeds_itself_and_one_that_asks_for_a_password_add_nothing(): void {
		$page = $this->publish( [ 'name' => 'Stew' ] );
		wp_update_post( [
			'ID'           => $page->ID,
			'post_content' => wp_slash( $page->post_content . EmbedBlock::html( $page ) . EmbedBlock::html( $page, 'line' ) ),
		] );
		self::assertSame( [ 'Recipe' ], array_column( $this->printed( $page ), '@type' ) );
		$other = $this->publish( [ 'name' => 'Bread' ] );
		$story = $this->publish( [], [], [ 'post_content' => EmbedBlock::html( $other ), 'post_type' => 'post' ] );
		self::assertSame( [ 'Recipe' ], array_column( $this->printed( $story ), '@type' ) );
		wp_update_post( [ 'ID' => $story->ID, 'post_password' => 'soup' ] );
		self::assertSame( [], $this->printed( $story ) );
	}

	/**
	 * Publishes a recipe with everything.
	 */
	private function full_recipe(): \WP_Post {
		$post = $this->publish(
			[
				'description' => 'A soup.',
				'imageUrl'    => 'https://example.org/soup.jpg',
				'yieldAmount' => 4,
				'yieldUnit'   => 'bowls',
				'prepTime'    => 15,
				'cookTime'    => 75,
				'restTime'    => 10,
				'calories'    => 320,
				'keywords'    => [ 'Lentils', 'soup', 'SOUPS' ],
			],
			[
				'larder/ingredients'  => [
					'groups' => [ self::ingredients(
						'Base',
						[ 'id' => 'aaaaaaaa', 'text' => '200 g lentils' ],
						[ 'id' => 'cccccccc', 'text' => '½ onion' ]
					) ],
				],
				'larder/instructions' => [
					'groups' => [
						self::steps(
							'Cook',
							[
								'id'    => 'bbbbbbbb',
								'title' => 'Simmer',
								'text'  => 'Simmer it.',
								'image' => [ 'url' => 'https://example.org/step.jpg' ],
							]
						),
						self::steps( '', [ 'id' => 'dddddddd', 'text' => 'Serve it.' ] ),
					],
				],
			]
		);
		wp_set_object_terms( $post->ID, [ 'Soups' ], 'recipe-course' );
		wp_set_object_terms( $post->ID, [ 'Turkish' ], 'recipe-cuisine' );
		wp_set_object_terms( $post->ID, [ 'Vegan' ], 'recipe-dietary' );
		return $post;
	}

	public function test_the_required_and_recommended_properties_are_there(): void {
		$nodes = $this->printed( $this->full_recipe() );
		self::assertCount( 1, $nodes );
		$node = $nodes[0];
		self::assertSame( 'https://schema.org', $node['@context'] );
		self::assertSame( 'Recipe', $node['@type'] );
		foreach ( [
			'name',
			'image',
			'author',
			'datePublished',
			'description',
			'recipeYield',
			'recipeCategory',
			'recipeCuisine',
			'recipeIngredient',
			'recipeInstructions',
			'prepTime',
			'cookTime',
			'totalTime',
			'keywords',
			'nutrition',
		] as $property ) {
			self::assertArrayHasKey( $property, $node );
		}
		self::assertSame( [ '200 g lentils', '½ onion' ], $node['recipeIngredient'] );
		self::assertSame( [ '4', '4 bowls' ], $node['recipeYield'] );
		self::assertSame( [ 'https://schema.org/VeganDiet' ], $node['suitableForDiet'] );
	}

	/**
	 * Returns yields and what search engines get of them.
	 *
	 * @return iterable<string, array{array<string, int|string>, list<string>|null}>
	 */
	public static function yields(): iterable {
		yield 'a range' => [
			[
				'yieldAmount' => 4,
				'yieldMax'    => 6,
				'yieldUnit'   => 'bowls',
			],
			[ '4', '4-6 bowls' ],
		];
		yield 'a range that is none' => [
			[
				'yieldAmount' => 4,
				'yieldMax'    => 2,
			],
			[ '4' ],
		];
		yield 'words alone' => [ [ 'yieldUnit' => 'enough for a crowd' ], [ 'enough for a crowd' ] ];
		yield 'nothing' => [ [], null ];
	}

	/**
	 * Prints a yield for search engines.
	 *
	 * @param array<string, int|string> $facts    Facts of the recipe.
	 * @param list<string>|null         $expected The yield, null for none.
	 */
	#[DataProvider( 'yields' )]
	public function test_a_yield_is_a_number_a_range_or_words( array $facts, ?array $expected ): void {
		self::assertSame( $expected, $this->printed( $this->publish( $facts ) )[0]['recipeYield'] ?? null );
	}

	public function test_times_are_iso_durations_and_the_total_is_never_less_than_its_parts(): void {
		$node = $this->printed( $this->full_recipe() )[0];
		self::assertSame( [ 'PT15M', 'PT1H15M', 'PT1H40M' ], [ $node['prepTime'], $node['cookTime'], $node['totalTime'] ] );
		$short = $this->printed(
			$this->publish(
				[
					'prepTime'  => 30,
					'cookTime'  => 30,
					'totalTime' => 5,
				]
			)
		)[0];
		self::assertSame( 'PT1H', $short['totalTime'] );
	}

	public function test_of_a_range_of_time_search_engines_get_the_longer_end(): void {
		$node = $this->printed( $this->publish( [
			'prepTime'  => 15,
			'cookTime'  => 60,
			'timesFrom' => [
				'prepTime' => 10,
				'cookTime' => 45,
			],
		] ) )[0];
		self::assertSame( [ 'PT15M', 'PT1H', 'PT1H15M' ], [ $node['prepTime'], $node['cookTime'], $node['totalTime'] ] );
	}

	public function test_preparation_and_cooking_come_together_or_not_at_all(): void {
		$node = $this->printed( $this->publish( [ 'prepTime' => 20 ] ) )[0];
		self::assertArrayNotHasKey( 'prepTime', $node );
		self::assertArrayNotHasKey( 'cookTime', $node );
		self::assertSame( 'PT20M', $node['totalTime'] );
	}

	public function test_groups_with_a_title_are_sections_and_steps_have_address_and_picture(): void {
		$post = $this->full_recipe();
		$node = $this->printed( $post )[0];
		/** @var list<array<string, mixed>> $instructions */
		$instructions = $node['recipeInstructions'];
		self::assertSame( [ 'HowToSection', 'HowToStep' ], array_column( $instructions, '@type' ) );
		self::assertSame( 'Cook', $instructions[0]['name'] );
		self::assertSame(
			[
				[
					'@type' => 'HowToStep',
					'name'  => 'Simmer',
					'text'  => 'Simmer it.',
					'url'   => get_permalink( $post ) . '#step-bbbbbbbb',
					'image' => 'https://example.org/step.jpg',
				],
			],
			$instructions[0]['itemListElement']
		);
	}

	public function test_keywords_do_not_repeat_course_and_cuisine(): void {
		self::assertSame( 'Lentils, soup', $this->printed( $this->full_recipe() )[0]['keywords'] );
	}

	public function test_calories_need_a_yield(): void {
		self::assertArrayNotHasKey( 'nutrition', $this->printed( $this->publish( [ 'calories' => 100 ] ) )[0] );
	}

	public function test_what_is_unknown_is_left_out(): void {
		$node = $this->printed( $this->publish() )[0];
		foreach ( $node as $property => $value ) {
			self::assertNotContains( $value, [ '', null, [] ], $property );
		}
	}

	#[DataProvider( 'attacks' )]
	public function test_no_text_breaks_out_of_the_script( string $text ): void {
		kses_remove_filters();
		$post = $this->publish(
			[ 'description' => htmlspecialchars( $text ) ],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'aaaaaaaa', 'text' => htmlspecialchars( $text ) ]
			) ] ] ],
			[ 'post_title' => 'Soup' ]
		);
		$this->open( $post );
		ob_start();
		$this->structured_data()->print();
		$html = (string) ob_get_clean();
		self::assertSame( 1, substr_count( strtolower( $html ), '</script' ) );
		self::assertStringNotContainsString( '<!--', $html );
		self::assertCount( 1, $this->printed( $post ) );
	}

	/**
	 * @return list<array{0: string}>
	 */
	public static function attacks(): array {
		return [
			[ '</script><script>alert(1)</script>' ],
			[ '<!-- <script>' ],
			[ '"}</SCRIPT >' ],
			[ "line\u{2028}separator" ],
			[ '&lt;/script&gt;' ],
		];
	}

	public function test_a_password_hides_the_recipe_from_machines_too(): void {
		self::assertSame( [], $this->printed( $this->publish( [ 'name' => 'Secret' ], [], [ 'post_password' => 'pass' ] ) ) );
	}

	public function test_a_page_without_a_recipe_prints_nothing(): void {
		$id   = wp_insert_post(
			[
				'post_title'   => 'Plain',
				'post_status'  => 'publish',
				'post_content' => 'Words',
			]
		);
		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( [], $this->printed( $post ) );
	}

	public function test_a_graph_of_yoast_holds_one_recipe_joined_to_its_page(): void {
		$post = $this->full_recipe();
		$this->open( $post );
		$graph   = $this->structured_data()->join_yoast(
			[
				[
					'@type' => 'WebPage',
					'@id'   => 'https://example.org/#page',
				],
				[
					'@type' => [ 'Recipe' ],
					'name'  => 'Of another plugin',
				],
			]
		);
		$recipes = array_values( array_filter(
			$graph,
			static fn ( array $piece ): bool => in_array( 'Recipe', (array) $piece['@type'], true )
		) );
		self::assertCount( 1, $recipes );
		self::assertSame( 'Lentil soup', $recipes[0]['name'] );
		self::assertSame( [ '@id' => 'https://example.org/#page' ], $recipes[0]['mainEntityOfPage'] );
	}

	public function test_the_data_of_rank_math_holds_one_recipe(): void {
		$this->open( $this->full_recipe() );
		$data = $this->structured_data()->join_rank_math(
			[
				'richSnippet' => [
					'@type' => 'Recipe',
					'name'  => 'Of another plugin',
				],
				'WebPage'     => [
					'@type' => 'WebPage',
					'@id'   => '#webpage',
				],
			]
		);
		self::assertArrayNotHasKey( 'richSnippet', $data );
		self::assertIsArray( $data['Recipe'] );
		self::assertSame( 'Lentil soup', $data['Recipe']['name'] );
	}

	public function test_a_page_never_has_two_recipes(): void {
		$this->open( $this->full_recipe() );
		foreach ( [ 'join_yoast', 'join_rank_math' ] as $join ) {
			$data = $this->structured_data();
			ob_start();
			$data->print();
			self::assertStringContainsString( '"Recipe"', (string) ob_get_clean(), 'Without a graph, the page has a script of its own.' );
			'join_yoast' === $join ? $data->join_yoast( [] ) : $data->join_rank_math( [] );
			ob_start();
			$data->print();
			self::assertSame( '', (string) ob_get_clean(), 'The graph holds the recipe already.' );
		}
	}

	public function test_beside_wp_delicious_a_recipe_of_blocks_has_one_node_and_its_own_recipes_keep_theirs(): void {
		$script = '<script type="application/ld+json">{"@type":"Recipe"}</script>';
		$this->open( $this->full_recipe() );
		self::assertSame( '', apply_filters( 'wp_delicious_guided_recipe_schema_html', $script ) );
		self::assertSame( '', apply_filters( 'wp_delicious_recipe_faq_schema_html', $script ) );
		$own = get_post( (int) wp_insert_post( [
			'post_type'    => 'recipe',
			'post_status'  => 'publish',
			'post_title'   => 'Of WP Delicious',
			'post_content' => 'Words',
		] ) );
		self::assertInstanceOf( \WP_Post::class, $own );
		$this->open( $own );
		self::assertSame( $script, apply_filters( 'wp_delicious_guided_recipe_schema_html', $script ) );
	}

	public function test_a_site_can_change_the_node_or_leave_it_out(): void {
		$post = $this->full_recipe();
		add_filter( 'larder_recipe_schema', static fn ( array $node ): array => [ 'name' => 'Changed' ] + $node );
		self::assertSame( 'Changed', $this->printed( $post )[0]['name'] );
		add_filter( 'larder_recipe_schema', '__return_empty_array', 20 );
		self::assertSame( [], $this->printed( $post ) );
	}
}
