<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Contracts\Constants;
use Larder\Recipe\PlainText;
use Larder\Taxonomies\PostTerms;
use Larder\Taxonomies\Taxonomy;
use Larder\Taxonomies\TermIcons;
use Larder\Taxonomies\TermMeta;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the keys and badges that the cards of one list show, each worked out once however many cards share it.
 *
 * @phpstan-import-type Key from CardData
 * @phpstan-import-type Badge from CardData
 */
final class CardTerms {

	/** The taxonomies whose terms a card shows. */
	private const SHOWN = [ Taxonomy::Key, Taxonomy::Badge ];

	/** @var array<int, \WP_Term|null> By number. */
	private array $terms = [];

	/** @var array<int, Key> By term. */
	private array $keys = [];

	/** @var array<int, Badge> By term. */
	private array $badges = [];

	/**
	 * Reads at once the terms that the cards of some posts show, and no others: posts have terms of many taxonomies.
	 *
	 * @param list<int> $post_ids
	 */
	public function prime( array $post_ids ): void {
		PostTerms::prime( $post_ids, array_column( self::SHOWN, 'value' ) );
		$terms = [];
		foreach ( $post_ids as $post_id ) {
			foreach ( self::SHOWN as $taxonomy ) {
				array_push( $terms, ...array_column( $this->terms( $post_id, $taxonomy ), 'term_id' ) );
			}
		}
		update_termmeta_cache( array_values( array_unique( $terms ) ) );
	}

	/**
	 * Returns the keys of a recipe.
	 *
	 * @return list<Key>
	 */
	public function keys( int $post_id ): array {
		return array_map(
			fn ( \WP_Term $term ): array => $this->keys[ $term->term_id ] ??= self::key( $term ),
			$this->terms( $post_id, Taxonomy::Key )
		);
	}

	/**
	 * Returns the first badge of a recipe.
	 *
	 * @return Badge|false False for none.
	 */
	public function badge( int $post_id ): array|false {
		$term = $this->terms( $post_id, Taxonomy::Badge )[0] ?? null;
		return null === $term ? false : $this->badges[ $term->term_id ] ??= self::shown_badge( $term );
	}

	/**
	 * Returns what a card shows of a key.
	 *
	 * @return Key
	 */
	private static function key( \WP_Term $term ): array {
		$look = TermMeta::look( $term->term_id );
		return [
			'key'   => PlainText::from_html( $term->name ),
			'link'  => self::link( $term ),
			'icon'  => TermIcons::svg( $look['taxonomy_svg'] ),
			'color' => $look['taxonomy_color'],
		];
	}

	/**
	 * Returns what a card shows of a badge.
	 *
	 * @return Badge
	 */
	private static function shown_badge( \WP_Term $term ): array {
		$color = TermMeta::look( $term->term_id )['taxonomy_color'];
		return [
			'badge' => PlainText::from_html( $term->name ),
			'link'  => self::link( $term ),
			'color' => '' === $color ? Constants::BADGE_COLOR : $color,
		];
	}

	/**
	 * Returns a post's terms.
	 *
	 * WordPress creates the term objects again for each post; here posts share them, unless a plugin filters them.
	 *
	 * @return list<\WP_Term>
	 */
	private function terms( int $post_id, Taxonomy $taxonomy ): array {
		if ( has_filter( 'get_the_terms' ) ) {
			$terms = get_the_terms( $post_id, $taxonomy->value );
			return is_array( $terms ) ? array_values( $terms ) : [];
		}
		$terms = array_map(
			fn ( int $id ): ?\WP_Term => $this->terms[ $id ] ??= self::term( $id, $taxonomy ),
			PostTerms::ids( $post_id, $taxonomy->value )
		);
		return array_values( array_filter( $terms ) );
	}

	/**
	 * Reads a term.
	 *
	 * @return \WP_Term|null Null when there is none.
	 */
	private static function term( int $term_id, Taxonomy $taxonomy ): ?\WP_Term {
		$term = get_term( $term_id, $taxonomy->value );
		return $term instanceof \WP_Term ? $term : null;
	}

	/**
	 * Returns the URL of a term.
	 */
	private static function link( \WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link ) ? $link : '';
	}
}
