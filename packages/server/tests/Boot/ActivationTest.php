<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Activation;
use Larder\Search\Index\IndexTables;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What the plugin does with the sites of a network, as far as one database shows it.
 */
final class ActivationTest extends WordPressTestCase {

	public function test_a_site_that_is_deleted_takes_all_tables_of_larder_with_it_and_the_main_site_none(): void {
		$activation = new Activation( 'plugin.php', [] );
		$index      = ( new IndexTables( $this->db() ) )->all();
		// Outside of a network all sites have the tables of the only one.
		$dropped = $activation->add_tables( [ 'wp_posts' ], get_main_site_id() + 1 );
		self::assertIsArray( $dropped );
		self::assertContainsOnlyString( $dropped );
		self::assertSame( [], array_diff( [ 'wp_posts', ...$index ], $dropped ) );
		self::assertSame( [], preg_grep( '/^(?!' . $this->db()->prefix . 'larder_)/', array_diff( $dropped, [ 'wp_posts' ] ) ) );
		self::assertSame( [ 'wp_posts' ], $activation->add_tables( [ 'wp_posts' ], get_main_site_id() ) );
	}
}
