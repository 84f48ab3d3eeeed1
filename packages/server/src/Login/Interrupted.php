<?php
declare( strict_types=1 );

namespace Larder\Login;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where another plugin would redirect a login attempt.
 */
final class Interrupted extends \RuntimeException {}
