<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Recipe\PlainText;
use Larder\Registrable;
use Larder\StructuredData\SeoPlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Tells search engines what to make of pages of results: each page of an
 * archive has an address and a title of its own, what is narrowed belongs to the
 * plain page.
 *
 * An SEO plugin prints canonical addresses and robots itself; then its filters get the same.
 */
final class SearchEngines implements Registrable {

	/**
	 * Takes what it needs.
	 *
	 * @param SearchAddress $address Knows the address of the page.
	 * @param ShownResults  $shown   Knows what the page shows.
	 */
	public function __construct(
		private readonly SearchAddress $address,
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
		add_action( 'wp_head', $this->print_links( ... ), 9 );
		add_action( 'wp_footer', $this->print_list( ... ), 20 );
	}

	/**
	 * Keeps what is narrowed, and pages past the end, out of the index.
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
	 * Does the same for Yoast.
	 *
	 * @param mixed $robots Directives, each with its whole text.
	 * @return mixed The same, or those.
	 */
	public function yoast_robots( mixed $robots ): mixed {
		return $this->is_for_visitors_only() ? [ 'index' => 'noindex', 'follow' => 'follow' ] : $robots;
	}

	/**
	 * Does the same for Rank Math.
	 *
	 * @param mixed $robots Directives, each with its whole text.
	 * @return mixed The same, or those.
	 */
	public function rank_math_robots( mixed $robots ): mixed {
		return $this->yoast_robots( $robots );
	}

	/**
	 * Gives the canonical address of a page with a search.
	 *
	 * @param mixed $url  The address of the post.
	 * @param mixed $post The post.
	 * @return mixed The same, or that of the search.
	 */
	public function canonical_of_post( mixed $url, mixed $post = null ): mixed {
		return $post instanceof \WP_Post && is_singular() && get_queried_object_id() === $post->ID ? $this->canonical( $url ) : $url;
	}

	/**
	 * Gives the canonical address: the page's own, and the plain one of what is narrowed.
	 *
	 * @param mixed $url What WordPress or a plugin takes for it.
	 */
	public function canonical( mixed $url ): string {
		$own = $this->address->of( $this->address->is_filtered() ? 1 : $this->address->page() );
		return '' !== $own && ( $this->address->is_filtered() || $this->address->page() > 1 ) ? $own : ( is_string( $url ) ? $url : '' );
	}

	/**
	 * Adds the number of the page to the title.
	 *
	 * @param array<string, string> $parts Parts of the title.
	 * @return array<string, string>
	 */
	public function title( array $parts ): array {
		$page = '' === $this->address->plain() ? 1 : $this->address->page();
		/* translators: %s: number of a page of results. */
		$text = sprintf( __( 'Page %s', 'larder' ), PlainText::number( $page ) );
		return $page > 1 ? [ 'title' => $parts['title'] ?? '', 'page' => $text ] + $parts : $parts;
	}

	/**
	 * Prints the canonical address of an archive, for which WordPress has none, and the pages beside the page.
	 */
	public function print_links(): void {
		$plain = $this->address->plain();
		if ( '' === $plain ) {
			return;
		}
		if ( ! is_singular() && ! SeoPlugins::has_one() ) {
			printf( '<link rel="canonical" href="%s">' . "\n", esc_url( $this->canonical( $plain ) ) );
		}
		$page  = $this->address->page();
		$pages = $this->shown->get()['pages'] ?? 0;
		if ( $this->address->is_filtered() ) {
			return;
		}
		if ( $page > 1 ) {
			printf( '<link rel="prev" href="%s">' . "\n", esc_url( $this->address->of( $page - 1 ) ) );
		}
		if ( $page < $pages ) {
			printf( '<link rel="next" href="%s">' . "\n", esc_url( $this->address->of( $page + 1 ) ) );
		}
	}

	/**
	 * Prints what the page lists, for machines.
	 */
	public function print_list(): void {
		$shown = $this->shown->get();
		if ( null === $shown || [] === $shown['links'] || '' === $this->address->plain() || $this->address->is_filtered() ) {
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
	 * Tells whether search engines had better leave the page out.
	 */
	private function is_for_visitors_only(): bool {
		if ( '' === $this->address->plain() ) {
			return false;
		}
		$shown = $this->shown->get();
		return $this->address->is_filtered() || ( null !== $shown && $shown['asked'] > $shown['page'] );
	}
}
