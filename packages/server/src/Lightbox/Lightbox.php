<?php
declare( strict_types=1 );

namespace Larder\Lightbox;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the lightbox's portal target to pages that have something to open in it.
 *
 * The lightbox itself comes with its view, which a press on a picture wakes.
 */
final class Lightbox implements Registrable {

	private const HANDLE = 'larder-lightbox';

	public function __construct( private readonly Islands $islands ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the islands of the page are listed.
		add_action( 'wp_footer', $this->print( ... ), 4 );
	}

	/**
	 * Prints the place of the lightbox.
	 */
	public function print(): void {
		/**
		 * Filters whether a page has the lightbox, for pages with pictures of one's own that open in it.
		 *
		 * @param bool $is_needed True on pages with a recipe's pictures or videos.
		 */
		if ( true !== apply_filters( 'larder_lightbox', $this->islands->opens_lightbox() ) ) {
			return;
		}
		$attributes = $this->islands->wrapper_for_later(
			'lightbox',
			[ 'styleUrl' => Styles::url( self::HANDLE ) ],
			'larder:lightbox',
			self::HANDLE
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped one by one.
		printf( '<div%s></div>', Html::attributes( $attributes ) );
	}
}
