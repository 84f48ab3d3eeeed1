<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\Attributes;
use Larder\Recipe\PictureLink;
use Larder\Recipe\RichText;
use Larder\Recipe\StoredLists;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the groups of an ingredients block, whatever is stored, into what PHP and React print.
 *
 * `quantity` and `unit` are plain text, `title`, `name` and `note` safe HTML.
 *
 * @phpstan-import-type Order from WordOrder
 * @phpstan-type Link array{url: string, newTab: bool, rel: string}
 * @phpstan-type Item array{id: string, quantity: string, unit: string, name: string, note: string, link: Link|null, image: array<string, string>|null, imageUrl: string, order?: Order, fixed?: true}
 * @phpstan-type Group array{id: string, title: string, items: list<Item>}
 */
final class IngredientList {

	/**
	 * Reads the groups.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 * @return list<Group> Without empty lines and groups.
	 */
	public static function read( mixed $stored ): array {
		$groups = [];
		foreach ( StoredLists::ingredients( $stored ) as [ 'id' => $id, 'title' => $html, 'rows' => $lines ] ) {
			$title = RichText::inline( $html );
			$items = array_values( array_filter( array_map( self::item( ... ), $lines ) ) );
			if ( [] !== $items || ! RichText::is_blank( $title ) ) {
				$groups[] = [
					'id'    => $id,
					'title' => RichText::is_blank( $title ) ? '' : $title,
					'items' => $items,
				];
			}
		}
		return $groups;
	}

	/**
	 * Returns whether `read()` would give a line, without reading those after the first.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 */
	public static function has_item( mixed $stored ): bool {
		foreach ( array_merge( ...array_column( StoredLists::ingredients( $stored ), 'rows' ) ) as $line ) {
			if ( null !== self::item( $line ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Reads one line.
	 *
	 * @return Item|null Null when there is nothing to read.
	 */
	private static function item( Attributes $line ): ?array {
		$link   = self::link( $line->child( 'link' ) );
		$clean  = null === $link ? RichText::inline( ... ) : RichText::unlinked( ... );
		$name   = $clean( $line->html( 'name' ) );
		$parsed = ! RichText::is_blank( $name );
		$name   = $parsed ? $name : $clean( $line->html( 'text' ) );
		if ( RichText::is_blank( $name ) ) {
			return null;
		}
		$order = $parsed ? WordOrder::for_line( $line ) : null;
		return [
			'id'       => $line->html( 'id' ),
			'quantity' => $parsed ? $line->text( 'quantity' ) : '',
			'unit'     => $parsed ? $line->text( 'unit' ) : '',
			'name'     => $name,
			'note'     => $parsed ? RichText::inline( $line->html( 'note' ) ) : '',
			'link'     => $link,
			...PictureLink::attributes( $line->child( 'image' ), 'thumbnail', '' ),
		] + ( null === $order ? [] : [ 'order' => $order ] ) + ( $line->flag( 'fixed' ) ? [ 'fixed' => true ] : [] );
	}

	/**
	 * Reads the link of a line.
	 *
	 * @return Link|null Null when there is no URL that could be followed.
	 */
	private static function link( Attributes $link ): ?array {
		$url = $link->url( 'url' );
		if ( '' === $url ) {
			return null;
		}
		$new_tab = $link->flag( 'newTab' );
		$rel     = array_filter(
			explode( ' ', strtolower( $link->text( 'rel' ) ) ),
			static fn ( string $word ): bool => 1 === preg_match( '/^[a-z]+$/', $word )
		);
		return [
			'url'    => $url,
			'newTab' => $new_tab,
			'rel'    => implode( ' ', array_unique( $new_tab ? [ 'noopener', ...$rel ] : $rel ) ),
		];
	}
}
