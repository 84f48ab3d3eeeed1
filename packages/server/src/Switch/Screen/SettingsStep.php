<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Switch\PluginSource;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\Sources;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Offers the settings that both plugins have, with what would change, on the page of the change-over.
 */
final class SettingsStep implements Registrable {

	/** The request, which is also its nonce. */
	public const ACTION = 'larder_switch_settings';

	public function __construct(
		private readonly Sources $sources,
		private readonly TakenSettings $settings
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->handle( ... ) );
	}

	/**
	 * Returns a value as readable text.
	 *
	 * @param mixed $value A value of a setting.
	 */
	public static function readable( mixed $value ): string {
		return match ( true ) {
			is_bool( $value ) => $value ? __( 'on', 'larder' ) : __( 'off', 'larder' ),
			'' === $value     => __( 'not set', 'larder' ),
			default           => is_scalar( $value ) ? (string) $value : '',
		};
	}

	/**
	 * Shows what would change, with a button that takes it over, and one that takes it back.
	 */
	public function show( PluginSource $source ): void {
		$offers = self::is_allowed() ? $this->settings->offers( $source->id() ) : [];
		$is_back = self::is_allowed() && TakenSettings::can_go_back( $source->id() );
		if ( [] === $offers && ! $is_back ) {
			return;
		}
		printf(
			'<details class="larder-switch__settings"><summary>%s</summary><form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="plugin" value="%s">',
			esc_html__( 'Settings that both plugins have', 'larder' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			esc_attr( $source->id() )
		);
		wp_nonce_field( self::ACTION );
		if ( [] !== $offers ) {
			printf(
				'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
				esc_html__( 'Setting', 'larder' ),
				esc_html__( 'Now', 'larder' ),
				esc_html__( 'Afterwards', 'larder' )
			);
			foreach ( $offers as $offer ) {
				printf(
					'<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>',
					esc_html( $offer['title'] ),
					esc_html( self::readable( $offer['from'] ) ),
					esc_html( self::readable( $offer['to'] ) )
				);
			}
			echo '</tbody></table>';
		}
		echo '<p>';
		foreach ( array_filter( [
			'take' => [] === $offers ? '' : __( 'Take these settings over', 'larder' ),
			'back' => $is_back ? __( 'Set them as they were before', 'larder' ) : '',
		] ) as $act => $label ) {
			printf( '<button class="button" name="act" value="%s">%s</button> ', esc_attr( $act ), esc_html( $label ) );
		}
		echo '</p></form></details>';
	}

	/**
	 * Applies or reverts settings of the other plugin, and redirects to the page.
	 */
	private function handle(): void {
		check_admin_referer( self::ACTION );
		$name = isset( $_POST['plugin'] ) && is_string( $_POST['plugin'] ) ? sanitize_key( $_POST['plugin'] ) : '';
		$act  = isset( $_POST['act'] ) && is_string( $_POST['act'] ) ? sanitize_key( $_POST['act'] ) : '';
		if ( ! self::is_allowed() || ! isset( $this->sources->all()[ $name ] ) ) {
			wp_die( esc_html__( 'You are not allowed to change this setting.', 'larder' ), '', [ 'response' => 403 ] );
		}
		if ( 'take' === $act ) {
			$this->settings->take( $name );
		} elseif ( 'back' === $act ) {
			$this->settings->give_back( $name );
		}
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	/**
	 * Returns whether the visitor may change over and change settings.
	 */
	private static function is_allowed(): bool {
		return current_user_can( Jobs::CAPABILITY ) && current_user_can( Settings::CAPABILITY );
	}
}
