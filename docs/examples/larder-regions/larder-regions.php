<?php
/**
 * Plugin Name:       Larder Regions
 * Description:       An example of how to build on Larder: says of each recipe which region it comes from.
 * Version:           1.0.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Requires Plugins:  larder
 * License:           GPL-2.0-or-later
 * Text Domain:       larder-regions
 *
 * @package LarderRegions
 */

declare( strict_types=1 );

namespace LarderRegions;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/Regions.php';

// Nothing of it runs before Larder asks, so it does not matter which plugin loads first.
( new Regions() )->register();
