<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Hands out the ids of lines and steps, each once in a block.
 */
final class Ids {

	/** @var array<string, true> Ids in use. */
	private array $taken = [];

	/**
	 * Gives the stored id if it is usable and new, else one made from the place of the line.
	 *
	 * @param string $stored What is stored.
	 * @param string $place  Where the line stands, such as `0/3`.
	 */
	public function claim( string $stored, string $place ): string {
		$id = 1 === preg_match( '/^[a-z0-9]{8}$/', $stored ) ? $stored : substr( md5( $place ), 0, 8 );
		for ( $round = 1; isset( $this->taken[ $id ] ); $round++ ) {
			$id = substr( md5( "$place#$round" ), 0, 8 );
		}
		$this->taken[ $id ] = true;
		return $id;
	}
}
