<?php
/**
 * Runs a PHP file inside any WordPress: `php anywhere.php FOLDER FILE [ARGUMENT...]`.
 *
 * @package Larder
 */

declare( strict_types=1 );

define( 'DOING_AJAX', true );

/** @var list<string> $argv */
$larder_core = $argv[1] ?? '';
array_splice( $argv, 1, 1 );
require dirname( __DIR__, 2 ) . '/site/php/run.php';
