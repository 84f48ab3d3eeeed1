<?php
/**
 * The part of wpDiscuz that says which posts have its form.
 *
 * @package Larder
 */

declare( strict_types=1 );

/**
 * Answers as wpDiscuz 7.6 does whether it has a form for a post.
 */
final class WpdiscuzCore {

	/** @var list<string>|null Types of posts that have its form; null for a version that does not say. */
	public static ?array $types = [];

	public readonly ?object $helper;

	private function __construct() {
		$this->helper = null === self::$types ? null : new class() {

			/**
			 * Returns whether a post has the form.
			 */
			public function isPostSupportedByWpdiscuz( int $post_id ): bool {
				return in_array( get_post_type( $post_id ), WpdiscuzCore::$types ?? [], true );
			}
		};
	}

	/**
	 * Returns the plugin.
	 */
	public static function getInstance(): self {
		return new self();
	}
}
