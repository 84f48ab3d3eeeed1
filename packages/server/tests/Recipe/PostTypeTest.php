<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\Bindings;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PluginConflicts;
use Larder\Recipe\PostType;
use Larder\Settings\Settings;
use Larder\Taxonomies\Taxonomies;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The post type, its settings, and what happens when names are taken.
 */
final class PostTypeTest extends WordPressTestCase {

	public function test_a_new_recipe_opens_with_the_whole_template(): void {
		$type = get_post_type_object( 'recipe' );
		self::assertInstanceOf( \WP_Post_Type::class, $type );
		/** @var list<array{0: string, 1: array<string, mixed>, 2: list<array{0: string}>}> $template */
		$template = $type->template;
		self::assertSame( 'larder/recipe', $template[0][0] );
		self::assertSame(
			[ 'larder/details', 'larder/ingredients', 'larder/instructions', 'larder/notes' ],
			array_column( $template[0][2], 0 )
		);
		foreach ( [ 'title', 'editor', 'author', 'thumbnail', 'excerpt', 'comments', 'custom-fields' ] as $feature ) {
			self::assertTrue( post_type_supports( 'recipe', $feature ), $feature );
		}
	}

	public function test_names_that_somebody_else_has_are_told_and_left_alone(): void {
		$before  = get_post_type_object( 'recipe' );
		$conflicts = new PluginConflicts();
		( new PostType( new Settings(), $conflicts ) )->register_post_type();
		( new Taxonomies( new Settings(), $conflicts ) )->register_taxonomies();
		self::assertSame( $before, get_post_type_object( 'recipe' ) );
		self::assertCount( 2, $conflicts->messages() );
		self::assertStringContainsString( 'recipe-cuisine', $conflicts->messages()[1] );
	}

	public function test_beside_wp_delicious_one_notice_names_it_and_says_what_to_do(): void {
		$conflicts = new PluginConflicts();
		$conflicts->add_post_type( 'recipe' );
		$conflicts->add_wp_delicious();
		self::assertCount( 1, $conflicts->messages() );
		self::assertStringContainsString( 'deactivate WP Delicious', $conflicts->messages()[0] );
		wp_set_current_user( $this->user( 'editor' ) );
		ob_start();
		$conflicts->show();
		self::assertSame( '', ob_get_clean(), 'who can do nothing about it' );
	}

	public function test_a_post_type_that_somebody_registers_over_ours_is_told(): void {
		$conflicts   = new PluginConflicts();
		$post_type = new PostType( new Settings(), $conflicts );
		/** @var array<string, \WP_Post_Type> $types */
		$types = $GLOBALS['wp_post_types'];
		// Unregistering would take the taxonomies away from recipes, too.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		$GLOBALS['wp_post_types'] = array_diff_key( $types, [ 'recipe' => true ] );
		$post_type->register_post_type();
		$post_type->note_takeover( 'page' );
		self::assertSame( [], $conflicts->messages() );
		$post_type->note_takeover( 'recipe' );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Puts back what the test found.
		$GLOBALS['wp_post_types'] = $types;
		self::assertStringContainsString( 'recipe', implode( $conflicts->messages() ) );
	}

	/**
	 * Returns the stored rules for addresses.
	 *
	 * @return array<string, string>
	 */
	private static function rules(): array {
		/** @var array<string, string>|false $rules */
		$rules = get_option( 'rewrite_rules' );
		self::assertIsArray( $rules, 'the page that comes next has nothing to write' );
		return $rules;
	}

	public function test_a_new_slug_makes_new_addresses_and_another_setting_does_not(): void {
		update_option( Settings::OPTION, [ 'recipeBase' => 'recipe' ] );
		update_option( 'rewrite_rules', [ 'kept' => 'index.php' ] );
		update_option(
			Settings::OPTION,
			[
				'recipeBase'  => 'recipe',
				'useFraction' => [ 'yes' ],
			]
		);
		self::assertSame( [ 'kept' => 'index.php' ], get_option( 'rewrite_rules' ) );
		update_option( Settings::OPTION, [ 'recipeBase' => 'dishes' ] );
		$rules = self::rules();
		self::assertArrayHasKey( 'dishes/?$', $rules );
		self::assertSame( [], preg_grep( '#^recipe/#', array_keys( $rules ) ), 'the old address is gone' );
		self::assertTrue( user_can( $this->user( 'editor' ), 'edit_post', $this->publish()->ID ), 'rights stay' );
		$keys = array_keys( $rules );
		self::assertLessThan(
			array_search( 'dishes/([^/]+)(?:/([0-9]+))?/?$', $keys, true ),
			array_search( 'recipe-course/(.+?)/?$', $keys, true ),
			'terms win over recipes'
		);
	}

	public function test_only_those_who_can_help_see_the_notice(): void {
		$conflicts = new PluginConflicts();
		$conflicts->add_block( 'larder/recipe' );
		ob_start();
		$conflicts->show();
		self::assertSame( '', (string) ob_get_clean() );
		wp_set_current_user( $this->user( 'administrator' ) );
		ob_start();
		$conflicts->show();
		self::assertStringContainsString( 'larder/recipe', (string) ob_get_clean() );
	}

	public function test_settings_are_read_whatever_is_stored(): void {
		$settings = new Settings();
		update_option(
			Settings::OPTION,
			[
				'adjustableServingType'     => 'increment',
				'useFraction'               => [ 'no', 'yes' ],
				'showAdjustableServing'     => [],
				'enableIngredientsCheckbox' => [ 'yes' ],
				'recipeBase'                => 'Meine Rezepte/Frühling',
			]
		);
		self::assertSame( 'input', $settings->serving_type() );
		self::assertTrue( $settings->use_fraction() );
		self::assertFalse( $settings->is_serving_adjustable() );
		self::assertTrue( $settings->has_ingredient_checkboxes() );
		self::assertSame( 'meine-rezepte/fruhling', $settings->slug( 'recipeBase', 'recipe' ) );
		update_option( Settings::OPTION, 'damaged' );
		self::assertSame( 'scale', $settings->serving_type() );
		self::assertSame( 'recipe', $settings->slug( 'recipeBase', 'recipe' ) );
	}

	public function test_a_recipe_without_an_excerpt_is_described_by_its_description(): void {
		$post = $this->publish( [ 'description' => 'Warm &amp; thick.' ] );
		self::assertSame( 'Warm &amp; thick.', get_the_excerpt( $post ) );
	}

	public function test_facts_can_be_bound_to_core_blocks(): void {
		$post     = $this->publish(
			[
				'prepTime'   => 15,
				'cookTime'   => 60,
				'difficulty' => 'beginner',
			]
		);
		$bindings = new Bindings( new DocumentRepository( $this->db(), new DocumentBuilder() ) );
		$block    = new \WP_Block(
			[ 'blockName' => 'core/paragraph', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ],
			[ 'postId' => $post->ID ]
		);
		$block->context['postId'] = $post->ID;
		self::assertSame( "1\u{00A0}h 15\u{00A0}min · Beginner", $bindings->value( [ 'key' => 'summary' ], $block ) );
		self::assertNull( $bindings->value( [ 'key' => 'description' ], $block ) );
	}

	public function test_templates_and_patterns_are_registered_for_block_themes(): void {
		if ( ! wp_is_block_theme() ) {
			self::markTestSkipped( 'The site has a classic theme.' );
		}
		$templates = \WP_Block_Templates_Registry::get_instance();
		foreach ( [ 'single-recipe', 'archive-recipe', 'taxonomy-recipe-course', 'taxonomy-recipe-dietary' ] as $slug ) {
			self::assertTrue( $templates->is_registered( "larder//$slug" ), $slug );
		}
		$patterns = \WP_Block_Patterns_Registry::get_instance();
		foreach ( [ 'recipe-story', 'recipe-side-by-side', 'recipe-grid' ] as $name ) {
			$pattern = $patterns->get_registered( "larder/$name" );
			self::assertIsArray( $pattern, $name );
			self::assertStringContainsString( '<!-- wp:', is_string( $pattern['content'] ) ? $pattern['content'] : '' );
		}
	}
}
