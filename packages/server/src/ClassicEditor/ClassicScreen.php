<?php
declare( strict_types=1 );

namespace Larder\ClassicEditor;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Protects the plugin's blocks where a site opens them in the classic editor nevertheless.
 *
 * The visual editor there writes the markup of blocks again, even where nobody has changed anything,
 * and the block editor then cannot read them any more. So the screen has the text alone, and says why.
 */
final class ClassicScreen implements Registrable {

	/** Id of the field that holds the content. */
	private const FIELD = 'content';

	/** What makes the next content that is printed ready for its field. */
	private readonly \Closure $escape;

	/**
	 * Binds the filter, so that it can be removed again.
	 */
	public function __construct() {
		$this->escape = $this->escape( ... );
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_editor_settings', $this->text_alone( ... ), PHP_INT_MAX, 2 );
		add_action( 'edit_form_top', $this->show_notice( ... ) );
		add_filter( 'wp_insert_post_data', $this->keep_unchanged( ... ), 5, 2 );
	}

	/**
	 * Removes the visual editor from the content of a post with blocks.
	 *
	 * @param mixed $settings Those of an editor.
	 * @param mixed $field    Id of its field.
	 * @return mixed The same, without TinyMCE where it would do harm.
	 */
	public function text_alone( mixed $settings, mixed $field = '' ): mixed {
		$post = get_post();
		if (
			! is_array( $settings )
			|| self::FIELD !== $field
			|| ! is_admin()
			|| ! $post instanceof \WP_Post
			|| ! LarderBlocks::are_in( $post )
		) {
			return $settings;
		}
		// WordPress does so for TinyMCE only; without TinyMCE, `&amp;` would be saved as `&`.
		add_filter( 'the_editor_content', $this->escape );
		return [
			'tinymce'        => false,
			'default_editor' => 'html',
		] + $settings;
	}

	/**
	 * Escapes the content of one field, character references included, so that it shows as it is written.
	 *
	 * @return mixed HTML of the same.
	 */
	private function escape( mixed $content ): mixed {
		// Other fields of the page are as WordPress has them.
		remove_filter( 'the_editor_content', $this->escape );
		return is_string( $content ) ? format_for_editor( $content ) : $content;
	}

	/**
	 * Renders a notice above the form: what can be done here and what happens to the blocks.
	 *
	 * @param \WP_Post $post The post that is edited.
	 */
	public function show_notice( \WP_Post $post ): void {
		if ( ! LarderBlocks::are_in( $post ) ) {
			return;
		}
		wp_admin_notice(
			esc_html__(
				'The recipe in this post is made of blocks, and this site opens it in the classic editor. That can show blocks only as code, so its visual tab is off here.',
				'larder'
			)
			. '</p><p>' . esc_html__(
				'You can change the title, the pictures and the categories as usual. The code in the content is saved as it stands, letter by letter; a block whose code is changed by hand may become unreadable. To edit the recipe itself, ask who runs the site to allow the block editor for it.',
				'larder'
			),
			[
				'type' => 'warning',
				'id'   => 'larder-classic-editor',
			]
		);
	}

	/**
	 * Keeps the stored content of a form that differs from it by line endings only, byte for byte.
	 *
	 * @param mixed $data What is going to be stored, with slashes.
	 * @param mixed $post What was sent, with the post's id.
	 * @return mixed The same, with the content that is stored already where only line ends differ.
	 */
	public function keep_unchanged( mixed $data, mixed $post = [] ): mixed {
		$sent = is_array( $data ) ? $data['post_content'] ?? null : null;
		$old  = is_array( $post ) && is_numeric( $post['ID'] ?? null ) && is_string( $sent ) && str_contains( $sent, "\r\n" )
			? get_post( (int) $post['ID'] )
			: null;
		if ( ! is_array( $data ) || ! is_string( $sent ) || ! $old instanceof \WP_Post || ! LarderBlocks::are_in( $old ) ) {
			return $data;
		}
		$is_same = self::lines( wp_unslash( $sent ) ) === self::lines( $old->post_content );
		return $is_same ? [ 'post_content' => wp_slash( $old->post_content ) ] + $data : $data;
	}

	/**
	 * Returns a text with normalized line endings, and without trailing ones.
	 */
	private static function lines( string $text ): string {
		return rtrim( str_replace( "\r\n", "\n", $text ) );
	}
}
