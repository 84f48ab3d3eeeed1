<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Assets\Styles;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Makes links within the page scroll to below a sticky header, where the site's template says that it does.
 *
 * Only the browser knows how high it is: a script measures it whenever its size
 * changes. What is narrow, such as a column beside the story, or takes half of the
 * window, is not a header. Pages without one get no script.
 */
final class StickyHeader implements Registrable {

	/** Whether a block of the page sticks. */
	private bool $sticks = false;

	/** {@inheritDoc} */
	public function register(): void {
		// The one block of WordPress that can stick.
		add_filter( 'render_block_core/group', $this->note( ... ), 10, 2 );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/**
	 * Notes that a block sticks.
	 *
	 * @param mixed                $html  The block.
	 * @param array<string, mixed> $block What it is made of.
	 * @return mixed The same.
	 */
	public function note( mixed $html, array $block ): mixed {
		$position     = Attributes::from_value( $block['attrs'] ?? [] )->child( 'style' )->child( 'position' );
		$this->sticks = $this->sticks || 'sticky' === $position->text( 'type' );
		return $html;
	}

	/**
	 * Prints the script.
	 */
	public function print(): void {
		if ( $this->sticks && wp_style_is( Styles::ANCHORS ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not a URL.
			wp_print_inline_script_tag( (string) file_get_contents( __DIR__ . '/sticky-header.js' ) );
		}
	}
}
