<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the language of recipe titles wherever a theme or a plugin prints them on a page: classic themes, widgets, headings of
 * comments, links to the next recipe, and the title of the page itself.
 *
 * A title is read as text and used in attributes and data, too, so it gets no marks where it is read. Those that a page
 * asks for are noted, and marked in the whole page once it is printed.
 *
 * @phpstan-import-type Marks from MarkedTitles
 */
final class PageTitles implements Registrable {

	/** @var list<array{string, int}> Titles that the page has asked for, in this order, with the posts that they are of. */
	private array $asked = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'the_title', $this->note( ... ), PHP_INT_MAX, 2 );
		add_action( 'wp_footer', $this->prime( ... ), PHP_INT_MAX );
		add_action( 'template_redirect', $this->begin( ... ), PHP_INT_MAX );
	}

	/**
	 * Notes a title that a page asks for; whose it is, is looked up once all are known, for then WordPress has most of these posts at hand.
	 *
	 * @param mixed $title   HTML.
	 * @param mixed $post_id Whose it is.
	 * @return mixed The same.
	 */
	public function note( mixed $title, mixed $post_id = 0 ): mixed {
		if ( is_string( $title ) && '' !== trim( $title ) && is_numeric( $post_id ) && ! is_admin() ) {
			$this->asked[] = [ $title, (int) $post_id ];
		}
		return $title;
	}

	/**
	 * Primes the caches of these posts by one query.
	 */
	public function prime(): void {
		update_postmeta_cache( array_values( array_unique( array_column( $this->asked, 1 ) ) ) );
	}

	/**
	 * Starts the output buffer, if a page is printed.
	 */
	public function begin(): void {
		if ( is_feed() || is_robots() || is_favicon() || is_trackback() ) {
			return;
		}
		$whole = PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL;
		// Output that is flushed in pieces is incomplete, and stays as it is.
		ob_start( fn ( string $page, int $phase ): string => $whole === ( $phase & $whole ) ? $this->marked( $page ) : $page );
	}

	/**
	 * Marks the titles in a page.
	 */
	public function marked( string $page ): string {
		$titles   = array_filter( $this->titles() );
		$document = is_singular() ? Language::of_post( get_queried_object_id() )->attributes() : [];
		return [] === $titles && [] === $document ? $page : MarkedTitles::in( $page, $titles, $document );
	}

	/**
	 * Returns the attributes of the titles that were requested.
	 *
	 * @return array<string, Marks|null> By title; null for one that recipes of several languages have.
	 */
	private function titles(): array {
		$titles = [];
		foreach ( $this->asked as [ $title, $post_id ] ) {
			$marks = Language::of_post( $post_id )->attributes();
			if ( [] !== $marks || isset( $titles[ $title ] ) ) {
				$titles[ $title ] = $marks === ( $titles[ $title ] ?? $marks ) && [] !== $marks ? $marks : null;
			}
		}
		return $titles;
	}
}
