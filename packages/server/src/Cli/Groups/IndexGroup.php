<?php
declare( strict_types=1 );

namespace Larder\Cli\Groups;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and checks the index of the recipe search.
 */
final class IndexGroup extends CommandNamespace {}
