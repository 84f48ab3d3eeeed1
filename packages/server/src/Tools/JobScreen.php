<?php
declare( strict_types=1 );

namespace Larder\Tools;

use Larder\Assets\BuiltScript;
use Larder\Root;
use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the script of a screen of `packages/job-screens`.
 */
final class JobScreen {

	/**
	 * Enqueues the script of a screen and prints what it needs of the server.
	 *
	 * @param string                $name  Name of the screen in `build/screens`.
	 * @param array<string, string> $texts Texts that PHP shows, too, by key.
	 * @return string Version of the script, for the style that belongs to it.
	 */
	public static function enqueue( Root $root, string $name, array $texts ): string {
		$version = BuiltScript::enqueue_screen( $root, $name );
		$data    = [
			// The page's `lang` is not always a language tag: pt-PT-ao90.
			'locale' => SiteLanguage::tag_of( determine_locale() ),
			'texts'  => (object) $texts,
		];
		wp_add_inline_script( "larder-$name", 'window.larderJobScreen = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
		return $version;
	}
}
