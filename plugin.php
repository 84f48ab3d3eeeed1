<?php
/**
 * Plugin Name:       Larder
 * Plugin URI:        https://wordpress.org/plugins/larder/
 * Description:       Recipe blocks that are quick to write and a joy to cook from: scaling, ticking, structured data, and more.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Larder
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       larder
 * Domain Path:       /languages
 *
 * This file is written so that PHP 5.6 can read it: an old server has to be
 * told what is missing, not stopped.
 *
 * @package Larder
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require __DIR__ . '/packages/server/requirements.php';

if ( larder_requirements_met( __FILE__ ) ) {
	require __DIR__ . '/packages/server/autoload.php';
	Larder\Plugin::boot( __FILE__ );
}
