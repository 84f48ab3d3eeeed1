<?php
declare( strict_types=1 );

namespace Larder\Head;

use Larder\Recipe\PlainText;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Corrects what the head of a page tells search engines, after all plugins have printed theirs.
 *
 * It looks at the printed tags, not at the active plugins: where no SEO plugin prints a tag Larder does, and one that takes page 2 of a
 * search for page 1 is corrected, whichever plugin it is.
 *
 * @phpstan-import-type Wishes from \Larder\Search\Page\SearchEngineHints
 */
final class PageHead implements Registrable {

	/** What describes a page, to search engines and where its URL is shared. */
	private const DESCRIPTIONS = [ 'description', 'og:description', 'twitter:description' ];

	/** How many output buffers there were when the head began. */
	private int $buffers = 0;

	/**
	 * @param \Closure(): (Wishes|null) $search      What a page of results says of itself; null on all others.
	 * @param \Closure(): string        $description What the page is about, as plain text.
	 */
	public function __construct(
		private readonly \Closure $search,
		private readonly \Closure $description
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'wp_head', $this->begin( ... ), PHP_INT_MIN );
		add_action( 'wp_head', $this->end( ... ), PHP_INT_MAX );
	}

	/**
	 * Begins to listen to what is printed.
	 */
	public function begin(): void {
		ob_start();
		$this->buffers = ob_get_level();
	}

	/**
	 * Prints it as it has to be.
	 */
	public function end(): void {
		// Other plugins may have left their buffers open, or closed this one, whose content is then printed already.
		while ( ob_get_level() > $this->buffers ) {
			ob_end_flush();
		}
		if ( ob_get_level() === $this->buffers ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- What WordPress and its plugins print in the head; the processor escapes what it adds.
			echo $this->corrected( (string) ob_get_clean() );
		}
	}

	/**
	 * Returns the head as it has to be.
	 *
	 * @param string $head What was printed.
	 */
	public function corrected( string $head ): string {
		$search = ( $this->search )();
		$text   = ( $this->description )();
		if ( null === $search && '' === $text ) {
			return $head;
		}
		$seen = [];
		$tags = new HeadTags( $head );
		while ( $tags->next_tag() ) {
			$says = $tags->name_of_tag();
			if ( in_array( $says, self::DESCRIPTIONS, true ) ) {
				$seen[ $says ] = self::describe( $tags, new HiddenText( $search['hidden'] ?? '' ), $text ) || isset( $seen[ $says ] );
			} elseif ( null !== $search && '' !== $says ) {
				$seen = self::set_right( $tags, $says, $search, $text, $seen );
			}
		}
		return $tags->get_updated_html() . self::missing( $search, $text, $seen );
	}

	/**
	 * Sets one tag of a page of results right.
	 *
	 * @param HeadTags            $tags   Stands at the tag.
	 * @param string              $says   What it tells.
	 * @param Wishes              $search What the page says of itself.
	 * @param string              $text   What the page is about.
	 * @param array<string, bool> $seen   What was said before.
	 * @return array<string, bool> The same, with what it tells.
	 */
	private static function set_right( HeadTags $tags, string $says, array $search, string $text, array $seen ): array {
		switch ( $says ) {
			case 'prev':
			case 'next':
				$tags->remove_tag();
				return $seen;
			case 'robots':
				$directives      = $tags->text_of( 'content' );
				$seen['noindex'] = str_contains( $directives, 'noindex' ) || ( $seen['noindex'] ?? false );
				if ( $search['forVisitors'] && isset( $seen['robots'] ) ) {
					$tags->remove_tag();
				} elseif ( $search['forVisitors'] && 1 !== preg_match( '/^(?!.*nofollow).*noindex/', $directives ) ) {
					$tags->set_attribute( 'content', 'noindex, follow' );
				}
				break;
			case 'canonical':
				self::set_canonical( $tags, $search, isset( $seen['canonical'] ) );
				break;
			case 'og:url':
				// Where the page is shared it is the same page.
				if ( ( new ResultsUrl( $search ) )->differs_from( $tags->text_of( 'content' ) ) ) {
					$tags->set_attribute( 'content', esc_url_raw( $search['canonical'] ) );
				}
				return $seen;
			case 'title':
				self::number( $tags, $search );
				break;
			case 'script':
				$json = $tags->get_modifiable_text();
				$new  = ( new HiddenText( $search['hidden'] ) )->replaced_in( $json, $text );
				if ( $new !== $json ) {
					$tags->set_modifiable_text( $new );
				}
				break;
			default:
				return $seen;
		}
		return [ $says => true ] + $seen;
	}

	/**
	 * Corrects the canonical URL: each page of results has its own.
	 *
	 * @param HeadTags $tags      Stands at the tag.
	 * @param Wishes   $search    What the page says of itself.
	 * @param bool     $is_second Whether there was one before.
	 */
	private static function set_canonical( HeadTags $tags, array $search, bool $is_second ): void {
		if ( $is_second ) {
			$tags->remove_tag();
			return;
		}
		if ( ( new ResultsUrl( $search ) )->differs_from( $tags->text_of( 'href' ) ) ) {
			$tags->set_attribute( 'href', esc_url( $search['canonical'] ) );
		}
	}

	/**
	 * Adds the number of the page to a title without one, before the name of the site.
	 *
	 * @param HeadTags $tags   Stands at the title.
	 * @param Wishes   $search What the page says of itself.
	 */
	private static function number( HeadTags $tags, array $search ): void {
		$title = trim( html_entity_decode( $tags->get_modifiable_text(), ENT_QUOTES | ENT_HTML5 ) );
		if ( '' === $search['number'] || str_contains( $title, $search['number'] ) ) {
			return;
		}
		$site  = preg_quote( PlainText::from_html( get_bloginfo( 'name' ) ), '/' );
		$whole = preg_replace( "/^(.+)(\s\S{1,3}\s)($site)$/u", '$1$2' . $search['number'] . '$2$3', $title, 1, $times );
		$tags->set_modifiable_text( esc_html( is_string( $whole ) && $times > 0 ? $whole : "$title – {$search['number']}" ) );
	}

	/**
	 * Removes a text that the page hides from its description.
	 *
	 * @param HeadTags   $tags   Stands at the description.
	 * @param HiddenText $hidden What the page hides.
	 * @param string     $text   What the page is about.
	 * @return bool Whether it says something.
	 */
	private static function describe( HeadTags $tags, HiddenText $hidden, string $text ): bool {
		$printed = $tags->text_of( 'content' );
		$rest    = $hidden->taken_from( $printed );
		$best    = '' === $rest ? $text : $rest;
		if ( '' === $best ) {
			$tags->remove_tag();
			return false;
		}
		if ( $best !== $printed ) {
			$tags->set_attribute( 'content', $best );
		}
		return true;
	}

	/**
	 * Returns the tags that nobody has printed.
	 *
	 * @param Wishes|null         $search What a page of results says of itself.
	 * @param string              $text   What the page is about.
	 * @param array<string, bool> $seen   What was said.
	 * @return string HTML.
	 */
	private static function missing( ?array $search, string $text, array $seen ): string {
		$html = '' === $text || ( $seen['description'] ?? false )
			? ''
			: sprintf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( $text ) );
		if ( null === $search ) {
			return $html;
		}
		if ( $search['forVisitors'] && ! isset( $seen['robots'] ) ) {
			$html .= "<meta name=\"robots\" content=\"noindex, follow\">\n";
		}
		// A site that keeps the page out of the index itself has no URL for it.
		if ( ! isset( $seen['canonical'] ) && ( $search['forVisitors'] || ! ( $seen['noindex'] ?? false ) ) ) {
			$html .= self::link( 'canonical', $search['canonical'] );
		}
		return $html . self::link( 'prev', $search['prev'] ) . self::link( 'next', $search['next'] );
	}

	/**
	 * Returns a link.
	 *
	 * @param string $relation What it is to the page.
	 * @return string HTML; empty without a URL.
	 */
	private static function link( string $relation, string $url ): string {
		return '' === $url ? '' : sprintf( "<link rel=\"%s\" href=\"%s\">\n", $relation, esc_url( $url ) );
	}
}
