<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;
use Larder\Votes\Legacy;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * How often WP Delicious says that recipes were saved. It comes after the lists: what these account for is not a remainder.
 */
final class LegacyCounts implements Legacy {

	private const FIELD = '_delicious_recipes_wishlists';

	public function __construct(
		private readonly CarriedCounts $carried,
		private readonly Tallies $tallies
	) {}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->carried->posts_with( self::FIELD, $after, $limit );
	}

	/** {@inheritDoc} */
	public function adopt( int $id ): bool {
		if ( $this->carried->has( $id, Kind::Wishlist ) ) {
			return false;
		}
		$this->tallies->forget( $id );
		$known = $this->tallies->for_posts( [ $id ], Kind::Wishlist )[ $id ]->count;
		$this->carried->add( $id, Kind::Wishlist, max( 0, $this->carried->number( $id, self::FIELD ) - $known ) );
		return true;
	}
}
