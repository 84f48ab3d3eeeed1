<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Recipe\Html;
use Larder\Recipe\PictureLink;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the line of an ingredient; `components/ingredient-line.tsx` renders the same markup.
 *
 * @phpstan-import-type Item from IngredientList
 * @phpstan-type Setting array{hasCheckboxes: bool, recipeId: int, ...}
 */
final class IngredientMarkup {

	/** Class of the block. */
	public const BLOCK = 'wp-block-larder-ingredients';

	/**
	 * Prints one line: its amount in a column of its own, then all else.
	 *
	 * @param Item    $item  The ingredient.
	 * @param Setting $props What the view gets.
	 */
	public static function line( array $item, array $props ): string {
		[ $amount, $unit, $second ] = LineAmount::for_line( $item );

		$taken = array_filter( [ 'quantity' => $amount, 'unit' => $unit ], static fn ( string $piece ): bool => '' !== $piece );
		$what  = '';
		// The spaces between are read out and copied.
		foreach ( array_slice( WordOrder::printed( $item ), count( $taken ) ) as $at => [ $piece, $mark ] ) {
			$what .= match ( true ) {
				'note' === $piece => Html::element( 'span', self::BLOCK . '__note', esc_html( $mark ) . $item['note'] ),
				default           => ( 0 === $at ? '' : esc_html( $mark ) ) . self::piece( $piece, $item, $props ),
			};
		}
		$column = array_map(
			static fn ( string $piece, string $text ): string => Html::element( 'span', self::BLOCK . "__$piece", esc_html( $text ) ),
			array_keys( $taken ),
			$taken
		);
		$line   = Html::element( 'span', self::BLOCK . '__amount', implode( ' ', $column ) ) . ' '
			. Html::element(
				'span',
				self::BLOCK . '__what',
				$what . ( '' === $second ? '' : ' ' . Html::element( 'span', self::BLOCK . '__second', esc_html( $second ) ) )
			)
			. (
				null === $item['image']
					? ''
					: Html::element(
						'span',
						self::BLOCK . '__image',
						PictureLink::html( $item['image'], $item['imageUrl'], __( 'Picture of the ingredient', 'larder' ) )
					)
			);
		return Html::element(
			'li',
			self::BLOCK . '__item',
			$props['hasCheckboxes']
				? sprintf( '<label class="%1$s__line"><input type="checkbox" class="%1$s__check">%2$s</label>', self::BLOCK, $line )
				: sprintf( '<span class="%s__line">%s</span>', self::BLOCK, $line )
		);
	}

	/**
	 * Prints a piece of a line that is not a note.
	 *
	 * @param 'quantity'|'unit'|'name'|'note' $piece
	 * @param Item                            $item  The ingredient.
	 * @param Setting                         $props What the view gets.
	 */
	private static function piece( string $piece, array $item, array $props ): string {
		return match ( $piece ) {
			'quantity' => Html::element( 'span', self::BLOCK . '__quantity', esc_html( $item['quantity'] ) ),
			'unit'     => Html::element( 'span', self::BLOCK . '__unit', esc_html( $item['unit'] ) ),
			default    => self::name( $item, $props['recipeId'] ),
		};
	}

	/**
	 * Prints what the ingredient is, with its link if it has one.
	 *
	 * @param Item $item    The ingredient.
	 * @param int  $post_id The post that holds the recipe.
	 */
	private static function name( array $item, int $post_id ): string {
		$link = $item['link'];
		if ( null === $link ) {
			return Html::element( 'span', self::BLOCK . '__name', $item['name'] );
		}
		return Html::element(
			'a',
			self::BLOCK . '__name',
			$item['name'],
			[
				'href'         => $link['url'],
				'data-link-id' => "$post_id-{$item['id']}",
			] + ( $link['newTab'] ? [ 'target' => '_blank' ] : [] ) + ( '' === $link['rel'] ? [] : [ 'rel' => $link['rel'] ] )
		);
	}
}
