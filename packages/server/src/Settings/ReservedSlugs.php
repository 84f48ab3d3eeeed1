<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists which first parts of URLs belong to something else, so that no two things share a URL.
 */
final class ReservedSlugs {

	/** First parts that WordPress has for itself. */
	private const RESERVED = [
		'attachment',
		'atom',
		'author',
		'category',
		'comment',
		'comment-page',
		'comments',
		'embed',
		'feed',
		'page',
		'rdf',
		'rss',
		'rss2',
		'search',
		'tag',
		'trackback',
		'type',
		'wp-admin',
		'wp-content',
		'wp-includes',
		'wp-json',
	];

	public function __construct(
		private readonly Schema $schema,
		private readonly Store $store
	) {}

	/**
	 * Returns which of the settings that somebody sends cannot be taken; what a site already has stays its own.
	 *
	 * @param array<string, mixed> $values Clean values by key.
	 * @return array<string, string> Who has the URL, plain text, by key.
	 */
	public function problems( array $values ): array {
		$bases    = $this->bases( $values );
		$problems = [];
		foreach ( array_diff_assoc( array_intersect_key( $bases, $values ), $this->bases( [] ) ) as $key => $base ) {
			$owner = $this->owner( $key, $base, $bases );
			if ( '' !== $owner ) {
				/* translators: 1: who has the address, such as "Courses" or "WordPress", 2: first part of an address, such as "recipes". */
				$problems[ $key ] = sprintf( __( '“%1$s” has the address “%2$s” already.', 'larder' ), $owner, $base );
			}
		}
		return $problems;
	}

	/**
	 * Returns the first parts of all URLs, as they would be.
	 *
	 * @param array<string, mixed> $values Values that take the place of stored ones.
	 * @return array<string, string> By key of the setting.
	 */
	private function bases( array $values ): array {
		$bases = [];
		foreach ( $this->schema->all() as $key => $setting ) {
			if ( 'slug' === $setting->control ) {
				$value    = $values[ $key ] ?? $this->store->value( $key );
				$fallback = $setting->fallback();
				// An empty one leaves the usual URL.
				$bases[ $key ] = OptionFormat::slug( is_string( $value ) ? $value : '' ) ?: ( is_string( $fallback ) ? $fallback : '' );
			}
		}
		return $bases;
	}

	/**
	 * Returns who else has a URL.
	 *
	 * @param string                $key   The setting.
	 * @param string                $base  What it would be.
	 * @param array<string, string> $bases Those of all settings.
	 * @return string Its name, plain text; empty where nobody has it.
	 */
	private function owner( string $key, string $base, array $bases ): string {
		$equal = array_key_first( array_filter(
			array_diff_key( $bases, [ $key => '' ] ),
			static fn ( string $other ): bool => $other === $base
		) );
		if ( null !== $equal ) {
			return $this->schema->labels()['properties'][ $equal ]['title'] ?? $equal;
		}
		if ( in_array( explode( '/', $base )[0], self::RESERVED, true ) ) {
			return 'WordPress';
		}
		$page = get_page_by_path( $base );
		return $page instanceof \WP_Post && 'page' === $page->post_type ? wp_strip_all_tags( $page->post_title ) ?: $base : '';
	}
}
