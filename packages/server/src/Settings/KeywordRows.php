<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The words that become links: as the screen has them, and as WP Delicious stores them.
 *
 * Stored is a list of `ingredientsKeywords`, `ingredientLink`, `openInNewTab`, `relAttribute` and `totalClicks`.
 *
 * @phpstan-type Row array{keywords: list<string>, url: string, newTab: bool, rel: list<string>}
 */
final class KeywordRows {

	/** What a link can say of its target. */
	private const RELS = [ 'nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer', 'external' ];

	/**
	 * Reads what is stored, whatever it is.
	 *
	 * @param mixed $stored The option.
	 * @return list<Row> Also those whose URL cannot be opened, so that somebody can correct them.
	 */
	public static function read( mixed $stored ): array {
		$rows = [];
		foreach ( is_array( $stored ) ? $stored : [] as $one ) {
			if ( ! is_array( $one ) ) {
				continue;
			}
			$keywords = self::words( $one['ingredientsKeywords'] ?? [] );
			$url      = is_string( $one['ingredientLink'] ?? null ) ? trim( $one['ingredientLink'] ) : '';
			if ( [] !== $keywords && '' !== $url ) {
				$rows[] = [
					'keywords' => $keywords,
					'url'      => $url,
					'newTab'   => self::is_on( $one['openInNewTab'] ?? '' ),
					'rel'      => array_values( array_intersect(
						self::RELS,
						array_map( strtolower( ... ), self::words( $one['relAttribute'] ?? [] ) )
					) ),
				];
			}
		}
		return $rows;
	}

	/**
	 * Writes rows as WP Delicious does, and keeps what else was stored with a URL.
	 *
	 * @param mixed $rows   Rows that {@see self::clean()} has given.
	 * @param mixed $before What was stored before.
	 * @return list<array<array-key, mixed>>
	 */
	public static function write( mixed $rows, mixed $before ): array {
		$known = [];
		foreach ( is_array( $before ) ? $before : [] as $one ) {
			if ( is_array( $one ) && is_string( $one['ingredientLink'] ?? null ) ) {
				$known[ trim( $one['ingredientLink'] ) ] = $one;
			}
		}
		$stored = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['url'] ?? null ) ) {
				$stored[] = [
					'ingredientsKeywords' => $row['keywords'] ?? [],
					'ingredientLink'      => $row['url'],
					'openInNewTab'        => true === ( $row['newTab'] ?? false ) ? [ 'yes' ] : [],
					'relAttribute'        => $row['rel'] ?? [],
				] + ( $known[ $row['url'] ] ?? [] );
			}
		}
		return $stored;
	}

	/**
	 * Cleans rows that somebody sent.
	 *
	 * @param mixed $sent Rows in the shape of the schema.
	 * @return list<Row>|\WP_Error Without empty rows; or what is wrong with the first that cannot be stored.
	 */
	public static function clean( mixed $sent ): array|\WP_Error {
		$rows = [];
		$seen = [];
		/** @var Row $row */
		foreach ( is_array( $sent ) ? array_values( $sent ) : [] as $at => $row ) {
			$keywords = self::words( array_map( sanitize_text_field( ... ), $row['keywords'] ) );
			$url      = trim( $row['url'] );
			if ( [] === $keywords && '' === $url ) {
				continue;
			}
			$problem = self::problem( $keywords, $url, $seen );
			if ( '' !== $problem ) {
				/* translators: 1: number of a row, 2: what is wrong with it. */
				return new \WP_Error( 'rest_invalid_param', sprintf( __( 'Link %1$d: %2$s', 'larder' ), $at + 1, $problem ) );
			}
			$seen += array_flip( array_map( mb_strtolower( ... ), $keywords ) );
			$rows[] = [
				'keywords' => $keywords,
				'url'      => self::url( $url ),
				'newTab'   => $row['newTab'],
				'rel'      => $row['rel'],
			];
		}
		return $rows;
	}

	/**
	 * Returns a URL that a browser opens over the web.
	 *
	 * @param string $url What was typed.
	 * @return string Empty for any other.
	 */
	public static function url( string $url ): string {
		return 1 === preg_match( '#^https?://[^/\s]#i', $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
	}

	/**
	 * Returns what is wrong with a row.
	 *
	 * @param list<string>            $keywords Its words.
	 * @param array<array-key, mixed> $seen     Words of earlier rows, in small letters, as keys.
	 * @return string Plain text, empty for nothing.
	 */
	private static function problem( array $keywords, string $url, array $seen ): string {
		if ( [] === $keywords ) {
			return __( 'Type at least one word.', 'larder' );
		}
		if ( '' === self::url( $url ) ) {
			return __( 'Type a whole address, such as https://example.org/skillet.', 'larder' );
		}
		foreach ( $keywords as $keyword ) {
			if ( isset( $seen[ mb_strtolower( $keyword ) ] ) ) {
				/* translators: %s: a word. */
				return sprintf( __( 'Another link has “%s” already.', 'larder' ), $keyword );
			}
		}
		return '';
	}

	/**
	 * Reads words, each once.
	 *
	 * @param mixed $stored A list, or one word.
	 * @return list<string>
	 */
	private static function words( mixed $stored ): array {
		$words = [];
		foreach ( (array) $stored as $word ) {
			$word = is_string( $word ) ? trim( wp_strip_all_tags( $word ) ) : '';
			if ( '' !== $word ) {
				$words[ mb_strtolower( $word ) ] ??= $word;
			}
		}
		return array_values( $words );
	}

	/**
	 * Reads a switch as WP Delicious stores it.
	 *
	 * @param mixed $value What is stored.
	 */
	private static function is_on( mixed $value ): bool {
		return in_array( is_array( $value ) ? ( $value[0] ?? '' ) : $value, [ 'yes', true, 1, '1' ], true );
	}
}
