<?php
/**
 * Constants that WordPress defines while it starts, for PHPStan.
 *
 * @package Larder
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
define( 'YEAR_IN_SECONDS', 31536000 );
define( 'WPMU_PLUGIN_DIR', __DIR__ . '/mu-plugins' );
define( 'WP_PLUGIN_DIR', ABSPATH . 'wp-content/plugins' );
