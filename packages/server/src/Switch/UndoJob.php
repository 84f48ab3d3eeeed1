<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PlainText;
use Larder\Tools\Job;
use Larder\Tools\Progress;

defined( 'ABSPATH' ) || exit;

/**
 * Brings all posts back that have changed over, from the page under Recipes.
 */
final class UndoJob implements Job {

	/**
	 * @param Run $run Does the steps.
	 */
	public function __construct( private readonly Run $run ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'undo-switch';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Undo the change-over', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __( 'Every post becomes what it was before, and posts that were made for recipes go. Edits since then are lost.', 'larder' );
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		[ $done, $after ] = explode( '|', $cursor ) + [ '0', '0' ];
		$step             = $this->run->undo( (int) $after );
		$done             = (int) $done + $step['undone'];
		$message = sprintf(
			/* translators: %s: number of posts. */
			_n( '%s post is as it was before.', '%s posts are as they were before.', $done, 'larder' ),
			PlainText::number( $done )
		);
		return new Progress( $done, max( 1, $done ), $message, null === $step['next'] ? null : "$done|{$step['next']}" );
	}
}
