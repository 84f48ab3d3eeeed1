<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Registrable;
use Larder\Root;
use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each page the unit and number words of its own language and of those in which its recipes are written: English ones are part of the
 * scripts, others are a small file each. The editor gets all languages.
 */
final class LanguageWords implements Registrable {

	/** What all scripts that read amounts depend on; in the editor the file of all languages, on pages none. */
	public const HANDLE = 'larder-words';

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After the handle, before anything is printed.
		add_action( 'init', $this->prepare( ... ), 6 );
		add_filter( 'script_loader_src', $this->choose( ... ), 10, 2 );
	}

	/**
	 * Passes the site's language to the editor, and to pages the files of the languages, for which the loader's scripts set the defaults.
	 */
	public function prepare(): void {
		if ( is_admin() ) {
			wp_add_inline_script(
				self::HANDLE,
				'(window.larder=window.larder||{}).words={languages:[]};window.larder.locale=' . wp_json_encode(
					strtolower( SiteLanguage::usual() ),
					JSON_HEX_TAG | JSON_HEX_AMP
				) . ';',
				'before'
			);
			return;
		}
		foreach ( glob( $this->root->path( 'build/packages/words/??.js' ) ) ?: [] as $file ) {
			$language = basename( $file, '.js' );
			$url      = $this->root->url( "build/packages/words/$language.js" );
			if ( '' !== $url ) {
				// The version is that of the file, which is read where it is requested.
				// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- As said above.
				wp_register_script( self::handle( $language ), $url, [], null, true );
			}
		}
	}

	/**
	 * Returns all languages that have a file of words.
	 *
	 * @return list<string> Language tags.
	 */
	public static function languages(): array {
		$start   = self::HANDLE . '-';
		$handles = array_filter(
			array_map( strval( ... ), array_keys( wp_scripts()->registered ) ),
			static fn ( string $handle ): bool => str_starts_with( $handle, $start )
		);
		return array_map( static fn ( string $handle ): string => substr( $handle, strlen( $start ) ), array_values( $handles ) );
	}

	/**
	 * Returns the handle of the words of a language.
	 *
	 * @param string $tag Language tag.
	 * @return non-empty-string
	 */
	public static function handle( string $tag ): string {
		return self::HANDLE . '-' . strtolower( (string) strtok( $tag, '-' ) );
	}

	/**
	 * Returns the URL of a file of words with its version, and none to that of all languages on a page.
	 *
	 * @param mixed $source The URL.
	 * @param mixed $handle Which script it is.
	 * @return mixed Empty where a page needs no file.
	 */
	public function choose( mixed $source, mixed $handle ): mixed {
		if ( ! is_string( $handle ) || ! is_string( $source ) || ! str_starts_with( $handle, self::HANDLE ) || is_admin() ) {
			return $source;
		}
		$file = $this->root->path( 'build/packages/words/' . substr( $handle, strlen( self::HANDLE ) + 1 ) . '.js' );
		return self::HANDLE === $handle || ! is_readable( $file )
			? ''
			: add_query_arg( 'ver', (string) hash_file( 'crc32b', $file ), $source );
	}
}
