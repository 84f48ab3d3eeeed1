<?php
/**
 * Plugin Name:       Larder Members
 * Description:       An example of how to keep recipes for members: shows others an invitation in the place of the recipe.
 * Version:           1.0.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Requires Plugins:  larder
 * License:           GPL-2.0-or-later
 * Text Domain:       larder-members
 *
 * @package LarderMembers
 */

declare( strict_types=1 );

namespace LarderMembers;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Members.php';

( new Members() )->register();
