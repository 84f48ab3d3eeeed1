<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\RecipeSchema;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\Rows;
use Larder\Switch\Sources\WpRecipeMaker;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\LosesVotes;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;

/**
 * A site that comes from WP Recipe Maker, whose plugin is gone.
 */
final class WpRecipeMakerTest extends WordPressTestCase {

	use LosesVotes;

	private const POST = 700001;

	private const RECIPE = 700002;

	private const SECOND = 700003;

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
		$this->site->load( [ 'posts' => [ ForeignSite::post(
			self::RECIPE,
			'wprm_recipe',
			'Quince tart',
			'<p>A <b>tart</b> for autumn.</p>'
		) ] ] );
		$this->meta(
			self::RECIPE,
			[
				'wprm_servings'       => '8',
				'wprm_servings_unit'  => 'slices',
				'wprm_prep_time'      => '30',
				'wprm_custom_time'    => '15',
				'wprm_custom_time_label' => 'Resting',
				'wprm_cost'           => '€7,50',
				'wprm_notes'          => '<p>Keeps <strong>three</strong> days.</p>',
				'wprm_author_display' => 'custom',
				'wprm_author_name'    => 'Ana &amp; Ben',
				'wprm_nutrition_calories' => '320',
				'wprm_nutrition_fat'  => '12.5',
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
				'wprm_ingredients'    => serialize(
					[
						[
							'name'        => 'Dough',
							'ingredients' => [
								[ 'uid' => 0, 'amount' => '1 1/2', 'unit' => 'cups', 'name' => 'flour', 'notes' => 'sifted' ],
								[
									'uid'    => 1,
									'amount' => '',
									'unit'   => '',
									'name'   => '<a href="https://example.org/butter">butter</a>',
									'notes'  => '',
								],
							],
						],
						[ 'name' => 'Empty', 'ingredients' => [] ],
					]
				),
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
				'wprm_instructions'   => serialize(
					[
						[
							'name'         => '',
							'instructions' => [
								[
									'name'        => 'Rub',
									'text'        => '<p>Rub <strong>it</strong>.</p><p>Rest at [wprm-temperature value="180" unit="C"].</p>',
									'image'       => 0,
									'ingredients' => [ 0, '1:0' ],
									'video'       => [ 'embed' => 'https://youtu.be/jNQXAC9IVRw', 'start' => '5' ],
								],
								[ 'type' => 'tip', 'text' => 'Cold hands help.' ],
							],
						],
					]
				),
			]
		);
	}

	public function test_all_of_a_recipe_comes_along(): void {
		$data = $this->recipe()->data;
		self::assertSame( [ 'Quince tart', 'A tart for autumn.', 'Ana & Ben' ], [ $data['name'], $data['description'], $data['author'] ] );
		self::assertSame( [ 'amount' => 8, 'unit' => 'slices' ], $data['yield'] );
		self::assertSame(
			[ 30, 15, 'Resting', 45 ],
			[ $data['times']['prep'], $data['times']['custom'], $data['times']['customLabel'], $data['times']['total'] ]
		);
		self::assertSame( [ 'amount' => 7.5, 'currency' => 'EUR' ], $data['cost'] );
		self::assertSame( [ 'Dough', 'Empty' ], array_column( $data['ingredients'], 'title' ), 'a title without lines is shown, too' );
		[ $flour, $butter ] = $data['ingredients'][0]['items'];
		self::assertSame( [ '1 1/2', 'cups', 'flour', 'sifted' ], [ $flour['quantity'], $flour['unit'], $flour['name'], $flour['note'] ] );
		self::assertSame( [ 'butter', 'https://example.org/butter' ], [ $butter['name'], $butter['link']['url'] ?? '' ] );
		self::assertCount( 1, $data['instructions'][0]['steps'] );
		$step = $data['instructions'][0]['steps'][0];
		self::assertSame(
			[ 'Rub', 'Rub <strong>it</strong>.<br>Rest at 180 °C.', 'https://youtu.be/jNQXAC9IVRw', 5 ],
			[ $step['title'], $step['html'], $step['videoUrl'], $step['videoStart'] ]
		);
		self::assertSame( [ $flour['id'], $butter['id'] ], $step['ingredients'] );
		self::assertSame( 'Cold hands help.', $step['tip'] );
		self::assertSame( [ 'calories' => '320', 'totalFat' => '12.5 g' ], $data['nutrition']['values'] ?? [] );
		self::assertStringContainsString( '<strong>three</strong>', $data['notesHtml'] ?? '' );
	}

	public function test_what_was_told_as_no_recipe_is_told_as_none(): void {
		$this->show();
		$this->run_all();
		self::assertSame( 'Recipe', $this->node()['@type'] ?? '', 'a recipe without a type is food' );
		foreach ( [ 'howto', 'other' ] as $type ) {
			Switching::undo( $this->switch );
			$this->meta( self::RECIPE, [ 'wprm_type' => $type ] );
			$this->run_all();
			self::assertNull( $this->node(), $type );
			self::assertFalse( $this->document( self::POST )?->data['isFood'] ?? true, $type );
		}
		Switching::undo( $this->switch );
		$this->meta( self::RECIPE, [ 'wprm_type' => 'food' ] );
		$this->run_all();
		self::assertSame( 'Recipe', $this->node()['@type'] ?? '' );
		self::assertArrayNotHasKey( 'isFood', $this->document( self::POST )->data ?? [ 'isFood' => true ] );
	}

	public function test_a_list_whose_lengths_a_search_and_replace_has_made_wrong_is_read(): void {
		$stored = (string) $this->db()->get_var( (string) $this->db()->prepare(
			"SELECT meta_value FROM %i WHERE post_id = %d AND meta_key = 'wprm_ingredients'",
			$this->db()->postmeta,
			self::RECIPE
		) );
		$this->meta( self::RECIPE, [ 'wprm_ingredients' => str_replace( 'sifted', 'sifted twice', $stored ) ] );
		self::assertSame( 'sifted twice', $this->recipe()->data['ingredients'][0]['items'][0]['note'] );
	}

	public function test_of_a_list_that_is_cut_off_the_whole_lines_are_read(): void {
		$stored = (string) $this->db()->get_var( (string) $this->db()->prepare(
			"SELECT meta_value FROM %i WHERE post_id = %d AND meta_key = 'wprm_ingredients'",
			$this->db()->postmeta,
			self::RECIPE
		) );
		$source  = new WpRecipeMaker( new Rows( $this->db() ) );
		$notices = static fn (): array => array_column( $source->recipe( (string) self::RECIPE )->notices ?? [], 'code' );
		self::assertSame( [], $notices() );
		$this->meta( self::RECIPE, [ 'wprm_ingredients' => substr( $stored, 0, (int) strpos( $stored, 'https' ) ) ] );
		self::assertSame( 'flour', $this->recipe()->data['ingredients'][0]['items'][0]['name'] );
		self::assertSame( [ Notice::BROKEN ], $notices(), 'that something is lost is named' );
		$this->meta( self::RECIPE, [ 'wprm_equipment' => 'a:2:{i:0;a:1:{s:4:"name";s:3:"Pa' ] );
		self::assertSame( [ Notice::BROKEN ], $notices(), 'once' );
		$this->meta( self::RECIPE, [ 'wprm_ingredients' => str_replace( 'sifted', 'sifted twice', $stored ), 'wprm_equipment' => '' ] );
		self::assertSame( [], $notices(), 'wrong lengths lose nothing' );
	}

	public function test_a_list_where_a_number_or_a_text_belongs_is_damage_and_no_number_of_it_is_taken(): void {
		$source = new WpRecipeMaker( new Rows( $this->db() ) );
		foreach ( [ 'wprm_servings', 'wprm_cost', 'wprm_notes' ] as $key ) {
			foreach ( [ 'a:1:{i:0;s:1:"8";}', 'a:1:{i:0;s:1:"8' ] as $list ) {
				$this->meta( self::RECIPE, [ $key => $list ] + [
					'wprm_servings' => '8',
					'wprm_cost'     => '€7,50',
					'wprm_notes'    => '<p>a:1 is a ratio.</p>',
				] );
				$recipe = $source->recipe( (string) self::RECIPE );
				$data   = $this->recipe()->data;
				self::assertSame( [ Notice::BROKEN ], array_column( $recipe->notices ?? [], 'code' ), $key );
				self::assertSame( 'wprm_servings' === $key ? null : 8, $data['yield']['amount'], $key );
				self::assertSame( 'wprm_cost' === $key ? null : 7.5, $data['cost']['amount'], $key );
				self::assertSame( 'wprm_notes' === $key ? '' : 'a:1 is a ratio.', $data['notes'], $key );
			}
		}
	}

	public function test_numbers_that_are_no_time_of_a_recipe_are_none(): void {
		$this->meta( self::RECIPE, [
			'wprm_prep_time'  => '-5',
			'wprm_cook_time'  => '99999999999999999999',
			'wprm_total_time' => '525600',
		] );
		$times = $this->recipe()->data['times'];
		self::assertSame( [ 0, 0, 525600 ], [ $times['prep'], $times['cook'], $times['total'] ] );
	}

	/**
	 * Returns the ways in which a post shows a recipe.
	 *
	 * @return array<string, array{string, string}> Its markup, and what is around it afterwards.
	 */
	public static function places(): array {
		$id   = self::RECIPE;
		$html = '<div class="wprm-fallback-recipe"><h2>An old name</h2></div>';
		return [
			'a block'          => [
				"<!-- wp:paragraph -->\n<p>Before.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:wp-recipe-maker/recipe {\"id\":$id,\"updated\":1} -->\n<!--WPRM Recipe $id-->\n$html\n<!--End WPRM Recipe-->\n<!-- /wp:wp-recipe-maker/recipe -->\n\n<!-- wp:paragraph -->\n<p>After.</p>\n<!-- /wp:paragraph -->",
				'<p>Before.</p>',
			],
			'a classic post'   => [
				"Before\nit.\n\n<!--WPRM Recipe $id-->\n<!--template=\"compact\"-->$html\n<!--End WPRM Recipe-->\n\nAfter.",
				"<p>Before<br />\nit.</p>",
			],
			'a shortcode'      => [ "Before.\n\n[wprm-recipe id=\"$id\" template=\"x\"]\n\nAfter.", '<p>Before.</p>' ],
		];
	}

	/**
	 * @dataProvider places
	 * @param string $content What the post says.
	 * @param string $before  What precedes the recipe afterwards.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'places' )]
	public function test_a_recipe_comes_to_the_place_where_it_is_shown( string $content, string $before ): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'My quinces', $content ) ] ] );
		$this->run_all();
		$post = get_post( self::POST );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertTrue( has_block( Blocks::RECIPE, $post ) );
		self::assertStringContainsString( $before, $post->post_content );
		self::assertStringContainsString( 'After.', $post->post_content );
		self::assertStringNotContainsString(
			'wprm',
			strtolower( str_replace( 'wprm-0', '', str_replace( 'wprm-1', '', $post->post_content ) ) )
		);
		self::assertSame( '2024-03-04 05:06:07', $post->post_modified_gmt );
		self::assertSame( 'Quince tart', $this->document( self::POST )?->data['name'] );
	}

	public function test_the_second_recipe_of_a_post_gets_a_post_and_is_embedded(): void {
		$second = self::SECOND;
		$first  = self::RECIPE;
		$this->site->load(
			[
				'posts' => [
					ForeignSite::post( self::SECOND, 'wprm_recipe', 'Custard', '' ),
					ForeignSite::post(
						self::POST,
						'post',
						'Two',
						"[wprm-recipe id=$first]\n\n[wprm-recipe id=$second]\n\n[wprm-recipe id=999999]"
					),
				],
			]
		);
		$outcomes = $this->run_all();
		$post     = get_post( self::POST );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertStringContainsString( '[wprm-recipe id=999999]', $post->post_content, 'what is gone stays as it was' );
		self::assertSame( [ '999999' ], $outcomes[0]->missing );
		$home = $this->switch->locations->find( 'wp-recipe-maker', (string) $second );
		self::assertGreaterThan( 0, $home );
		self::assertStringContainsString( "<!-- wp:larder/recipe-embed {\"recipeId\":$home,", $post->post_content );
		self::assertSame(
			[ 'Custard', 'recipe', 'publish' ],
			[ get_the_title( $home ), get_post_type( $home ), get_post_status( $home ) ]
		);
	}

	public function test_a_second_run_changes_nothing(): void {
		$this->show();
		$this->run_all();
		$before = $this->site->everything();
		$this->run_all();
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_what_is_undone_is_as_it_was_to_the_last_byte(): void {
		$this->show();
		$this->comment( 701, '5', '1' );
		$this->comment( 702, '4', '1' );
		$before = $this->site->everything();
		$this->run_all();
		self::assertNotSame( $before, $this->site->everything() );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_a_refused_statement_leaves_nothing_of_its_step(): void {
		$this->show();
		$this->comment( 701, '5', '1' );
		$before = $this->site->everything();
		// As on a full disk: the votes, which come late, are refused, and WordPress only notes it.
		$full = static function (): void {
			$errors                 = $GLOBALS['EZSQL_ERROR'] ?? [];
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As wpdb does.
			$GLOBALS['EZSQL_ERROR'] = [ ...( is_array( $errors ) ? $errors : [] ), [ 'error_str' => 'The table is full' ] ];
		};
		add_action( 'added_comment_meta', $full );
		try {
			$this->run_all();
			self::fail( 'The step did not say that it failed.' );
		} catch ( \RuntimeException $reason ) {
			self::assertStringContainsString( 'did not take', $reason->getMessage() );
		} finally {
			remove_action( 'added_comment_meta', $full );
		}
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
		$this->run_all();
		self::assertTrue( has_block( Blocks::RECIPE, self::POST ), 'the next run goes on' );
	}

	public function test_a_star_that_the_votes_do_not_take_leaves_nothing_of_its_step(): void {
		$this->show();
		$this->comment( 701, '5', '1' );
		$before = $this->site->everything();
		$this->without_votes( function (): void {
			try {
				$this->run_all();
				self::fail( 'The step did not say that it failed.' );
			} catch ( DatabaseRefusal $reason ) {
				self::assertStringContainsString( 'did not take a vote', $reason->getMessage() );
			}
		} );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything(), 'a vote would be lost where a comment is stored without it' );
		$this->run_all();
		self::assertSame( 1, ( new VoteParts( $this->db() ) )->tallies->for_posts( [ self::POST ], Kind::Rating )[ self::POST ]->count );
	}

	public function test_a_post_keeps_one_revision_of_what_it_said_whoever_changes_it_over(): void {
		$this->show();
		$said = ( get_post( self::POST )->post_content ?? '' ) . ' <iframe src="https://example.org/map" width="400"></iframe>';
		$this->db()->update( $this->db()->posts, [ 'post_content' => $said ], [ 'ID' => self::POST ] );
		clean_post_cache( self::POST );
		// A command line is nobody, who may not write any HTML.
		wp_set_current_user( 0 );
		kses_init();
		$this->run_all();
		self::assertSame(
			[ $said ],
			array_values( array_map(
				static fn ( mixed $revision ): string => $revision instanceof \WP_Post ? $revision->post_content : '',
				wp_get_post_revisions( self::POST )
			) )
		);
		self::assertNotFalse( has_action( 'wp_after_insert_post', 'wp_save_post_revision_on_insert' ), 'later edits have theirs' );
	}

	public function test_the_revisions_of_a_post_that_has_as_many_as_the_site_keeps_are_there_after_undo(): void {
		$this->show();
		add_filter( 'wp_revisions_to_keep', static fn (): int => 2 );
		foreach ( [ 'One', 'Two', 'Three' ] as $title ) {
			wp_update_post( [ 'ID' => self::POST, 'post_title' => $title ] );
		}
		$before = array_keys( wp_get_post_revisions( self::POST ) );
		self::assertCount( 2, $before );
		// As after a change by another program, which leaves no revision.
		$this->db()->update( $this->db()->posts, [ 'post_title' => 'Four' ], [ 'ID' => self::POST ] );
		clean_post_cache( self::POST );
		$this->run_all();
		self::assertCount( 3, wp_get_post_revisions( self::POST ), 'with the one of what it said' );
		Switching::undo( $this->switch );
		self::assertSame( $before, array_keys( wp_get_post_revisions( self::POST ) ) );
	}

	public function test_the_background_leaves_no_count_on_a_post_that_was_undone_meanwhile(): void {
		$this->show();
		$this->comment( 701, '5', '1' );
		$this->run_all();
		$db       = $this->db();
		$undo     = fn (): int => $this->switch->run->undo( 0 )['undone'];
		$meddling = static function ( mixed $stored, int $post_id, string $key ) use ( &$undo ): mixed {
			if ( '_larder_rating_average' === $key && null !== $undo ) {
				[ $now, $undo ] = [ $undo, null ];
				$now();
			}
			return $stored;
		};
		add_filter( 'update_post_metadata', $meddling, 10, 3 );
		( new VoteParts( $db ) )->mirrors->run();
		self::assertNull( $undo, 'it was undone on the way' );
		self::assertSame( '', get_post_meta( self::POST, '_larder_rating_average', true ) );
	}

	public function test_the_average_stays_also_where_a_rating_has_no_comment(): void {
		$this->show();
		$this->meta( self::RECIPE, [ 'wprm_rating' => 'a:3:{s:5:"count";i:4;s:5:"total";i:19;s:7:"average";d:4.75;}' ] );
		$this->comment( 701, '5', '1' );
		$this->comment( 702, '4', '1' );
		$this->comment( 703, '1', '0' );
		$this->run_all();
		$tally = ( new VoteParts( $this->db() ) )->tallies->for_posts( [ self::POST ], \Larder\Votes\Kind::Rating )[ self::POST ];
		self::assertSame( [ 4, 19 ], [ $tally->count, $tally->sum ] );
	}

	public function test_an_average_that_whole_stars_do_not_give_stays_to_the_last_digit(): void {
		$this->show();
		$this->meta( self::RECIPE, [ 'wprm_rating' => 'a:3:{s:5:"count";i:4;s:5:"total";d:16.9;s:7:"average";d:4.23;}' ] );
		$this->run_all();
		$summary = $this->ratings()->get( self::POST );
		self::assertSame( [ 4, 4.2, 4.23 ], [ $summary->count, $summary->average, $summary->precise ] );
		$this->switch->run->undo( 0 );
		wp_cache_flush();
		self::assertSame( 0, $this->ratings()->get( self::POST )->count );
	}

	public function test_a_course_of_a_recipe_in_a_post_is_told_to_search_engines(): void {
		$this->show();
		register_taxonomy( 'wprm_course', 'wprm_recipe' );
		wp_set_object_terms( self::RECIPE, 'Dessert & more', 'wprm_course' );
		$this->run_all();
		$document = $this->document( self::POST );
		$post     = get_post( self::POST );
		self::assertNotNull( $document );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( [ 'Dessert & more' ], ( new RecipeSchema() )->build( $document, $post )['recipeCategory'] ?? [] );
	}

	public function test_a_step_says_the_line_of_the_ingredient_that_it_names(): void {
		$list = static fn ( string $name, array $lines ): string => serialize( [ [ 'name' => '', $name => $lines ] ] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
		$line = [ 'uid' => 3, 'amount' => '2', 'unit' => 'cups', 'name' => 'flour', 'notes' => 'sifted' ];
		$text = 'Sift [wprm-ingredient text="flour" uid="3"], and [wprm-ingredient text="salt" uid="9"].';
		$this->meta(
			self::RECIPE,
			[
				'wprm_ingredients'  => $list( 'ingredients', [ $line ] ),
				'wprm_instructions' => $list( 'instructions', [ [ 'text' => $text ] ] ),
			]
		);
		self::assertSame( 'Sift 2 cups flour, and salt.', $this->recipe()->data['instructions'][0]['steps'][0]['text'] );
	}

	/**
	 * Inserts a post that shows the recipe.
	 */
	private function show(): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post(
			self::POST,
			'post',
			'My quinces',
			'Look: [wprm-recipe id="' . self::RECIPE . '"]'
		) ] ] );
	}

	/**
	 * Adds a comment with stars to the post.
	 *
	 * @param string $approved Whether it is approved.
	 */
	private function comment( int $id, string $stars, string $approved ): void {
		$this->site->load(
			[
				'comments'    => [ [
					'comment_ID'           => (string) $id,
					'comment_post_ID'      => (string) self::POST,
					'comment_author'       => "Guest $id",
					'comment_author_email' => "guest$id@example.org",
					'comment_content'      => 'Good.',
					'comment_approved'     => $approved,
					'comment_type'         => 'comment',
					'comment_date'         => '2024-03-04 05:06:07',
					'comment_date_gmt'     => '2024-03-04 05:06:07',
					'comment_author_IP'    => '',
					'comment_agent'        => '',
					'comment_author_url'   => '',
					'comment_karma'        => '0',
					'comment_parent'       => '0',
					'user_id'              => '0',
				] ],
				'commentmeta' => [ ForeignSite::meta( 'comment_id', $id, 'wprm-comment-rating', $stars ) ],
			]
		);
	}

	/**
	 * Changes the whole site over.
	 *
	 * @return list<\Larder\Switch\Outcome>
	 */
	private function run_all(): array {
		$source   = $this->switch->sources->all()['wp-recipe-maker'];
		$outcomes = [];
		$cursor   = '';
		do {
			$step     = $this->switch->run->step( $source, $cursor );
			$outcomes = [ ...$outcomes, ...$step['outcomes'] ];
			$cursor   = $step['next'];
		} while ( null !== $cursor );
		return $outcomes;
	}

	/**
	 * Reads the recipe.
	 */
	private function recipe(): RecipeDocument {
		$recipe = $this->switch->sources->all()['wp-recipe-maker']->recipe( (string) self::RECIPE );
		self::assertNotNull( $recipe );
		return $recipe->document;
	}

	/**
	 * Reads what a post says now.
	 */
	private function document( int $post_id ): ?RecipeDocument {
		return ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post_id );
	}

	/**
	 * Returns what search engines are told of the recipe.
	 *
	 * @return array<string, mixed>|null
	 */
	private function node(): ?array {
		$post     = get_post( self::POST );
		$document = $this->document( self::POST );
		self::assertNotNull( $document );
		self::assertInstanceOf( \WP_Post::class, $post );
		return ( new RecipeSchema() )->filtered( $document, $post );
	}

	/**
	 * Stores meta fields as they are.
	 *
	 * @param array<string, string> $values By key.
	 */
	private function meta( int $post_id, array $values ): void {
		foreach ( $values as $key => $value ) {
			$this->db()->delete( $this->db()->postmeta, array_diff_key( ForeignSite::meta( 'post_id', $post_id, $key, '' ), [ 'meta_value' => true ] ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- Of a few rows.
			$this->site->insert( 'postmeta', [ ForeignSite::meta( 'post_id', $post_id, $key, $value ) ] );
		}
		wp_cache_flush();
	}
}
