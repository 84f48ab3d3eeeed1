<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Lines\LineReader;
use Larder\Lines\Locale;
use Larder\Recipe\RecipeDocument;
use Larder\Shopping\ShoppingLists;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the entries of a shopping list from a recipe, as `packages/shopping` does.
 *
 * @phpstan-import-type Entry from ShoppingLists
 */
final class ShoppingEntries {

	/**
	 * Returns an entry for each ingredient.
	 *
	 * @param int $id The recipe's post.
	 * @return list<Entry>
	 */
	public static function for_recipe( int $id, RecipeDocument $document ): array {
		$at = (int) floor( microtime( true ) * 1000 );
		return array_map(
			static function ( array $item ) use ( $id, $at ): array {
				$line = LineReader::read( $item['text'], Locale::of_site() );
				return [
					'id'       => substr( "r$id-{$item['id']}", 0, 80 ),
					'at'       => $at,
					'gone'     => false,
					'done'     => false,
					'recipe'   => $id,
					'name'     => mb_substr( '' === $item['name'] ? $item['text'] : $item['name'], 0, 200 ),
					'note'     => mb_substr( $item['note'], 0, 200 ),
					'quantity' => $line->quantity,
					'max'      => $line->quantity_max,
					'unit'     => mb_substr( $item['unit'], 0, 100 ),
					'text'     => null === $line->quantity ? mb_substr( trim( "{$item['quantity']} {$item['unit']}" ), 0, 200 ) : '',
				];
			},
			$document->items()
		);
	}
}
