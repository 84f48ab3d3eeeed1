<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Accounts\AccountField;
use Larder\Votes\Kind;
use Larder\Votes\Legacy;
use Larder\Votes\VoteDatabase;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of saved recipes that accounts have from WP Delicious.
 */
final class LegacyLists implements Legacy {

	private const FIELD = 'delicious_recipes_user_meta';

	/** Marks a list that was adopted: what was taken off it since must not come back. */
	public const MARK = 'larder_wishlist_adopted';

	public function __construct(
		private readonly Votes $votes,
		private readonly VoteDatabase $db
	) {}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT DISTINCT m.user_id FROM %i m JOIN %i u ON u.ID = m.user_id WHERE m.meta_key = %s AND m.user_id > %d ORDER BY m.user_id LIMIT %d',
			$this->db->wpdb->usermeta,
			$this->db->wpdb->users,
			self::FIELD,
			$after,
			$limit
		);
		return array_map( static fn ( array $row ): int => (int) $row['user_id'], $rows );
	}

	/** {@inheritDoc} */
	public function adopt( int $id ): bool {
		if ( '' !== ( new AccountField( self::MARK ) )->read( $id ) ) {
			return false;
		}
		$stored = get_user_meta( $id, self::FIELD, true );
		$list   = is_array( $stored ) && is_array( $stored['wishlists'] ?? null ) ? $stored['wishlists'] : [];
		foreach ( $list as $post_id ) {
			if ( is_numeric( $post_id ) && null !== get_post( (int) $post_id ) ) {
				$this->votes->cast( (int) $post_id, Kind::Wishlist, Voter::account( $id ) );
			}
		}
		( new AccountField( self::MARK ) )->write( $id, 1 );
		return true;
	}
}
