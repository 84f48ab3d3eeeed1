<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\Guard;
use Larder\Ajax\Refusal;
use Larder\Ajax\ServerVariables;

defined( 'ABSPATH' ) || exit;

/**
 * Votes of the current visitor, by browser or by account.
 *
 * A visitor who liked before logging in has voted already: the browser's vote stays, and no second
 * one is stored for the account. Withdrawing deletes whichever exists. After logging out, the
 * browser still shows its own votes.
 */
final class VisitorVotes {

	public function __construct(
		private readonly Votes $votes,
		private readonly Tallies $tallies,
		private readonly HashedIpAddresses $addresses,
		private readonly Guard $guard
	) {}

	/**
	 * Votes for a post, unless the visitor has.
	 *
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @throws Refusal When nobody can tell who votes.
	 */
	public function add( int $post_id, Kind $kind, array $input ): Tally {
		$voters = $this->voters( $input );
		foreach ( array_slice( $voters, 1 ) as $other ) {
			if ( null !== $this->votes->value_of( $post_id, $kind, $other ) ) {
				return $this->tallies->for_posts( [ $post_id ], $kind )[ $post_id ];
			}
		}
		return $this->cast( $post_id, $kind, $voters[0], 1 );
	}

	/**
	 * Withdraws the visitor's votes for a post.
	 *
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @throws Refusal When nobody can tell who votes.
	 */
	public function remove( int $post_id, Kind $kind, array $input ): Tally {
		foreach ( $this->voters( $input ) as $voter ) {
			$tally = $this->votes->withdraw( $post_id, $kind, $voter );
		}
		return $tally;
	}

	/**
	 * Returns a post stars, in the place of those that the visitor gave before.
	 *
	 * @param int                  $stars From 1 to 5; 0 takes them back.
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @throws Refusal When nobody can tell who votes.
	 */
	public function rate( int $post_id, int $stars, array $input ): Tally {
		$voters = $this->voters( $input );
		foreach ( array_slice( $voters, 1 ) as $other ) {
			$this->votes->withdraw( $post_id, Kind::Rating, $other );
		}
		return 0 === $stars
			? $this->votes->withdraw( $post_id, Kind::Rating, $voters[0] )
			: $this->cast( $post_id, Kind::Rating, $voters[0], $stars );
	}

	/**
	 * Returns the values of the visitor's votes on some posts.
	 *
	 * @param list<int>            $among The posts.
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @return array<int, int> By post; a post without a vote is left out.
	 */
	public function values( Kind $kind, array $among, array $input ): array {
		$values = [];
		foreach ( $this->named( $input ) as $voter ) {
			$values += $this->votes->values_of( $voter, $kind, $among );
		}
		return $values;
	}

	/**
	 * Stores a vote of the visitor, within the rate limit of the post.
	 *
	 * @param Voter $voter As whom the visitor votes.
	 * @param int   $value Stars of a rating, else 1.
	 * @throws Refusal When more browsers have voted for the post from this IP address than is plausible.
	 */
	private function cast( int $post_id, Kind $kind, Voter $voter, int $value ): Tally {
		if ( ! $voter->is_account() && null === $this->votes->value_of( $post_id, $kind, $voter ) ) {
			$this->guard->require_within_rate_limit( 'larder_votes:post', $this->guard->here( "$kind->value $post_id" ) );
		}
		return $this->votes->cast( $post_id, $kind, $voter, $value, $voter->is_account() ? '' : $this->addresses->current() );
	}

	/**
	 * Returns whom the visitor votes as; a new vote belongs to the first one.
	 *
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @return non-empty-list<Voter>
	 * @throws Refusal When there is none.
	 */
	private function voters( array $input ): array {
		$voters = $this->named( $input );
		if ( [] !== $voters ) {
			return $voters;
		}
		// I Recommend This and other old scripts send no identifier. Their visitors are distinguished by IP address for a week.
		$address = $this->addresses->current();
		if ( '' === $address ) {
			throw new Refusal( 'unknown_visitor', esc_html__( 'The request does not say who makes it.', 'larder' ), 400 );
		}
		return [ Voter::browser( $address . ' ' . ServerVariables::text( 'HTTP_USER_AGENT' ) ) ];
	}

	/**
	 * Returns the account and the browser of the visitor, where there are such.
	 *
	 * @param array<string, mixed> $input Of the request, perhaps with `unique_user_id`.
	 * @return list<Voter>
	 */
	private function named( array $input ): array {
		$voters = is_user_logged_in() ? [ Voter::account( get_current_user_id() ) ] : [];
		if ( is_string( $input['unique_user_id'] ?? null ) ) {
			$voters[] = Voter::browser( $input['unique_user_id'] );
		}
		return $voters;
	}
}
