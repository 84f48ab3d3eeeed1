<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each page the unit and number words of its language alone: English ones are part of the scripts, others are a small file. The editor gets all languages.
 */
final class Words implements Registrable {

	private const HANDLE = 'larder-words';

	/**
	 * Takes what it needs.
	 *
	 * @param Root $root The plugin's folder.
	 */
	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After the handle, before anything is printed.
		add_action( 'init', $this->prepare( ... ), 6 );
		add_filter( 'script_loader_src', $this->choose( ... ), 10, 2 );
	}

	/**
	 * Tells the editor in which language the site writes; on pages the loader's scripts set what is there without a file of words.
	 */
	public function prepare(): void {
		if ( is_admin() ) {
			wp_add_inline_script( self::HANDLE, '(window.larder=window.larder||{}).words={languages:[]};window.larder.locale=' . wp_json_encode( $this->locale(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		}
	}

	/**
	 * Gives the address of the page's words in place of that of all languages.
	 *
	 * @param mixed $source The address.
	 * @param mixed $handle Which script it is.
	 * @return mixed Empty for English, which needs no file.
	 */
	public function choose( mixed $source, mixed $handle ): mixed {
		if ( self::HANDLE !== $handle || is_admin() ) {
			return $source;
		}
		$language = strtok( $this->locale(), '-' );
		$file     = "build/packages/words/$language.js";
		$path     = $this->root->path( $file );
		return 1 === preg_match( '/^[a-z]{2,3}$/', (string) $language ) && is_readable( $path )
			? add_query_arg( 'ver', (string) hash_file( 'crc32b', $path ), $this->root->url( $file ) )
			: '';
	}

	/**
	 * Tells in which language the ingredients of the site are written.
	 *
	 * @return string Language tag such as `de-DE`.
	 */
	private function locale(): string {
		/**
		 * Filters in which language the ingredients are written: of a page its own, in the editor that of the site.
		 *
		 * @param string $locale Locale such as `de_DE`.
		 */
		$locale = apply_filters( 'larder_ingredient_locale', is_admin() ? get_locale() : determine_locale() );
		return strtolower( str_replace( '_', '-', is_string( $locale ) ? $locale : '' ) );
	}
}
