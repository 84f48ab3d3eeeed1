<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the content of a post, and nothing else of it.
 */
final class Content {

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
	 */
	public static function write( int $post_id, string $content ): void {
		self::trusted( static fn () => wp_update_post( [ 'ID' => $post_id, 'post_content' => wp_slash( $content ) ] ) );
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
	 * Gives a post the dates back that it had: what readers see has not changed.
	 *
	 * @param \wpdb  $db           WordPress's database.
	 * @param int    $post_id      The post.
	 * @param string $modified     Local time.
	 * @param string $modified_gmt Universal time.
	 */
	public static function keep_dates( \wpdb $db, int $post_id, string $modified, string $modified_gmt ): void {
		$db->update(
			$db->posts,
			[
				'post_modified'     => $modified,
				'post_modified_gmt' => $modified_gmt,
			],
			[ 'ID' => $post_id ]
		);
		clean_post_cache( $post_id );
	}
}
