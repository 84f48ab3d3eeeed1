<?php
declare( strict_types=1 );

namespace Larder\Timers;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Islands\Seal;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the portal target of the timers to the end of pages with steps.
 *
 * It is the same for every visitor, and empty but for the live regions: those that are added together with their text are often not
 * announced. Its view mounts once a timer is started, and by itself where the browser has one.
 */
final class TimersTray implements Registrable {

	/** Islands whose visitors may have started a timer. */
	private const ISLANDS = [ 'instructions', 'recipe-archive', 'recipe-search', 'saved-recipes', 'shopping-list' ];

	private const STYLE = 'larder-timers';

	public function __construct( private readonly Islands $islands ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the islands of the page are listed.
		add_action( 'wp_footer', $this->print( ... ), 4 );
	}

	/**
	 * Prints the place of the timers.
	 */
	public function print(): void {
		/**
		 * Filters whether a page shows the timers of its visitor.
		 *
		 * @param bool $is_needed True on pages with recipes.
		 */
		if ( true !== apply_filters( 'larder_timers', $this->islands->uses( ...self::ISLANDS ) ) ) {
			return;
		}
		$root = $this->islands->wrapper(
			'timers',
			[ 'styleUrl' => Styles::url( self::STYLE ) ],
			'interaction',
			[ 'storage:larder:timers', 'event:larder:timers' ],
			'larder-timers'
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped one by one.
		printf( '<div class="larder-timers"%s>%s</div>', Html::attributes( $root ), self::parts( $root[ Seal::ATTRIBUTE ] ?? '' ) );
	}

	/**
	 * Prints the places of what the view shows and says.
	 *
	 * @param string $key The key of the root.
	 */
	private static function parts( string $key ): string {
		$html = '';
		foreach ( [ 'tray', 'status', 'alert' ] as $name ) {
			$attributes = 'tray' === $name ? [] : [
				'class' => 'screen-reader-text',
				'role'  => $name,
			];
			$html .= sprintf( '<div%s></div>', Html::attributes( $attributes + [ 'data-larder-part' => $name, Seal::PART => $key ] ) );
		}
		return $html;
	}
}
