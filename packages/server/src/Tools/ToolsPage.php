<?php
declare( strict_types=1 );

namespace Larder\Tools;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * A page under Tools that shows the state of something and runs jobs on it, with their progress.
 */
final class ToolsPage implements Registrable {

	/**
	 * @param \Closure(): string                    $title
	 * @param \Closure(): array<string, string|int> $facts Values of the state by their label.
	 * @param Jobs                                  $jobs  What can be done.
	 */
	public function __construct(
		private readonly \Closure $title,
		private readonly \Closure $facts,
		private readonly Jobs $jobs
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		$this->jobs->register();
		add_action( 'admin_menu', fn () => $this->jobs->add_page( ( $this->title )(), $this->render( ... ) ) );
	}

	/**
	 * Prints the page.
	 */
	private function render(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><table class="widefat striped" style="max-width:40rem"><tbody>',
			esc_html( ( $this->title )() )
		);
		foreach ( ( $this->facts )() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( (string) $value ) );
		}
		echo '</tbody></table>';
		array_map( $this->jobs->box( ... ), $this->jobs->jobs );
		$this->jobs->print_without_script();
		echo '</div>';
	}
}
