<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * The database did not take what was to be stored, as on a full disk; nothing of it is there.
 */
final class DatabaseRefusal extends \RuntimeException {}
