<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

defined( 'ABSPATH' ) || exit;

/**
 * One recipe of a roundup, or words between its recipes.
 */
final class RoundupLine {

	/**
	 * @param int    $home    The post that has the recipe, 0 for one of another site and for one that has not changed over.
	 * @param string $url     URL of a recipe of another site.
	 * @param string $title   Its name, plain text.
	 * @param string $text    Words about it, safe HTML of one paragraph; words between recipes may have several.
	 * @param string $key     The recipe, as its plugin names it; empty for one of another site.
	 * @param bool   $is_card Whether it is shown as a card.
	 * @param string $rel     What the link to another site is: `nofollow` or `sponsored`.
	 * @param string $image   URL of a picture of a recipe of another site.
	 */
	public function __construct(
		public readonly int $home,
		public readonly string $url,
		public readonly string $title,
		public readonly string $text,
		public readonly string $key = '',
		public readonly bool $is_card = false,
		public readonly string $rel = '',
		public readonly string $image = ''
	) {}

	/**
	 * Returns whether it leads to a recipe.
	 */
	public function is_link(): bool {
		return $this->home > 0 || '' !== $this->url;
	}

	/**
	 * Returns whether these are words alone.
	 */
	public function is_words(): bool {
		return ! $this->is_link() && '' === $this->key && '' !== $this->title . $this->text;
	}

	/**
	 * Returns these words, below their title.
	 *
	 * @return string Safe HTML.
	 */
	public function words(): string {
		return ( '' === $this->title ? '' : sprintf( '<h2>%s</h2>', esc_html( $this->title ) ) ) . $this->text;
	}
}
