<?php
declare( strict_types=1 );

namespace Larder\Tests\Requirements;

use Larder\Plugin;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A site that the plugin cannot run on is told what to do, and stays up.
 */
final class RequirementsTest extends WordPressTestCase {

	public function test_this_site_meets_them(): void {
		self::assertNull( larder_missing_requirement( dirname( __DIR__, 4 ) . '/plugin.php' ) );
	}

	public function test_a_missing_build_is_named_with_the_way_out(): void {
		$message = larder_missing_requirement( sys_get_temp_dir() . '/larder/plugin.php' );
		self::assertNotNull( $message );
		self::assertStringContainsString( 'npm run build', $message() );
	}

	public function test_a_second_copy_names_both_and_does_not_run(): void {
		$folder = sys_get_temp_dir() . '/larder-' . wp_generate_password( 8, false );
		wp_mkdir_p( "$folder/build/blocks/recipe" );
		touch( "$folder/build/blocks/recipe/block.json" );
		try {
			$message = larder_missing_requirement( "$folder/plugin.php" );
			self::assertFalse( larder_requirements_met( "$folder/plugin.php" ) );
		} finally {
			unlink( "$folder/build/blocks/recipe/block.json" );
			array_map( rmdir( ... ), [ "$folder/build/blocks/recipe", "$folder/build/blocks", "$folder/build", $folder ] );
		}
		self::assertNotNull( $message );
		self::assertStringContainsString( basename( $folder ), $message() );
		self::assertFileExists( Plugin::file() );
	}

	public function test_a_wordpress_that_is_too_old_is_named(): void {
		$version                = $GLOBALS['wp_version'];
		$GLOBALS['wp_version'] = '6.7.2'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		try {
			$message = larder_missing_requirement( dirname( __DIR__, 4 ) . '/plugin.php' );
			self::assertNotNull( $message );
			self::assertStringContainsString( '6.7.2', $message() );
		} finally {
			$GLOBALS['wp_version'] = $version; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Puts back what was.
		}
	}

	public function test_the_message_is_an_admin_notice_for_those_who_can_help(): void {
		self::assertFalse( larder_requirements_met( sys_get_temp_dir() . '/larder/plugin.php' ) );
		wp_set_current_user( $this->user( 'administrator' ) );
		// WordPress's own notices ask for the screen, where another test has loaded them.
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'plugins' );
		ob_start();
		do_action( 'admin_notices' );
		$html = (string) ob_get_clean();
		set_current_screen( 'front' );
		self::assertStringContainsString( 'notice-error', $html );
	}
}
