<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Statements;

defined( 'ABSPATH' ) || exit;

/**
 * Stores how far each change-over has come, in an option that no cache knows: processes read what others have just written.
 */
final class StateStore {

	private const OPTION = 'larder_switch_from_';

	/** Sends statements. */
	private readonly Statements $statements;

	public function __construct( private readonly \wpdb $db ) {
		$this->statements = new Statements( $db );
	}

	/**
	 * Reads how far one has come.
	 *
	 * @param string $source The plugin.
	 */
	public function get( string $source ): State {
		$rows = $this->statements->rows(
			"SELECT option_value FROM {$this->db->options} WHERE option_name = %s",
			[ self::OPTION . $source ]
		);
		return State::from_json( (string) ( $rows[0]['option_value'] ?? '' ) );
	}

	/**
	 * Stores how far one has come.
	 *
	 * @param string $source The plugin.
	 * @param State  $state  How far.
	 */
	public function save( string $source, State $state ): void {
		$this->statements->write(
			"INSERT INTO {$this->db->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' ) ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )",
			[ self::OPTION . $source, $state->to_json() ]
		);
	}

	/**
	 * Forgets all of them, as when the plugin leaves the site.
	 */
	public function forget(): void {
		$this->statements->write(
			"DELETE FROM {$this->db->options} WHERE option_name LIKE %s",
			[ $this->db->esc_like( self::OPTION ) . '%' ]
		);
	}
}
