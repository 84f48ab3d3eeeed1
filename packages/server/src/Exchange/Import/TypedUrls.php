<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the URLs that somebody has typed or pasted, one a line.
 */
final class TypedUrls {

	/** A URL by any scheme; what cannot be fetched is named where it is tried. */
	private const URL = '#(?<![\w.+-])' . Url::SCHEME . '://[^\s<>"]+#iu';

	/** A host, with what follows it, as people type URLs: `www.example.org/soup`. */
	private const BARE = '#^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?\#]\S*)?$#u';

	/**
	 * @param list<string> $urls Each URL once.
	 * @param list<string> $rest Lines without a URL.
	 */
	private function __construct( public readonly array $urls, public readonly array $rest ) {}

	/**
	 * Reads a text.
	 *
	 * @param string $text The lines.
	 */
	public static function from_text( string $text ): self {
		$urls = [];
		$rest = [];
		foreach ( array_map( trim( ... ), preg_split( '/\R/u', $text ) ?: [] ) as $line ) {
			if ( preg_match_all( self::URL, $line, $found ) > 0 ) {
				array_push( $urls, ...array_map( static fn ( string $url ): string => rtrim( $url, ',;' ), $found[0] ) );
			} elseif ( 1 === preg_match( self::BARE, $line ) ) {
				$urls[] = "https://$line";
			} elseif ( '' !== $line ) {
				$rest[] = sanitize_text_field( mb_substr( $line, 0, 100 ) );
			}
		}
		$clean = array_map(
			static fn ( string $url ): string => Url::is_web( $url )
				? sanitize_url( $url, [ 'http', 'https' ] )
				: sanitize_text_field( $url ),
			$urls
		);
		return new self( array_values( array_unique( array_filter( $clean, static fn ( string $url ): bool => '' !== $url ) ) ), $rest );
	}
}
