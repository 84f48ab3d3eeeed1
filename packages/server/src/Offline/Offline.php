<?php
declare( strict_types=1 );

namespace Larder\Offline;

use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Recipe\PostContent;
use Larder\Recipe\PostType;
use Larder\Recipe\RecipeRenderer;
use Larder\Registrable;
use Larder\Root;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Makes recipes that were opened readable offline, by a service worker of the whole site.
 *
 * The worker always asks the network first; it keeps pages as guests see them, and only those that say they may be kept.
 */
final class Offline implements Registrable {

	/** What asks for the worker. */
	private const QUERY = 'larder-service-worker';

	/** How many pages a browser keeps. */
	private const MAX_PAGES = 50;

	public function __construct(
		private readonly Root $root,
		private readonly Islands $islands,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->serve( ... ), 99 );
		add_filter( 'render_block_larder/recipe', $this->add_to_recipe( ... ), 10, 3 );
		// Before the islands of the page are listed.
		add_action( 'wp_footer', $this->print( ... ), 4 );
	}

	/**
	 * Adds the placeholder of the view after the page's own recipe.
	 *
	 * @param mixed $html The recipe.
	 * @param mixed $_    The block as parsed.
	 */
	public function add_to_recipe( mixed $html, mixed $_ = null, mixed $block = null ): string {
		$html   = is_string( $html ) ? $html : '';
		$is_own = $block instanceof \WP_Block && RecipeRenderer::post_id( $block ) === get_queried_object_id();
		return $is_own && ! doing_filter( 'get_the_excerpt' ) ? $html . $this->place() : $html;
	}

	/**
	 * Prints the place of the view on pages whose recipe has none.
	 */
	public function print(): void {
		echo $this->place(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each attribute is escaped.
	}

	/**
	 * Returns the place of the view that has the page kept, once, on pages that may be.
	 *
	 * It wakes once somebody has scrolled to it or pressed anything, so that no script comes before that.
	 */
	private function place(): string {
		$post = get_queried_object();
		if (
			$this->islands->uses( 'offline' )
			|| ! $this->settings->is_on( 'offlineReading' )
			|| ! $post instanceof \WP_Post
			|| ! self::may_be_kept( $post )
		) {
			return '';
		}
		$props = [
			'worker'   => add_query_arg( self::QUERY, '1', home_url( '/' ) ),
			'scope'    => self::scope(),
			'url'      => (string) get_permalink( $post ),
			// A logged-in user's page must not be cached for others: the worker fetches the page as a guest.
			'isGuests' => ! is_user_logged_in(),
		];
		return sprintf(
			'<div%s></div>',
			Html::attributes( $this->islands->wrapper( 'offline', $props, 'visible', [ 'mounted' ], 'larder-offline' ) )
		);
	}

	/**
	 * Serves the service worker; where the setting is off, one that unregisters itself.
	 */
	public function serve(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A script that is the same for everybody.
		if ( ! isset( $_GET[ self::QUERY ] ) ) {
			return;
		}
		nocache_headers();
		header( 'Content-Type: text/javascript; charset=utf-8' );
		header( 'Service-Worker-Allowed: ' . self::scope() );
		header( 'X-Robots-Tag: noindex' );
		echo $this->script(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A script of ours behind JSON.
		exit;
	}

	/**
	 * Returns the worker with what the site tells it.
	 */
	public function script(): string {
		$file     = $this->root->path( 'build/packages/offline-worker/index.js' );
		$settings = [
			'isOn'  => $this->settings->is_on( 'offlineReading' ),
			'scope' => self::scope(),
			'most'  => self::MAX_PAGES,
			'lang'  => get_bloginfo( 'language' ),
			'dir'   => is_rtl() ? 'rtl' : 'ltr',
			'site'  => html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'texts' => [
				'title' => __( 'You are offline', 'larder' ),
				'intro' => __( 'These pages can be read without a connection:', 'larder' ),
				'none'  => __( 'Recipes that you have opened can be read without a connection. There are none yet.', 'larder' ),
				'retry' => __( 'Try again', 'larder' ),
			],
		];
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		return 'self.larderOffline = ' . wp_json_encode( $settings ) . ";\n" . file_get_contents( $file );
	}

	/**
	 * Returns whether anybody may read a page, and whether it is one for the kitchen or the shop.
	 *
	 * @param \WP_Post $post The page's post.
	 */
	private static function may_be_kept( \WP_Post $post ): bool {
		$is_public = 'publish' === $post->post_status && '' === $post->post_password && ! is_preview() && ! is_customize_preview();
		return $is_public
			&& is_singular()
			&& (
				PostType::NAME === $post->post_type
					|| PostContent::has( 'larder/recipe', $post )
					|| PostContent::has( 'larder/shopping-list', $post )
			);
	}

	/**
	 * Returns the path of the site.
	 */
	private static function scope(): string {
		$path = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		return is_string( $path ) ? $path : '/';
	}
}
