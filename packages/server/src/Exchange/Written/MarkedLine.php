<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * One line of a recipe that somebody wrote, with the marks around it understood and taken away.
 *
 * @phpstan-type Links list<array{words: string, url: string}>
 */
final class MarkedLine {

	/**
	 * @param bool  $is_head Whether it is marked as a heading.
	 * @param bool  $is_item Whether it is an entry of a list.
	 * @param int   $level   Level of a heading, 0 for one that only ends with a colon.
	 * @param Links $links
	 * @param bool  $counted Whether it had a number, as steps have.
	 * @param bool  $listed  Whether a bullet was before it.
	 * @param bool  $aside   Whether it belongs to no part of the recipe, as what a letter says around it.
	 */
	public function __construct(
		public readonly string $text,
		public readonly bool $is_head = false,
		public readonly bool $is_item = false,
		public readonly int $level = 0,
		public readonly array $links = [],
		public readonly bool $counted = false,
		public readonly bool $listed = false,
		public readonly bool $aside = false
	) {}

	/**
	 * Returns the same line as one that belongs to no part of the recipe.
	 */
	public function set_aside(): self {
		return new self( $this->text, $this->is_head, $this->is_item, $this->level, $this->links, $this->counted, $this->listed, true );
	}

	/**
	 * Returns the same line as one that had no number.
	 */
	public function without_number(): self {
		return new self( $this->text, $this->is_head, $this->is_item, $this->level, $this->links, false, $this->listed, $this->aside );
	}

	/**
	 * Returns the links to the web that a text has in Markdown, each as its words and its URL.
	 *
	 * @param string $text One line.
	 * @return Links
	 */
	public static function links_in( string $text ): array {
		preg_match_all( '%' . WrittenRules::all()['link'] . '%iu', $text, $found, PREG_SET_ORDER );
		$links = [];
		foreach ( $found as $match ) {
			// A URL that is written itself stays in the text.
			if ( 1 === preg_match( '~^https?:~i', $match[2] ?? '' ) && trim( $match[1] ) !== $match[2] ) {
				$links[] = [
					'words' => HtmlText::line_of( trim( $match[1], ' *_`' ) ),
					'url'   => $match[2],
				];
			}
		}
		return $links;
	}
}
