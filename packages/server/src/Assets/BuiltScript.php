<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the asset file that the build writes beside a script, and enqueues the scripts of wp-admin's screens.
 */
final class BuiltScript {

	/**
	 * Reads what the build noted about a script.
	 *
	 * @param string $file Path of an `*.asset.php`.
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	public static function notes( string $file ): array {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		return $asset;
	}

	/**
	 * Returns the version that all files of the build have.
	 */
	public static function version( Root $root ): string {
		return self::notes( $root->path( 'build/packages/islands/index.asset.php' ) )['version'];
	}

	/**
	 * Enqueues the script of a screen, with its translations, as the handle `larder-<name>`.
	 *
	 * @param string $name Its folder in `build/screens`.
	 * @return string Its version, for what comes with it.
	 */
	public static function enqueue_screen( Root $root, string $name ): string {
		$asset = self::notes( $root->path( "build/screens/$name/index.asset.php" ) );
		wp_enqueue_script(
			"larder-$name",
			$root->url( "build/screens/$name/index.js" ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( "larder-$name", 'larder', $root->path( 'languages' ) );
		return $asset['version'];
	}
}
