<?php
declare( strict_types=1 );

namespace Larder\Equipment;

use Larder\Links\KeywordLinks;
use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentEquipment;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\Picture;
use Larder\Recipe\RichText;
use Larder\Recipe\StoredLists;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what a recipe needs beside its ingredients.
 */
final class EquipmentRenderer {

	private const BLOCK = 'wp-block-larder-equipment';

	public function __construct( private readonly KeywordLinks $keywords ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param int                     $post_id    The post that holds the recipe.
	 * @param int                     $level      Level of the heading.
	 * @return string HTML, empty when there is nothing in the list.
	 */
	public function render( array $attributes, int $post_id, int $level ): string {
		$words  = Language::of_post( $post_id );
		$groups = '';
		foreach ( StoredLists::tools( $attributes['groups'] ?? null ) as $group ) {
			$items   = implode( '', array_map( fn ( Attributes $row ): string => $this->item( $row, $post_id ), $group['rows'] ) );
			$title   = RichText::inline( $group['title'] );
			$groups .= '' === $items
				? ''
				: Html::element(
					'h' . ( $level + 1 ),
					self::BLOCK . '__group-title',
					$title,
					$words->attributes()
				) . Html::element( 'ul', self::BLOCK . '__list', $items, [ 'role' => 'list' ] + $words->attributes() );
		}
		$title = RichText::inline( Attributes::from_value( $attributes )->html( 'title' ) );
		return '' === $groups ? '' : sprintf(
			'<section %s>%s%s</section>',
			Html::wrapper( [] ),
			Html::element(
				"h$level",
				self::BLOCK . '__title',
				RichText::is_blank( $title ) ? esc_html__( 'Equipment', 'larder' ) : $words->mark( $title )
			),
			$groups
		);
	}

	/**
	 * Prints one row.
	 *
	 * @param int $post_id The post that holds the recipe.
	 * @return string Empty for an empty row.
	 */
	private function item( Attributes $row, int $post_id ): string {
		$link = $row->child( 'link' );
		$url  = $link->url( 'url' );
		$name = '' === $url ? RichText::inline( $row->html( 'text' ) ) : RichText::unlinked( $row->html( 'text' ) );
		if ( RichText::is_blank( $name ) ) {
			return '';
		}
		if ( '' === $url ) {
			$name = $this->keywords->link( $name, $post_id, 'equipment' );
		} else {
			$rel  = DocumentEquipment::rel( $link );
			$name = sprintf(
				'<a%s>%s</a>',
				Html::attributes( [ 'href' => $url ] + (
					$link->flag( 'newTab' )
						? [ 'target' => '_blank' ]
						: []
				) + ( '' === $rel ? [] : [ 'rel' => $rel ] ) ),
				$name
			);
		}
		$picture = Picture::stored( $row->child( 'image' ), 'thumbnail', '56px' )?->with( [ 'loading' => 'lazy' ] )->html() ?? '';
		$note    = RichText::inline( $row->html( 'note' ) );
		return Html::element(
			'li',
			self::BLOCK . '__item',
			$picture . "<div>$name" . Html::element( 'p', self::BLOCK . '__note', RichText::is_blank( $note ) ? '' : $note ) . '</div>'
		);
	}
}
