<?php
declare( strict_types=1 );

namespace Larder\Archive;

defined( 'ABSPATH' ) || exit;

/**
 * Where an archive takes what it shows.
 */
enum ArchiveSource: string {

	case Newest    = 'newest';
	case Picked    = 'picked';
	case Tagged    = 'tagged';
	case Terms     = 'terms';
	case Featured  = 'featured';
	case Seasonal  = 'seasonal';
	case Related   = 'related';
	case Commented = 'commented';
	case Liked     = 'liked';
	case Rated     = 'rated';
}
