<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\RecipeTypes;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A change-over that is undone leaves the options of the site as they were.
 */
final class OptionsAfterUndoTest extends WordPressTestCase {

	private const POST = 791001;

	private const RECIPE = 791002;

	private const ALONE = 791003;

	private const COURSE = 791004;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		( new ForeignSite( $this->db() ) )->load( [
			'posts'              => [
				ForeignSite::post( self::POST, 'post', 'A soup for the week', '[wprm-recipe id="' . self::RECIPE . '"]' ),
				ForeignSite::post( self::RECIPE, 'wprm_recipe', 'Pumpkin soup', '' ),
				ForeignSite::post( self::ALONE, 'wprm_recipe', 'A broth that no post shows', '' ),
			],
			'terms'              => [ [ 'term_id' => (string) self::COURSE, 'name' => 'Soups of autumn', 'slug' => 'soups-of-autumn' ] ],
			'term_taxonomy'      => [ [
				'term_taxonomy_id' => (string) self::COURSE,
				'term_id'          => (string) self::COURSE,
				'taxonomy'         => 'wprm_course',
				'description'      => '',
			] ],
			'term_relationships' => [ [ 'object_id' => (string) self::RECIPE, 'term_taxonomy_id' => (string) self::COURSE ] ],
		] );
		Switching::forget_options();
	}

	public function test_a_site_that_had_none_of_them_has_none_afterwards(): void {
		$before = Switching::options( $this->db() );
		$this->change();
		self::assertNotSame( $before, Switching::options( $this->db() ) );
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		self::assertSame( $before, Switching::options( $this->db() ) );
	}

	public function test_options_that_were_there_stay_as_they_were(): void {
		RecipeTypes::note( 'page' );
		foreach ( Switching::NESTED as $name ) {
			update_option( $name, [] );
		}
		$before = Switching::options( $this->db() );
		$this->change();
		Switching::undo( $this->switch );
		self::assertSame( $before, Switching::options( $this->db() ) );
	}

	public function test_a_type_of_post_that_got_a_recipe_by_hand_stays_known(): void {
		$this->change();
		$this->publish( [], [], [ 'post_type' => 'post' ] );
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		self::assertSame( [ 'post' ], RecipeTypes::known() );
	}

	public function test_a_second_plugin_that_has_changed_over_keeps_what_it_needs(): void {
		$this->change();
		$recipe = "[recipe title=\"Tea\"]\n[recipe-ingredients]\n- 1 leaf\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]";
		( new ForeignSite( $this->db() ) )->load( [ 'posts' => [ ForeignSite::post( 791010, 'post', 'Tea', $recipe ) ] ] );
		Switching::change( $this->switch, $this->switch->sources->all()['jetpack-recipes'] );
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		self::assertSame( [ 'post' ], RecipeTypes::known() );
		Switching::undo( $this->switch, 'jetpack-recipes' );
		self::assertSame( [], RecipeTypes::known() );
	}

	public function test_the_last_trial_that_goes_back_leaves_none_of_them(): void {
		$before = Switching::options( $this->db() );
		$this->switch->trial->change( $this->switch->sources->all()['wp-recipe-maker'], self::POST );
		$this->switch->trial->undo( self::POST );
		self::assertSame( $before, Switching::options( $this->db() ) );
	}

	/**
	 * Changes the site over.
	 */
	private function change(): void {
		Switching::change( $this->switch, $this->switch->sources->all()['wp-recipe-maker'] );
	}
}
