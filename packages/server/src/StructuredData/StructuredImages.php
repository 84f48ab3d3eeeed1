<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The three ratios in which search engines want a recipe's picture.
 */
final class StructuredImages implements Registrable {

	/** Names of the image sizes: 1:1, 4:3 and 16:9. */
	public const SIZES = [ 'larder-1x1', 'larder-4x3', 'larder-16x9' ];

	/** Search engines leave a picture of less pixels out. */
	public const MIN_PIXELS = 50_000;

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->add_sizes( ... ) );
	}

	/**
	 * Registers the sizes that WordPress generates of pictures that are uploaded from now on.
	 */
	public function add_sizes(): void {
		add_image_size( 'larder-1x1', 600, 600, true );
		add_image_size( 'larder-4x3', 800, 600, true );
		add_image_size( 'larder-16x9', 960, 540, true );
	}
}
