<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Recipe\PlainText;
use Larder\Search\Engine\Engines;
use Larder\Search\Index\DirtyQueue;
use Larder\Search\Index\IndexState;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the status of the index for people.
 */
final class IndexFacts {

	public function __construct(
		private readonly IndexState $state,
		private readonly DirtyQueue $queue,
		private readonly Engines $engines
	) {}

	/**
	 * Returns a sentence about what searches do while there is no index.
	 */
	public static function without_index( Engines $engines ): string {
		return $engines->is_large()
			? __(
				'There is none yet: searches show no numbers beside the values of filters, and look for words, ingredients and times among the newest recipes only.',
				'larder'
			)
			: __( 'There is none; searches read every recipe.', 'larder' );
	}

	/**
	 * Returns values by their label.
	 *
	 * @return array<string, string>
	 */
	public function all(): array {
		$state = $this->state->read_if_there();
		$live  = $state['live'] ?? null;
		return [
			__( 'Index', 'larder' )              => null === $live
				? self::without_index( $this->engines )
				: __( 'It answers searches.', 'larder' ),
			__( 'New index', 'larder' )          => isset( $state['building'] )
				? __( 'It is being built.', 'larder' )
				: __( 'None is being built.', 'larder' ),
			__( 'Recipes to follow', 'larder' )  => PlainText::number( null === $live ? 0 : $this->queue->count( $live ) ),
			__( 'Changes so far', 'larder' )     => PlainText::number( (int) ( $state['generation'] ?? 0 ) ),
		];
	}
}
