<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Tools\RequestMemory;
use Larder\Votes\Kind;
use Larder\Votes\Tally;

defined( 'ABSPATH' ) || exit;

/**
 * Purges a recipe whose average rating has changed from page caches, with the pages that list it.
 *
 * Only ratings need this: the average is part of the cached markup, on cards as well, while likes
 * and other counts are updated by the page itself.
 */
final class PageCaches implements Registrable {

	/** How many posts are purged before what was read of them is released: a change-over rates every recipe of a site in one request. */
	private const BATCH = 100;

	/** @var array<int, bool> Posts whose ratings have changed in this request, each with whether its card may show another average. */
	private array $changed = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'larder_tally_changed', $this->note( ... ), 10, 3 );
		add_action( 'shutdown', $this->purge( ... ) );
	}

	/**
	 * Notes a post; one that changes many times is purged once.
	 *
	 * @param Kind  $kind  What has changed.
	 * @param Tally $tally What all votes come to now.
	 */
	public function note( int $post_id, Kind $kind, Tally $tally ): void {
		if ( Kind::Rating === $kind ) {
			$this->changed[ $post_id ] = ( $this->changed[ $post_id ] ?? false ) || Listings::may_differ( $tally );
		}
	}

	/**
	 * Purges the noted posts from every known cache.
	 */
	public function purge(): void {
		$changed       = $this->changed;
		$this->changed = [];
		$lists         = [];
		foreach ( array_chunk( $changed, self::BATCH, true ) as $batch ) {
			// Only lists depend on terms, and nothing here on meta fields: a single vote causes no further queries.
			_prime_post_caches( array_keys( $batch ), [] !== array_filter( $batch ), false );
			array_map( CachePlugins::purge_page( ... ), array_keys( $batch ) );
			foreach ( array_keys( array_filter( $batch ) ) as $post_id ) {
				$lists += array_flip( Listings::urls_for( $post_id ) );
			}
			if ( count( $batch ) === self::BATCH ) {
				RequestMemory::release();
			}
		}
		array_map( CachePlugins::purge_list( ... ), array_map( strval( ... ), array_keys( $lists ) ) );
	}
}
