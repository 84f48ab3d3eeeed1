<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Who may make a call, and in whose name it is done.
 */
enum Caller: string {

	/** Everybody, and the answer does not depend on who calls: no nonce is required. */
	case Anyone = 'anyone';

	/** Everybody, each for themselves: a write by a logged-in user needs a nonce. */
	case Visitor = 'visitor';

	/** Only people who are logged in. */
	case Account = 'account';
}
