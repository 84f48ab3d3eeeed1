<?php
declare( strict_types=1 );

namespace Larder\Assets;

use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Translates scripts with what PHP has loaded, so that the plugin brings each translation once. The build notes which
 * script asks for which texts.
 */
final class ScriptTexts implements Registrable {

	private const DOMAIN = 'larder';

	/**
	 * What each script asks for, by its path in the plugin, and the texts at these places; null before the first question.
	 *
	 * @var array{array<string, list<int>>, list<string>}|null
	 */
	private ?array $noted = null;

	public function __construct( private readonly Root $root ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'pre_load_script_translations', $this->translate( ... ), 10, 4 );
	}

	/**
	 * Returns the translations of a script where WordPress has found no file of them: those of a language pack come first.
	 *
	 * @param mixed $translations What another filter has given, or null.
	 * @param mixed $file         Where WordPress looks; false once it has found nothing.
	 * @param mixed $handle       Which script it is.
	 * @param mixed $domain       Text domain.
	 * @return mixed JSON as `wp.i18n.setLocaleData()` takes it, or what came in.
	 */
	public function translate( mixed $translations, mixed $file, mixed $handle, mixed $domain ): mixed {
		if ( null !== $translations || false !== $file || self::DOMAIN !== $domain || ! is_string( $handle ) ) {
			return $translations;
		}
		$loaded = $this->loaded();
		$texts  = [] === $loaded ? [] : $this->texts_of( $handle );
		$found  = array_intersect_key( $loaded, array_flip( $texts ) );
		return [] === $found ? $translations : $this->encode( $found );
	}

	/**
	 * Returns the translations into the language of the page.
	 *
	 * @return array<string, string> By text, forms of a plural parted by a zero byte.
	 */
	private function loaded(): array {
		// Nothing may have been translated yet on this page.
		get_translations_for_domain( self::DOMAIN );
		return \WP_Translation_Controller::get_instance()->get_entries( self::DOMAIN );
	}

	/**
	 * Lists what a script asks for.
	 *
	 * @param string $handle Which script it is.
	 * @return list<string> Texts, with their context as gettext joins them.
	 */
	private function texts_of( string $handle ): array {
		$script = wp_scripts()->query( $handle );
		$source = $script instanceof \_WP_Dependency ? $script->src : false;
		$start  = $this->root->url( 'build/' );
		if ( ! is_string( $source ) || ! str_starts_with( $source, $start ) ) {
			return [];
		}
		[ $scripts, $texts ] = $this->noted ??= $this->read();
		$places              = $scripts[ 'build/' . substr( $source, strlen( $start ) ) ] ?? [];
		return array_values( array_intersect_key( $texts, array_flip( $places ) ) );
	}

	/**
	 * Reads what the build noted; only pages in other languages need it.
	 *
	 * @return array{array<string, list<int>>, list<string>}
	 */
	private function read(): array {
		$files = [ $this->root->path( 'languages/scripts.php' ), $this->root->path( 'languages/texts.php' ) ];
		if ( ! is_readable( $files[0] ) || ! is_readable( $files[1] ) ) {
			return [ [], [] ];
		}
		/** @var array<string, list<int>> $scripts */
		$scripts = require $files[0];
		/** @var list<string> $texts */
		$texts = require $files[1];
		return [ $scripts, $texts ];
	}

	/**
	 * Writes translations as scripts read them.
	 *
	 * @param non-empty-array<string, string> $translations By text.
	 * @return string JSON that no text can break out of.
	 */
	private function encode( array $translations ): string {
		$headers = \WP_Translation_Controller::get_instance()->get_headers( self::DOMAIN );
		$about   = [
			'domain'       => 'messages',
			'lang'         => determine_locale(),
			'plural-forms' => $headers['Plural-Forms'] ?? '',
		];
		$forms   = array_map( static fn ( string $text ): array => explode( "\0", $text ), $translations );
		return (string) wp_json_encode(
			[
				'domain'      => 'messages',
				'locale_data' => [ 'messages' => [ '' => $about ] + $forms ],
			],
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
	}
}
