<?php
declare( strict_types=1 );

namespace Larder\Demo;

use Larder\Ajax\ClientIpAddress;
use Larder\Votes\Kind;
use Larder\Votes\VotesModule;

/**
 * Adds the likes of guests whom nobody knows any more.
 */
final class Likes {

	private readonly VotesModule $votes;

	public function __construct( private readonly Ledger $ledger ) {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->votes = new VotesModule( $wpdb, new ClientIpAddress() );
	}

	/**
	 * Adds the likes of a recipe, once.
	 *
	 * @param string $slug  The recipe.
	 * @param int    $likes How many.
	 */
	public function keep( string $slug, int $likes ): void {
		$post_id = $this->ledger->post_id( "recipe:$slug" );
		if ( $likes > 0 && ! $this->votes->counts()->has( $post_id, Kind::Like ) ) {
			$this->votes->counts()->add( $post_id, Kind::Like, $likes );
		}
	}
}
