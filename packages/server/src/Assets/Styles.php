<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every style that blocks share as the handle `larder-<name>`, which a block that needs it names in its `block.json`.
 */
final class Styles implements Registrable {

	/** The handle of how links within a page lead to their targets, which each block brings. */
	public const ANCHORS = 'larder-anchors';

	/** What all other styles depend on; who enqueues one of them enqueues it before. */
	public const BASE = 'larder-base';

	/** What browsers print by, and what forced colours and pages without a script need; it comes with the base and is in no page. */
	private const PAPER = 'larder-paper';

	/** For whom that is: it holds up no other screen. */
	private const PAPER_MEDIA = 'print, (forced-colors: active), (scripting: none)';

	private const FOLDER = 'build/styles';

	/** A style of WordPress that comes to a page because the picture of a recipe is that of its post. */
	private const OF_PICTURE = 'wp-block-post-featured-image';

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// Before the blocks that name them.
		add_action( 'init', $this->register_styles( ... ), 5 );
		add_filter( 'styles_inline_size_limit', $this->raise_inline_limit( ... ) );
	}

	/**
	 * Registers the handles.
	 */
	public function register_styles(): void {
		$files   = glob( $this->root->path( self::FOLDER . '/*.css' ) ) ?: [];
		$version = [] === $files ? '' : BuiltScript::version( $this->root );
		foreach ( $files as $path ) {
			$this->add( 'larder-' . basename( $path, '.css' ), $path, $version );
		}
		if ( ! wp_is_block_theme() ) {
			wp_deregister_style( self::BASE );
			$this->add( self::BASE, $this->root->path( self::FOLDER . '/base-classic.css' ), $version );
		}
	}

	/**
	 * Registers one handle.
	 *
	 * @param string $path    Its file.
	 * @param string $version The version of the build.
	 */
	private function add( string $handle, string $path, string $version ): void {
		if ( ! is_readable( $path ) ) {
			return;
		}
		wp_register_style(
			$handle,
			$this->root->url( self::FOLDER . '/' . basename( $path ) ),
			self::BASE === $handle ? [ self::PAPER ] : [],
			$version,
			self::PAPER === $handle ? self::PAPER_MEDIA : 'all'
		);
		// With its path WordPress can inline it, so that it does not block rendering.
		if ( self::PAPER !== $handle ) {
			wp_style_add_data( $handle, 'path', $path );
		}
	}

	/**
	 * Raises the limit of inlined styles by the plugin's own, so that no stylesheet request blocks the first paint.
	 *
	 * @param mixed $limit Bytes of style that WordPress inlines in a page; some sites set PHP_INT_MAX.
	 * @return mixed The same, with those of the plugin.
	 */
	public function raise_inline_limit( mixed $limit ): mixed {
		$styles = wp_styles();
		$bytes  = 0;
		$has    = false;
		foreach ( $styles->queue as $handle ) {
			$is_ours = str_starts_with( $handle, 'larder-' );
			$path    = $is_ours || self::OF_PICTURE === $handle ? $styles->get_data( $handle, 'path' ) : false;
			$has     = $has || $is_ours;
			// Not `wp_filesize()`, which runs two filters for each of twenty files.
			$bytes += is_string( $path ) && is_file( $path ) ? (int) filesize( $path ) : 0;
		}
		return is_numeric( $limit ) && $has ? $limit + $bytes : $limit;
	}

	/**
	 * Returns the URL of a style that a view loads when it is needed.
	 *
	 * @return string Empty where there is none, such as before a build.
	 */
	public static function url( string $handle ): string {
		$style = wp_styles()->registered[ $handle ] ?? null;
		return null !== $style && is_string( $style->src ) ? add_query_arg( 'ver', (string) $style->ver, $style->src ) : '';
	}
}
