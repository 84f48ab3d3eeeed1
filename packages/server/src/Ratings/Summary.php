<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Recipe\PlainText;
use Larder\Votes\Tally;

defined( 'ABSPATH' ) || exit;

/**
 * How a recipe is rated: the figures, and the words for them. Texts are plain.
 *
 * @phpstan-type RatingSummary array{average: float, count: int, spread: list<int>, text: string, label: string, total: string}
 */
final class Summary {

	/**
	 * @param float $average Rounded to one decimal, 0 when nobody has rated.
	 * @param int   $count   How many have rated.
	 * @param float $precise The average for machines, which other plugins tell with two decimals.
	 */
	private function __construct(
		public readonly float $average,
		public readonly int $count,
		public readonly float $precise
	) {}

	/**
	 * Creates the summary of a tally.
	 *
	 * @param float $parts Parts of stars beside it.
	 */
	public static function from_tally( Tally $tally, float $parts = 0.0 ): self {
		$average = min( 5.0, $tally->average() + ( 0 === $tally->count ? 0.0 : $parts / $tally->count ) );
		return new self( round( $average, 1 ), $tally->count, round( $average, 2 ) );
	}

	/**
	 * Returns the average as it is written, such as "4.7".
	 */
	public function text(): string {
		return PlainText::number( $this->average, 1 );
	}

	/**
	 * Returns the average in words, such as "4.7 out of 5 stars".
	 */
	public function label(): string {
		return RatingStars::label( $this->average );
	}

	/**
	 * Returns the count in words, such as "182 ratings".
	 */
	public function total(): string {
		/* translators: %s: number of ratings. */
		return sprintf( _n( '%s rating', '%s ratings', $this->count, 'larder' ), PlainText::number( $this->count ) );
	}

	/**
	 * Returns average and count as briefly as can be, such as "4.7 (182)".
	 *
	 * @return string Empty when nobody has rated.
	 */
	public function short(): string {
		/* translators: 1: average rating, such as 4.7, 2: number of ratings. */
		return 0 === $this->count ? '' : sprintf( __( '%1$s (%2$s)', 'larder' ), $this->text(), PlainText::number( $this->count ) );
	}

	/**
	 * Returns average and count in words, such as "4.7 out of 5 stars, 182 ratings".
	 *
	 * @return string Empty when nobody has rated.
	 */
	public function long(): string {
		/* translators: 1: average rating, such as "4.7 out of 5 stars", 2: number of ratings, such as "182 ratings". */
		return 0 === $this->count ? '' : sprintf( __( '%1$s, %2$s', 'larder' ), $this->label(), $this->total() );
	}

	/**
	 * Returns all of it in the shape of the contract.
	 *
	 * @param array<int, int> $spread Votes by number of stars.
	 * @return RatingSummary
	 */
	public function to_array( array $spread ): array {
		return [
			'average' => $this->average,
			'count'   => $this->count,
			'spread'  => array_map( static fn ( int $stars ): int => $spread[ $stars ] ?? 0, range( 1, 5 ) ),
			'text'    => $this->text(),
			'label'   => $this->label(),
			'total'   => $this->total(),
		];
	}
}
