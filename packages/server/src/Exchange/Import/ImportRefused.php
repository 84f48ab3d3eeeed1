<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * The database took no row of an import: its disk is full, for one. What was stored before stays.
 */
final class ImportRefused extends \RuntimeException {

	/**
	 * Says so in the language of the site.
	 *
	 * @param string $what   What was to be stored.
	 * @param string $reason What the database said; empty where it said nothing.
	 */
	public function __construct( string $what, string $reason ) {
		$name = '' === $reason ? $what : "$what ($reason)";
		/* translators: %s: name of a file. */
		parent::__construct( esc_html( sprintf( __( '%s could not be stored. Is the disk full?', 'larder' ), $name ) ) );
	}
}
