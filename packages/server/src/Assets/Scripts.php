<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every script package of the build as the handle `larder-<name>`.
 */
final class Scripts implements Registrable {

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_packages( ... ), 5 );
	}

	/**
	 * Registers the handles, except those that another plugin has registered.
	 */
	public function register_packages(): void {
		foreach ( glob( $this->root->path( 'build/packages/*/index.asset.php' ) ) ?: [] as $file ) {
			$name  = basename( dirname( $file ) );
			$url   = $this->root->url( "build/packages/$name/index.js" );
			$asset = BuiltScript::notes( $file );
			wp_register_script(
				'larder-' . $name,
				'' === $url ? false : $url,
				$asset['dependencies'],
				$asset['version'],
				[
					'strategy'  => 'defer',
					'in_footer' => true,
				]
			);
			// Translations make a script depend on wp-i18n, which the loader must not bring to every page.
			if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
				wp_set_script_translations( 'larder-' . $name, 'larder', $this->root->path( 'languages' ) );
			}
		}
		// The loader asks for it by its URL; no page prints it.
		$file = $this->root->path( 'build/packages/islands/waker.js' );
		$url  = $this->root->url( 'build/packages/islands/waker.js' );
		if ( '' !== $url && is_readable( $file ) ) {
			wp_register_script( 'larder-waker', $url, [], BuiltScript::version( $this->root ), [ 'in_footer' => true ] );
		}
	}
}
