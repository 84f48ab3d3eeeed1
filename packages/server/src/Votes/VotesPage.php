<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Recipe\PlainText;
use Larder\Registrable;
use Larder\Root;
use Larder\Tools\Job;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Votes: shows the latest votes, and runs jobs on all of them.
 */
final class VotesPage implements Registrable {

	/** How far back votes are shown by hour, in seconds. */
	private const HOURS = 2 * DAY_IN_SECONDS;

	private function __construct(
		private readonly VoteSources $machines,
		private readonly Jobs $jobs,
		private readonly RemoveJob $remove,
		private readonly VoteTables $tables
	) {}

	/**
	 * Creates the page with its jobs.
	 *
	 * @param VoteSources $machines Where votes came from.
	 * @param Audit       $audit    Compares and counts.
	 * @param Adoption    $adoption Adopts what other plugins have left.
	 * @param Mirrors     $mirrors  Copies tallies to meta fields.
	 */
	public static function create(
		VoteSources $machines,
		Audit $audit,
		Adoption $adoption,
		Mirrors $mirrors,
		VoteTables $tables,
		Root $root
	): self {
		$remove = new RemoveJob( $machines );
		return new self(
			$machines,
			new Jobs(
				$root,
				'larder-votes',
				[ new VerifyTalliesJob( $audit ), new RebuildTalliesJob( $audit, $mirrors ), new AdoptJob( $adoption, $mirrors ), $remove ]
			),
			$remove,
			$tables
		);
	}

	/** {@inheritDoc} */
	public function register(): void {
		$this->jobs->register();
		add_action( 'admin_menu', fn () => $this->jobs->add_page( __( 'Votes', 'larder' ), $this->show( ... ) ) );
	}

	/**
	 * Shows the page.
	 */
	public function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Votes', 'larder' ) . '</h1>';
		if ( $this->tables->are_there() ) {
			array_map( $this->jobs->box( ... ), array_filter( $this->jobs->jobs, fn ( Job $job ): bool => $job !== $this->remove ) );
			$this->jobs->print_without_script();
			$this->show_machines();
			$this->show_hours();
		} else {
			echo '<p>' . esc_html__( 'Nobody has voted yet.', 'larder' ) . '</p>';
		}
		echo '</div>';
	}

	/**
	 * Shows the addresses that sent many votes.
	 */
	private function show_machines(): void {
		echo '<h2 id="larder-votes-addresses">' . esc_html__( 'By address, this week', 'larder' ) . '</h2>';
		echo '<p>' . esc_html( $this->remove->description() ) . '</p>';
		$machines = $this->machines->by_address( time() - WEEK_IN_SECONDS );
		if ( [] === $machines ) {
			echo '<p>' . esc_html__( 'No address has sent more than a few votes.', 'larder' ) . '</p>';
			return;
		}
		$this->show_head(
			'larder-votes-addresses',
			__( 'Address', 'larder' ),
			__( 'Votes', 'larder' ),
			__( 'Posts', 'larder' ),
			__( 'First', 'larder' ),
			__( 'Last', 'larder' ),
			$this->remove->label()
		);
		foreach ( $machines as $machine ) {
			echo '<tr><th scope="row"><code>' . esc_html( substr( $machine['address'], 0, 8 ) ) . '</code></th>';
			echo '<td>' . esc_html(
				number_format_i18n( $machine['votes'] )
			) . '</td><td>' . esc_html( number_format_i18n( $machine['posts'] ) ) . '</td>';
			echo '<td>' . esc_html(
				$this->moment( $machine['first'] )
			) . '</td><td>' . esc_html( $this->moment( $machine['last'] ) ) . '</td><td>';
			$this->jobs->button(
				$this->remove,
				/* translators: %s: number of votes. */
				sprintf( _n( 'Remove %s vote', 'Remove %s votes', $machine['votes'], 'larder' ), PlainText::number( $machine['votes'] ) ),
				$machine['address'],
				__( 'For good', 'larder' )
			);
			echo '</td></tr>';
		}
		echo '</tbody></table></section>';
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
		$this->show_head(
			'larder-votes-hours',
			__( 'Hour', 'larder' ),
			__( 'Likes', 'larder' ),
			__( 'Saved', 'larder' ),
			__( 'Recommendations', 'larder' ),
			__( 'Ratings', 'larder' )
		);
		foreach ( $hours as $hour => $votes ) {
			echo '<tr><th scope="row">' . esc_html( $this->moment( $hour ) ) . '</th>';
			foreach ( Kind::cases() as $kind ) {
				echo '<td>' . esc_html( number_format_i18n( $votes[ $kind->value ] ?? 0 ) ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table></section>';
	}

	/**
	 * Opens a table, which scrolls by itself on a phone.
	 *
	 * @param string $title    Id of the heading above it.
	 * @param string ...$heads Heads of its columns.
	 */
	private function show_head( string $title, string ...$heads ): void {
		echo '<section tabindex="0" style="overflow-x:auto" aria-labelledby="'
			. esc_attr( $title )
			. '"><table class="widefat striped"><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
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
}
