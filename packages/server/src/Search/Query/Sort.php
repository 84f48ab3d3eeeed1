<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

defined( 'ABSPATH' ) || exit;

/**
 * The orders of results; what is equal in one goes by post id, the latest first.
 */
enum Sort: string {

	case Newest    = 'date_desc';
	case Oldest    = 'date_asc';
	case TitleUp   = 'title_asc';
	case TitleDown = 'title_desc';
	case Quickest  = 'time_asc';
	case MostLiked = 'likes_desc';
	case BestRated = 'rating_desc';

	/**
	 * Returns the orders that a block offers; the first of them is that of a page which names none.
	 *
	 * @param list<string> $wanted Those of the block; empty for all.
	 * @return non-empty-list<self>
	 */
	public static function offered( array $wanted ): array {
		return array_values( array_filter(
			self::cases(),
			static fn ( self $sort ): bool => in_array( $sort->value, $wanted, true )
		) ) ?: self::cases();
	}

	/**
	 * Returns the number that leads the order, null for the title.
	 */
	public function number(): ?string {
		return match ( $this ) {
			self::Newest, self::Oldest => 'date',
			self::Quickest => 'time',
			self::MostLiked => 'likes',
			self::BestRated => 'rating',
			self::TitleUp, self::TitleDown => null,
		};
	}

	/**
	 * Returns whether the largest comes first.
	 */
	public function is_descending(): bool {
		return match ( $this ) {
			self::Newest, self::TitleDown, self::MostLiked, self::BestRated => true,
			default => false,
		};
	}

	/**
	 * Turns a comparison round where the largest comes first.
	 *
	 * @param int $order As of the operator `<=>`.
	 */
	public function turned( int $order ): int {
		return $this->is_descending() ? -$order : $order;
	}

	/**
	 * Compares two numbers, or two titles byte by byte, in this order; what is not known comes last.
	 *
	 * @param int|string|null $one   A number or a title.
	 * @param int|string|null $other Another one.
	 */
	public function compare( int|string|null $one, int|string|null $other ): int {
		if ( null === $one || null === $other ) {
			return ( null === $one ) <=> ( null === $other );
		}
		return $this->turned( is_string( $one ) || is_string( $other ) ? strcmp( (string) $one, (string) $other ) : $one <=> $other );
	}

	/**
	 * Returns the label, for a list of choices.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Newest    => __( 'Newest', 'larder' ),
			self::Oldest    => __( 'Oldest', 'larder' ),
			self::TitleUp   => __( 'Title, A to Z', 'larder' ),
			self::TitleDown => __( 'Title, Z to A', 'larder' ),
			self::Quickest  => __( 'Quickest', 'larder' ),
			self::MostLiked => __( 'Most liked', 'larder' ),
			self::BestRated => __( 'Best rated', 'larder' ),
		};
	}
}
