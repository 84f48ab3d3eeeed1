<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Contracts\Constants;
use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Taxonomies\Taxonomy;
use Larder\Templates\ClassicTemplates;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects from `…/page/2/`, the pagination of WordPress and WP Delicious, to the search's own URL of the page.
 *
 * The search writes its links relative to the path; with the number of a page
 * in the path, none of them would lead to the first page.
 */
final class PathPages implements Registrable {

	/** A search that follows the archive, as a template has it. */
	private const FOLLOWS = '/<!-- wp:larder\/recipe-search \{[^>]*"inherit":true/';

	public function __construct( private readonly CanonicalUrl $url ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Last, when it is known what shows the archive: a theme's own list keeps its own pages.
		add_filter( 'template_include', $this->redirect( ... ), PHP_INT_MAX );
	}

	/**
	 * Redirects to the search's own URL.
	 *
	 * @param mixed $template The file that shows the page.
	 * @return mixed The same, where the URL is good.
	 */
	public function redirect( mixed $template ): mixed {
		$url = $this->redirect_target( is_string( $template ) ? $template : '' );
		if ( '' !== $url && wp_safe_redirect( $url, 301 ) ) {
			exit;
		}
		return $template;
	}

	/**
	 * Returns the search's own URL of a page whose number is in the path.
	 *
	 * @param string $template The file that shows the page.
	 * @return string With all other query arguments; empty where the address is good, or the page is not the search's.
	 */
	public function redirect_target( string $template ): string {
		$page  = get_query_var( 'paged' );
		$is_it = is_paged() && ! is_feed() && ( is_post_type_archive( PostType::NAME ) || is_tax( Taxonomy::keys() ) );
		if ( ! $is_it || ! is_numeric( $page ) || ! self::shows_search( $template ) ) {
			return '';
		}
		$arguments = array_diff_key( CanonicalUrl::arguments(), [ 'paged' => true ] ) + [
			Constants::RESULTS_PAGE_ARGUMENT => (string) $page,
		];
		return add_query_arg( urlencode_deep( $arguments ), $this->url->plain() );
	}

	/**
	 * Returns whether the template shows a search that follows the archive.
	 *
	 * @param string $template Its file; templates of blocks have one file for all of them, and the blocks beside it.
	 */
	private static function shows_search( string $template ): bool {
		$blocks = 'template-canvas.php' === basename( $template ) ? $GLOBALS['_wp_current_template_content'] ?? '' : '';
		return str_ends_with( wp_normalize_path( $template ), '/' . ClassicTemplates::FILE )
			|| ( is_string( $blocks ) && 1 === preg_match( self::FOLLOWS, $blocks ) );
	}
}
