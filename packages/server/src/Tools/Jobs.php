<?php
declare( strict_types=1 );

namespace Larder\Tools;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * The jobs of a page under Tools: a form for each, with button and progress bar, and the request that runs a few steps.
 */
final class Jobs implements Registrable {

	/** Who may run them. */
	public const CAPABILITY = 'manage_options';

	/** How long one request works, in seconds. */
	private const TIME_LIMIT = 2.0;

	/**
	 * @param string    $slug Name of the page in its URL.
	 * @param list<Job> $jobs What can be done.
	 */
	public function __construct(
		private readonly Root $root,
		private readonly string $slug,
		public readonly array $jobs
	) {}

	/**
	 * Returns the hook of the requests of a page's jobs.
	 *
	 * @param string $slug Name of the page in its URL.
	 */
	public static function hook( string $slug ): string {
		return 'wp_ajax_' . str_replace( '-', '_', $slug ) . '_step';
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( self::hook( $this->slug ), $this->answer( ... ) );
	}

	/**
	 * Adds the page to the menu.
	 *
	 * @param \Closure(): void $render Prints it.
	 * @param string           $parent The menu that it is in.
	 */
	public function add_page( string $title, \Closure $render, string $parent = 'tools.php' ): void {
		$hook = add_submenu_page( $parent, $title, $title, self::CAPABILITY, $this->slug, $render );
		if ( is_string( $hook ) ) {
			$this->enqueue_on( $hook );
		}
	}

	/**
	 * Enqueues the script of the buttons on a screen.
	 *
	 * @param string $hook Hook suffix of the screen.
	 */
	public function enqueue_on( string $hook ): void {
		add_action(
			"load-$hook",
			fn () => add_action( 'admin_enqueue_scripts', fn () => JobScreen::enqueue( $this->root, 'job-forms', [] ) )
		);
	}

	/**
	 * Prints the box of a job: what it does, its button and its progress.
	 *
	 * @param string $heading Tag of its heading.
	 */
	public function box( Job $job, string $heading = 'h2' ): void {
		printf( '<%1$s>%2$s</%1$s><p>%3$s</p>', tag_escape( $heading ), esc_html( $job->label() ), esc_html( $job->description() ) );
		$this->button( $job, $job->label() );
	}

	/**
	 * Prints the button of a job with its progress.
	 *
	 * @param string $label   Text of the button.
	 * @param string $start   The cursor of its first step.
	 * @param string $consent Label of a checkbox that has to be ticked before, for what cannot be undone.
	 */
	public function button( Job $job, string $label, string $start = '', string $consent = '' ): void {
		printf(
			'<form class="larder-job" data-action="%1$s" data-job="%2$s" data-nonce="%3$s" data-start="%4$s"><p style="display:flex;flex-wrap:wrap;align-items:center;gap:8px">',
			esc_attr( $this->action() ),
			esc_attr( $job->name() ),
			esc_attr( wp_create_nonce( $this->action() ) ),
			esc_attr( $start )
		);
		if ( '' !== $consent ) {
			printf( '<label><input type="checkbox" required> %s</label>', esc_html( $consent ) );
		}
		printf(
			'<button class="button">%1$s</button><progress max="1" value="0" aria-label="%1$s" hidden></progress><span role="status"></span></p><ul class="ul-disc"></ul></form>',
			esc_html( $label )
		);
	}

	/**
	 * Prints a text for people without JavaScript.
	 */
	public function print_without_script(): void {
		printf(
			'<noscript><p>%s</p></noscript>',
			esc_html__( 'This page needs JavaScript. On the command line, wp larder does the same.', 'larder' )
		);
	}

	/**
	 * Runs some steps of a job, and answers how far it has come.
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
		$end    = microtime( true ) + self::TIME_LIMIT;
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
	 * Returns the name of the request, which is also that of its nonce.
	 */
	private function action(): string {
		return substr( self::hook( $this->slug ), strlen( 'wp_ajax_' ) );
	}
}
