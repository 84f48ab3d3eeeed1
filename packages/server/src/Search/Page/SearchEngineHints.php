<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\BlockTexts;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PlainText;
use Larder\Recipe\PostContent;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Prints hints for search engines on pages of results: each page of an archive has a URL and a title of its
 * own, and filtered results have the URL without filters as their canonical one.
 *
 * An SEO plugin prints canonical URLs and robots itself; its filters get the same, so that its other data agree;
 * what it prints nevertheless is set right when the head is whole.
 *
 * @phpstan-type Wishes array{plain: string, canonical: string, forVisitors: bool, prev: string, next: string, number: string, hidden: string}
 */
final class SearchEngineHints implements Registrable {

	public function __construct(
		private readonly CanonicalUrl $canonical_url,
		private readonly ShownResults $shown
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_robots', $this->robots( ... ) );
		add_filter( 'rank_math/frontend/robots', $this->rank_math_robots( ... ) );
		add_filter( 'wpseo_robots_array', $this->yoast_robots( ... ) );
		add_filter( 'get_canonical_url', $this->canonical_of_post( ... ), 10, 2 );
		add_filter( 'wpseo_canonical', $this->canonical( ... ) );
		add_filter( 'rank_math/frontend/canonical', $this->canonical( ... ) );
		add_filter( 'document_title_parts', $this->title( ... ) );
		add_action( 'wp_footer', $this->print_list( ... ), 20 );
	}

	/**
	 * Excludes filtered searches, and pages past the end, from search engines.
	 *
	 * @param array<array-key, mixed> $robots Directives.
	 * @return array<array-key, mixed>
	 */
	public function robots( array $robots ): array {
		if ( ! $this->is_for_visitors_only() ) {
			return $robots;
		}
		unset( $robots['index'], $robots['nofollow'] );
		return [
			'noindex' => true,
			'follow'  => true,
		] + $robots;
	}

	/**
	 * Filters the same for Yoast.
	 *
	 * @param mixed $robots Directives, each with its whole text.
	 * @return mixed The same, or those.
	 */
	public function yoast_robots( mixed $robots ): mixed {
		return $this->is_for_visitors_only() ? [ 'index' => 'noindex', 'follow' => 'follow' ] : $robots;
	}

	/**
	 * Filters the same for Rank Math.
	 *
	 * @param mixed $robots Directives, each with its whole text.
	 * @return mixed The same, or those.
	 */
	public function rank_math_robots( mixed $robots ): mixed {
		return $this->yoast_robots( $robots );
	}

	/**
	 * Returns the canonical URL of a page with a search.
	 *
	 * @param mixed $url The URL of the post.
	 * @return mixed The same, or that of the search.
	 */
	public function canonical_of_post( mixed $url, mixed $post = null ): mixed {
		return $post instanceof \WP_Post && is_singular() && get_queried_object_id() === $post->ID ? $this->canonical( $url ) : $url;
	}

	/**
	 * Returns the canonical URL: the page's own, and the plain one of what is narrowed.
	 *
	 * @param mixed $url What WordPress or a plugin takes for it.
	 */
	public function canonical( mixed $url ): string {
		$page   = $this->canonical_url->is_filtered() ? 1 : $this->canonical_url->page();
		$own    = $this->canonical_url->for_page( $page );
		$is_own = '' !== $own && ( $this->canonical_url->is_filtered() || $page > 1 );
		return $is_own ? $own : ( is_string( $url ) ? $url : '' );
	}

	/**
	 * Adds the number of the page to the title.
	 *
	 * @param array<string, string> $parts Parts of the title.
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		$number = '' === $this->canonical_url->plain() ? '' : $this->number();
		return '' === $number ? $parts : [ 'title' => $parts['title'] ?? '', 'page' => $number ] + $parts;
	}

	/**
	 * Returns what the head of the page has to say.
	 *
	 * @return Wishes|null Null outside of searches and archives of recipes. The pages beside it and its number are empty where
	 *                     there are none; `hidden` is what the page shows only where nothing is found.
	 */
	public function wishes(): ?array {
		$plain = $this->canonical_url->plain();
		if ( '' === $plain ) {
			return null;
		}
		$page        = $this->canonical_url->page();
		$is_filtered = $this->canonical_url->is_filtered();
		$pages       = $this->shown->get()['pages'] ?? 0;
		return [
			'plain'       => $plain,
			'canonical'   => $this->canonical( $plain ),
			'forVisitors' => $this->is_for_visitors_only(),
			'prev'        => ! $is_filtered && $page > 1 ? $this->canonical_url->for_page( $page - 1 ) : '',
			'next'        => ! $is_filtered && $page < $pages ? $this->canonical_url->for_page( $page + 1 ) : '',
			'number'      => $this->number(),
			'hidden'      => self::hidden(),
		];
	}

	/**
	 * Returns the number of the page in words.
	 *
	 * @return string Empty on the first page.
	 */
	private function number(): string {
		$page = $this->canonical_url->page();
		/* translators: %s: number of a page of results. */
		return $page > 1 ? sprintf( __( 'Page %s', 'larder' ), PlainText::number( $page ) ) : '';
	}

	/**
	 * Returns what the searches of a page say where they find nothing; who makes a description of its content finds it there.
	 */
	private static function hidden(): string {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof \WP_Post ) {
			return '';
		}
		$blocks = NestedBlocks::in( PostContent::with_patterns( $post ), 'larder/recipe-search-no-results' );
		return PlainText::from_html( implode( ' ', array_map( BlockTexts::inner_html( ... ), $blocks ) ) );
	}

	/**
	 * Prints what the page lists, for machines.
	 */
	public function print_list(): void {
		$shown = $this->shown->get();
		if ( null === $shown || [] === $shown['links'] || '' === $this->canonical_url->plain() || $this->canonical_url->is_filtered() ) {
			return;
		}
		$items = [];
		foreach ( $shown['links'] as $index => $link ) {
			$items[] = [
				'@type'    => 'ListItem',
				'position' => $shown['first'] + $index,
				'url'      => $link,
			];
		}
		$list = [
			'@context'        => 'https://schema.org',
			'@type'           => 'ItemList',
			'numberOfItems'   => $shown['total'],
			'itemListElement' => $items,
		];
		wp_print_inline_script_tag(
			(string) wp_json_encode( $list, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			[
				'type'  => 'application/ld+json',
				'class' => 'larder-list',
			]
		);
	}

	/**
	 * Returns whether search engines had better leave the page out.
	 */
	private function is_for_visitors_only(): bool {
		if ( '' === $this->canonical_url->plain() ) {
			return false;
		}
		$shown = $this->shown->get();
		return $this->canonical_url->is_filtered() || ( null !== $shown && $shown['asked'] > $shown['page'] );
	}
}
