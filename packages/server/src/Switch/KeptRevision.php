<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * The revision that has what a post said before its recipes changed over, to the byte.
 */
final class KeptRevision {

	/**
	 * Stores it, whoever changes the post over: a command line and the background may be nobody.
	 *
	 * The first one of a post, which is all that most have, goes by one statement: `wp_insert_post()` would send ten, among them such as
	 * look for a post of that slug in the trash, which a revision cannot be in the way of.
	 *
	 * @param bool $is_first Whether it has none yet.
	 */
	public static function keep( \wpdb $db, \WP_Post $post, bool $is_first ): void {
		if ( ! $is_first ) {
			self::keep_another( $post );
		} elseif (
			post_type_supports( $post->post_type, 'revisions' )
			&& 'auto-draft' !== $post->post_status
			&& wp_revisions_enabled( $post )
		) {
			self::insert( $db, $post );
		}
	}

	/**
	 * Stores one beside others, unless the newest of them says the same. What the site limits their number to is minded when it is
	 * edited the next time: an older one that was deleted for it could not be brought back.
	 */
	private static function keep_another( \WP_Post $post ): void {
		$limits = [ 'wp_revisions_to_keep', "wp_{$post->post_type}_revisions_to_keep" ];
		$all    = static fn ( int|string|bool $number ): int => 0 === (int) $number ? 0 : -1;
		foreach ( $limits as $limit ) {
			add_filter( $limit, $all, PHP_INT_MAX );
		}
		try {
			Content::trusted( static fn () => wp_save_post_revision( $post->ID ) );
		} finally {
			foreach ( $limits as $limit ) {
				remove_filter( $limit, $all, PHP_INT_MAX );
			}
		}
	}

	/**
	 * Deletes revisions. One that has no fields goes by one statement: `wp_delete_post()` would look for its comments, terms, attachments
	 * and revisions, of which it has none.
	 *
	 * @param list<int> $ids The revisions.
	 */
	public static function drop( \wpdb $db, array $ids ): void {
		if ( [] !== $ids ) {
			_prime_post_caches( $ids, false, true );
		}
		foreach ( $ids as $id ) {
			$revision = get_post( $id );
			// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Hooks of WordPress.
			if (
				! $revision instanceof \WP_Post
				|| 'revision' !== $revision->post_type
				|| [] !== get_post_meta( $id )
				|| null !== apply_filters( 'pre_delete_post', null, $revision, false )
			) {
				wp_delete_post_revision( $id );
				continue;
			}
			do_action( 'before_delete_post', $id, $revision );
			do_action( 'delete_post_revision', $id, $revision );
			do_action( 'delete_post', $id, $revision );
			if ( false === $db->delete( $db->posts, [ 'ID' => $id ] ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
				throw new \RuntimeException( sprintf( 'Revision %d could not be deleted: %s', $id, $db->last_error ) );
			}
			do_action( 'deleted_post_revision', $id, $revision );
			do_action( 'deleted_post', $id, $revision );
			clean_post_cache( $revision );
			do_action( 'after_delete_post', $id, $revision );
			do_action( 'wp_delete_post_revision', $id, $revision );
			// phpcs:enable
		}
	}

	/**
	 * Inserts the first one.
	 *
	 * @throws \RuntimeException When the database refuses.
	 */
	private static function insert( \wpdb $db, \WP_Post $post ): void {
		/** @var array<string, string|int> $fields */
		$fields = _wp_post_revision_data( get_object_vars( $post ) );
		$row    = [
			'post_author'       => get_current_user_id(),
			'post_modified'     => $fields['post_date'],
			'post_modified_gmt' => $fields['post_date_gmt'],
			'comment_status'    => 'closed',
			'ping_status'       => 'closed',
			'guid'              => '',
		] + $fields + array_fill_keys( [ 'to_ping', 'pinged', 'post_content_filtered' ], '' );
		if ( false === $db->insert( $db->posts, $row ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( sprintf( 'A revision of post %d could not be stored: %s', $post->ID, $db->last_error ) );
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WordPress, which copies fields.
		do_action( '_wp_put_post_revision', $db->insert_id, $post->ID );
	}
}
