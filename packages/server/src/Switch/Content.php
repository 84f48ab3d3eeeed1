<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\PostField;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the content of a post, and nothing else of it.
 */
final class Content {

	/** What is brought back with the content: dates, status, slug, what names the post for ever, its type and its excerpt. */
	public const ROW = [
		'post_date',
		'post_date_gmt',
		'post_modified',
		'post_modified_gmt',
		'post_status',
		'post_name',
		'guid',
		'post_type',
		'post_excerpt',
	];

	/**
	 * Replaces embeds with markup.
	 *
	 * @param string                $content Content of a post.
	 * @param array<int, string>    $markup  What is in the place of each embed, by its number; one without any stays.
	 * @param list<Embed>           $embeds  In the order of the page.
	 */
	public static function replaced( string $content, array $markup, array $embeds ): string {
		if ( has_blocks( $content ) ) {
			// From the end on, so that the places before stay where they are.
			foreach ( array_reverse( $embeds, true ) as $number => $embed ) {
				$content = isset( $markup[ $number ] ) ? TextBlock::replaced( $content, $embed, $markup[ $number ] ) : $content;
			}
			return $content;
		}
		$pieces = [];
		$at     = 0;
		foreach ( $embeds as $number => $embed ) {
			if ( isset( $markup[ $number ] ) ) {
				$pieces[] = substr( $content, $at, $embed->offset - $at );
				$pieces[] = $markup[ $number ];
				$at       = $embed->offset + strlen( $embed->markup );
			}
		}
		$pieces[] = substr( $content, $at );
		// WordPress makes no paragraphs in a content that has blocks.
		foreach ( $pieces as $number => $piece ) {
			$pieces[ $number ] = 0 === $number % 2 ? trim( wpautop( $piece ) ) : $piece;
		}
		return implode( "\n\n", array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
	}

	/**
	 * Stores the content of a post, to the byte: neither filters for what people may write nor the clock change it.
	 *
	 * Whatever follows posts learns of it as of any other change; only the revision after it is left out, since the one before it is there.
	 *
	 * @param string                $content Not slashed.
	 * @param array<string, string> $row     Further columns.
	 * @throws \RuntimeException When the database refuses.
	 */
	public static function write( \wpdb $db, int $post_id, string $content, array $row = [] ): void {
		$before = get_post( $post_id );
		if ( ! $before instanceof \WP_Post ) {
			return;
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WordPress.
		do_action( 'pre_post_update', $post_id, [ 'post_content' => $content ] + $row + get_object_vars( $before ) );
		if ( false === $db->update( $db->posts, [ 'post_content' => $content ] + $row, [ 'ID' => $post_id ] ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( sprintf( 'Post %d could not be stored: %s', $post_id, $db->last_error ) );
		}
		PostField::keep_cache( $post_id, static fn () => clean_post_cache( $post_id ) );
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post ) {
			return;
		}
		$is_kept = remove_action( 'wp_after_insert_post', 'wp_save_post_revision_on_insert', 9 );
		try {
			// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Hooks of WordPress.
			do_action( "edit_post_{$post->post_type}", $post_id, $post );
			do_action( 'edit_post', $post_id, $post );
			do_action( "save_post_{$post->post_type}", $post_id, $post, true );
			do_action( 'save_post', $post_id, $post, true );
			do_action( 'wp_insert_post', $post_id, $post, true );
			// phpcs:enable
			wp_after_insert_post( $post, true, $before );
		} finally {
			if ( $is_kept ) {
				add_action( 'wp_after_insert_post', 'wp_save_post_revision_on_insert', 9, 3 );
			}
		}
	}

	/**
	 * Stores something without the filters for people who may not write any HTML: the content was stored before, and
	 * recipes are cleaned as they are read.
	 *
	 * @template Result
	 * @param \Closure(): Result $store Stores it.
	 * @return Result
	 */
	public static function trusted( \Closure $store ): mixed {
		$is_filtered = false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		if ( $is_filtered ) {
			kses_remove_filters();
		}
		try {
			return $store();
		} finally {
			if ( $is_filtered ) {
				kses_init_filters();
			}
		}
	}
}
