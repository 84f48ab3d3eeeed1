<?php
declare( strict_types=1 );

namespace Larder\Ajax;

/**
 * Who may make a call, and in whose name it is done.
 */
enum Caller {

	/** Everybody, and it makes no difference who: no nonce is asked for. */
	case Anyone;

	/** Everybody, in their own name: who is logged in shows a nonce when something changes. */
	case Visitor;

	/** Only who is logged in. */
	case Account;
}
