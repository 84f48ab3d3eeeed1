<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Settings\Settings;

/**
 * Lets a site say, among its other settings for comments, whether recipes are rated without one.
 */
final class DiscussionSetting implements Registrable {

	private const GROUP = 'discussion';

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_setting( ... ) );
		add_action( 'load-options-discussion.php', $this->add_field( ... ) );
	}

	/**
	 * Registers the option, which the block's sidebar changes by REST.
	 */
	public function register_setting(): void {
		register_setting(
			self::GROUP,
			Settings::RATE_WITHOUT_COMMENT,
			[
				'type'              => 'boolean',
				'label'             => __( 'Rating without a comment', 'larder' ),
				'description'       => __( 'Whether visitors may rate recipes without a comment.', 'larder' ),
				'sanitize_callback' => static fn ( mixed $value ): bool => in_array( $value, [ true, 1, '1', 'true' ], true ),
				'default'           => false,
				'show_in_rest'      => true,
			]
		);
	}

	/**
	 * Adds the field to Settings → Discussion.
	 */
	public function add_field(): void {
		add_settings_field( Settings::RATE_WITHOUT_COMMENT, __( 'Recipe ratings', 'larder' ), $this->print( ... ), self::GROUP );
	}

	/**
	 * Prints the field.
	 */
	public function print(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="1"%s> %s</label>',
			esc_attr( Settings::RATE_WITHOUT_COMMENT ),
			checked( (bool) get_option( Settings::RATE_WITHOUT_COMMENT ), true, false ),
			esc_html__( 'Visitors may rate recipes without a comment, in the ratings block', 'larder' )
		);
	}
}
