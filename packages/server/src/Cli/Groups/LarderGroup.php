<?php
declare( strict_types=1 );

namespace Larder\Cli\Groups;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds what is derived from recipes and votes: documents, the search index, tallies.
 */
final class LarderGroup extends CommandNamespace {}
