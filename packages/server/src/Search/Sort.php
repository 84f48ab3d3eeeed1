<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * The orders of results; what is equal in one goes by post id, the latest first.
 */
enum Sort: string {

	case Newest    = 'date_desc';
	case Oldest    = 'date_asc';
	case TitleUp   = 'title_asc';
	case TitleDown = 'title_desc';
	case Quickest  = 'time_asc';

	/**
	 * Gives the number that leads the order, null for the title.
	 */
	public function number(): ?string {
		return match ( $this ) {
			self::Newest, self::Oldest => 'date',
			self::Quickest => 'time',
			self::TitleUp, self::TitleDown => null,
		};
	}

	/**
	 * Tells whether the greatest comes first.
	 */
	public function is_descending(): bool {
		return match ( $this ) {
			self::Newest, self::TitleDown => true,
			default => false,
		};
	}

	/**
	 * Gives the label, for a list of choices.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Newest    => __( 'Newest', 'larder' ),
			self::Oldest    => __( 'Oldest', 'larder' ),
			self::TitleUp   => __( 'Title, A to Z', 'larder' ),
			self::TitleDown => __( 'Title, Z to A', 'larder' ),
			self::Quickest  => __( 'Quickest', 'larder' ),
		};
	}
}
