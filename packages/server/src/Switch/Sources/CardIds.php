<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\StoredTree;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the ids that blocks made for themselves, to which links may lead; what all cards of a plugin are called alike is no such id.
 */
final class CardIds {

	/**
	 * Returns the ids that a card has alone, or else its parts.
	 *
	 * @param string     $plugin  Slug of the plugin.
	 * @param StoredTree $data    Attributes of the card.
	 * @param string     $content What its post says.
	 * @return array<'recipe'|'details'|'ingredients'|'instructions', string>
	 */
	public static function alone( string $plugin, StoredTree $data, string $content ): array {
		$parts = $data->at( 'ids' );
		$ids   = [
			'recipe'       => $data->html( 'id' ),
			'details'      => $parts->html( 'details' ),
			'ingredients'  => $parts->html( 'ingredients' ),
			'instructions' => $parts->html( 'directions' ),
		];
		return array_filter(
			$ids,
			static fn ( string $id ): bool => OldAnchors::common( $plugin ) !== $id
				&& 1 === preg_match( '/^[A-Za-z][\w.:-]*$/D', $id )
				// Two elements of a page cannot have the same.
				&& 1 === substr_count( $content, "\"id\":\"$id\"" )
		);
	}
}
