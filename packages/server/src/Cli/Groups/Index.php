<?php
declare( strict_types=1 );

namespace Larder\Cli\Groups;

use WP_CLI\Dispatcher\CommandNamespace;

/**
 * Builds and checks the index of the recipe search.
 */
final class Index extends CommandNamespace {}
