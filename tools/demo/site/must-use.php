<?php
/**
 * Plugin Name: Larder demo: a light head
 * Description: Leaves out what WordPress prints into the head of each page and the site of the demo has no use for. Many sites do the same.
 *
 * @package Larder
 */

declare( strict_types=1 );

namespace Larder\Demo;

defined( 'ABSPATH' ) || exit;

// Browsers have drawn emoji by themselves for years; the script that tries whether they do is 1.4 kB of each page.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
remove_action( 'wp_print_styles', 'print_emoji_styles' );
// For blog editors of the desktop, for short addresses that nobody is given, for nobody, and for who would follow comments.
remove_action( 'wp_head', 'rsd_link' );
remove_action( 'wp_head', 'wp_shortlink_wp_head' );
remove_action( 'wp_head', 'wp_generator' );
add_filter( 'feed_links_show_comments_feed', '__return_false' );
