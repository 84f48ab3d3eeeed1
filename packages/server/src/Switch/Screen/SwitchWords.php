<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the script, texts and style of Recipes → Change over.
 */
final class SwitchWords {

	/**
	 * Enqueues all three, with the script inline.
	 */
	public static function enqueue(): void {
		wp_enqueue_script( 'wp-api-fetch' );
		// phpcs:disable WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Files of the plugin, not URLs.
		// Its names are its own, which a block gives.
		wp_add_inline_script(
			'wp-api-fetch',
			'window.larderSwitchWords = ' . wp_json_encode( self::words(), JSON_HEX_TAG ) . ';'
				. "{\n" . file_get_contents( __DIR__ . '/switch.js' ) . '}'
		);
		wp_add_inline_style( 'common', (string) file_get_contents( __DIR__ . '/switch.css' ) );
		// phpcs:enable
	}

	/**
	 * Returns the advice for a plugin that is no longer needed.
	 */
	public static function deactivate(): string {
		return __( 'All recipes have changed over: you can deactivate the other plugin, so that pages are not made by both.', 'larder' );
	}

	/**
	 * Returns the words.
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
		return [
			// The language of the page, which is not always a language tag: pt-PT-ao90.
			'locale'      => SiteLanguage::tag_of( determine_locale() ),
			'recipes'     => __( 'Recipes', 'larder' ),
			'ingredients' => __( 'Ingredients', 'larder' ),
			'steps'       => __( 'Steps', 'larder' ),
			'pictures'    => __( 'Pictures', 'larder' ),
			'ratings'     => __( 'Ratings', 'larder' ),
			'comments'    => __( 'Comments', 'larder' ),
			'likes'       => __( 'Likes', 'larder' ),
			'idle'        => __( 'Nothing has been counted yet.', 'larder' ),
			'looking'     => __( 'Counting what there is…', 'larder' ),
			'looked'      => __( 'All of this comes along.', 'larder' ),
			/* translators: %s: number of recipes. */
			'some'        => __( 'All of this comes along; %s have damage from before, listed below.', 'larder' ),
			/* translators: %s: number of pictures. */
			'elsewhere'   => __( 'The media library lacks %s of their pictures, which are shown from their addresses. They can be copied before the change-over.', 'larder' ),
			/* translators: %s: number of pictures. */
			'copying'     => __( 'Copying pictures into the media library: %s so far. You may close this page; it goes on.', 'larder' ),
			/* translators: %s: number of pictures. */
			'copied'      => __( 'Pictures that were copied into the media library: %s.', 'larder' ),
			'ready'       => __( 'Now the recipes can change over.', 'larder' ),
			/* translators: %s: number of posts. */
			'pictureless' => __( 'Posts with pictures that the media library lacks: %s. They are shown from their addresses, and can still be copied.', 'larder' ),
			/* translators: 1: number of recipes that are done, 2: number of all. */
			'changing'    => __( '%1$s of %2$s recipes have changed over. You may close this page; it goes on.', 'larder' ),
			/* translators: 1: number of recipes that are done, 2: number of all. */
			'part'        => __( '%1$s of %2$s recipes have changed over.', 'larder' ),
			'nothing'     => __( 'Nothing was lost.', 'larder' ),
			/* translators: %s: number of recipes. */
			'lacking'     => __( '%s of them lack something that they had; the list below and the report say what.', 'larder' ),
			'look'        => __( 'Until you say that it stays, all of it can go back.', 'larder' ),
			/* translators: %s: number of posts. */
			'undoing'     => __( 'Going back… %s posts are as they were before.', 'larder' ),
			'undone'      => __( 'All is as it was before.', 'larder' ),
			'keeping'     => __( 'Forgetting what was before…', 'larder' ),
			'kept'        => __( 'It stays. You can take the other plugin off the site.', 'larder' ),
			'paused'      => __( 'Paused.', 'larder' ),
			'lost'        => __( 'The server did not answer. It is asked again.', 'larder' ),
			/* translators: %s: number of recipes. */
			'damage'      => __( 'Recipes with damage (%s)', 'larder' ),
			/* translators: %s: number of recipes. */
			'list'        => __( 'Changed over (%s)', 'larder' ),
			/* translators: %s: title of a post. */
			'example'     => __( 'An example: %s', 'larder' ),
			'hint'        => __( 'Nothing is stored for the example. Stars come along with the change-over itself.', 'larder' ),
			'none'        => __( 'There is no other page to show.', 'larder' ),
			/* translators: %s: title of a post. */
			'tried'       => __( '%s has changed over. Look at its page; below you can undo it.', 'larder' ),
			'undo'        => __( 'Undo', 'larder' ),
			/* translators: %s: name of a recipe. */
			'undo-one'    => __( 'Undo %s', 'larder' ),
			'view'        => __( 'View', 'larder' ),
			/* translators: %s: names of fields. */
			'missing'     => __( 'Missing: %s.', 'larder' ),
			'deactivate'  => self::deactivate(),
		];
	}
}
