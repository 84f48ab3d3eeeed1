<?php
declare( strict_types=1 );

namespace Larder\Login;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the login dialog's portal target to pages that have a control for members.
 *
 * The popup itself comes with its view, which a control wakes; the page holds
 * an empty element for it, the same for every visitor: a login can end, in another tab too, while a page made for somebody with an
 * account is open, and a cache can give such a page to others.
 */
final class LoginDialog implements Registrable {

	/** Islands with a control for which a visitor may have to log in. */
	private const ISLANDS = [ 'wishlist', 'saved-recipes', 'shopping-list', 'recipe-archive', 'recipe-search' ];

	private const STYLE = 'larder-login';

	public function __construct( private readonly Islands $islands ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the islands of the page are listed.
		add_action( 'wp_footer', $this->print( ... ), 4 );
	}

	/**
	 * Prints the place of the popup.
	 */
	public function print(): void {
		$is_needed = $this->islands->uses( ...self::ISLANDS );
		/**
		 * Filters whether a page has the login popup, for pages with a control of one's own that asks for it.
		 *
		 * @param bool $is_needed True on pages with a control that a visitor has to log in for.
		 */
		if ( true !== apply_filters( 'larder_login_dialog', $is_needed ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped one by one.
		printf( '<div class="larder-login"%s></div>', $this->attributes() );
	}

	/**
	 * Returns the attributes of the popup's place.
	 */
	private function attributes(): string {
		$props = [
			'loginUrl'        => site_url( 'wp-login.php', 'login_post' ),
			'lostPasswordUrl' => wp_lostpassword_url(),
			'registerUrl'     => get_option( 'users_can_register' ) ? wp_registration_url() : '',
			'canRegister'     => Register::is_open(),
			'styleUrl'        => Styles::url( self::STYLE ),
		];
		return Html::attributes( $this->islands->wrapper( 'login', $props, 'interaction', [ 'event:larder:login' ], 'larder-login' ) );
	}
}
