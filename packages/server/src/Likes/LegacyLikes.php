<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;
use Larder\Votes\Legacy;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Likes that WP Delicious has counted: a number, and a list of accounts, names of browsers, IP addresses and hashes of those.
 *
 * Accounts and browsers become votes of their own. The other ones stay a number: an IP address is
 * not a person, and whoever shares it or gets it next could not like what somebody else did.
 */
final class LegacyLikes implements Legacy {

	private const COUNT = '_recipe_likes';
	private const LIST  = '_recipe_likes_ip';

	public function __construct(
		private readonly Votes $votes,
		private readonly CarriedCounts $carried
	) {}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->carried->posts_with( self::COUNT, $after, $limit );
	}

	/** {@inheritDoc} */
	public function adopt( int $id ): bool {
		if ( $this->carried->has( $id, Kind::Like ) ) {
			return false;
		}
		$voters = $this->voters( $id );
		foreach ( $voters as $voter ) {
			$this->votes->cast( $id, Kind::Like, $voter );
		}
		$this->carried->add( $id, Kind::Like, max( 0, $this->carried->number( $id, self::COUNT ) - count( $voters ) ) );
		return true;
	}

	/**
	 * Returns those who are known to like a recipe.
	 *
	 * @return array<string, Voter> Each once.
	 */
	private function voters( int $post_id ): array {
		$list   = get_post_meta( $post_id, self::LIST, true );
		$voters = [];
		foreach ( is_array( $list ) ? $list : [] as $entry ) {
			$voter = match ( true ) {
				is_numeric( $entry ) && false !== get_userdata( (int) $entry ) => Voter::account( (int) $entry ),
				is_string( $entry ) && str_starts_with( $entry, 'dr_user_identifier_' ) => Voter::browser( $entry ),
				default => null,
			};
			if ( null !== $voter ) {
				$voters[ $voter->key ] = $voter;
			}
		}
		return $voters;
	}
}
