<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\PluginSource;
use Larder\Switch\Screen\Overview;
use Larder\Switch\State;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * How many recipes wait and how many have changed over, where they are in the contents of posts.
 */
final class WaitingRecipesTest extends WordPressTestCase {

	private const POST = 793101;

	private const JETPACK = "[recipe title=\"Soup\" image=\"https://elsewhere.example/soup.png\"]\n[recipe-ingredients]\n- 1 leek\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]";

	private const EASY = '<div class="easyrecipe"><div class="ERSName">Soup</div><ul class="ingredients"><li class="ingredient">1 leek</li></ul></div>';

	private const WPZOOM = '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Soup","ingredients":[{"name":["1 leek"]}],"steps":[{"text":["Boil."]}]} /-->';

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
	}

	public function test_each_recipe_of_a_post_counts(): void {
		$parts = '<!-- wp:wpzoom-recipe-card/block-ingredients {"items":[{"name":["flour"]}]} /-->'
			. '<!-- wp:wpzoom-recipe-card/block-directions {"steps":[{"text":["Knead."]}]} /-->';
		foreach ( [
			'jetpack-recipes'              => [ self::JETPACK, 3 ],
			'easyrecipe'                   => [ self::EASY, 3 ],
			'recipe-card-blocks-by-wpzoom' => [ self::WPZOOM . $parts, 4 ],
		] as $plugin => [ $recipe, $expected ] ) {
			$this->load( "$recipe Then " . str_replace( $parts, '', $recipe ), str_replace( $parts, '', $recipe ) );
			self::assertSame( $expected, $this->source( $plugin )->count(), $plugin );
		}
	}

	public function test_a_recipe_that_is_a_post_of_the_plugin_counts_until_it_has_changed_over(): void {
		$this->load( '<!-- wp:wpzoom-recipe-card/recipe-block-from-posts {"postId":"' . ( self::POST + 1 ) . '"} /-->', self::WPZOOM, self::WPZOOM );
		foreach ( [ 1, 2 ] as $copy ) {
			$this->db()->update( $this->db()->posts, [ 'post_type' => 'wpzoom_rcb' ], [ 'ID' => self::POST + $copy ] );
		}
		add_post_meta( self::POST + 2, '_wpzoom_rcb_parent_post_id', (string) self::POST );
		wp_cache_flush();
		$source = $this->source( 'recipe-card-blocks-by-wpzoom' );
		self::assertSame( 1, $source->count(), 'a copy of a card is none' );
		Switching::change( $this->switch, $source );
		self::assertSame( 0, $this->switch->locations->count_waiting( $source ) );
		self::assertSame( 1, $this->switch->locations->count( $source->id() ) );
	}

	public function test_of_those_that_are_in_contents_the_rest_waits_while_most_have_changed_over(): void {
		$this->load( self::JETPACK, self::JETPACK, self::JETPACK );
		$source = $this->source( 'jetpack-recipes' );
		$before = $this->standing( $source );
		$this->switch->trial->change( $source, self::POST );
		$this->switch->trial->change( $source, self::POST + 1 );
		$between = $this->standing( $source );
		Switching::change( $this->switch, $source );
		$after = $this->standing( $source );
		self::assertSame(
			[ [ 0, 3, 0 ], [ 2, 3, 2 ], [ 3, 3, 3 ] ],
			array_map(
				static fn ( array $status ): array => [ $status['changed'], $status['all'], $status['lacking'] ],
				[ $before, $between, $after ]
			),
			'the last is how many show a picture that the library lacks'
		);
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->standing( $source ) );
	}

	/**
	 * Inserts posts.
	 *
	 * @param string ...$contents What they say.
	 */
	private function load( string ...$contents ): void {
		$posts = [];
		foreach ( array_values( $contents ) as $number => $content ) {
			$posts[] = ForeignSite::post( self::POST + $number, 'post', "Post $number", $content );
		}
		( new ForeignSite( $this->db() ) )->load( [ 'posts' => $posts ] );
	}

	/**
	 * Returns a plugin.
	 *
	 * @param string $id Its slug.
	 */
	private function source( string $id ): PluginSource {
		return $this->switch->sources->all()[ $id ];
	}

	/**
	 * Returns the status.
	 *
	 * @return array{changed: int, all: int, lacking: int, ...}
	 */
	private function standing( PluginSource $source ): array {
		wp_cache_flush();
		return ( new Overview( $this->switch->locations, $this->switch->pictures ) )->describe( $source, new State() );
	}
}
