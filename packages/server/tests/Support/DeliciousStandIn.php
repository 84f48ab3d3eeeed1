<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Answers calls as WP Delicious does: it refuses those without a nonce of its own.
 */
final class DeliciousStandIn {

	/**
	 * Listens to an action beside Larder.
	 *
	 * @param string $action Its name.
	 */
	public static function listen( string $action ): void {
		add_action( "wp_ajax_nopriv_$action", [ new self(), 'answer' ] );
	}

	/**
	 * Refuses a call.
	 */
	public function answer(): never {
		echo '-1';
		throw new AjaxDone();
	}
}
