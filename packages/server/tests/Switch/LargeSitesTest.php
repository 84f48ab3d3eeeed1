<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\PluginSource;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A change-over takes as much work and memory for the last recipe of a site as for the first one, there and back.
 */
final class LargeSitesTest extends WordPressTestCase {

	private const FIRST = 790001;

	/** So many posts; the first steps fill what a process keeps for all of them. */
	private const POSTS = 160;

	/** How many posts a step takes. */
	private const STEP = 20;

	/** How many queries the change-over of a post may take here; a large site waits for the database longer than for PHP. */
	private const QUERIES = 22;

	/** How many the way back of a post may take. */
	private const QUERIES_BACK = 34;

	/** Bytes that may stay of a post: its number, in what is done when the process ends. Its content is longer. */
	private const LEFT = 1_000;

	private SwitchModule $switch;

	private PluginSource $source;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->source = $this->switch->sources->all()['wp-recipe-maker'];
		$site         = [];
		for ( $number = 0; $number < self::POSTS; $number++ ) {
			$post            = self::FIRST + 2 * $number;
			$recipe          = $post + 1;
			$story           = str_repeat( '<p>A story about the week.</p>', 100 ) . "[wprm-recipe id=\"$recipe\"]";
			$site['posts'][] = ForeignSite::post( $post, 'post', "Story $number", $story );
			$site['posts'][] = ForeignSite::post( $recipe, 'wprm_recipe', "Recipe $number", '<p>For a week.</p>' );
			foreach ( [ 'wprm_servings' => '4', 'wprm_prep_time' => '15', 'wprm_notes' => '<p>Keeps.</p>' ] as $key => $value ) {
				$site['postmeta'][] = ForeignSite::meta( 'post_id', $recipe, $key, $value );
			}
		}
		( new ForeignSite( $this->db() ) )->load( $site );
	}

	public function test_the_last_recipe_takes_no_more_than_the_first_there_and_back(): void {
		$change = $this->growth( fn ( string $cursor ): ?string => $this->switch->run->step( $this->source, $cursor )['next'] );
		$undo   = $this->growth( function ( string $cursor ): ?string {
			$next = $this->switch->run->undo( (int) $cursor, $this->source->id() )['next'];
			return null === $next ? null : (string) $next;
		} );
		self::assertLessThan( self::LEFT, $change['bytes'], 'bytes that the change-over of a post leaves in memory' );
		self::assertLessThan( self::LEFT, $undo['bytes'], 'bytes that the way back of a post leaves in memory' );
		self::assertLessThan( self::QUERIES, $change['each'], 'queries for a post' );
		self::assertLessThan( self::QUERIES_BACK, $undo['each'], 'queries for a post on the way back' );
		self::assertLessThanOrEqual( 1, $change['queries'], 'further queries for a later post' );
		self::assertLessThanOrEqual( 1, $undo['queries'], 'further queries for a later post on the way back' );
	}

	/**
	 * Walks through the site, and returns what a step of its second half takes more than one before. Of the steps of a half the median
	 * counts: one in which a table of PHP's own doubles, or in which all that has changed so far is checked, tells nothing of a post.
	 *
	 * @param \Closure( string ): (string|null) $step Does a step, and says where to resume.
	 * @return array{bytes: float, queries: float, each: float} Bytes that a post leaves, queries that a later one takes beyond an earlier
	 *                                                          one, and that each takes.
	 */
	private function growth( \Closure $step ): array {
		$memory  = [ memory_get_usage() ];
		$queries = [];
		$cursor  = '';
		do {
			$before    = get_num_queries();
			$cursor    = $step( $cursor );
			$queries[] = get_num_queries() - $before;
			gc_collect_cycles();
			$memory[] = memory_get_usage();
		} while ( null !== $cursor && count( $queries ) < self::POSTS / self::STEP );
		$half    = intdiv( count( $queries ), 2 );
		$grown   = array_map( static fn ( int $at ): int => $memory[ $at + 1 ] - $memory[ $at ], array_keys( $queries ) );
		$further = self::median( array_slice( $queries, $half ) ) - self::median( array_slice( $queries, 0, $half ) );
		return [
			'bytes'   => self::median( array_slice( $grown, $half ) ) / self::STEP,
			'queries' => $further / self::STEP,
			'each'    => self::median( $queries ) / self::STEP,
		];
	}

	/**
	 * Returns the upper median.
	 *
	 * @param list<int> $figures At least one.
	 */
	private static function median( array $figures ): int {
		sort( $figures );
		return $figures[ intdiv( count( $figures ), 2 ) ];
	}
}
