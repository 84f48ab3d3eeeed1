<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Registrable;
use Larder\Search\Engine\Engines;
use Larder\Search\Index\DirtyQueue;
use Larder\Search\Index\IndexState;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the status of the search index in Tools → Site Health.
 */
final class IndexHealth implements Registrable {

	/** So many posts may wait for the background before something is wrong. */
	private const MAX_WAITING = 500;

	public function __construct(
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly Engines $engines
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		$tests['direct']['larder_search'] = [
			'label' => __( 'Recipe search', 'larder' ),
			'test'  => $this->test( ... ),
		];
		return $tests;
	}

	/**
	 * Checks the index.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$state   = $this->state->read_if_there();
		$state   = $this->state->can_be_read() ? $state : [];
		$live    = $state['live'] ?? null;
		$waiting = null !== $live ? $this->queue->count( $live ) : 0;
		$without = null !== $live ? '' : ' ' . IndexFacts::without_index( $this->engines );
		[ $status, $label, $text ] = match ( true ) {
			null === $live && ! isset( $state['building'] ) => [
				'recommended',
				__( 'The recipe search has no index', 'larder' ),
				__( 'It is built in the background as soon as WP-Cron runs, or under Tools → Recipe index.', 'larder' ) . $without,
			],
			isset( $state['building'] ) => [
				null === $live && $this->engines->is_large() ? 'recommended' : 'good',
				__( 'The index of the recipe search is being built', 'larder' ),
				sprintf(
					/* translators: %d: number of recipes. */
					_n( '%d recipe so far.', '%d recipes so far.', (int) ( $state['done'] ?? 0 ), 'larder' ),
					(int) ( $state['done'] ?? 0 )
				) . $without,
			],
			$waiting > self::MAX_WAITING => [
				'recommended',
				__( 'The index of the recipe search lags behind', 'larder' ),
				sprintf(
					/* translators: %d: number of recipes. */
					_n(
						'%d changed recipe waits. Does WP-Cron run on this site?',
						'%d changed recipes wait. Does WP-Cron run on this site?',
						$waiting,
						'larder'
					),
					$waiting
				),
			],
			default => [
				'good',
				__( 'The recipe search has an index', 'larder' ),
				__( 'Every change of a recipe is followed at once.', 'larder' ),
			],
		};
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [
				'label' => __( 'Recipes', 'larder' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url( admin_url( 'tools.php?page=larder-index' ) ),
				esc_html__( 'Recipe index', 'larder' )
			),
			'test'        => 'larder_search',
		];
	}
}
