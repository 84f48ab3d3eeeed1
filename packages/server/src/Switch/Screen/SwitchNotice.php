<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Recipe\PlainText;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Sources;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Tells, where somebody who can change over would look, that another plugin has left recipes; and goes for good when it is closed.
 */
final class SwitchNotice implements Registrable {

	/** The request that closes it, which is also its nonce. */
	private const ACTION = 'larder_switch_close';

	/** Which plugins somebody does not want to hear of any more. */
	public const CLOSED = 'larder_switch_closed';

	/** Where it is shown, besides the screens of recipes. */
	private const SCREENS = [ 'dashboard', 'plugins' ];

	public function __construct(
		private readonly Sources $sources,
		private readonly RecipeLocations $locations
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_notices', $this->show( ... ) );
		add_action( 'wp_ajax_' . self::ACTION, $this->close( ... ) );
	}

	/**
	 * Prints the notice.
	 */
	private function show(): void {
		$screen = get_current_screen();
		$is_one = null !== $screen && ( in_array( $screen->id, self::SCREENS, true ) || 'edit-' . PostType::NAME === $screen->id );
		if ( ! $is_one || ! current_user_can( Jobs::CAPABILITY ) ) {
			return;
		}
		$waiting = $this->found();
		self::show_active( array_diff_key( $this->active(), $waiting ) );
		$found = array_diff_key( $waiting, array_flip( self::closed() ) );
		if ( [] === $found ) {
			return;
		}
		wp_admin_notice(
			sprintf(
				'%s <a href="%s">%s</a>',
				esc_html( self::sentence( $found ) ),
				esc_url( SwitchScreen::url() ),
				esc_html__( 'See what comes along', 'larder' )
			),
			[
				'type'               => 'info',
				'dismissible'        => true,
				'additional_classes' => [ 'larder-switch-notice' ],
				'attributes'         => [ 'data-close' => add_query_arg(
					[
						'action'   => self::ACTION,
						'plugins'  => implode( ',', array_keys( $found ) ),
						'_wpnonce' => wp_create_nonce( self::ACTION ),
					],
					admin_url( 'admin-ajax.php' )
				) ],
			]
		);
		wp_print_inline_script_tag(
			"document.querySelector( '.larder-switch-notice' )?.addEventListener( 'click', ( event ) => event.target.closest( '.notice-dismiss' ) && fetch( event.currentTarget.dataset.close, { method: 'POST', keepalive: true } ) );"
		);
	}

	/**
	 * Returns the plugins that still run and of which recipes have changed over.
	 *
	 * @return array<string, PluginSource> By id.
	 */
	private function active(): array {
		return array_filter(
			array_intersect_key( $this->sources->all(), array_flip( RecipeLocations::plugins() ) ),
			static fn ( PluginSource $source ): bool => Overview::is_active( $source->id() )
		);
	}

	/**
	 * Shows one notice about plugins that are no longer needed.
	 *
	 * @param array<string, PluginSource> $plugins
	 */
	private static function show_active( array $plugins ): void {
		if ( [] === $plugins ) {
			return;
		}
		$names = array_map( static fn ( PluginSource $source ): string => $source->label(), array_values( $plugins ) );
		wp_admin_notice(
			sprintf(
				'<strong>%s</strong> %s <a href="%s">%s</a>',
				esc_html( wp_sprintf( '%l', $names ) ),
				esc_html( SwitchScreen::deactivation_advice() ),
				esc_url( SwitchScreen::url() ),
				esc_html__( 'Change over', 'larder' )
			),
			[ 'type' => 'warning' ]
		);
	}

	/**
	 * Remembers that somebody does not want to hear of some plugins any more.
	 */
	private function close(): void {
		check_ajax_referer( self::ACTION );
		if ( ! current_user_can( Jobs::CAPABILITY ) ) {
			wp_send_json_error( null, 403 );
		}
		$sent    = isset( $_GET['plugins'] ) && is_string( $_GET['plugins'] ) ? sanitize_text_field( wp_unslash( $_GET['plugins'] ) ) : '';
		$plugins = array_intersect( array_keys( $this->sources->all() ), explode( ',', $sent ) );
		update_user_meta( get_current_user_id(), self::CLOSED, array_values( array_unique( [ ...self::closed(), ...$plugins ] ) ) );
		wp_send_json_success();
	}

	/**
	 * Returns the plugins that the visitor does not want to hear of.
	 *
	 * @return list<string>
	 */
	private static function closed(): array {
		$stored = get_user_meta( get_current_user_id(), self::CLOSED, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : [];
	}

	/**
	 * Returns the plugins whose recipes wait.
	 *
	 * @return array<string, int> How many, by plugin.
	 */
	private function found(): array {
		$stored = get_transient( Overview::FOUND );
		if ( is_array( $stored ) ) {
			return array_filter(
				$stored,
				static fn ( mixed $count, mixed $id ): bool => is_int( $count ) && is_string( $id ),
				ARRAY_FILTER_USE_BOTH
			);
		}
		$counts = array_map(
			$this->locations->count_waiting( ... ),
			$this->sources->found()
		);
		$counts = array_filter( $counts );
		set_transient( Overview::FOUND, $counts, HOUR_IN_SECONDS );
		return $counts;
	}

	/**
	 * Returns a sentence about what was found.
	 *
	 * @param array<string, int> $found How many recipes, by plugin.
	 */
	private function sentence( array $found ): string {
		$sources = $this->sources->all();
		$names   = array_map(
			static fn ( string $id ): string => isset( $sources[ $id ] ) ? $sources[ $id ]->label() : $id,
			array_keys( $found )
		);
		return sprintf(
			/* translators: 1: number of recipes, 2: names of plugins. */
			_n(
				'%1$s recipe of %2$s is on this site. Larder can bring it along, with its pictures, ratings and comments, and back again.',
				'%1$s recipes of %2$s are on this site. Larder can bring them along, with their pictures, ratings and comments, and back again.',
				array_sum( $found ),
				'larder'
			),
			PlainText::number( array_sum( $found ) ),
			wp_sprintf( '%l', $names )
		);
	}
}
