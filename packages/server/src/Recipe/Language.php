<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The language that a recipe is written in, beside that of the page that shows it.
 */
final class Language {

	/** Of how many posts the language is kept: more than a page shows, and few where one process stores thousands. */
	private const MAX_POSTS = 20;

	/** What a language tag looks like: `de`, `pt-BR`, `zh-Hant-TW`. */
	private const TAG = '/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i';

	/** Languages and scripts that are read from right to left. */
	private const RIGHT_TO_LEFT = '/^(?:ar|arc|azb|ckb|dv|fa|haz|he|ks|ku-arab|nqo|pa-arab|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:arab|hebr|nkoo|syrc|thaa)(?:-|$)/i';

	/**
	 * @param string $tag Language tag; empty where nothing tells.
	 */
	private function __construct( private readonly string $tag ) {}

	/**
	 * Returns the language of the recipe in a post.
	 */
	public static function of_post( int $post_id ): self {
		/** @var array<int, array{string, string}> $known What is stored, and the language in it; the parts of a page ask many times. */
		static $known = [];
		$stored = get_post_meta( $post_id, RecipeDocument::META_KEY, true );
		$stored = is_string( $stored ) ? $stored : '';
		if ( ( $known[ $post_id ][0] ?? null ) !== $stored ) {
			$known             = count( $known ) < self::MAX_POSTS ? $known : [];
			$known[ $post_id ] = [ $stored, RecipeDocument::from_json( $stored )->data['language'] ?? '' ];
		}
		// Anything that is not a recipe is written as the page is.
		return '' === $stored ? new self( '' ) : self::of_tag( $known[ $post_id ][1] );
	}

	/**
	 * Returns the language of a document.
	 *
	 * @param RecipeDocument|null $document The recipe; null for none, which is written as the page is.
	 */
	public static function of_document( ?RecipeDocument $document ): self {
		return null === $document ? new self( '' ) : self::of_tag( $document->data['language'] ?? '' );
	}

	/**
	 * Returns the language that a tag names; where it names none, that in which the site writes its ingredients.
	 *
	 * @param string $tag Language tag.
	 */
	private static function of_tag( string $tag ): self {
		return new self( '' === self::read( $tag ) ? SiteLanguage::usual() : $tag );
	}

	/**
	 * Reads what an editor has chosen.
	 *
	 * @param string $chosen What is stored.
	 * @return string A language tag; empty for what is none.
	 */
	public static function read( string $chosen ): string {
		return 1 === preg_match( self::TAG, $chosen ) ? $chosen : '';
	}

	/**
	 * Returns the tag; the page's own, with its region, where both are of one language and the recipe names no region.
	 */
	public function tag(): string {
		return $this->is_of_page() ? SiteLanguage::of_page() : $this->tag;
	}

	/**
	 * Returns the attributes of an element with words of the recipe; none where it is written as the page is.
	 *
	 * @return array{}|array{lang: string, dir?: 'ltr'|'rtl'}
	 */
	public function attributes(): array {
		if ( $this->is_of_page() ) {
			return [];
		}
		$direction = $this->direction();
		return [ 'lang' => $this->tag ] + ( ( 'rtl' === $direction ) === is_rtl() ? [] : [ 'dir' => $direction ] );
	}

	/**
	 * Picks these attributes from what the view of an island gets.
	 *
	 * @param array<string, mixed> $props What it gets.
	 * @return array<string, string>
	 */
	public static function printed( array $props ): array {
		return array_filter( array_intersect_key( $props, array_flip( [ 'lang', 'dir' ] ) ), is_string( ... ) );
	}

	/**
	 * Wraps text of the recipe in an element with its language, for use among text in another language.
	 *
	 * @param string $html Safe HTML.
	 * @return string The same where it is written as the page is.
	 */
	public function mark( string $html ): string {
		$attributes = $this->attributes();
		return '' === $html || [] === $attributes ? $html : sprintf( '<span%s>%s</span>', Html::attributes( $attributes ), $html );
	}

	/**
	 * Returns in which direction it is read.
	 *
	 * @return 'ltr'|'rtl'
	 */
	public function direction(): string {
		return 1 === preg_match( self::RIGHT_TO_LEFT, $this->tag ) ? 'rtl' : 'ltr';
	}

	/**
	 * Returns whether it is that of the page.
	 */
	private function is_of_page(): bool {
		$page = SiteLanguage::of_page();
		return '' === $this->tag || 0 === strcasecmp( $this->tag, $page ) || 0 === strcasecmp( $this->tag, (string) strtok( $page, '-' ) );
	}
}
