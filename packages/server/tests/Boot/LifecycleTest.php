<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Lifecycle;
use Larder\Recipe\PluginConflicts;
use Larder\Recipe\PostType;
use Larder\Settings\Settings;
use Larder\Taxonomies\Taxonomies;
use Larder\Tests\Support\WordPressTestCase;

/**
 * URLs of recipes and terms when the plugin is switched off.
 */
final class LifecycleTest extends WordPressTestCase {

	public function test_once_it_is_switched_off_wordpress_makes_its_rules_anew_without_recipes_and_terms(): void {
		$conflicts = new PluginConflicts();
		remove_all_actions( 'shutdown' );
		( new Lifecycle( new PostType( new Settings(), $conflicts ), new Taxonomies( new Settings(), $conflicts ) ) )->deactivate();
		$rules = [ 'recipe-course/(.+?)/?$' => 'index.php?recipe-course=$matches[1]' ];
		// As a page that somebody opens meanwhile has it.
		update_option( 'rewrite_rules', $rules );
		do_action( 'shutdown' );

		self::assertFalse( get_option( 'rewrite_rules' ) );
		self::assertTrue( post_type_exists( 'recipe' ), 'another plugin may have registered it, and goes on' );
	}
}
