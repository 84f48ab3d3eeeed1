<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the places of the blocks in a recipe's card: on its picture, in its head, and below in one column or two.
 *
 * @phpstan-type Part array{name: string, html: string}
 */
final class CardLayout {

	/** Blocks that are placed in the narrow column, below the ingredients. */
	private const ASIDE = [ 'larder/equipment', 'larder/nutrition' ];

	/** @var list<Part> Galleries that are on the picture, which they would only repeat below. */
	private readonly array $on_picture;

	/** @var list<Part> The facts, where they come first: they belong to the head, beside the picture where there is room. */
	private readonly array $in_head;

	/** @var list<Part> All others. */
	private readonly array $others;

	/**
	 * @param list<Part> $parts       The name and the safe HTML of each, in order.
	 * @param bool       $has_picture Whether the card shows a picture.
	 */
	public function __construct( array $parts, bool $has_picture ) {
		$is_gallery       = static fn ( array $part ): bool => $has_picture && 'larder/gallery' === $part['name'];
		$others           = array_values( array_filter( $parts, static fn ( array $part ): bool => ! $is_gallery( $part ) ) );
		$count            = 'larder/details' === ( $others[0]['name'] ?? '' ) ? 1 : 0;
		$this->on_picture = array_values( array_filter( $parts, $is_gallery ) );
		$this->in_head    = array_slice( $others, 0, $count );
		$this->others     = array_slice( $others, $count );
	}

	/**
	 * Returns what is on the picture.
	 *
	 * @return string Safe HTML.
	 */
	public function gallery(): string {
		return self::join( $this->on_picture );
	}

	/**
	 * Returns the facts of the head.
	 *
	 * @return string Safe HTML.
	 */
	public function details(): string {
		return self::join( $this->in_head );
	}

	/**
	 * Returns all others.
	 *
	 * @param bool $has_columns Whether some are beside the rest; neighbours among them share a column.
	 * @return string Safe HTML.
	 */
	public function rest( bool $has_columns ): string {
		if ( ! $has_columns ) {
			return self::join( $this->others );
		}
		$html  = '';
		$aside = '';
		foreach ( $this->others as $part ) {
			if ( in_array( $part['name'], self::ASIDE, true ) ) {
				$aside .= $part['html'];
			} elseif ( '' !== $part['html'] ) {
				$html .= self::aside( $aside ) . $part['html'];
				$aside = '';
			}
		}
		return $html . self::aside( $aside );
	}

	/**
	 * Wraps neighbouring parts in one column.
	 *
	 * @param string $html Safe HTML.
	 */
	private static function aside( string $html ): string {
		return Html::element( 'div', 'wp-block-larder-recipe__aside', $html );
	}

	/**
	 * Joins blocks in their order.
	 *
	 * @param list<Part> $parts The blocks.
	 * @return string Safe HTML.
	 */
	private static function join( array $parts ): string {
		return implode( '', array_column( $parts, 'html' ) );
	}
}
