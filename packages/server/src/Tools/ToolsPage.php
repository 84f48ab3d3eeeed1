<?php
declare( strict_types=1 );

namespace Larder\Tools;

use Larder\Registrable;

/**
 * A page under Tools that shows how something stands and runs jobs on it, with their progress.
 */
final class ToolsPage implements Registrable {

	/** Who may open it. */
	public const CAPABILITY = 'manage_options';

	/** How long one request works, in seconds. */
	private const BUSY = 2.0;

	/**
	 * Takes what it shows.
	 *
	 * @param string                                 $slug  Name of the page in its address.
	 * @param \Closure(): string                     $title Its title.
	 * @param \Closure(): array<string, string|int>  $facts How things stand: values by their label.
	 * @param list<Job>                              $jobs  What can be done.
	 */
	public function __construct(
		private readonly string $slug,
		private readonly \Closure $title,
		private readonly \Closure $facts,
		private readonly array $jobs
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'wp_ajax_' . $this->action(), $this->answer( ... ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	private function add(): void {
		$title = ( $this->title )();
		$hook  = add_management_page( $title, $title, self::CAPABILITY, $this->slug, $this->render( ... ) );
		if ( is_string( $hook ) ) {
			add_action( "admin_print_footer_scripts-$hook", $this->print_script( ... ) );
		}
	}

	/**
	 * Prints the page.
	 */
	private function render(): void {
		printf( '<div class="wrap"><h1>%s</h1><table class="widefat striped" style="max-width:40rem"><tbody>', esc_html( ( $this->title )() ) );
		foreach ( ( $this->facts )() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( (string) $value ) );
		}
		echo '</tbody></table>';
		foreach ( $this->jobs as $job ) {
			printf(
				'<h2>%1$s</h2><p>%2$s</p><div class="larder-job" data-action="%3$s" data-job="%4$s" data-nonce="%5$s" data-failed="%6$s">
				<button type="button" class="button">%1$s</button>
				<p><progress max="1" value="0" aria-label="%1$s" hidden></progress> <span role="status"></span></p><ul class="ul-disc"></ul></div>',
				esc_html( $job->label() ),
				esc_html( $job->description() ),
				esc_attr( $this->action() ),
				esc_attr( $job->name() ),
				esc_attr( wp_create_nonce( $this->action() ) ),
				esc_attr__( 'The server did not answer. Press the button to go on.', 'larder' )
			);
		}
		printf( '<noscript><p>%s</p></noscript></div>', esc_html__( 'This page needs JavaScript. On the command line, wp larder does the same.', 'larder' ) );
	}

	/**
	 * Prints the script that asks for one step after the other.
	 */
	private function print_script(): void {
		wp_print_inline_script_tag( (string) file_get_contents( __DIR__ . '/jobs.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin, not an address.
	}

	/**
	 * Does some steps of a job, and answers how far it has come.
	 */
	private function answer(): void {
		check_ajax_referer( $this->action() );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_send_json_error( [ 'message' => __( 'Only administrators can do this.', 'larder' ) ], 403 );
		}
		$name = isset( $_POST['job'] ) && is_string( $_POST['job'] ) ? sanitize_key( $_POST['job'] ) : '';
		$job  = array_values( array_filter( $this->jobs, static fn ( Job $job ): bool => $job->name() === $name ) )[0] ?? null;
		if ( null === $job ) {
			wp_send_json_error( [ 'message' => __( 'There is no such work.', 'larder' ) ], 400 );
		}
		$cursor = isset( $_POST['cursor'] ) && is_string( $_POST['cursor'] ) ? sanitize_text_field( wp_unslash( $_POST['cursor'] ) ) : '';
		$found  = [];
		$end    = microtime( true ) + self::BUSY;
		do {
			$progress = $job->step( $cursor );
			$cursor   = $progress->cursor ?? '';
			$found    = [ ...$found, ...$progress->found ];
		} while ( null !== $progress->cursor && microtime( true ) < $end );
		wp_send_json_success(
			[
				'done'    => $progress->done,
				'all'     => $progress->all,
				'message' => $progress->message,
				'cursor'  => $progress->cursor,
				'found'   => $found,
			]
		);
	}

	/**
	 * Gives the name of the request, which is also that of its nonce.
	 */
	private function action(): string {
		return str_replace( '-', '_', $this->slug ) . '_step';
	}
}
