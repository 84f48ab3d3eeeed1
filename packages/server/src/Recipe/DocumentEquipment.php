<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the equipment of a recipe for its document, with the ids that the page shows.
 *
 * @phpstan-import-type Tool from RecipeDocument
 */
final class DocumentEquipment {

	/**
	 * Reads the groups of one equipment block.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 * @return list<Tool> Without groups and empty rows.
	 */
	public static function tools( mixed $stored ): array {
		$rows = array_merge( ...array_column( StoredLists::tools( $stored ), 'rows' ) );
		return array_values( array_filter( array_map( self::tool( ... ), $rows ) ) );
	}

	/**
	 * Reads one row.
	 *
	 * @return Tool|null Null for an empty row.
	 */
	private static function tool( Attributes $row ): ?array {
		$link = $row->child( 'link' );
		$name = $row->text( 'text' );
		return '' === $name ? null : [
			'id'     => $row->html( 'id' ),
			'name'   => $name,
			'note'   => $row->text( 'note' ),
			'url'    => $link->url( 'url' ),
			'rel'    => '' === $link->url( 'url' ) ? '' : self::rel( $link ),
			'newTab' => $link->flag( 'newTab' ),
			'image'  => DocumentImage::from_attributes( $row->child( 'image' ) ),
		];
	}

	/**
	 * Reads what a link says of its target; one in a new tab never hands over its window.
	 */
	public static function rel( Attributes $link ): string {
		$words = array_filter(
			explode( ' ', strtolower( $link->text( 'rel' ) ) ),
			static fn ( string $word ): bool => 1 === preg_match( '/^[a-z]+$/', $word )
		);
		return implode( ' ', array_unique( $link->flag( 'newTab' ) ? [ 'noopener', ...$words ] : $words ) );
	}
}
