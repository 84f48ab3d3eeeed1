<?php
declare( strict_types=1 );

namespace Larder\Tests\Login;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Login\LoginDialog;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The popup comes to pages that may need it, and nothing of a person with it.
 */
final class LoginDialogTest extends WordPressTestCase {

	/**
	 * Prints the end of a page with some islands.
	 *
	 * @param string ...$names Names of islands.
	 */
	private function footer( string ...$names ): string {
		$islands = new Islands( new Manifest() );
		foreach ( $names as $name ) {
			$islands->wrapper( $name, [] );
		}
		ob_start();
		( new LoginDialog( $islands ) )->print();
		return (string) ob_get_clean();
	}

	public function test_a_page_without_a_control_for_members_has_no_popup(): void {
		self::assertSame( '', $this->footer( 'ingredients' ) );
	}

	public function test_a_page_with_a_bookmark_has_an_empty_place_that_the_bookmark_can_wake(): void {
		$html = $this->footer( 'wishlist' );
		self::assertMatchesRegularExpression(
			'#^<div class="larder-login" data-larder-island="login"[^>]*data-larder-wake="event:larder:login"[^>]*></div>$#',
			$html
		);
		self::assertSame( $html, $this->footer( 'wishlist' ) );
		self::assertStringNotContainsStringIgnoringCase( 'nonce', $html );
	}

	public function test_members_have_it_too_for_a_login_that_ends_while_the_page_is_open(): void {
		$html = $this->footer( 'wishlist' );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( $html, $this->footer( 'wishlist' ) );
	}

	public function test_a_page_with_a_control_of_its_own_can_have_it(): void {
		add_filter( 'larder_login_dialog', '__return_true' );
		self::assertNotSame( '', $this->footer() );
	}
}
