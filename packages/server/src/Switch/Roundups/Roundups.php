<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

use Larder\Recipe\Blocks;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\StandIns\ForeignIds;
use Larder\Switch\StandIns\ShownPart;
use Larder\Switch\StoredTree;
use Larder\Switch\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads roundups: items that are in posts by themselves, and lists that plugins keep apart from the posts that show them.
 */
final class Roundups {

	public function __construct(
		private readonly Rows $rows,
		private readonly ForeignIds $ids
	) {}

	/**
	 * Reads what a shortcode or a block lists.
	 *
	 * @param string                  $source The plugin.
	 * @param ShownPart               $part   What it shows.
	 * @param array<array-key, mixed> $given  Its attributes.
	 * @return list<RoundupLine> In order; recipes that have not changed over and those that are gone are among them.
	 */
	public function all( string $source, ShownPart $part, array $given ): array {
		$ids = ForeignIds::named( $given );
		return match ( $part ) {
			ShownPart::Line    => [ $this->item( $source, new StoredTree( [ 'id' => $ids[0] ?? 0 ] + $given ) ) ],
			ShownPart::Roundup => $this->list( $source, $ids[0] ?? 0 ),
			// A heading above no recipe heads nothing.
			ShownPart::Card    => [] === $ids ? [] : [
				...self::heading( $given ),
				...array_map( fn ( int $id ): RoundupLine => $this->name_post( $source, $id, '', '', true ), $ids ),
			],
			default       => [],
		};
	}

	/**
	 * Reads the heading that an author has written above recipes of WP Delicious; its own words are not among the attributes.
	 *
	 * @param array<array-key, mixed> $given Attributes of the block.
	 * @return list<RoundupLine> None where nobody has written any.
	 */
	public static function heading( array $given ): array {
		$tree  = new StoredTree( $given );
		$title = $tree->text( 'title' );
		$level = 1 === preg_match( '/^h([2-6])$/', $tree->text( 'heading' ), $found ) ? $found[1] : '2';
		return '' === $title ? [] : [ new RoundupLine( 0, '', '', sprintf( '<h%1$s>%2$s</h%1$s>', $level, esc_html( $title ) ) ) ];
	}

	/**
	 * Reads what a shortcode or a block lists, as far as there is something to show.
	 *
	 * @param string                  $source The plugin.
	 * @param ShownPart               $part   What it shows.
	 * @param array<array-key, mixed> $given  Its attributes.
	 * @return list<RoundupLine> In order.
	 */
	public function shown( string $source, ShownPart $part, array $given ): array {
		return array_values( array_filter(
			$this->all( $source, $part, $given ),
			static fn ( RoundupLine $line ): bool => $line->is_link() || $line->is_words()
		) );
	}

	/**
	 * Reads a list.
	 *
	 * @param string $source The plugin.
	 * @param int    $id     Its id for the list.
	 * @return list<RoundupLine>
	 */
	private function list( string $source, int $id ): array {
		return match ( true ) {
			$id <= 0                      => [],
			'wp-recipe-maker' === $source => $this->of_recipe_maker( $id ),
			'mediavine-create' === $source && $this->rows->has_table( 'mv_creations' ) => $this->of_create( $id ),
			default                       => [],
		};
	}

	/**
	 * Reads a list of WP Recipe Maker.
	 *
	 * @param int $id Its post.
	 * @return list<RoundupLine>
	 */
	private function of_recipe_maker( int $id ): array {
		$items = new StoredTree( StoredValue::read( $this->rows->values( $id, 'wprm_items' )[0] ?? '' ) );
		return array_values( array_map(
			fn ( StoredTree $item ): RoundupLine => 'text' === $item->text( 'type' )
				? new RoundupLine( 0, '', '', self::words( $item->at( 'data' )->html( 'text' ) ) )
				: $this->item( 'wp-recipe-maker', $item->at( 'data' ) ),
			$items->entries()
		) );
	}

	/**
	 * Reads an item of WP Recipe Maker: one of its recipes, another post of the site, or a page of another site.
	 *
	 * @param string     $source The plugin.
	 * @param StoredTree $item   The item; its texts are written as in a URL where they are in a shortcode.
	 */
	private function item( string $source, StoredTree $item ): RoundupLine {
		$title = RichLine::text( rawurldecode( $item->html( 'name' ) ) );
		$text  = RichLine::html( nl2br( rawurldecode( $item->html( 'summary' ) ) ) );
		return 'external' === $item->text( 'type' ) || 0 === $item->number( 'id' )
			? new RoundupLine(
				0,
				esc_url_raw( rawurldecode( $item->html( 'link' ) ), [ 'http', 'https' ] ),
				$title,
				$text,
				rel: self::rel( $item->text( 'nofollow' ) ),
				image: self::picture( $item->number( 'image' ), rawurldecode( $item->html( 'image_url' ) ) )
			)
			: $this->described( $this->name_post( $source, $item->number( 'id' ), $title, $text ) );
	}

	/**
	 * Adds the recipe's own description to a line without one of the roundup, as WP Recipe Maker does.
	 */
	private function described( RoundupLine $line ): RoundupLine {
		$post = $line->home > 0 && '' === $line->text ? get_post( $line->home ) : null;
		if ( ! $post instanceof \WP_Post || '' !== $post->post_password ) {
			return $line;
		}
		$stored   = get_post_meta( $post->ID, RecipeDocument::META_KEY, true );
		$document = is_string( $stored ) ? RecipeDocument::from_json( $stored ) : null;
		$words    = esc_html( $document->data['description'] ?? '' );
		return new RoundupLine( $line->home, '', $line->title, $words, $line->key );
	}

	/**
	 * Names a recipe or a post of the site.
	 *
	 * @param string $source  The plugin.
	 * @param int    $id      Its id for the recipe, or a post.
	 * @param string $title   Its name in the roundup, plain text; empty for its own.
	 * @param string $text    Words about it, safe HTML.
	 * @param bool   $is_card Whether it is shown as a card.
	 */
	private function name_post( string $source, int $id, string $title, string $text, bool $is_card = false ): RoundupLine {
		$home = $this->ids->home( $source, $id );
		$post = 0 === $home ? get_post( $id ) : null;
		if ( $post instanceof \WP_Post && has_block( Blocks::RECIPE, $post ) ) {
			$home = $id;
		} elseif ( $post instanceof \WP_Post && 'wp-recipe-maker' === $source && 'wprm_recipe' !== $post->post_type ) {
			return self::page( $post, $title, $text );
		}
		return new RoundupLine( $home, '', $title, $text, (string) $id, $is_card );
	}

	/**
	 * Links to a post that is not a recipe, if visitors may read it.
	 *
	 * @param string $title Its name in the roundup, plain text; empty for its own.
	 * @param string $text  Words about it, safe HTML.
	 */
	private static function page( \WP_Post $post, string $title, string $text ): RoundupLine {
		$url = 'publish' === $post->post_status && is_post_type_viewable( $post->post_type ) ? (string) get_permalink( $post ) : '';
		return new RoundupLine( 0, $url, '' === $title ? RichLine::text( $post->post_title ) : $title, $text, (string) $post->ID );
	}

	/**
	 * Renders the text between recipes as paragraphs.
	 *
	 * @param string $text HTML or text.
	 */
	private static function words( string $text ): string {
		return trim( wp_kses_post( wpautop( $text ) ) );
	}

	/**
	 * Reads a list of Mediavine Create, with its title and its words, or a card on how to make something else.
	 *
	 * @param int $id Its number.
	 * @return list<RoundupLine>
	 */
	private function of_create( int $id ): array {
		$list  = $this->rows->rows( 'SELECT * FROM %i WHERE id = %d', $this->rows->table( 'mv_creations' ), $id )[0] ?? [];
		if ( 'diy' === ( $list['type'] ?? '' ) ) {
			return [ ( new HowToCard( $this->rows, $list ) )->words() ];
		}
		$text_of = static fn ( string $name ): string => '1' === ( $list[ "{$name}_hide" ] ?? '0' ) ? '' : $list[ $name ] ?? '';
		$head    = new RoundupLine( 0, '', RichLine::text( $text_of( 'title' ) ), self::words( $text_of( 'description' ) ) );
		$items   = ! $this->rows->has_table( 'mv_relations' ) ? [] : $this->rows->rows(
			'SELECT * FROM %i WHERE creation = %d ORDER BY position, id',
			$this->rows->table( 'mv_relations' ),
			$id
		);
		return [] === $items ? [] : [ ...( $head->is_words() ? [ $head ] : [] ), ...array_map( $this->create_line( ... ), $items ) ];
	}

	/**
	 * Reads an item of Mediavine Create: one of its cards, a post, a page of another site, or words.
	 *
	 * @param array<string, string|null> $row
	 */
	private function create_line( array $row ): RoundupLine {
		$related = (int) ( $row['relation_id'] ?? 0 );
		$type    = $row['content_type'] ?? '';
		$url     = $row['url'] ?? '';
		$title   = RichLine::text( $row['title'] ?? '' );
		$text    = RichLine::html( $row['description'] ?? '' );
		if ( 'text' === $type ) {
			return new RoundupLine( 0, '', $title, self::words( $row['description'] ?? '' ) );
		}
		$home    = 'card' === $type ? $this->ids->home( 'mediavine-create', $related ) : 0;
		if ( $home > 0 || 'card' === $type && 'recipe' === ( $row['secondary_type'] ?? '' ) ) {
			return new RoundupLine( $home, '', $title, $text, (string) $related );
		}
		// Its other cards stay in the posts that show them.
		$page = 'card' === $type ? (int) ( $row['canonical_post_id'] ?? 0 ) : $related;
		$post = $page > 0 && '' === $url ? get_post( $page ) : null;
		return $post instanceof \WP_Post
			? self::page( $post, $title, $text )
			: new RoundupLine(
				0,
				esc_url_raw( $url, [ 'http', 'https' ] ),
				$title,
				$text,
				rel: self::rel( $row['nofollow'] ?? '' ),
				image: self::picture( (int) ( $row['thumbnail_id'] ?? 0 ), '' )
			);
	}

	/**
	 * Returns the `rel` of a link to another site.
	 *
	 * @param string $stored What a plugin stores: a word, or a number for yes.
	 */
	private static function rel( string $stored ): string {
		return match ( $stored ) {
			'nofollow', 'sponsored', 'ugc' => $stored,
			'1', 'true', 'yes'             => 'nofollow',
			default                        => '',
		};
	}

	/**
	 * Finds the picture of a recipe of another site.
	 *
	 * @param int    $id  Attachment, 0 or less for none.
	 * @param string $url Its URL, where the library has none.
	 */
	private static function picture( int $id, string $url ): string {
		$found = $id > 0 ? wp_get_attachment_image_url( $id, 'medium' ) : false;
		return esc_url_raw( is_string( $found ) ? $found : $url, [ 'http', 'https' ] );
	}
}
