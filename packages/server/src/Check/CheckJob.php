<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\PlainText;
use Larder\Tools\Job;
use Larder\Tools\Progress;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Checks all recipes, one batch after the other.
 */
final class CheckJob implements Job {

	private const BATCH = 50;

	public function __construct(
		private readonly CheckableRecipes $recipes,
		private readonly CheckSync $sync
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'check';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Check all recipes again', 'larder' );
	}

	/** {@inheritDoc} */
	public function description(): string {
		return __(
			'A recipe is checked whenever it is saved. This is of use after something else has changed, such as a plugin that adds rules.',
			'larder'
		);
	}

	/** {@inheritDoc} */
	public function step( string $cursor ): Progress {
		// The cursor: the last recipe, how many were checked, and how many there are.
		[ $last, $done, $all ] = array_map( absint( ... ), explode( ',', $cursor, 3 ) ) + [ 0, 0, 0 ];
		if ( '' === $cursor ) {
			$all = $this->recipes->count();
		}
		$ids = $this->recipes->after( $last, self::BATCH );
		$this->sync->check( $ids );
		RequestMemory::release();
		$done += count( $ids );
		$all   = max( $all, $done );
		/* translators: %s: number of recipes. */
		$message = sprintf( _n( '%s recipe checked.', '%s recipes checked.', $done, 'larder' ), PlainText::number( $done ) );
		return new Progress( $done, $all, $message, [] === $ids ? null : max( $ids ) . ",$done,$all" );
	}
}
