<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\RichLine;
use Larder\Switch\StepPlace;
use Larder\Switch\StoredValue;
use Larder\Tests\Support\ReadsStoredRecipes;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What somebody has written into a field that it is not made for comes along: pictures and lists in texts of steps, words in the place of
 * numbers and times.
 */
final class WholeTextsTest extends WordPressTestCase {

	use ReadsStoredRecipes;

	/** Text of a step with two pictures. */
	private const STEP = 'Bake. <img src="https://pictures.example/a.png"> Cool. <img src="https://pictures.example/b.png">';

	/**
	 * Returns recipes with that step, by their plugins.
	 *
	 * @return array<string, array{string, string, string, array<string, string>}> The plugin, and type, content and meta fields of the post.
	 */
	public static function steps_with_pictures(): array {
		$named = static fn ( string $name, array $value ): array => [ $name => self::stored( $value ) ];
		return [
			'WP Recipe Maker'         => [
				'wp-recipe-maker',
				'wprm_recipe',
				'',
				$named( 'wprm_instructions', [ [ 'instructions' => [ [ 'text' => self::STEP ] ] ] ] ),
			],
			'WP Delicious'            => [
				'delicious-recipes',
				'recipe',
				'',
				$named( 'delicious_recipes_metadata', [
					'recipeInstructions' => [ [ 'instruction' => [ [ 'instruction' => self::STEP ] ] ] ],
				] ),
			],
			'Cooked'                  => [
				'cooked',
				'cp_recipe',
				'',
				$named( '_recipe_settings', [ 'directions' => [ [ 'content' => self::STEP ] ] ] ),
			],
			'Cooked before version 3' => [
				'cooked',
				'cp_recipe',
				'',
				$named( '_cp_recipe_detailed_directions', [ [ 'type' => 'direction', 'value' => self::STEP ] ] ),
			],
			'WP Ultimate Recipe'      => [
				'wp-ultimate-recipe',
				'recipe',
				'',
				$named( 'recipe_instructions', [ [ 'description' => self::STEP ] ] ) + [ 'recipe_ingredients' => 'a:0:{}' ],
			],
			'Tasty Recipes'           => [
				'tasty-recipes-lite',
				'tasty_recipe',
				'',
				[ 'instructions' => '<ol><li>' . self::STEP . '</li></ol>' ],
			],
			'EasyRecipe'              => [
				'easyrecipe',
				'post',
				'<div class="easyrecipe" id="easyrecipe-1-0"><div class="ERInstructions"><ol><li class="instruction">Bake. '
					. '[img src="https://pictures.example/a.png"] Cool. [img src="https://pictures.example/b.png"]</li></ol></div></div>',
				[],
			],
			'Jetpack'                 => [
				'jetpack-recipes',
				'post',
				"[recipe][recipe-directions]\n1. " . self::STEP . "\n[/recipe-directions][/recipe]",
				[],
			],
			'Jetpack with its marks'  => [
				'jetpack-recipes',
				'post',
				"[recipe][recipe-directions]\n1. Bake. [recipe-image https://pictures.example/a.png]"
					. "Cool. [recipe-image https://pictures.example/b.png]\n[/recipe-directions][/recipe]",
				[],
			],
			'Jetpack without parts'   => [ 'jetpack-recipes', 'post', "[recipe]\n1. " . self::STEP . "\n[/recipe]", [] ],
			'a tip of a step'         => [
				'delicious-recipes',
				'recipe',
				'',
				$named( 'delicious_recipes_metadata', [ 'recipeInstructions' => [ [ 'instruction' => [ [
					'instruction'      => 'Bake. Cool.',
					'instructionNotes' => '<img src="https://pictures.example/a.png"><img src="https://pictures.example/b.png">',
				] ] ] ] ] ),
			],
			'WPZOOM'                  => [
				'recipe-card-blocks-by-wpzoom',
				'post',
				'<!-- wp:wpzoom-recipe-card/block-recipe-card {"steps":[{"text":["Bake. ",'
					. '{"type":"img","key":"0","props":{"src":"https://pictures.example/a.png"}}," Cool. ",'
					. '{"type":"img","key":"0","props":{"src":"https://pictures.example/b.png"}}]}]} /-->',
				[],
			],
		];
	}

	/**
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	#[DataProvider( 'steps_with_pictures' )]
	public function test_of_pictures_in_a_step_the_first_is_its_own_and_others_are_in_the_gallery(
		string $plugin,
		string $type,
		string $content,
		array $meta
	): void {
		$document = $this->read( $plugin, $type, $content, $meta )->document;
		$step     = $document->steps()[0] ?? [];
		self::assertSame( 'Bake. Cool.', $step['text'] ?? '' );
		self::assertSame( 'https://pictures.example/a.png', $step['image']['url'] ?? '' );
		self::assertSame( [ 'https://pictures.example/b.png' ], array_column( $document->data['gallery'], 'url' ) );
	}

	public function test_pictures_beside_the_steps_of_a_list_are_theirs_or_in_the_gallery(): void {
		$picture = static fn ( string $name ): string => "<img src=\"https://pictures.example/$name.png\">";
		$html    = "<h4>Cake {$picture( 'a' )}</h4><ol><li>Bake.</li><li>{$picture( 'b' )}{$picture( 'c' )}</li><li>Cool.</li></ol>";
		$data    = $this->read( 'tasty-recipes-lite', 'tasty_recipe', '', [ 'instructions' => $html ] )->document->data;
		self::assertSame( [ 'Cake' ], array_column( $data['instructions'], 'title' ) );
		self::assertSame( [ [ 'Bake.', 'https://pictures.example/b.png' ], [ 'Cool.', '' ] ], array_map(
			static fn ( array $step ): array => [ $step['text'], $step['image']['url'] ?? '' ],
			$data['instructions'][0]['steps']
		) );
		self::assertSame(
			[ 'https://pictures.example/a.png', 'https://pictures.example/c.png' ],
			array_column( $data['gallery'], 'url' )
		);
	}

	public function test_a_picture_in_the_notes_of_jetpack_stays_there_and_one_of_an_ingredient_is_its_own(): void {
		$picture = static fn ( string $name ): string => "<img src=\"https://pictures.example/$name.png\">";
		$text    = "[recipe][recipe-notes]Hot. {$picture( 'a' )}[/recipe-notes][recipe-ingredients]\n- 1 leek {$picture( 'b' )}\n[/recipe-ingredients][/recipe]";
		$data    = $this->read( 'jetpack-recipes', 'post', $text, [] )->document->data;
		self::assertStringContainsString( 'https://pictures.example/a.png', $data['notesHtml'] ?? '' );
		self::assertSame( 'https://pictures.example/b.png', $data['ingredients'][0]['items'][0]['image']['url'] ?? '' );
		self::assertSame( [], $data['gallery'] );
	}

	public function test_lists_and_tables_in_the_text_of_a_step_are_lines(): void {
		self::assertSame( 'Bake it<br>once<br>twice', RichLine::html( 'Bake it<ul><li>once</li><li>twice</li></ul>' ) );
		self::assertSame( '1 h 200 °C<br>2 h 180 °C', RichLine::html(
			'<table><tbody><tr><td>1 h</td><td>200 °C</td></tr><tr><td>2 h</td><td>180 °C</td></tr></tbody></table>'
		) );
	}

	public function test_a_sign_that_begins_no_tag_is_text(): void {
		self::assertSame( '< 1 g', RichLine::text( '< 1 g' ) );
		self::assertSame( 'if <5 cm, wait', RichLine::text( 'if <5 cm, <b>wait</b>' ) );
		$meta = [ 'wprm_nutrition_fat' => '<1' ];
		$data = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', $meta )->document->data;
		self::assertSame( [ 'totalFat' => '<1' ], $data['nutrition']['values'] ?? [] );
	}

	public function test_a_note_of_a_step_keeps_its_marks_and_lines(): void {
		$note = "Rest <em>well</em>.\nOr not.";
		$step = [ 'instruction' => 'Bake.', 'instructionNotes' => $note ];
		$meta = self::stored( [ 'recipeInstructions' => [ [ 'instruction' => [ $step ] ] ] ] );
		$step = $this->read( 'delicious-recipes', 'recipe', '', [ 'delicious_recipes_metadata' => $meta ] )->document->steps()[0];
		self::assertSame( [ 'Rest well. Or not.', 'Rest <em>well</em>.<br>Or not.' ], [ $step['note'], $step['noteHtml'] ?? '' ] );
	}

	public function test_tips_between_the_steps_of_wp_recipe_maker_take_no_number_and_links_lead_to_the_same_steps(): void {
		$tip   = static fn ( string $text ): array => [ 'type' => 'tip', 'text' => $text ];
		$step  = static fn ( string $text ): array => [ 'text' => $text ];
		$photo = '<img src="https://pictures.example/a.png">';
		$steps = [
			[ 'instructions' => [
				$tip( 'First of all.' ),
				$step( 'Mix.' ),
				$tip( '<p>Rest <em>well</em>.</p><p>Or not.</p>' ),
				$tip( "5 < 6 & so on $photo" ),
				$step( 'Bake.' ),
			] ],
			[ 'name' => 'Last words', 'instructions' => [ $tip( 'Eat <b>warm</b>.' ) ] ],
		];
		$meta  = [ 'wprm_instructions' => self::stored( $steps ) ];
		$read  = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', $meta )->document->steps();
		self::assertSame( [ 'Mix.', 'Bake.', '' ], array_column( $read, 'text' ) );
		self::assertSame( [ 'First of all. Rest well. Or not. 5 < 6 & so on', '', 'Eat warm.' ], array_column( $read, 'tip' ) );
		self::assertSame( 'First of all.<br>Rest <em>well</em>.<br>Or not.<br>5 &lt; 6 &amp; so on', $read[0]['tipHtml'] ?? '' );
		self::assertSame( 'Eat <b>warm</b>.', $read[2]['tipHtml'] ?? '' );
		self::assertSame( 'https://pictures.example/a.png', $read[0]['image']['url'] ?? '' );
		self::assertSame( [ [ 0, 1 ], [ 0, 4 ] ], array_map(
			static function ( array $step ): array {
				$place = StepPlace::parse( $step['id'] );
				return [ $place->group ?? -1, $place->index ?? -1 ];
			},
			array_slice( $read, 0, 2 )
		) );
	}

	public function test_tips_alone_in_a_group_of_wp_recipe_maker_are_one_step_and_later_steps_keep_their_numbers(): void {
		$tip   = static fn ( string $text ): array => [ 'type' => 'tip', 'text' => $text ];
		$meta  = [
			'wprm_instructions' => self::stored( [
				[ 'instructions' => [ [ 'text' => 'Mix.' ] ] ],
				[ 'name' => 'Before you bake', 'instructions' => [ $tip( '' ), $tip( 'Rest.' ), $tip( 'Or not.' ) ] ],
				[ 'instructions' => [ [ 'text' => 'Bake.' ] ] ],
			] ),
		];
		$read  = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', $meta )->document->steps();
		self::assertSame( [ '', 'Rest. Or not.', '' ], array_column( $read, 'tip' ) );
		self::assertEquals(
			[ new StepPlace( 0, 0, 1 ), new StepPlace( 1, 1, 3 ), new StepPlace( 2, 0, 5 ) ],
			array_map( StepPlace::parse( ... ), array_column( $read, 'id' ) )
		);
	}

	public function test_a_tip_after_steps_of_wp_recipe_maker_that_say_nothing_stays(): void {
		$tip   = static fn ( string $text ): array => [ 'type' => 'tip', 'text' => $text ];
		$photo = '<img src="https://pictures.example/a.png">';
		$meta  = [
			'wprm_instructions' => self::stored( [
				[ 'instructions' => [ [ 'text' => '' ], $tip( "Rest. $photo" ), $tip( 'Or not.' ) ] ],
				[ 'instructions' => [ $tip( 'Early.' ), [ 'text' => '' ], $tip( 'Late.' ) ] ],
				[ 'instructions' => [ [ 'text' => '' ], $tip( 'Before.' ), [ 'text' => 'Bake.' ], [ 'text' => '' ], $tip( 'After.' ) ] ],
				[ 'instructions' => [ [ 'text' => 'Eat.' ] ] ],
				[ 'instructions' => [ $tip( $photo ), $tip( 'A picture, and words.' ) ] ],
			] ),
		];
		$read  = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', $meta )->document->steps();
		self::assertSame( [ '', '', 'Bake.', 'Eat.', '' ], array_column( $read, 'text' ) );
		$tips = [ 'Rest. Or not.', 'Early. Late.', 'Before. After.', '', 'A picture, and words.' ];
		self::assertSame( $tips, array_column( $read, 'tip' ) );
		self::assertSame( 'https://pictures.example/a.png', $read[0]['image']['url'] ?? '' );
		self::assertEquals(
			[
				new StepPlace( 0, 1, 2 ),
				new StepPlace( 1, 1, 5 ),
				new StepPlace( 2, 2, 9 ),
				new StepPlace( 3, 0, 12 ),
				new StepPlace( 4, 0, 13 ),
			],
			array_map( StepPlace::parse( ... ), array_column( $read, 'id' ) )
		);
	}

	public function test_a_shortcode_around_the_address_of_a_video_is_not_part_of_it(): void {
		$embed = '[embed]https://vimeo.com/99[/embed]';
		$data  = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', [
			'wprm_video_embed'  => $embed,
			'wprm_instructions' => self::stored( [ [ 'instructions' => [ [ 'text' => 'Stir.', 'video' => [ 'embed' => $embed ] ] ] ] ] ),
		] )->document->data;
		self::assertSame( 'https://vimeo.com/99', $data['video']['url'] ?? '' );
		self::assertSame( 'https://vimeo.com/99', $data['instructions'][0]['steps'][0]['videoUrl'] );
	}

	public function test_a_video_without_an_address_and_one_that_is_gone_are_named(): void {
		$recipe = $this->read( 'tasty-recipes-lite', 'tasty_recipe', '', [ 'video_url' => '[player id="7"]' ] );
		self::assertContains( [ 'video', '[player id="7"]' ], self::named( $recipe->notices ) );
		$recipe = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', [ 'wprm_video_id' => '999999' ] );
		self::assertContains( [ 'video', 'attachment 999999' ], self::named( $recipe->notices ) );
	}

	public function test_a_text_that_was_stored_as_false_is_none(): void {
		$data = $this->read( 'wp-recipe-maker', 'wprm_recipe', '', [ 'wprm_notes' => 'b:0;', 'wprm_servings' => 'i:5;' ] )->document->data;
		self::assertSame( [ '', 5 ], [ $data['notes'], $data['yield']['amount'] ] );
	}

	#[TestWith( [ 's:5:"https://new.example/x";', 'https://new.example/x' ] )]
	#[TestWith( [ 's:99:"a "quoted"; word";', 'a "quoted"; word' ] )]
	#[TestWith( [ 's:3:"abc";', 'abc' ] )]
	#[TestWith( [ 's:0:"";', '' ] )]
	#[TestWith( [ 's:2:"a:1:{i:0;s:1:"x";}";', 'a:1:{i:0;s:1:"x";}' ] )]
	#[TestWith( [ 'b:1;', '1' ] )]
	#[TestWith( [ 'b:0;', '' ] )]
	#[TestWith( [ 'N;', '' ] )]
	#[TestWith( [ 'd:0.5;', '0.5' ] )]
	#[TestWith( [ 'i:5x;', 'i:5x;' ] )]
	#[TestWith( [ 'd:1.2.3;', 'd:1.2.3;' ] )]
	#[TestWith( [ 's: 5 eggs', 's: 5 eggs' ] )]
	#[TestWith( [ 'a:1:{i:0;s:1:"x";}', 'a:1:{i:0;s:1:"x";}' ] )]
	public function test_a_text_that_was_serialized_is_read_whatever_its_length_says( string $stored, string $text ): void {
		self::assertSame( $text, StoredValue::text( $stored ) );
	}

	public function test_an_address_that_a_search_and_replace_has_changed_in_a_field_comes_along(): void {
		$meta = [ 'video_url' => 's:5:"https://new.example/soup.mp4";', 'notes' => 's:3:"<p>Keeps.</p>";' ];
		$data = $this->read( 'tasty-recipes-lite', 'tasty_recipe', '', $meta )->document->data;
		self::assertSame( [ 'https://new.example/soup.mp4', 'Keeps.' ], [ $data['video']['url'] ?? '', $data['notes'] ] );
	}

	public function test_words_in_the_place_of_numbers_and_times_are_among_the_notes(): void {
		$fields = [
			'prepTime'        => '1.5',
			'prepTimeUnit'    => 'hour',
			'restTime'        => '5 min + overnight',
			'recipeCalories'  => 'few',
			'cookingTemp'     => '160-180',
			'cookingTempUnit' => 'F',
		];
		$recipe = $this->read( 'delicious-recipes', 'recipe', '', [ 'delicious_recipes_metadata' => self::stored( $fields ) ] );
		$data   = $recipe->document->data;
		self::assertSame( "Calories: few\nTemperature: 160-180 F\nRest time: 5 min + overnight", $data['notes'] );
		self::assertSame( [ 90, 5, 160 ], [ $data['times']['prep'], $data['times']['rest'], $data['temperature']['value'] ?? 0 ] );
		self::assertContains( [ 'restTime', '5 min + overnight' ], self::named( $recipe->notices ) );
	}

	public function test_facts_of_a_card_without_labels_and_further_difficulties_are_among_its_notes(): void {
		$details = '[{"value":"4"},{"value":"1:15","unit":"h"},{"value":""},{"value":"90 kcal"},{"label":"","value":"7","unit":"eggs"},'
			. '{"label":"Oven","value":"160–180","unit":"°C"}]';
		$card    = "<!-- wp:wpzoom-recipe-card/block-recipe-card {\"difficulty\":[\"Hard\",\"Easy\"],\"details\":$details} /-->";
		$data    = $this->read( 'recipe-card-blocks-by-wpzoom', 'post', $card, [] )->document->data;
		self::assertSame( [ 'advanced', 75, 90 ], [ $data['difficulty'], $data['times']['prep'], $data['calories'] ] );
		self::assertSame( "Difficulty: Hard, Easy\n7 eggs\nTemperature: 160–180 °C", $data['notes'] );
		self::assertSame( [ 'value' => 160, 'unit' => 'C' ], $data['temperature'] );
	}

	/**
	 * Returns temperatures of ovens as they are typed into cards.
	 *
	 * @return array<string, array{string, string, int, string, string}> Value and unit, and the number, the scale and the notes.
	 */
	public static function temperatures(): array {
		return [
			'a number with its unit'       => [ '350', '°F', 350, 'F', '' ],
			'all in one'                   => [ '350 °F', '', 350, 'F', '' ],
			'without the sign'             => [ '350 F', '', 350, 'F', '' ],
			'with the sign of an ordinal'  => [ '350ºF', '', 350, 'F', '' ],
			'with the word'                => [ '350 degrees F', '', 350, 'F', '' ],
			'with the name of the scale'   => [ '350 Fahrenheit', '', 350, 'F', '' ],
			'with one sign for both'       => [ '400 ℉', '', 400, 'F', '' ],
			'without any'                  => [ '180', '', 180, 'C', '' ],
			'a range'                      => [ '350-375 F', '', 350, 'F', 'Temperature: 350-375 F' ],
			'a range with its unit'        => [ '350–375', 'F', 350, 'F', 'Temperature: 350–375 F' ],
			'in both, Fahrenheit first'    => [ '350 °F / 180 °C', '', 350, 'F', 'Temperature: 350 °F / 180 °C' ],
			'in both, Celsius first'       => [ '180 °C (350 °F)', '', 180, 'C', 'Temperature: 180 °C (350 °F)' ],
			'after a mark of gas'          => [ 'Gas 4 / 180 °C', '', 180, 'C', 'Temperature: Gas 4 / 180 °C' ],
			'before a mark of gas'         => [ '350 °F, gas mark 4', '', 350, 'F', 'Temperature: 350 °F, gas mark 4' ],
			'after a range of marks'       => [ 'Gas Stufe 3-4 (180)', 'C', 180, 'C', 'Temperature: Gas Stufe 3-4 (180) C' ],
			'of a gas oven'                => [ 'Gas 180', '', 180, 'C', 'Temperature: Gas 180' ],
			'after two marks and a slash'  => [ 'Thermostat 6/7 (200 °C)', '', 200, 'C', 'Temperature: Thermostat 6/7 (200 °C)' ],
			'after an abbreviated mark'    => [ 'th. 5/6 (170 °C)', '', 170, 'C', 'Temperature: th. 5/6 (170 °C)' ],
			'after marks with a word'      => [ 'thermostat 6 à 7 (180 °C)', '', 180, 'C', 'Temperature: thermostat 6 à 7 (180 °C)' ],
			'after marks without the sign' => [ 'Gas mark 3/4 (170C)', '', 170, 'C', 'Temperature: Gas mark 3/4 (170C)' ],
			'after half a mark'            => [ 'Gas mark 1/2 / 130 °C', '', 130, 'C', 'Temperature: Gas mark 1/2 / 130 °C' ],
			'after a mark and a half'      => [ 'gas 4½ / 185°C', '', 185, 'C', 'Temperature: gas 4½ / 185°C' ],
			'after the number of a mark'   => [ 'Gas No. 4 / 180 °C', '', 180, 'C', 'Temperature: Gas No. 4 / 180 °C' ],
			'after a mark with a comma'    => [ 'Stufe 2,5, 180 °C', '', 180, 'C', 'Temperature: Stufe 2,5, 180 °C' ],
			'a mark, a range in Fahrenheit' => [ 'Gas 4 - 350°-375°F', '', 350, 'F', 'Temperature: Gas 4 - 350°-375°F' ],
			'after a time'                 => [ '30-40 min at 180 °C', '', 180, 'C', 'Temperature: 30-40 min at 180 °C' ],
			'after a time, without a unit' => [ '45 minutes, 350', 'F', 350, 'F', 'Temperature: 45 minutes, 350 F' ],
			'after another scale'          => [ 'Milk of 4 °C, oven 350 °F', '', 350, 'F', 'Temperature: Milk of 4 °C, oven 350 °F' ],
			'in both, one of them bare'    => [ '180 (350 °F)', '', 350, 'F', 'Temperature: 180 (350 °F)' ],
			'in both, one without a scale' => [ '180° / 350 °F', '', 350, 'F', 'Temperature: 180° / 350 °F' ],
			'words with that letter first' => [ '180 for 20 minutes', '', 180, 'C', 'Temperature: 180 for 20 minutes' ],
		];
	}

	/**
	 * @param string $value   What was typed as the value.
	 * @param string $unit    What was typed as the unit.
	 * @param int    $degrees The number.
	 */
	#[DataProvider( 'temperatures' )]
	public function test_a_temperature_of_a_card_has_the_scale_that_was_typed(
		string $value,
		string $unit,
		int $degrees,
		string $scale,
		string $notes
	): void {
		$details = wp_json_encode( [ [], [], [], [], [ 'value' => $value, 'unit' => $unit ] ] );
		$card    = "<!-- wp:delicious-recipes/dynamic-recipe-card {\"recipeTitle\":\"Soup\",\"details\":$details} /-->";
		$data    = $this->read( 'delicious-recipes-card', 'post', $card, [] )->document->data;
		self::assertSame( [ 'value' => $degrees, 'unit' => $scale ], $data['temperature'] );
		self::assertSame( $notes, $data['notes'] );
	}

	public function test_a_mark_of_a_gas_oven_alone_is_no_temperature_and_among_the_notes(): void {
		$marks = [ 'Gas mark 4', 'Th. 6/7', 'Gas mark 3 or 4', 'Gas mark ½', 'Gas mark: 4', '4 (gas mark)', '4', 'Gas 4, 40 to 45 min' ];
		foreach ( $marks as $mark ) {
			$detail = wp_json_encode( [ 'label' => 'Oven', 'value' => $mark, 'unit' => '°C' ] );
			$card   = "<!-- wp:wpzoom-recipe-card/block-recipe-card {\"details\":[{},{},{},{},$detail]} /-->";
			$read   = $this->read( 'recipe-card-blocks-by-wpzoom', 'post', $card, [] );
			self::assertNull( $read->document->data['temperature'] ?? null, $mark );
			self::assertStringContainsString( $mark, $read->document->data['notes'] );
		}
	}

	public function test_of_two_temperatures_of_a_card_with_labels_the_first_counts(): void {
		$details = '[{},{},{},{},{"label":"Oven","value":"350 ºF / 180 ºC"},{"label":"Milk","value":"2","unit":"C"}]';
		$card    = "<!-- wp:wpzoom-recipe-card/block-recipe-card {\"details\":$details} /-->";
		$data    = $this->read( 'recipe-card-blocks-by-wpzoom', 'post', $card, [] )->document->data;
		self::assertSame( [ 'value' => 350, 'unit' => 'F' ], $data['temperature'] );
		self::assertSame( "Temperature: 350 ºF / 180 ºC\nMilk: 2 C", $data['notes'] );
	}

	/**
	 * Returns times as they are typed into WP Delicious.
	 *
	 * @return array<string, array{string, string, int}> What was typed, the unit beside it, and the minutes.
	 */
	public static function times(): array {
		return [
			'a mixed number'  => [ '1 1/2', 'hour', 90 ],
			'one with a sign' => [ '1½', 'hour', 90 ],
			'a fraction'      => [ '½', 'hour', 30 ],
			'a range'         => [ '30-40', 'min', 40 ],
			'a decimal comma' => [ '1,5', 'hour', 90 ],
			'no unit'         => [ '20', '', 20 ],
			'a unit with it'  => [ '2 hours', 'min', 120 ],
			'a clock'         => [ '1:15', 'hour', 75 ],
			'nothing'         => [ '', 'min', 0 ],
			'a line'          => [ '-', 'min', 0 ],
			'nought'          => [ '0', 'min', 0 ],
		];
	}

	/**
	 * @param string $typed What was typed.
	 * @param string $unit  The unit beside it.
	 */
	#[DataProvider( 'times' )]
	public function test_fractions_and_ranges_of_wp_delicious_are_times_in_its_unit( string $typed, string $unit, int $minutes ): void {
		$meta   = self::stored( [ 'prepTime' => $typed, 'prepTimeUnit' => $unit ] );
		$recipe = $this->read( 'delicious-recipes', 'recipe', '', [ 'delicious_recipes_metadata' => $meta ] );
		self::assertSame( [ $minutes, '' ], [ $recipe->document->data['times']['prep'], $recipe->document->data['notes'] ] );
		self::assertNotContains( 'prepTime', array_column( self::named( $recipe->notices ), 0 ) );
	}

	public function test_a_range_of_numbers_that_have_no_unit_anywhere_is_named(): void {
		$meta   = [ 'prep_time' => '30-40', 'cook_time' => '0', 'total_time' => '-' ];
		$recipe = $this->read( 'tasty-recipes-lite', 'tasty_recipe', '', $meta );
		self::assertSame( [ 0, 'Prep time: 30-40' ], [ $recipe->document->data['times']['prep'], $recipe->document->data['notes'] ] );
		self::assertSame( [ [ 'prepTime', '30-40' ] ], array_values( array_filter(
			self::named( $recipe->notices ),
			static fn ( array $notice ): bool => '' !== $notice[1]
		) ) );
	}

	public function test_the_size_of_a_serving_among_nutrients_of_jetpack_is_no_nutrient(): void {
		$text = "[recipe][recipe-nutrition]\nServing size: 1 cup\nomega 3: 2 g\nVitamins - some\n[/recipe-nutrition][/recipe]";
		$data = $this->read( 'jetpack-recipes', 'post', $text, [] )->document->data;
		self::assertSame( '1 cup', $data['nutrition']['servingSize'] ?? '' );
		self::assertSame( [ [ 'name' => 'omega 3', 'value' => '2 g' ] ], $data['nutrition']['additional'] ?? [] );
		self::assertSame( 'Nutrition: Vitamins - some', $data['notes'] );
	}

	/**
	 * Returns what notices name.
	 *
	 * @param list<\Larder\Exchange\Notice> $notices
	 * @return list<array{string, string}> Each with where and what it is.
	 */
	private static function named( array $notices ): array {
		return array_map( static fn ( $notice ): array => [ $notice->where, $notice->value ], $notices );
	}
}
