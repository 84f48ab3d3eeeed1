<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

/**
 * Tools → Votes: shows the votes of late, and looks after all of them.
 */
final class ToolsPage implements Registrable {

	private const PAGE       = 'larder-votes';
	private const CAPABILITY = 'manage_options';

	/** How far back votes are shown by hour, in seconds. */
	private const HOURS = 2 * DAY_IN_SECONDS;

	/**
	 * Takes what it needs.
	 *
	 * @param Machines    $machines Where votes came from.
	 * @param ToolsAction $actions  What the buttons do.
	 * @param Adoption    $adoption What other plugins have left.
	 * @param Tables      $tables   The tables.
	 */
	public function __construct(
		private readonly Machines $machines,
		private readonly ToolsAction $actions,
		private readonly Adoption $adoption,
		private readonly Tables $tables
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'admin_post_' . ToolsAction::NAME, $this->act( ... ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		add_management_page( __( 'Votes', 'larder' ), __( 'Votes', 'larder' ), self::CAPABILITY, self::PAGE, $this->show( ... ) );
	}

	/**
	 * Does what a button asks for, and comes back to the page with what came of it.
	 */
	public function act(): never {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to look after votes.', 'larder' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( ToolsAction::NAME );
		$what    = isset( $_POST['what'] ) && is_string( $_POST['what'] ) ? sanitize_key( $_POST['what'] ) : '';
		$address = isset( $_POST['address'] ) && is_string( $_POST['address'] ) ? sanitize_key( $_POST['address'] ) : '';
		set_transient( $this->result_key(), $this->actions->run( $what, $address ), HOUR_IN_SECONDS );
		wp_safe_redirect( add_query_arg( 'page', self::PAGE, admin_url( 'tools.php' ) ) );
		exit;
	}

	/**
	 * Shows the page.
	 */
	public function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Votes', 'larder' ) . '</h1>';
		$this->show_result();
		if ( $this->tables->are_there() ) {
			$this->show_care();
			$this->show_machines();
			$this->show_hours();
		} else {
			echo '<p>' . esc_html__( 'Nobody has voted yet.', 'larder' ) . '</p>';
		}
		echo '</div>';
	}

	/**
	 * Shows what came of the last button.
	 */
	private function show_result(): void {
		$result = get_transient( $this->result_key() );
		delete_transient( $this->result_key() );
		if ( ! is_array( $result ) ) {
			return;
		}
		$lines = implode( '', array_map( static fn ( mixed $line ): string => is_string( $line ) ? '<p>' . esc_html( $line ) . '</p>' : '', is_array( $result['lines'] ?? null ) ? $result['lines'] : [] ) );
		wp_admin_notice(
			$lines,
			[
				'type'               => true === ( $result['is_good'] ?? false ) ? 'success' : 'warning',
				'dismissible'        => true,
				'paragraph_wrap'     => false,
				'additional_classes' => [ 'larder-votes-result' ],
			]
		);
	}

	/**
	 * Shows the buttons that look after all votes.
	 */
	private function show_care(): void {
		echo '<h2>' . esc_html__( 'Tallies', 'larder' ) . '</h2>';
		echo '<p>' . esc_html__( 'Every number on the site is a tally of votes. Visitors may go on voting while they are looked after.', 'larder' ) . '</p><div>';
		$this->show_button( 'verify', __( 'Compare tallies with votes', 'larder' ) );
		$this->show_button( 'rebuild', __( 'Count all votes anew', 'larder' ) );
		echo '</div><h2>' . esc_html__( 'Other plugins', 'larder' ) . '</h2>';
		echo '<p>' . esc_html(
			$this->adoption->is_done()
				? __( 'What WP Delicious and I Recommend This have counted is taken over. Do it again after an import; nothing is counted twice.', 'larder' )
				: __( 'What WP Delicious and I Recommend This have counted is being taken over in the background.', 'larder' )
		) . '</p><div>';
		$this->show_button( 'adopt', __( 'Take over counts now', 'larder' ) );
		echo '</div>';
	}

	/**
	 * Shows the addresses that sent many votes.
	 */
	private function show_machines(): void {
		echo '<h2 id="larder-votes-addresses">' . esc_html__( 'By address, this week', 'larder' ) . '</h2>';
		echo '<p>' . esc_html__( 'Codes stand for addresses, which are not stored. A school or an office may share one. Votes of accounts are not listed.', 'larder' ) . '</p>';
		$machines = $this->machines->by_address( time() - WEEK_IN_SECONDS );
		if ( [] === $machines ) {
			echo '<p>' . esc_html__( 'No address has sent more than a few votes.', 'larder' ) . '</p>';
			return;
		}
		$this->show_head( 'larder-votes-addresses', __( 'Address', 'larder' ), __( 'Votes', 'larder' ), __( 'Posts', 'larder' ), __( 'First', 'larder' ), __( 'Last', 'larder' ), __( 'Remove', 'larder' ) );
		foreach ( $machines as $machine ) {
			echo '<tr><th scope="row"><code>' . esc_html( substr( $machine['address'], 0, 8 ) ) . '</code></th>';
			echo '<td>' . esc_html( number_format_i18n( $machine['votes'] ) ) . '</td><td>' . esc_html( number_format_i18n( $machine['posts'] ) ) . '</td>';
			echo '<td>' . esc_html( $this->moment( $machine['first'] ) ) . '</td><td>' . esc_html( $this->moment( $machine['last'] ) ) . '</td><td>';
			/* translators: %s: number of votes. */
			$this->show_button( 'remove', sprintf( _n( 'Remove %s vote', 'Remove %s votes', $machine['votes'], 'larder' ), number_format_i18n( $machine['votes'] ) ), $machine['address'] );
			echo '</td></tr>';
		}
		echo '</tbody></table></div>';
	}

	/**
	 * Shows how many votes there were in each hour.
	 */
	private function show_hours(): void {
		echo '<h2 id="larder-votes-hours">' . esc_html__( 'By hour, two days', 'larder' ) . '</h2>';
		$hours = $this->machines->by_hour( time() - self::HOURS );
		if ( [] === $hours ) {
			echo '<p>' . esc_html__( 'Nobody has voted since.', 'larder' ) . '</p>';
			return;
		}
		$this->show_head( 'larder-votes-hours', __( 'Hour', 'larder' ), __( 'Likes', 'larder' ), __( 'Saved', 'larder' ), __( 'Recommendations', 'larder' ), __( 'Ratings', 'larder' ) );
		foreach ( $hours as $hour => $votes ) {
			echo '<tr><th scope="row">' . esc_html( $this->moment( $hour ) ) . '</th>';
			foreach ( Kind::cases() as $kind ) {
				echo '<td>' . esc_html( number_format_i18n( $votes[ $kind->value ] ?? 0 ) ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	/**
	 * Opens a table, which scrolls by itself on a phone.
	 *
	 * @param string $title    Id of the heading above it.
	 * @param string ...$heads Heads of its columns.
	 */
	private function show_head( string $title, string ...$heads ): void {
		echo '<div role="region" tabindex="0" style="overflow-x:auto" aria-labelledby="' . esc_attr( $title ) . '"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
	}

	/**
	 * Shows a button; what cannot be undone is asked for twice.
	 *
	 * @param string $what    What it does.
	 * @param string $label   Its words.
	 * @param string $address Hash of an address whose votes are removed.
	 */
	private function show_button( string $what, string $label, string $address = '' ): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" style="display:inline-block;margin-inline-end:8px">';
		wp_nonce_field( ToolsAction::NAME );
		echo '<input type="hidden" name="action" value="' . esc_attr( ToolsAction::NAME ) . '"><input type="hidden" name="what" value="' . esc_attr( $what ) . '">';
		if ( '' !== $address ) {
			echo '<input type="hidden" name="address" value="' . esc_attr( $address ) . '"><label><input type="checkbox" required> ' . esc_html__( 'For good', 'larder' ) . '</label> ';
		}
		echo '<button class="button">' . esc_html( $label ) . '</button></form>';
	}

	/**
	 * Writes a moment in the site's time.
	 *
	 * @param int $time Unix time.
	 */
	private function moment( int $time ): string {
		$format = get_option( 'date_format' );
		return (string) wp_date( ( is_string( $format ) ? $format : 'Y-m-d' ) . ' H:i', $time );
	}

	/**
	 * Gives the name under which a result waits for the one who pressed the button.
	 */
	private function result_key(): string {
		return 'larder_votes_result_' . get_current_user_id();
	}
}
