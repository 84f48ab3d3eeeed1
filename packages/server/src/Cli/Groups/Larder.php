<?php
declare( strict_types=1 );

namespace Larder\Cli\Groups;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what is made from recipes and votes true: documents, the search index, tallies.
 */
final class Larder extends CommandNamespace {}
