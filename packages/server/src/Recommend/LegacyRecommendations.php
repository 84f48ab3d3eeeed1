<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Votes\CarriedCounts;
use Larder\Votes\Kind;
use Larder\Votes\Legacy;

defined( 'ABSPATH' ) || exit;

/**
 * Recommendations that I Recommend This has counted.
 *
 * Its table knows addresses only, which stay where they are; the number is what its visitors saw.
 */
final class LegacyRecommendations implements Legacy {

	private const FIELD = '_recommended';

	public function __construct( private readonly CarriedCounts $carried ) {}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return $this->carried->posts_with( self::FIELD, $after, $limit );
	}

	/** {@inheritDoc} */
	public function adopt( int $id ): bool {
		if ( $this->carried->has( $id, Kind::Recommend ) ) {
			return false;
		}
		$this->carried->add( $id, Kind::Recommend, $this->carried->number( $id, self::FIELD ) );
		return true;
	}
}
