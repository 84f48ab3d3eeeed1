<?php
declare( strict_types=1 );

namespace Larder\Check;

defined( 'ABSPATH' ) || exit;

/**
 * For whom a recipe lacks something, the most important first.
 */
enum Group: string {

	case Needed = 'needed';
	case Liked  = 'liked';
	case Cooks  = 'cooks';

	/**
	 * Returns the heading of the group, plain text.
	 */
	public function title(): string {
		return match ( $this ) {
			self::Needed => __( 'Search engines need it', 'larder' ),
			self::Liked  => __( 'Search engines like it', 'larder' ),
			self::Cooks  => __( 'Cooks like it', 'larder' ),
		};
	}
}
