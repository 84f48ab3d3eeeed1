<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Tests\Support\SearchParts;
use PHPUnit\Framework\TestCase;

/**
 * Writers that come at the same time, or die half-way, leave an exact index.
 *
 * Other processes write, so nothing here is rolled back: the test deletes what it made.
 */
final class WritersTest extends TestCase {

	private const WRITERS = 4;

	private const RECIPES = 12;

	private SearchParts $search;

	/** @var list<int> Recipes. */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		/** @var \wpdb $db */
		$db           = $GLOBALS['wpdb'];
		$this->search = new SearchParts( $db );
		for ( $number = 0; $number < self::RECIPES; $number++ ) {
			$id = wp_insert_post(
				[
					'post_type'    => 'recipe',
					'post_status'  => 'publish',
					'post_title'   => "Soup $number",
					'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div></div><!-- /wp:larder/recipe -->',
				],
				true
			);
			self::assertIsInt( $id );
			$this->posts[] = $id;
		}
		$this->search->rebuild->run();
	}

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		$this->search->end_request();
		parent::tearDown();
	}

	public function test_four_writers_at_once_leave_an_exact_index(): void {
		$writers = array_map( fn ( int $seed ): array => $this->start( 'write', (string) $seed, implode( ',', $this->posts ) ), range( 1, self::WRITERS ) );
		foreach ( $writers as [ $process, $pipes ] ) {
			$said = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
			self::assertSame( 0, proc_close( $process ), $said );
		}
		wp_cache_flush();
		$this->search->end_request();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	public function test_a_writer_that_dies_half_way_leaves_an_index_that_heals(): void {
		[ $process, $pipes ] = $this->start( 'die', '1', (string) $this->posts[0] );
		$said                = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		proc_close( $process );
		self::assertStringContainsString( 'dies now', $said );
		wp_cache_flush();
		self::assertNotSame( [], iterator_to_array( $this->search->verify->differences(), false ), 'The writer was to die before it had finished.' );
		// Its lease on the recipe runs out; nobody waits for that here.
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		$db->update( $this->search->tables->docs( (string) $this->search->state->live() ), [ 'lease' => 1 ], [ 'post_id' => $this->posts[0] ] );
		$this->search->end_request();
		self::assertSame( [], iterator_to_array( $this->search->verify->differences(), false ) );
	}

	/**
	 * Starts another process in this WordPress.
	 *
	 * @param string ...$args What it does.
	 * @return array{resource, array<int, resource>} The process and what it prints.
	 */
	private function start( string ...$args ): array {
		$runner  = (string) realpath( get_included_files()[0] );
		$process = proc_open( [ PHP_BINARY, $runner, __DIR__ . '/writer.php', ...array_values( $args ) ], [ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- Tests writers that really run at the same time.
		self::assertIsResource( $process );
		/** @var array<int, resource> $pipes */
		return [ $process, $pipes ];
	}
}
