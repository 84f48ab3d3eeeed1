<?php
declare( strict_types=1 );

namespace Larder\Login;

defined( 'ABSPATH' ) || exit;

/**
 * The outcome of an attempt to log in.
 */
enum LoginResult {

	case LoggedIn;

	case Wrong;

	/** Only the site's login page can continue: another plugin asks for a second step. */
	case HandOver;
}
