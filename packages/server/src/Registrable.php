<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin that listens to WordPress.
 */
interface Registrable {

	/**
	 * Adds the part's actions and filters; a constructor never does.
	 */
	public function register(): void;
}
