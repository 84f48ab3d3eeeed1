<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Who may make a call, and in whose name it is done.
 */
enum Caller: string {

	/** Everybody, and it makes no difference who: no nonce is requested. */
	case Anyone = 'anyone';

	/** Everybody, in their own name: a call of somebody logged in needs a nonce when it changes something. */
	case Visitor = 'visitor';

	/** Only people who are logged in. */
	case Account = 'account';
}
