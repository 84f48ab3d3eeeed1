<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Admin\IndexHealth;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Site Health shows the state of the search index.
 */
final class IndexHealthTest extends WordPressTestCase {

	public function test_it_tells_none_being_built_and_whole_apart(): void {
		$search = new SearchParts( $this->db() );
		$health = new IndexHealth( $search->state, $search->queue, $search->engines );
		$search->state->set( 'live', null );
		$search->state->set( 'building', null );
		self::assertSame( 'recommended', $health->test()['status'] );
		$search->rebuild->start();
		self::assertStringContainsString( 'being built', $health->test()['label'] );
		$search->rebuild->run();
		self::assertSame( 'good', $health->test()['status'] );
		self::assertSame( 'The recipe search has an index', $health->test()['label'] );
	}

	public function test_it_is_among_the_tests_of_site_health(): void {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertArrayHasKey( 'larder_search', $tests['direct'] );
	}
}
