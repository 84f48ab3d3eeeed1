<?php
/**
 * Measures what one search takes above what WordPress and the plugin have already: `search-memory.php CUISINE...`. Prints megabytes.
 *
 * @package Larder
 */

declare( strict_types=1 );

require __DIR__ . '/search-index.php';

use Larder\Bench\SearchIndex;

/** @var list<string> $argv */
/** @var \wpdb $wpdb */
$made   = new SearchIndex( $wpdb );
$before = memory_get_peak_usage();
$made->engines->engine()->search( SearchIndex::question( array_map( intval( ... ), array_slice( $argv, 1 ) ), 'tomato bas' ) );
echo ( memory_get_peak_usage() - $before ) / 1e6, "\n";
