<?php
declare( strict_types=1 );

namespace Larder\Controls;

defined( 'ABSPATH' ) || exit;

/**
 * What a control marks a post with, and how it says so; `vote-button.tsx` in `packages/controls` has the same.
 */
enum VoteKind {

	case Like;
	case Save;
	case Recommend;

	/**
	 * Returns the list of `larder_visitor` that holds it, and its classes for on and off.
	 */
	public function mark(): string {
		return match ( $this ) {
			self::Like      => 'liked recipe-liked like-recipe',
			self::Save      => 'saved is-saved is-unsaved',
			self::Recommend => 'recommended active inactive',
		};
	}

	/**
	 * Returns its class for somebody who has marked nothing, which is how every page is printed.
	 */
	public function class_of_off(): string {
		return explode( ' ', $this->mark() )[2];
	}

	/**
	 * Returns the attribute that names its post, as the plugins before had it.
	 */
	public function post_attribute(): string {
		return match ( $this ) {
			self::Like      => 'data-liked_recipe_id',
			self::Save      => 'data-recipe-id',
			self::Recommend => 'data-post-id',
		};
	}
}
