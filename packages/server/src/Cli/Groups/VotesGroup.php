<?php
declare( strict_types=1 );

namespace Larder\Cli\Groups;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/**
 * Counts and checks likes, saved recipes, recommendations and ratings.
 */
final class VotesGroup extends CommandNamespace {}
