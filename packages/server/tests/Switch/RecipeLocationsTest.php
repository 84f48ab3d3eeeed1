<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\RecipeLocations;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What every page asks of the plugins that a site had before.
 */
final class RecipeLocationsTest extends WordPressTestCase {

	protected function tearDown(): void {
		delete_option( RecipeLocations::OPTION );
		parent::tearDown();
	}

	public function test_a_site_that_never_changed_over_asks_the_database_for_nothing(): void {
		delete_option( RecipeLocations::OPTION );
		wp_cache_flush();
		// As WordPress does before any plugin.
		wp_load_alloptions();
		$before = get_num_queries();
		self::assertSame( [], RecipeLocations::plugins() );
		self::assertSame( 0, get_num_queries() - $before );
	}

	public function test_a_site_that_did_knows_from_which(): void {
		update_option( RecipeLocations::OPTION, [ 'wprm', 5 ], true );
		wp_cache_flush();
		self::assertSame( [ 'wprm' ], RecipeLocations::plugins() );
	}
}
