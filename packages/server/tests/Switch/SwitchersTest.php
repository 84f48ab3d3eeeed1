<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\RecipeTypes;
use Larder\Switch\Phase;
use Larder\Switch\State;
use Larder\Switch\StateStore;
use Larder\Switch\SwitchModule;
use Larder\Switch\Transaction;
use Larder\Taxonomies\Taxonomy;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use PHPUnit\Framework\TestCase;

/**
 * Processes that change a site over at the same time, or die on their way, lose nothing and double nothing.
 *
 * Other processes write, so nothing here is rolled back: the test deletes what it made.
 */
final class SwitchersTest extends TestCase {

	private const FIRST = 740001;

	private const ROUNDUP = 741000;

	/** Terms of a taxonomy that nobody registers any more, by their numbers. */
	private const COURSES = [
		742001 => 'Soups of the test',
		742002 => 'Pies of the test',
	];

	/** So often a process is killed at random. */
	private const KILLS = 10;

	/** The last millisecond of a process that is killed, after it has begun. */
	private const LIFE = 250;

	/** So many posts show two recipes each, in more than one step. */
	private const POSTS = 30;

	private \wpdb $db;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		/** @var \wpdb $db */
		$db           = $GLOBALS['wpdb'];
		$this->db     = $db;
		$this->switch = Switching::module( $db );
		$posts        = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			[ $post, $one, $two ] = self::ids( $number );
			$story                = "[wprm-recipe id=\"$one\"] and [wprm-recipe id=\"$two\"]";
			$posts[]              = ForeignSite::post( $post, 'post', "Story $number", $story );
			$posts[]              = ForeignSite::post( $one, 'wprm_recipe', "First $number", '' );
			$posts[]              = ForeignSite::post( $two, 'wprm_recipe', "Second $number", '' );
		}
		$item    = '[wprm-recipe-roundup-item id="' . self::ids( 7 )[2] . '" summary="Ours"]';
		$posts[] = ForeignSite::post( self::ROUNDUP, 'post', 'Favourites', $item );
		( new ForeignSite( $db ) )->load( [ 'posts' => $posts ] + self::terms() );
		$this->begin();
	}

	/**
	 * Starts the change-over of all posts.
	 */
	private function begin(): void {
		$this->switch->worker->change( 'wp-recipe-maker', static fn ( State $state ) => $state->enter( Phase::Changing, 1 ) );
	}

	protected function tearDown(): void {
		$this->forget_what_others_wrote();
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			array_map( static fn ( int $id ) => wp_delete_post( $id, true ), self::ids( $number ) );
		}
		wp_delete_post( self::ROUNDUP, true );
		foreach ( [ 'terms', 'term_taxonomy', 'term_relationships' ] as $table ) {
			$column = 'terms' === $table ? 'term_id' : 'term_taxonomy_id';
			array_map(
				fn ( int $id ) => $this->db->delete( $this->db->prefix . $table, [ $column => $id ] ),
				array_keys( self::COURSES )
			);
		}
		( new StateStore( $this->db ) )->forget();
		delete_option( 'larder_switch.lock' );
		// Lists of recipes would look among posts for all tests to come.
		update_option( RecipeTypes::OPTION, [] );
		parent::tearDown();
	}

	public function test_processes_at_once_change_each_recipe_over_once(): void {
		$processes = [ $this->start( 'together' ), $this->start( 'together' ), $this->start( 'together' ) ];
		foreach ( $processes as [ $process, $pipes ] ) {
			$said = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), $said );
		}
		$this->assert_whole();
	}

	public function test_a_process_that_is_killed_leaves_the_rest_to_the_next(): void {
		[ $process, $pipes ] = $this->start( 'die' );
		stream_get_contents( $pipes[1] );
		proc_close( $process );
		$this->forget_what_others_wrote();
		self::assertSame( 0, $this->switch->locations->count( 'wp-recipe-maker' ), 'its step has left nothing' );
		self::assertSame( 0, $this->state()->done );
		// As after a minute.
		delete_option( 'larder_switch.lock' );
		$this->go_on_to_the_end();
		$this->assert_whole();
	}

	public function test_what_is_undone_leaves_no_row_behind_that_took_turns(): void {
		$this->go_on_to_the_end();
		self::assertNotFalse( get_option( Transaction::TURN ) );
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		self::assertFalse( get_option( Transaction::TURN ) );
		// Whoever comes next makes it again.
		$this->begin();
		$this->go_on_to_the_end();
		$this->assert_whole();
	}

	public function test_killed_time_after_time_at_random_it_comes_to_what_one_run_comes_to(): void {
		$this->go_on_to_the_end();
		$whole = $this->read_posts();
		Switching::undo( $this->switch, 'wp-recipe-maker' );
		$this->begin();
		for ( $kill = 0; $kill < self::KILLS; $kill++ ) {
			[ $process, $pipes ] = $this->start( 'killed' );
			self::assertSame( 'begun', fread( $pipes[1], 5 ) );
			usleep( random_int( 0, self::LIFE * 1000 ) );
			proc_terminate( $process, SIGKILL );
			proc_close( $process );
			$this->forget_what_others_wrote();
			// As after a minute.
			delete_option( 'larder_switch.lock' );
		}
		$this->go_on_to_the_end();
		self::assertSame( $whole, $this->read_posts() );
		$this->assert_whole();
	}

	/**
	 * Runs what is left in a process that nobody kills.
	 */
	private function go_on_to_the_end(): void {
		[ $process, $pipes ] = $this->start( 'alone' );
		self::assertSame( 'done', stream_get_contents( $pipes[1] ), (string) stream_get_contents( $pipes[2] ) );
		proc_close( $process );
		$this->forget_what_others_wrote();
	}

	/**
	 * Reads all that posts with recipes say now, with names in the place of numbers that were given again.
	 *
	 * @return array<string, array{content: string, meta: string, terms: list<string>, revisions: int}>
	 */
	private function read_posts(): array {
		$names = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			foreach ( array_slice( self::ids( $number ), 1 ) as $recipe ) {
				$names[ $this->switch->locations->find( 'wp-recipe-maker', (string) $recipe ) ] ??= "home of $recipe";
			}
		}
		$said = [];
		foreach ( $names + [ self::ROUNDUP => 'roundup' ] as $id => $name ) {
			$meta  = get_post_meta( $id );
			$terms = wp_get_object_terms( $id, Taxonomy::keys(), [ 'fields' => 'names' ] );
			$meta  = is_array( $meta ) ? array_diff_key( $meta, [ '_larder_recipe_content' => true ] ) : [];
			ksort( $meta );
			$anew          = static fn ( string $text ): string => (string) preg_replace_callback(
				'/\b\d{2,}\b/',
				static fn ( array $found ): string => $names[ (int) $found[0] ] ?? $found[0],
				(string) preg_replace( '/\\\\?"(?:revisions|row|written)\\\\?":(?:[\[{][^\]}]*[\]}]|\\\\?"\w*\\\\?")/', '', $text )
			);
			$said[ $name ] = [
				'content'   => $anew( get_post( $id )->post_content ?? '' ),
				'meta'      => $anew( (string) wp_json_encode( $meta ) ),
				'terms'     => array_values( array_filter( is_array( $terms ) ? $terms : [], is_string( ... ) ) ),
				'revisions' => count( wp_get_post_revisions( $id ) ),
			];
		}
		ksort( $said );
		return $said;
	}

	/**
	 * Creates the terms of all recipes.
	 *
	 * @return array<string, list<array<string, string>>> Rows by table.
	 */
	private static function terms(): array {
		$rows = [];
		foreach ( self::COURSES as $id => $name ) {
			$rows['terms'][]         = [ 'term_id' => (string) $id, 'name' => $name, 'slug' => sanitize_title( $name ) ];
			$rows['term_taxonomy'][] = [ 'term_taxonomy_id' => (string) $id, 'term_id' => (string) $id, 'taxonomy' => 'wprm_course' ]
				+ [ 'description' => '' ];
			for ( $number = $id % 2; $number < self::POSTS; $number += 2 ) {
				foreach ( array_slice( self::ids( $number ), 1 ) as $recipe ) {
					$rows['term_relationships'][] = [ 'object_id' => (string) $recipe, 'term_taxonomy_id' => (string) $id ];
				}
			}
		}
		return $rows;
	}

	/**
	 * Expects each recipe to be in one place, and to be counted once.
	 */
	private function assert_whole(): void {
		$this->forget_what_others_wrote();
		$made = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			[ $post, $one, $two ] = self::ids( $number );
			$content              = get_post( $post )->post_content ?? '';
			self::assertSame( 1, substr_count( $content, '<!-- wp:' . Blocks::RECIPE . ' ' ), $content );
			self::assertSame( 1, substr_count( $content, '<!-- wp:larder/recipe-embed ' ), $content );
			self::assertSame( $post, $this->switch->locations->find( 'wp-recipe-maker', (string) $one ) );
			self::assertCount( 1, wp_get_post_revisions( $post ) );
			$made[] = $this->switch->locations->find( 'wp-recipe-maker', (string) $two );
		}
		self::assertCount( self::POSTS, array_unique( $made ) );
		self::assertSame( 2 * self::POSTS, (int) $this->db->get_var( (string) $this->db->prepare(
			"SELECT COUNT(*) FROM %i WHERE meta_key LIKE '_larder_from_wp-recipe-maker_%%'",
			$this->db->postmeta
		) ) );
		self::assertSame( [ Phase::Changed, 2 * self::POSTS ], [ $this->state()->phase, $this->state()->done ] );
	}

	/**
	 * Reads how far it has come.
	 */
	private function state(): State {
		return ( new StateStore( $this->db ) )->get( 'wp-recipe-maker' );
	}

	/**
	 * Forgets what this process knew before others wrote.
	 */
	private function forget_what_others_wrote(): void {
		wp_cache_flush();
	}

	/**
	 * Returns the ids of a post and of its two recipes.
	 *
	 * @param int $number The number of the post.
	 * @return array{int, int, int}
	 */
	private static function ids( int $number ): array {
		$first = self::FIRST + 3 * $number;
		return [ $first, $first + 1, $first + 2 ];
	}

	/**
	 * Starts another process in this WordPress.
	 *
	 * @param string $what What it does.
	 * @return array{resource, array<int, resource>} The process and what it prints.
	 */
	private function start( string $what ): array {
		$runner  = (string) realpath( get_included_files()[0] );
		$process = proc_open( [ PHP_BINARY, $runner, __DIR__ . '/switcher.php', $what ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Tests processes that really come at the same time.
		self::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		return [ $process, $pipes ];
	}
}
