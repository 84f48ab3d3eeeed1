<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers names and ancestors of terms while no term changes; an index asks for the same few hundred terms once for each recipe.
 */
final class KnownTerms {

	/** When terms were last changed, as WordPress notes it. */
	private static string $changed = '';

	/** @var array<string, array<int, array{name: string, ids: list<int>}|null>> By taxonomy and term. */
	private static array $known = [];

	/**
	 * Returns the name of a term.
	 *
	 * @return string Empty when there is no such term.
	 */
	public static function name( int $term_id, string $taxonomy ): string {
		return self::term( $term_id, $taxonomy )['name'] ?? '';
	}

	/**
	 * Returns a term and its ancestors.
	 *
	 * @return list<int> Their ids; none when there is no such term.
	 */
	public static function with_ancestors( int $term_id, string $taxonomy ): array {
		return self::term( $term_id, $taxonomy )['ids'] ?? [];
	}

	/**
	 * Reads a term, unless it is known.
	 *
	 * @return array{name: string, ids: list<int>}|null Null when there is no such term.
	 */
	private static function term( int $term_id, string $taxonomy ): ?array {
		$changed = wp_cache_get_last_changed( 'terms' );
		if ( self::$changed !== $changed ) {
			self::$changed = $changed;
			self::$known   = [];
		}
		if ( ! array_key_exists( $term_id, self::$known[ $taxonomy ] ?? [] ) ) {
			self::$known[ $taxonomy ][ $term_id ] = self::read( $term_id, $taxonomy );
		}
		return self::$known[ $taxonomy ][ $term_id ];
	}

	/**
	 * Reads a term.
	 *
	 * @return array{name: string, ids: list<int>}|null Null when there is no such term.
	 */
	private static function read( int $term_id, string $taxonomy ): ?array {
		$term = get_term( $term_id, $taxonomy );
		if ( ! $term instanceof \WP_Term ) {
			return null;
		}
		$ancestors = $term->parent > 0 ? get_ancestors( $term_id, $taxonomy, 'taxonomy' ) : [];
		return [
			'name' => $term->name,
			'ids'  => [ $term_id, ...array_values( array_map( intval( ... ), $ancestors ) ) ],
		];
	}
}
