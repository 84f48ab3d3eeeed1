<?php
/**
 * What the plugin needs before any of its classes can be loaded.
 *
 * PHP 5.6 reads this file, so it uses none of the newer syntax.
 *
 * @package Larder
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( ! function_exists( 'larder_requirements_met' ) ) {
	/**
	 * Returns whether the plugin can run here, and shows administrators what to do where it can't.
	 *
	 * @param string $file Path of the main plugin file.
	 * @return bool
	 */
	function larder_requirements_met( $file ) {
		$problem = larder_missing_requirement( $file );
		if ( null === $problem ) {
			return true;
		}
		add_action(
			'admin_notices',
			function () use ( $problem ) {
				if ( current_user_can( 'activate_plugins' ) ) {
					echo '<div class="notice notice-error"><p>' . esc_html( $problem() ) . '</p></div>';
				}
			}
		);
		return false;
	}

	/**
	 * Finds the first requirement that does not hold.
	 *
	 * @param string $file Path of the main plugin file.
	 * @return (callable(): string)|null Gives the message; called late, when translations may be loaded.
	 */
	function larder_missing_requirement( $file ) {
		// @phpstan-ignore smaller.alwaysFalse (an old server runs this file, too)
		if ( PHP_VERSION_ID < 80100 ) {
			return function () {
				return sprintf(
					/* translators: %s: version number of PHP. */
					__(
						'Larder needs PHP 8.1 or later; this site runs PHP %s. Ask your host to switch to a newer version. Your recipes stay as they are.',
						'larder'
					),
					PHP_VERSION
				);
			};
		}
		if ( version_compare( get_bloginfo( 'version' ), '6.8-alpha', '<' ) ) {
			return function () {
				return sprintf(
					/* translators: %s: version number of WordPress. */
					__(
						'Larder needs WordPress 6.8 or later; this site runs %s. Update WordPress under Dashboard, Updates. Your recipes stay as they are.',
						'larder'
					),
					get_bloginfo( 'version' )
				);
			};
		}
		if ( ! file_exists( dirname( $file ) . '/build/blocks/recipe/block.json' ) ) {
			return function () {
				return __(
					'Larder is not built yet. Run "npm install" and "npm run build" in its folder, or install the released zip file.',
					'larder'
				);
			};
		}
		// Without loading the class: the autoloader of this copy is not there yet.
		if ( class_exists( 'Larder\Plugin', false ) && Larder\Plugin::file() !== $file ) {
			return function () use ( $file ) {
				return sprintf(
					/* translators: 1: and 2: paths of plugin files. */
					__(
						'Larder is active twice: %1$s runs, and %2$s waits. Deactivate one of them under Plugins. Your recipes stay as they are.',
						'larder'
					),
					plugin_basename( Larder\Plugin::file() ),
					plugin_basename( $file )
				);
			};
		}
		return null;
	}
}
