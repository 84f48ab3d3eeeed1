<?php
declare( strict_types=1 );

namespace Larder\Links;

use Larder\Recipe\Html;

/**
 * Links words of recipes to addresses that the site has set, such as every "cast-iron skillet".
 *
 * The option is the one of WP Delicious: a list of `ingredientsKeywords`, `ingredientLink`, `openInNewTab`,
 * `relAttribute` and `totalClicks`.
 *
 * @phpstan-type Target array{url: string, newTab: bool, rel: string, id: string}
 */
final class KeywordLinks {

	/** The option that holds them. */
	public const OPTION = 'delicious_recipes_auto_link_ingredients';

	/** What the id of such a link starts with, behind that of the post. */
	public const PREFIX = 'auto';

	/** More keywords than a site needs; a guard against a pattern that no server can match. */
	private const MOST_KEYWORDS = 2000;

	private const RELS = [ 'nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer', 'external' ];

	/** @var array<string, Target> Targets by keyword in small letters, longest first. */
	private array $targets = [];

	/** What they were read from. */
	private mixed $source = null;

	/**
	 * Links the words of a text, whole words only, the longest first, and never inside another link.
	 *
	 * @param string $html    Safe HTML.
	 * @param int    $post_id The post that holds the recipe.
	 * @return string Safe HTML.
	 */
	public function link( string $html, int $post_id ): string {
		$targets = $this->targets();
		if ( '' === $html || [] === $targets ) {
			return $html;
		}
		$pattern = '/(?<![\p{L}\p{N}])(?:' . implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), array_map( 'strval', array_keys( $targets ) ) ) ) . ')(?![\p{L}\p{N}])/iu';
		$depth   = 0;
		$linked  = '';
		foreach ( preg_split( '/(<[^>]*>)/', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [] as $piece ) {
			if ( str_starts_with( $piece, '<' ) ) {
				$depth += 1 === preg_match( '/^<a\b/i', $piece ) ? 1 : ( 1 === preg_match( '#^</a\b#i', $piece ) ? -1 : 0 );
				$linked .= $piece;
				continue;
			}
			$linked .= $depth > 0 ? $piece : preg_replace_callback( $pattern, static fn ( array $found ): string => self::anchor( $found[0], $targets, $post_id ), $piece ) ?? $piece;
		}
		return $linked;
	}

	/**
	 * Tells whether a link with this id is set.
	 *
	 * @param string $id Such as `auto1f3c9a20`.
	 */
	public function has( string $id ): bool {
		return in_array( $id, array_column( $this->targets(), 'id' ), true );
	}

	/**
	 * Gives the id of the links to an address.
	 *
	 * @param string $url The address.
	 */
	public static function id( string $url ): string {
		return self::PREFIX . hash( 'crc32b', $url );
	}

	/**
	 * Prints a link.
	 *
	 * @param string                $words   What was found, safe HTML without tags.
	 * @param array<string, Target> $targets The targets.
	 * @param int                   $post_id The post.
	 */
	private static function anchor( string $words, array $targets, int $post_id ): string {
		$target = $targets[ mb_strtolower( $words ) ] ?? null;
		if ( null === $target ) {
			return $words;
		}
		return sprintf(
			'<a%s>%s</a>',
			Html::attributes( [ 'href' => $target['url'], 'data-link-id' => "$post_id-{$target['id']}" ] + ( $target['newTab'] ? [ 'target' => '_blank' ] : [] ) + ( '' === $target['rel'] ? [] : [ 'rel' => $target['rel'] ] ) ),
			$words
		);
	}

	/**
	 * Gives what the site has set; worked out once for each state of the option.
	 *
	 * @return array<string, Target>
	 */
	private function targets(): array {
		$stored = get_option( self::OPTION, [] );
		if ( $stored !== $this->source ) {
			$this->source  = $stored;
			$this->targets = self::read( $stored );
		}
		return $this->targets;
	}

	/**
	 * Reads what the site has set, whatever is stored.
	 *
	 * @param mixed $stored The option.
	 * @return array<string, Target>
	 */
	private static function read( mixed $stored ): array {
		$targets = [];
		foreach ( is_array( $stored ) ? $stored : [] as $one ) {
			$url = is_array( $one ) && is_string( $one['ingredientLink'] ?? null ) ? sanitize_url( trim( $one['ingredientLink'] ), [ 'http', 'https' ] ) : '';
			if ( '' === $url || ! is_array( $one ) ) {
				continue;
			}
			$new_tab = self::is_on( $one['openInNewTab'] ?? '' );
			$rels    = array_intersect( self::RELS, array_map( static fn ( mixed $rel ): string => is_string( $rel ) ? strtolower( $rel ) : '', (array) ( $one['relAttribute'] ?? [] ) ) );
			$target  = [
				'url'    => $url,
				'newTab' => $new_tab,
				'rel'    => implode( ' ', array_unique( $new_tab ? [ 'noopener', ...$rels ] : $rels ) ),
				'id'     => self::id( $url ),
			];
			foreach ( (array) ( $one['ingredientsKeywords'] ?? [] ) as $word ) {
				// As it stands in HTML, where the words of recipes are looked for.
				$word = is_string( $word ) ? mb_strtolower( esc_html( trim( wp_strip_all_tags( $word ) ) ) ) : '';
				if ( '' !== $word ) {
					$targets[ $word ] ??= $target;
				}
			}
		}
		uksort( $targets, static fn ( int|string $one, int|string $other ): int => strlen( (string) $other ) <=> strlen( (string) $one ) );
		return array_slice( $targets, 0, self::MOST_KEYWORDS, true );
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
