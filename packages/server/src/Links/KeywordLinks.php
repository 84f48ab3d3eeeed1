<?php
declare( strict_types=1 );

namespace Larder\Links;

use Larder\Recipe\Html;
use Larder\Registrable;
use Larder\Settings\KeywordRows;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Links words of recipes to URLs that the site has set, such as every "cast-iron skillet".
 *
 * The option is the one of WP Delicious: a list of `ingredientsKeywords`, `ingredientLink`, `openInNewTab`,
 * `relAttribute` and `totalClicks`.
 *
 * @phpstan-type Target array{url: string, newTab: bool, rel: string, id: string}
 */
final class KeywordLinks implements Registrable {

	/** The option that holds them. */
	public const OPTION = 'delicious_recipes_auto_link_ingredients';

	/** What the id of such a link starts with, after that of the post. */
	public const PREFIX = 'auto';

	/** More keywords than a site needs; a limit for the size of the pattern. */
	private const MAX_KEYWORDS = 2000;

	/** Elements whose words stay as they are. */
	private const CLOSED = '#^<(/?)(a|button|code|pre|script|style|textarea|label|time)\b#i';

	/** Marks that people and editors write in several ways, and what finds each of them in HTML. */
	private const VARIANTS = [
		"'" => "(?:['’‘ʼ]|&(?:\\#0?39|\\#8217|rsquo);)",
		'-' => '[-‐‑]',
		' ' => '(?:\s|&nbsp;)+',
	];

	/** @var array<string, Target>|null Targets by keyword in its comparable form, longest first; null until somebody asks. */
	private ?array $targets = null;

	/** Finds them in a text. */
	private string $pattern = '';

	public function __construct( private readonly Settings $settings = new Settings() ) {}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( [ 'add', 'update', 'delete' ] as $change ) {
			add_action( "{$change}_option_" . self::OPTION, $this->forget( ... ) );
		}
		add_action( 'switch_blog', $this->forget( ... ) );
	}

	/**
	 * Clears the cached keywords when the option changes or another site of the network is switched to.
	 */
	private function forget(): void {
		$this->targets = null;
	}

	/**
	 * Links the words of a text where the site wants that, whole words only and the longest first.
	 *
	 * Each URL is linked once, where it comes first; nothing inside another link or control is.
	 *
	 * @param string $html    Safe HTML.
	 * @param int    $post_id The post that holds the recipe.
	 * @param string $place   Where the text is: `ingredients`, `equipment`, `instructions` or `notes`.
	 * @return string Safe HTML.
	 */
	public function link( string $html, int $post_id, string $place ): string {
		$targets = $this->targets();
		if ( '' === $html || [] === $targets || ! in_array( $place, $this->settings->choices( 'keywordLinkPlaces' ), true ) ) {
			return $html;
		}
		$open   = [];
		$used   = [];
		$linked = '';
		// False for a text that is too long for the pattern, which is shown as it is.
		$pieces = preg_split( '/(<!--.*?-->|<[^>]*>)/s', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( false === $pieces ? [] : $pieces as $piece ) {
			if ( str_starts_with( $piece, '<' ) ) {
				if ( 1 === preg_match( self::CLOSED, $piece, $tag ) ) {
					$name          = strtolower( $tag[2] );
					// A closing tag without an opening one is ignored, as browsers do.
					$open[ $name ] = '' === $tag[1] ? ( $open[ $name ] ?? 0 ) + 1 : max( 0, ( $open[ $name ] ?? 0 ) - 1 );
				}
				$linked .= $piece;
				continue;
			}
			$linked .= array_sum( $open ) > 0 ? $piece : $this->link_words( $piece, $post_id, $used );
		}
		return false === $pieces ? $html : $linked;
	}

	/**
	 * Links words outside of all tags.
	 *
	 * @param string              $text Safe HTML without tags.
	 * @param array<string, true> $used Ids of links that the text has already.
	 * @return string Safe HTML.
	 */
	private function link_words( string $text, int $post_id, array &$used ): string {
		$anchor = function ( array $found ) use ( $post_id, &$used ): string {
			$words  = is_string( $found[0] ?? null ) ? $found[0] : '';
			$target = $this->targets[ self::key( html_entity_decode( $words, ENT_QUOTES | ENT_HTML5 ) ) ] ?? null;
			if ( null === $target || isset( $used[ $target['id'] ] ) ) {
				return $words;
			}
			$used[ $target['id'] ] = true;
			return self::anchor( $words, $target, $post_id );
		};
		return preg_replace_callback( $this->pattern, $anchor, $text ) ?? $text;
	}

	/**
	 * Returns whether a link with this id is set.
	 *
	 * @param string $id Such as `auto1f3c9a20`.
	 */
	public function has( string $id ): bool {
		return in_array( $id, array_column( $this->targets(), 'id' ), true );
	}

	/**
	 * Returns the id of the links to a URL.
	 */
	public static function id( string $url ): string {
		return self::PREFIX . hash( 'crc32b', $url );
	}

	/**
	 * Prints a link.
	 *
	 * @param string $words  What was found, safe HTML without tags.
	 * @param Target $target Where it leads.
	 */
	private static function anchor( string $words, array $target, int $post_id ): string {
		return sprintf(
			'<a%s>%s</a>',
			Html::attributes( [
				'href'         => $target['url'],
				'data-link-id' => "$post_id-{$target['id']}",
			] + ( $target['newTab'] ? [ 'target' => '_blank' ] : [] ) + ( '' === $target['rel'] ? [] : [ 'rel' => $target['rel'] ] ) ),
			$words
		);
	}

	/**
	 * Returns what the site has set; a recipe asks for each of its texts, so it is read once.
	 *
	 * @return array<string, Target>
	 */
	private function targets(): array {
		if ( null === $this->targets ) {
			$this->targets = self::read( get_option( self::OPTION, [] ) );
			$words         = array_map(
				static fn ( int|string $key ): string => self::found_by( (string) $key ),
				array_keys( $this->targets )
			);
			$this->pattern = '/(?<![\p{L}\p{N}])(?:' . implode( '|', $words ) . ')(?![\p{L}\p{N}])/iu';
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
		foreach ( KeywordRows::read( $stored ) as $row ) {
			$url = KeywordRows::url( $row['url'] );
			if ( '' === $url ) {
				continue;
			}
			$target = [
				'url'    => $url,
				'newTab' => $row['newTab'],
				'rel'    => implode( ' ', array_unique( $row['newTab'] ? [ 'noopener', ...$row['rel'] ] : $row['rel'] ) ),
				'id'     => self::id( $url ),
			];
			foreach ( $row['keywords'] as $word ) {
				$targets[ self::key( $word ) ] ??= $target;
			}
		}
		uksort( $targets, static fn ( int|string $one, int|string $other ): int => strlen( (string) $other ) <=> strlen( (string) $one ) );
		return array_slice( $targets, 0, self::MAX_KEYWORDS, true );
	}

	/**
	 * Normalizes a keyword: lower case, and one spelling of each punctuation mark.
	 *
	 * @param string $words Plain text.
	 */
	private static function key( string $words ): string {
		foreach ( self::VARIANTS as $mark => $pattern ) {
			$words = preg_replace( "/$pattern/u", $mark, $words ) ?? $words;
		}
		return mb_strtolower( $words );
	}

	/**
	 * Returns the pattern that finds a keyword in HTML.
	 *
	 * @param string $key The comparable keyword.
	 */
	private static function found_by( string $key ): string {
		return strtr(
			preg_quote( esc_html( $key ), '/' ),
			[ preg_quote( '&#039;', '/' ) => self::VARIANTS["'"], '\\-' => self::VARIANTS['-'], ' ' => self::VARIANTS[' '] ]
		);
	}

	/**
	 * Returns the URL of each link that is set.
	 *
	 * @return array<string, string> By id.
	 */
	public function urls(): array {
		return array_column( $this->targets(), 'url', 'id' );
	}
}
