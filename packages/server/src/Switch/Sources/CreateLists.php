<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Recipe\RecipeDocument;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\StoredLink;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lines, the products and the pictures within texts of a card of Mediavine Create.
 *
 * @phpstan-import-type Link from RecipeDocument
 */
final class CreateLists {

	/** What stands for no group. */
	private const NO_GROUP = 'mv-has-no-group';

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Reads the lines: ingredients, and tools. The linked part of a line is in brackets.
	 *
	 * @param int $id Its number.
	 */
	public function supplies( Draft $draft, int $id ): void {
		$group = null;
		foreach ( $this->lines( $id ) as [ 'type' => $type, 'group' => $own, 'text' => $text, 'link' => $link ] ) {
			if ( 'tools' === $type ) {
				$draft->add_tool( $text, $link );
			} elseif ( 'ingredients' === $type ) {
				if ( $own !== $group ) {
					$group = $own;
					$draft->lists->open_items( self::NO_GROUP === $group ? '' : RichLine::text( $group ?? '' ) );
				}
				$draft->lists->add_item( $text, [], $link );
			}
		}
	}

	/**
	 * Returns the lines of a card by their kinds, in the order of the card.
	 *
	 * @param int $id Its number.
	 * @return list<array{type: string, group: string|null, text: string, link: Link|null}>
	 */
	public function lines( int $id ): array {
		$rows = ! $this->rows->has_table( 'mv_supplies' ) ? [] : $this->rows->rows(
			'SELECT * FROM %i WHERE creation = %d ORDER BY type, position, id',
			$this->rows->table( 'mv_supplies' ),
			$id
		);
		return array_map( static fn ( array $row ): array => [
			'type'  => $row['type'] ?? '',
			'group' => $row['group'] ?? null,
			'text'  => RichLine::text( (string) preg_replace( '/\[([^\]]*)\]/', '$1', $row['original_text'] ?? '' ) ),
			'link'  => StoredLink::create( $row['link'] ?? '', '1' === ( $row['nofollow'] ?? '' ) ? 'nofollow' : '' ),
		], $rows );
	}

	/**
	 * Returns recommended products, in the order of the card.
	 *
	 * @param int $id Its number.
	 * @return list<array{text: string, link: Link|null, image: int}>
	 */
	public function recommended( int $id ): array {
		$rows = ! $this->rows->has_table( 'mv_products_map' ) ? [] : $this->rows->rows(
			'SELECT title, link, thumbnail_id FROM %i WHERE creation = %d ORDER BY position, id',
			$this->rows->table( 'mv_products_map' ),
			$id
		);
		return array_map( static fn ( array $row ): array => [
			'text'  => RichLine::text( $row['title'] ?? '' ),
			'link'  => StoredLink::create( $row['link'] ?? '', 'nofollow' ),
			'image' => (int) ( $row['thumbnail_id'] ?? 0 ),
		], $rows );
	}

	/**
	 * Reads recommended products as equipment.
	 *
	 * @param int $id Its number.
	 * @return bool Whether there are any.
	 */
	public function products( Draft $draft, int $id ): bool {
		$products = $this->recommended( $id );
		foreach ( $products as $product ) {
			$draft->add_tool( $product['text'], $product['link'], $product['image'] );
		}
		return [] !== $products;
	}

	/**
	 * Shows pictures among the notes; those that are gone are named.
	 *
	 * @param string $html The notes.
	 */
	public static function notes( Draft $draft, string $html ): string {
		return preg_replace_callback(
			'/<img class="wp-image-(\d+)">/',
			static fn ( array $found ): string => self::picture( $draft, (int) $found[1], 'notes' ),
			self::with_pictures( $html )
		) ?? $html;
	}

	/**
	 * Prints a picture; one that is gone is named.
	 *
	 * @param int    $id    The picture, 0 for none.
	 * @param string $where Where it is, for the report.
	 * @return string Empty where there is none.
	 */
	public static function picture( Draft $draft, int $id, string $where ): string {
		$image = $draft->picture( $id, '', $where );
		return null === $image || '' === $image['url'] ? '' : sprintf(
			'<img class="wp-image-%d" src="%s" alt="%s">',
			$image['id'],
			esc_url( $image['url'] ),
			esc_attr( $image['alt'] )
		);
	}

	/**
	 * Turns the shortcodes of pictures into pictures.
	 *
	 * @param string $html Instructions.
	 */
	public static function with_pictures( string $html ): string {
		return preg_replace( '/\[mv_img id=["\']?(\d+)["\']?[^\]]*\]/', '<img class="wp-image-$1">', $html ) ?? $html;
	}
}
