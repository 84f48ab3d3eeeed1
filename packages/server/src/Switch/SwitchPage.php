<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Deferred;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Change over: brings the recipes of other plugins into Larder, and back.
 */
final class SwitchPage implements Registrable {

	/** Name of the page in its address. */
	public const PAGE = 'larder-switch';

	/**
	 * @param Sources $sources The plugins that a site can come from.
	 * @param Homes   $homes   Knows what has changed over.
	 * @param Run     $run     Does the steps.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Homes $homes,
		private readonly Run $run
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		( new Deferred( [ Jobs::hook( self::PAGE ) ], fn (): array => [ $this->jobs( $this->sources->all() ) ] ) )->register();
	}

	/**
	 * Adds the page to the menu of recipes.
	 */
	private function add(): void {
		$title = __( 'Change over', 'larder' );
		$this->jobs( [] )->add_page( $title, $this->show( ... ), 'edit.php?post_type=' . PostType::NAME );
	}

	/**
	 * Shows what is on the site, and what can be done with it.
	 */
	private function show(): void {
		$found = $this->sources->found();
		$jobs  = $this->jobs( $found );
		echo '<div class="wrap"><h1>' . esc_html__( 'Change over', 'larder' ) . '</h1>';
		if ( [] === $found ) {
			echo '<p>' . esc_html__( 'No other recipe plugin has left recipes on this site.', 'larder' ) . '</p>';
		}
		foreach ( $jobs->jobs as $job ) {
			if ( ! $job instanceof UndoJob ) {
				$jobs->box( $job );
			}
		}
		if ( [] !== $this->homes->all( 0, 1 ) ) {
			$undo = new UndoJob( $this->run );
			printf( '<h2>%s</h2><p>%s</p>', esc_html( $undo->label() ), esc_html( $undo->description() ) );
			$jobs->button( $undo, $undo->label(), '', __( 'Edits since then may go', 'larder' ) );
		}
		$jobs->print_without_script();
		echo '</div>';
	}

	/**
	 * Makes the jobs.
	 *
	 * @param array<string, Source> $sources The plugins.
	 */
	private function jobs( array $sources ): Jobs {
		return new Jobs(
			self::PAGE,
			[
				...array_map( fn ( Source $source ): SwitchJob => new SwitchJob( $source, $this->run ), array_values( $sources ) ),
				new UndoJob( $this->run ),
			]
		);
	}
}
