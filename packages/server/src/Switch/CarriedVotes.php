<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;

defined( 'ABSPATH' ) || exit;

/**
 * Carries what a plugin counted without saying who voted, and takes exactly that back.
 *
 * @phpstan-type Carried array{count: int, sum: int, hadAny: bool, had: bool}
 */
final class CarriedVotes {

	public function __construct( private readonly CarriedCounts $counts ) {}

	/**
	 * Returns the state of a tally before anything of a recipe is carried over.
	 *
	 * @return Carried Nothing is carried yet.
	 */
	public function none( int $post_id, Kind $kind ): array {
		$had_any = $this->counts->has_tally( $post_id, $kind );
		return [
			'count'  => 0,
			'sum'    => 0,
			'hadAny' => $had_any,
			'had'    => $had_any && $this->counts->has( $post_id, $kind ),
		];
	}

	/**
	 * Carries votes.
	 *
	 * @param Carried $before The tally before.
	 * @param int     $sum    Sum of their stars, where they are ratings; else as many.
	 * @return Carried What {@see self::take_back()} takes back.
	 */
	public function carry( int $post_id, Kind $kind, array $before, int $count, int $sum ): array {
		$this->counts->carry( $post_id, $kind, $count, $sum );
		return [
			'count' => $count,
			'sum'   => $sum,
		] + $before;
	}

	/**
	 * Reverts what was carried over, once the votes with voters are deleted; visitors' own votes are kept.
	 *
	 * @param Carried $carried What was carried.
	 */
	public function take_back( int $post_id, Kind $kind, array $carried ): void {
		if ( ! $this->counts->has_tally( $post_id, $kind ) ) {
			return;
		}
		if ( $carried['count'] > 0 || $this->counts->has( $post_id, $kind ) !== $carried['had'] ) {
			$this->counts->take_off( $post_id, $kind, $carried['count'], $carried['sum'], $carried['had'] );
		}
		if ( ! $carried['hadAny'] ) {
			$this->counts->drop_empty( $post_id, $kind );
		}
	}
}
