<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Recipe\PlainText;
use Larder\Search\Index\Rebuild;
use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Rebuilds the index from the page under Tools.
 */
final class RebuildIndexJob implements Job {

	public function __construct( private readonly Rebuild $rebuild ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'rebuild';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Build the index anew', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __(
			'Reads all recipes. Visitors search the old index until the new one is whole; you can leave the page and go on later.',
			'larder'
		);
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		if ( '' === $cursor ) {
			$this->rebuild->start();
		}
		$is_done = $this->rebuild->step( Rebuild::STEP );
		$done    = $this->rebuild->done();
		return new Progress(
			$done,
			$this->rebuild->size(),
			$is_done
				? sprintf(
					/* translators: %s: number of recipes. */
					_n( 'The index is whole: %s recipe.', 'The index is whole: %s recipes.', $done, 'larder' ),
					PlainText::number( $done )
				)
				/* translators: %s: number of recipes. */
				: sprintf( _n( '%s recipe read so far.', '%s recipes read so far.', $done, 'larder' ), PlainText::number( $done ) ),
			$is_done ? null : 'more'
		);
	}
}
