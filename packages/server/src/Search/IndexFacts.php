<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Says how the index stands, for people.
 */
final class IndexFacts {

	/**
	 * Takes what it needs.
	 *
	 * @param State $state The state of the index.
	 * @param Marks $marks Posts that may have changed.
	 * @param Index $index The index.
	 */
	public function __construct(
		private readonly State $state,
		private readonly Marks $marks,
		private readonly Index $index
	) {}

	/**
	 * Says what searches do while there is no index.
	 *
	 * @param Index $index The index.
	 */
	public static function without( Index $index ): string {
		return $index->is_large()
			? __( 'There is none yet: searches show no numbers beside the values of filters, and look for words, ingredients and times among the newest recipes only.', 'larder' )
			: __( 'There is none; searches read every recipe.', 'larder' );
	}

	/**
	 * Gives values by their label.
	 *
	 * @return array<string, string>
	 */
	public function all(): array {
		$state = $this->state->read_if_there();
		$live  = $state['live'] ?? null;
		return [
			__( 'Index', 'larder' )              => null === $live ? self::without( $this->index ) : __( 'It answers searches.', 'larder' ),
			__( 'New index', 'larder' )          => isset( $state['building'] ) ? __( 'It is being built.', 'larder' ) : __( 'None is being built.', 'larder' ),
			__( 'Recipes to follow', 'larder' )  => PlainText::number( null === $live ? 0 : $this->marks->count( $live ) ),
			__( 'Changes so far', 'larder' )     => PlainText::number( (int) ( $state['generation'] ?? 0 ) ),
		];
	}
}
