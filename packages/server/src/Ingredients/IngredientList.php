<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\Attributes;
use Larder\Recipe\Ids;
use Larder\Recipe\Picture;
use Larder\Recipe\PictureLink;
use Larder\Recipe\RichText;
use Larder\Recipe\StoredGroups;
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
		$ids    = new Ids();
		$groups = [];
		foreach ( StoredGroups::of( $stored, 'items' ) as $at => $value ) {
			$group = Attributes::of( is_array( $value ) && is_array( $value['items'] ?? null ) ? $value : [ 'items' => [ $value ] ] );
			$title = RichText::inline( $group->html( 'title' ) );
			$id    = $ids->claim( $group->html( 'id' ), "group/$at" );
			$items = self::items( self::stored_items( $value ), $ids, (string) $at );
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
	 * Tells whether `read()` would give a line, without reading those after the first.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 */
	public static function has_item( mixed $stored ): bool {
		foreach ( StoredGroups::of( $stored, 'items' ) as $value ) {
			foreach ( self::stored_items( $value ) as $line ) {
				if ( null !== self::item( $line, new Ids(), '' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Gives the stored lines of a group.
	 *
	 * @param mixed $value The group, or a line by itself.
	 * @return list<Attributes>
	 */
	private static function stored_items( mixed $value ): array {
		$lines = is_array( $value ) ? ( $value['items'] ?? [ $value ] ) : [ $value ];
		// A line that somebody stored as bare text is still a line.
		return array_map(
			static fn ( mixed $line ): Attributes => Attributes::of( is_string( $line ) ? [ 'text' => $line ] : $line ),
			is_array( $lines ) ? array_values( $lines ) : []
		);
	}

	/**
	 * Reads the lines of a group.
	 *
	 * @param list<Attributes> $stored What is stored.
	 * @param Ids              $ids    Ids of the block.
	 * @param string           $place  Where the group stands.
	 * @return list<Item>
	 */
	private static function items( array $stored, Ids $ids, string $place ): array {
		$items = [];
		foreach ( $stored as $at => $line ) {
			$item = self::item( $line, $ids, "$place/$at" );
			if ( null !== $item ) {
				$items[] = $item;
			}
		}
		return $items;
	}

	/**
	 * Reads one line.
	 *
	 * @param Attributes $line  Its attributes.
	 * @param Ids        $ids   Ids of the block.
	 * @param string     $place Where the line stands.
	 * @return Item|null Null when there is nothing to read.
	 */
	private static function item( Attributes $line, Ids $ids, string $place ): ?array {
		$link   = self::link( $line->child( 'link' ) );
		$clean  = null === $link ? RichText::inline( ... ) : RichText::unlinked( ... );
		$name   = $clean( $line->html( 'name' ) );
		$parsed = ! RichText::is_blank( $name );
		$name   = $parsed ? $name : $clean( $line->html( 'text' ) );
		if ( RichText::is_blank( $name ) ) {
			return null;
		}
		$image = $line->child( 'image' );
		$url   = PictureLink::address( $image );
		$order = $parsed ? WordOrder::of( $line ) : null;
		return [
			'id'       => $ids->claim( $line->html( 'id' ), $place ),
			'quantity' => $parsed ? $line->text( 'quantity' ) : '',
			'unit'     => $parsed ? $line->text( 'unit' ) : '',
			'name'     => $name,
			'note'     => $parsed ? RichText::inline( $line->html( 'note' ) ) : '',
			'link'     => $link,
			'image'    => '' === $url
				? null
				: Picture::find(
					$image->count( 'id' ),
					$image->url( 'url' ),
					$image->text( 'alt' ),
					'thumbnail',
					''
				)?->with( [ 'loading' => 'lazy' ] )->attributes,
			'imageUrl' => $url,
		] + ( null === $order ? [] : [ 'order' => $order ] ) + ( $line->flag( 'fixed' ) ? [ 'fixed' => true ] : [] );
	}

	/**
	 * Reads the link of a line.
	 *
	 * @param Attributes $link Its attributes.
	 * @return Link|null Null when there is no address that could be followed.
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
