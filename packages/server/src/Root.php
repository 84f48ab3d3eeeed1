<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Where the plugin lies, as paths and as URLs.
 */
final class Root {

	/**
	 * Remembers the main file.
	 *
	 * @param string $file Path of the main plugin file.
	 */
	public function __construct( private readonly string $file ) {}

	/**
	 * Returns the path of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder, such as `build/blocks`.
	 */
	public function path( string $relative ): string {
		return plugin_dir_path( $this->file ) . $relative;
	}

	/**
	 * Returns the URL of a file of the plugin.
	 *
	 * @param string $relative Path from the plugin's folder.
	 */
	public function url( string $relative ): string {
		return plugins_url( $relative, $this->file );
	}
}
