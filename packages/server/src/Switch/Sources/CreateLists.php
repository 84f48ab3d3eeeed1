<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\StoredLink;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lines, the products and the pictures within texts of a card of Mediavine Create.
 */
final class CreateLists {

	/** What stands for no group. */
	private const NO_GROUP = 'mv-has-no-group';

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Reads the lines: ingredients, and tools. The linked part of a line is in brackets.
	 *
	 * @param Draft $draft The recipe.
	 * @param int   $id    Its number.
	 */
	public function supplies( Draft $draft, int $id ): void {
		$group = null;
		foreach ( $this->rows->rows(
			'SELECT * FROM %i WHERE creation = %d ORDER BY type, position, id',
			$this->rows->table( 'mv_supplies' ),
			$id
		) as $row ) {
			$link = StoredLink::create( $row['link'] ?? '', '1' === $row['nofollow'] ? 'nofollow' : '' );
			$text = RichLine::text( (string) preg_replace( '/\[([^\]]*)\]/', '$1', $row['original_text'] ?? '' ) );
			if ( 'tools' === $row['type'] ) {
				$draft->add_tool( $text, $link );
			} elseif ( 'ingredients' === $row['type'] ) {
				if ( $row['group'] !== $group ) {
					$group = $row['group'];
					$draft->lists->open_items( self::NO_GROUP === $group ? '' : RichLine::text( $group ?? '' ) );
				}
				$draft->lists->add_item( $text, [], $link );
			}
		}
	}

	/**
	 * Reads recommended products as equipment.
	 *
	 * @param Draft $draft The recipe.
	 * @param int   $id    Its number.
	 * @return bool Whether there are any.
	 */
	public function products( Draft $draft, int $id ): bool {
		$rows = ! $this->rows->has_table( 'mv_products_map' ) ? [] : $this->rows->rows(
			'SELECT title, link, thumbnail_id FROM %i WHERE creation = %d ORDER BY position, id',
			$this->rows->table( 'mv_products_map' ),
			$id
		);
		foreach ( $rows as $row ) {
			$draft->add_tool(
				RichLine::text( $row['title'] ?? '' ),
				StoredLink::create( $row['link'] ?? '', 'nofollow' ),
				(int) ( $row['thumbnail_id'] ?? 0 )
			);
		}
		return [] !== $rows;
	}

	/**
	 * Shows pictures among the notes; those that are gone are named.
	 *
	 * @param Draft  $draft The recipe.
	 * @param string $html  The notes.
	 */
	public static function notes( Draft $draft, string $html ): string {
		return preg_replace_callback(
			'/<img class="wp-image-(\d+)">/',
			static function ( array $found ) use ( $draft ): string {
				$image = $draft->picture( (int) $found[1], '', 'notes' );
				return null === $image || '' === $image['url'] ? '' : sprintf(
					'<img class="wp-image-%d" src="%s" alt="%s">',
					$image['id'],
					esc_url( $image['url'] ),
					esc_attr( $image['alt'] )
				);
			},
			self::with_pictures( $html )
		) ?? $html;
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
