<?php
declare( strict_types=1 );

namespace Larder\Exchange\Cookbook;

use Larder\Print\Paper;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * What a cookbook holds.
 */
final class Book {

	/** The title on its cover, plain text. */
	public readonly string $title;

	/** What it is printed on before somebody chooses. */
	public readonly Paper $paper;

	/**
	 * @param list<RecipeDocument> $documents The recipes, in their order.
	 * @param string               $title     The title; empty for the default.
	 * @param Paper|null           $paper     A4 or Letter; null for what is usual in the language of the site.
	 */
	public function __construct( public readonly array $documents, string $title = '', ?Paper $paper = null ) {
		$this->title = '' === $title ? __( 'Cookbook', 'larder' ) : $title;
		$this->paper = in_array( $paper, self::papers(), true ) ? $paper : Paper::usual( get_locale() );
	}

	/**
	 * Returns what a book can be printed on; a card holds no book.
	 *
	 * @return list<Paper>
	 */
	public static function papers(): array {
		return [ Paper::A4, Paper::Letter ];
	}
}
