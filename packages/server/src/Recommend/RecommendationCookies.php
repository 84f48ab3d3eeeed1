<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Cookies of visitors who recommended a post while I Recommend This was in charge.
 *
 * Their votes were carried over as a number, so they are not counted again. Nobody
 * signs such a cookie: taking it away lowers no number, or anybody could lower them all.
 */
final class RecommendationCookies {

	public function __construct( private readonly Tallies $tallies ) {}

	/**
	 * Returns whether the visitor's vote is among those that were carried over.
	 */
	public function has( int $post_id ): bool {
		return isset( $_COOKIE[ $this->name( $post_id ) ] ) && $this->tallies->carried( $post_id, Kind::Recommend ) > 0;
	}

	/**
	 * Deletes the visitor's cookie.
	 */
	public function forget( int $post_id ): void {
		if ( ! headers_sent() ) {
			setcookie( $this->name( $post_id ), '', [ 'expires' => 1, 'path' => '/', 'samesite' => 'Strict', 'httponly' => true ] );
		}
		unset( $_COOKIE[ $this->name( $post_id ) ] );
	}

	/**
	 * Returns the name of a post's cookie.
	 */
	private function name( int $post_id ): string {
		return "irecommendthis_$post_id";
	}
}
