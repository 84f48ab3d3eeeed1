<?php
/**
 * Everything that the example hooks into.
 *
 * @package LarderMembers
 */

declare( strict_types=1 );

namespace LarderMembers;

defined( 'ABSPATH' ) || exit;

/**
 * Restricts recipes to people who are logged in, where their meta field says so.
 *
 * The page of such a post shows an invitation in the place of its content, as membership plugins do.
 * A recipe is given in more places than that: in what search engines and apps read, on its print page,
 * by shortcodes, on cards, in feeds. For all of them together Larder asks one filter.
 */
final class Members {

	/** The meta field; `yes` for a recipe of members. */
	public const META = 'larder_members_only';

	/**
	 * Hooks into WordPress and Larder.
	 */
	public function register(): void {
		add_action( 'init', $this->register_field( ... ) );
		add_filter( 'larder_can_read_recipe', $this->can_read( ... ), 10, 2 );
		// After blocks and shortcodes have made HTML of it.
		add_filter( 'the_content', $this->invite( ... ), 99 );
	}

	/**
	 * Registers the field, which editors may write.
	 */
	public function register_field(): void {
		register_post_meta(
			'recipe',
			self::META,
			[
				'type'              => 'string',
				'single'            => true,
				'show_in_rest'      => true,
				'sanitize_callback' => 'sanitize_text_field',
			]
		);
	}

	/**
	 * Whether the visitor may read a recipe. What others have forbidden stays forbidden.
	 *
	 * @param bool     $can_read What was said so far.
	 * @param \WP_Post $post     The post that holds the recipe.
	 */
	public function can_read( bool $can_read, \WP_Post $post ): bool {
		return $can_read && ( 'yes' !== get_post_meta( $post->ID, self::META, true ) || is_user_logged_in() );
	}

	/**
	 * Shows an invitation in the place of a post that the visitor may not read.
	 *
	 * @param string $content The post as HTML.
	 */
	public function invite( string $content ): string {
		$post = get_post();
		if ( ! $post instanceof \WP_Post || $this->can_read( true, $post ) ) {
			return $content;
		}
		return sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( wp_login_url( (string) get_permalink( $post ) ) ),
			esc_html__( 'This recipe is for members. Log in to read it.', 'larder-members' )
		);
	}
}
