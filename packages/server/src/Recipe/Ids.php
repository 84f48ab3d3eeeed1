<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns the ids of lines and steps, each once in a block; the twin of `claimId()` in `packages/editor`.
 */
final class Ids {

	/** The prime of FNV-1a. */
	private const PRIME = 0x01000193;

	/** Where its two rounds begin. */
	private const BASES = [ 0x811c9dc5, self::PRIME ];

	private const BITS = 0xffffffff;

	/** @var array<string, true> Ids in use. */
	private array $taken = [];

	/**
	 * Returns the stored id if it is usable and new, else one made from the seed.
	 *
	 * @param mixed  $stored What is stored.
	 * @param string $seed   Where the line is and what it says, such as `0/3/salt`.
	 */
	public function claim( mixed $stored, string $seed ): string {
		$id = is_string( $stored ) && 1 === preg_match( '/^[a-z0-9]{8}$/D', $stored ) ? $stored : self::derived( $seed );
		for ( $round = 1; isset( $this->taken[ $id ] ); $round++ ) {
			$id = self::derived( "$seed#$round" );
		}
		$this->taken[ $id ] = true;
		return $id;
	}

	/**
	 * Returns the id that `save()` prints for the same seed.
	 */
	private static function derived( string $seed ): string {
		$id    = '';
		$codes = array_map( mb_ord( ... ), mb_str_split( $seed ) );
		foreach ( self::BASES as $hash ) {
			foreach ( $codes as $code ) {
				$hash = ( ( $hash ^ (int) $code ) * self::PRIME ) & self::BITS;
			}
			$id .= substr( str_pad( base_convert( (string) $hash, 10, 36 ), 4, '0', STR_PAD_LEFT ), -4 );
		}
		return $id;
	}
}
