<?php
declare( strict_types=1 );

namespace Larder\Login;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown where another plugin would lead the visitor away from logging in.
 */
final class Interrupted extends \RuntimeException {}
