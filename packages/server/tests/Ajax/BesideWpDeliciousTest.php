<?php
declare( strict_types=1 );

namespace Larder\Tests\Ajax;

use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\DeliciousStandIn;
use Larder\Tests\Support\WordPressTestCase;

/**
 * WP Delicious and Larder answer actions of the same names; where both run, each answers its own pages.
 */
final class BesideWpDeliciousTest extends WordPressTestCase {

	/** What jQuery sends with a call. */
	private const JQUERY = [ 'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest' ];

	/**
	 * Likes a recipe.
	 *
	 * @param array<string, string> $headers What the browser sends.
	 * @return string What is answered.
	 */
	private function like( array $headers = [] ): string {
		return AjaxCall::make(
			'recipe_likes',
			[
				'id'             => (string) $this->publish()->ID,
				'add_remove'     => 'add',
				'unique_user_id' => 'dr_user_identifier_ann0000001',
			],
			$headers
		)['text'];
	}

	public function test_calls_of_larder_s_pages_are_answered_before_wp_delicious_refuses_them(): void {
		DeliciousStandIn::listen( 'recipe_likes' );
		self::assertStringContainsString( '"likes_count":1', $this->like() );
	}

	public function test_calls_of_its_own_scripts_are_left_to_wp_delicious(): void {
		DeliciousStandIn::listen( 'recipe_likes' );
		self::assertSame( '-1', $this->like( self::JQUERY ) );
	}

	public function test_scripts_of_a_theme_are_answered_where_wp_delicious_does_not_run_whoever_else_listens(): void {
		add_action( 'wp_ajax_nopriv_recipe_likes', '__return_true' );
		self::assertStringContainsString( '"likes_count":1', $this->like( self::JQUERY ) );
	}
}
