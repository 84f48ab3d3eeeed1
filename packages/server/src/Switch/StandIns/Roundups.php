<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the roundups that plugins keep apart from the posts that show them.
 */
final class Roundups {

	/**
	 * @param Rows       $rows Reads what is stored.
	 * @param ForeignIds $ids  Finds recipes.
	 */
	public function __construct(
		private readonly Rows $rows,
		private readonly ForeignIds $ids
	) {}

	/**
	 * Reads one.
	 *
	 * @param string $source The plugin.
	 * @param int    $id     Its id for the roundup.
	 * @return list<RoundupLine> In order; what is gone is left out.
	 */
	public function of( string $source, int $id ): array {
		$lines = match ( true ) {
			$id <= 0                      => [],
			'wp-recipe-maker' === $source => $this->of_recipe_maker( $id ),
			'mediavine-create' === $source && $this->rows->has_table( 'mv_relations' ) => $this->of_create( $id ),
			default                       => [],
		};
		return array_values( array_filter( $lines, static fn ( RoundupLine $line ): bool => $line->home > 0 || '' !== $line->url ) );
	}

	/**
	 * Reads a list of WP Recipe Maker.
	 *
	 * @param int $id Its post.
	 * @return list<RoundupLine>
	 */
	private function of_recipe_maker( int $id ): array {
		$items = new StoredTree( StoredValue::read( $this->rows->values( $id, 'wprm_items' )[0] ?? '' ) );
		$read  = fn ( StoredTree $item ): RoundupLine => $this->recipe_maker_line( $item->at( 'data' ) );
		return array_values( array_map( $read, $items->entries() ) );
	}

	/**
	 * Reads an item of WP Recipe Maker.
	 *
	 * @param StoredTree $item The item.
	 */
	private function recipe_maker_line( StoredTree $item ): RoundupLine {
		$home = 'external' === $item->text( 'type' ) ? 0 : $this->ids->home( 'wp-recipe-maker', $item->number( 'id' ) );
		return new RoundupLine( $home, $item->text( 'link' ), $item->text( 'name' ), $item->text( 'summary' ) );
	}

	/**
	 * Reads a list of Mediavine Create.
	 *
	 * @param int $id Its number.
	 * @return list<RoundupLine>
	 */
	private function of_create( int $id ): array {
		$rows = $this->rows->rows(
			'SELECT * FROM %i WHERE creation = %d ORDER BY position, id',
			$this->rows->table( 'mv_relations' ),
			$id
		);
		return array_map( $this->create_line( ... ), $rows );
	}

	/**
	 * Reads an item of Mediavine Create: one of its cards, a post, or a page of another site.
	 *
	 * @param array<string, string|null> $row The row.
	 */
	private function create_line( array $row ): RoundupLine {
		$related = (int) ( $row['relation_id'] ?? 0 );
		$is_card = 'card' === ( $row['content_type'] ?? '' );
		$home    = $is_card ? $this->ids->home( 'mediavine-create', $related ) : 0;
		$url     = $row['url'] ?? '';
		$page    = $related > 0 && ! $is_card && '' === $url ? get_permalink( $related ) : false;
		return new RoundupLine(
			$home,
			is_string( $page ) ? $page : $url,
			RichLine::text( $row['title'] ?? '' ),
			RichLine::text( $row['description'] ?? '' )
		);
	}
}
