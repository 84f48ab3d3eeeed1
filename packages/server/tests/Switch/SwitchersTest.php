<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Recipe\Blocks;
use Larder\Switch\Phase;
use Larder\Switch\State;
use Larder\Switch\States;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Votes\VotesModule;
use PHPUnit\Framework\TestCase;

/**
 * Processes that change a site over at the same time, or die on their way, lose nothing and double nothing.
 *
 * Other processes write, so nothing here is rolled back: the test deletes what it made.
 */
final class SwitchersTest extends TestCase {

	private const FIRST = 740001;

	/** So many posts show two recipes each, in more than one step. */
	private const POSTS = 30;

	private \wpdb $db;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		/** @var \wpdb $db */
		$db           = $GLOBALS['wpdb'];
		$this->db     = $db;
		$this->switch = new SwitchModule( $db, new VotesModule( $db, new ClientIpAddress() ) );
		$posts        = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			[ $post, $one, $two ] = self::ids( $number );
			$story                = "[wprm-recipe id=\"$one\"] and [wprm-recipe id=\"$two\"]";
			$posts[]              = ForeignSite::post( $post, 'post', "Story $number", $story );
			$posts[]              = ForeignSite::post( $one, 'wprm_recipe', "First $number", '' );
			$posts[]              = ForeignSite::post( $two, 'wprm_recipe', "Second $number", '' );
		}
		( new ForeignSite( $db ) )->load( [ 'posts' => $posts ] );
		$this->switch->worker->change( 'wp-recipe-maker', static fn ( State $state ) => $state->enter( Phase::Changing, 1 ) );
	}

	protected function tearDown(): void {
		$this->forget_what_others_wrote();
		for ( $after = 0; null !== $after; ) {
			$after = $this->switch->run->undo( $after, 'wp-recipe-maker' )['next'];
		}
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			array_map( static fn ( int $id ) => wp_delete_post( $id, true ), self::ids( $number ) );
		}
		( new States( $this->db ) )->forget();
		delete_option( 'larder_switch.lock' );
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
		self::assertSame( 0, $this->switch->homes->count( 'wp-recipe-maker' ), 'its step has left nothing' );
		self::assertSame( 0, $this->state()->done );
		// As after a minute.
		delete_option( 'larder_switch.lock' );
		[ $process, $pipes ] = $this->start( 'alone' );
		self::assertSame( 'done', stream_get_contents( $pipes[1] ), (string) stream_get_contents( $pipes[2] ) );
		proc_close( $process );
		$this->assert_whole();
	}

	/**
	 * Expects each recipe to stand in one place, and to be counted once.
	 */
	private function assert_whole(): void {
		$this->forget_what_others_wrote();
		$made = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			[ $post, $one, $two ] = self::ids( $number );
			$content              = get_post( $post )->post_content ?? '';
			self::assertSame( 1, substr_count( $content, '<!-- wp:' . Blocks::RECIPE . ' ' ), $content );
			self::assertSame( 1, substr_count( $content, '<!-- wp:larder/recipe-embed ' ), $content );
			self::assertSame( $post, $this->switch->homes->of( 'wp-recipe-maker', (string) $one ) );
			self::assertCount( 1, wp_get_post_revisions( $post ) );
			$made[] = $this->switch->homes->of( 'wp-recipe-maker', (string) $two );
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
		return ( new States( $this->db ) )->get( 'wp-recipe-maker' );
	}

	/**
	 * Forgets what this process knew before others wrote.
	 */
	private function forget_what_others_wrote(): void {
		wp_cache_flush();
	}

	/**
	 * Gives the ids of a post and of its two recipes.
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
