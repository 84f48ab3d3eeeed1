<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where something that a call needs is not available for the moment; the same call may succeed later.
 */
interface Unavailable extends \Throwable {}
