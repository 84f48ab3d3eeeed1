<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Allows people without `unfiltered_html` to store the tags that blocks of recipes print, where WordPress does not yet.
 *
 * WordPress 6.8 takes `time` out of what they write, and leaves times that no machine can read.
 */
final class AllowedTags implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_kses_allowed_html', $this->allow( ... ), 10, 2 );
	}

	/**
	 * Adds the tag of times to those of posts.
	 *
	 * @param mixed $tags    Attributes by tag.
	 * @param mixed $context What is cleaned.
	 * @return mixed The tags.
	 */
	public function allow( mixed $tags, mixed $context ): mixed {
		return is_array( $tags ) && 'post' === $context
			? $tags + [ 'time' => [ 'datetime' => true ] ]
			: $tags;
	}
}
