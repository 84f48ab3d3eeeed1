<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Other processes store the imports of the site for so long that this one had no turn: nothing was stored.
 */
final class ImportsBusy extends \RuntimeException {

	/**
	 * Says so in the language of the site.
	 */
	public function __construct() {
		parent::__construct( __( 'Other imports of this site are being saved. Please try again.', 'larder' ) );
	}
}
