<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the content of a post, and nothing else of it.
 */
final class Content {

	/** What a post keeps: its dates, status, slug and what names it for ever. */
	public const ROW = [ 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_status', 'post_name', 'guid' ];

	/**
	 * Puts markup in the place of embeds.
	 *
	 * @param string                $content Content of a post.
	 * @param array<int, string>    $markup  What stands in the place of each embed, by its number; one without any stays.
	 * @param list<Embed>           $embeds  In the order of the page.
	 */
	public static function replaced( string $content, array $markup, array $embeds ): string {
		$is_classic = ! has_blocks( $content );
		$pieces     = [];
		$at         = 0;
		foreach ( $embeds as $number => $embed ) {
			if ( isset( $markup[ $number ] ) ) {
				$pieces[] = substr( $content, $at, $embed->offset - $at );
				$pieces[] = $markup[ $number ];
				$at       = $embed->offset + strlen( $embed->markup );
			}
		}
		$pieces[] = substr( $content, $at );
		if ( ! $is_classic ) {
			return implode( '', $pieces );
		}
		// WordPress makes no paragraphs in a content that has blocks.
		foreach ( $pieces as $number => $piece ) {
			$pieces[ $number ] = 0 === $number % 2 ? trim( wpautop( $piece ) ) : $piece;
		}
		return implode( "\n\n", array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
	}

	/**
	 * Stores the content of a post. What its author was allowed to write stays, whoever changes it over.
	 *
	 * @param int    $post_id The post.
	 * @param string $content Not slashed.
	 * @throws \RuntimeException When the database refuses.
	 */
	public static function write( int $post_id, string $content ): void {
		$stored = self::trusted( static fn () => wp_update_post( [ 'ID' => $post_id, 'post_content' => wp_slash( $content ) ], true ) );
		if ( is_wp_error( $stored ) ) {
			throw new \RuntimeException( sprintf( 'Post %d could not be stored: %s', $post_id, $stored->get_error_message() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
		}
	}

	/**
	 * Stores something without the filters for people who may not write any HTML: the content was stored before, and recipes are cleaned as they are read.
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

	/**
	 * Gives a post back what WordPress changes when a post is stored: its dates, and those of a draft that has none yet.
	 *
	 * @param \wpdb    $db   WordPress's database.
	 * @param \WP_Post $post The post as it was.
	 */
	public static function keep_row( \wpdb $db, \WP_Post $post ): void {
		$row = array_intersect_key( $post->to_array(), array_flip( self::ROW ) );
		$db->update( $db->posts, $row, [ 'ID' => $post->ID ] );
		clean_post_cache( $post->ID );
	}
}
