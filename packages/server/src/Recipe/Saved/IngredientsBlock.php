<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\Attributes;
use Larder\Recipe\Ids;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the ingredients; the twin of `save()` in `blocks/ingredients`.
 *
 * @phpstan-import-type Item from RecipeDocument
 * @phpstan-import-type ItemGroup from RecipeDocument
 * @phpstan-import-type Order from WordOrder
 * @phpstan-type StoredItem array{id: string, text: string, quantity: string, unit: string, name: string, note: string, fixed?: true, link?: array{url: string, newTab?: true, rel?: string}, image?: array{id: int, url: string, alt: string}}
 */
final class IngredientsBlock {

	private const BLOCK = 'wp-block-larder-ingredients';

	/** @var array<string, string> Ids as they are stored, by those of the document. */
	public readonly array $ids;

	/** The block as it is stored. */
	public readonly string $html;

	/**
	 * Writes the block.
	 *
	 * @param list<ItemGroup> $groups  Groups of the document.
	 * @param string          $heading HTML of its own heading, empty for the default.
	 * @param string          $anchor  Id to which links lead, empty for none.
	 */
	public function __construct( array $groups, string $heading = '', string $anchor = '' ) {
		$claimed = new Ids();
		$ids     = [];
		$stored  = [];
		$printed = '';
		foreach ( $groups as $at => $group ) {
			$id    = $claimed->claim( $group['id'], "group/$at" );
			$items = [];
			foreach ( $group['items'] as $place => $item ) {
				$own                  = $claimed->claim( $item['id'], "$at/$place" );
				$ids[ $item['id'] ] ??= $own;
				$items[]              = self::stored( $item, $own );
			}
			$title    = Markup::encode( $group['title'] );
			$printed .= self::group( $title, $items );
			$stored[] = [
				'id'    => $id,
				'title' => $title,
				'items' => $items,
			];
		}
		$this->ids  = $ids;
		$this->html = Block::html(
			'larder/ingredients',
			[ 'anchor' => $anchor, 'title' => $heading, 'groups' => $stored ],
			Markup::element(
				'div',
				[ 'id' => '' === $anchor ? null : $anchor, 'class' => self::BLOCK ],
				Markup::title( self::BLOCK, __( 'Ingredients', 'larder' ), $heading ) . $printed
			)
		);
	}

	/**
	 * Returns a line as the block stores it.
	 *
	 * @param Item $item The line.
	 * @return StoredItem
	 */
	private static function stored( array $item, string $id ): array {
		$stored = [
			'id'       => $id,
			'text'     => Markup::encode( $item['text'] ),
			'quantity' => Markup::encode( $item['quantity'] ),
			'unit'     => Markup::encode( $item['unit'] ),
			'name'     => Markup::encode( $item['name'] ),
			'note'     => Markup::encode( $item['note'] ),
		];
		if ( true === ( $item['fixed'] ?? false ) ) {
			$stored['fixed'] = true;
		}
		if ( '' !== ( $item['link']['url'] ?? '' ) ) {
			$stored['link'] = [ 'url' => $item['link']['url'] ]
				+ ( $item['link']['newTab'] ? [ 'newTab' => true ] : [] )
				+ ( '' === $item['link']['rel'] ? [] : [ 'rel' => Markup::encode( $item['link']['rel'] ) ] );
		}
		return $stored + Block::image( $item['image'] );
	}

	/**
	 * Prints a group.
	 *
	 * @param string           $title HTML of its heading.
	 * @param list<StoredItem> $items Its lines.
	 */
	private static function group( string $title, array $items ): string {
		$lines = array_filter(
			$items,
			static fn ( array $item ): bool => ! Markup::is_blank( $item['text'] ) || ! Markup::is_blank( $item['name'] )
		);
		$list  = implode( '', array_map( self::line( ... ), $lines ) );
		return Markup::group(
			self::BLOCK,
			$title,
			'' === $list ? '' : Markup::element( 'ul', [ 'class' => self::BLOCK . '__list' ], $list )
		);
	}

	/**
	 * Prints a line.
	 *
	 * @param StoredItem $item The line.
	 */
	private static function line( array $item ): string {
		$html = '';
		foreach ( self::pieces( $item ) as [ $piece, $before ] ) {
			$html .= Markup::text( $before ) . (
				'name' === $piece
					? self::name( $item )
					: Markup::element( 'span', [ 'class' => self::BLOCK . "__$piece" ], $item[ $piece ] )
			);
		}
		$image = isset( $item['image'] ) ? array_merge( $item['image'], [ 'alt' => Markup::decode( $item['image']['alt'] ) ] ) : null;
		return Markup::element( 'li', [ 'class' => self::BLOCK . '__item' ], $html . Markup::image( $image, self::BLOCK . '__image' ) );
	}

	/**
	 * Returns the pieces of a line that say something, in the order in which they were typed.
	 *
	 * @param StoredItem $item The line.
	 * @return Order
	 */
	private static function pieces( array $item ): array {
		$line   = Attributes::from_value( $item );
		$pieces = [
			'quantity' => $line->text( 'quantity' ),
			'unit'     => $line->text( 'unit' ),
			'name'     => $line->text( 'name' ),
			'note'     => $line->text( 'note' ),
		];
		return '' === $pieces['name'] ? [ [ 'name', '' ] ] : WordOrder::for_line( $line ) ?? WordOrder::printed( $pieces );
	}

	/**
	 * Prints what the ingredient is, with its link if it has one.
	 *
	 * @param StoredItem $item The line.
	 */
	private static function name( array $item ): string {
		$value = Markup::is_blank( $item['name'] ) ? $item['text'] : $item['name'];
		$class = self::BLOCK . '__name';
		$url   = Markup::url( $item['link']['url'] ?? '' );
		if ( '' === $url ) {
			return Markup::element( 'span', [ 'class' => $class ], $value );
		}
		$new_tab = isset( $item['link']['newTab'] );
		$rel     = trim( ( $new_tab ? 'noopener' : '' ) . ' ' . ( $item['link']['rel'] ?? '' ) );
		return Markup::element(
			'a',
			[
				'class'  => $class,
				'href'   => $url,
				'target' => $new_tab ? '_blank' : null,
				'rel'    => '' === $rel ? null : $rel,
			],
			Markup::element( 'span', [], $value )
		);
	}
}
