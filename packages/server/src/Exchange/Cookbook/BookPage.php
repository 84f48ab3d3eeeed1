<?php
declare( strict_types=1 );

namespace Larder\Exchange\Cookbook;

use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a whole cookbook.
 */
final class BookPage {

	/** From how many recipes on the contents have two columns. */
	private const TWO_COLUMNS_FROM = 24;

	private const STYLE = 'larder-cookbook';

	/** What the button does that prints. */
	private const SCRIPT = 'document.querySelector(".larder-book__go").addEventListener("click",()=>print())';

	/**
	 * Prints the page.
	 *
	 * @param string $head   What else belongs into the head; safe HTML.
	 * @param string $fields What else belongs into the form above the book; safe HTML.
	 */
	public static function html( Book $book, string $head, string $fields = '' ): string {
		$recipes = '';
		foreach ( $book->documents as $at => $document ) {
			$recipes .= BookRecipe::html( $document, $at + 1 );
		}
		return sprintf(
			'<!DOCTYPE html><html lang="%s" dir="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s</title>%s</head><body class="larder-book">%s<main>%s%s%s</main>%s</body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( $book->title ),
			$head,
			self::tools( $book, $fields ),
			self::cover( $book ),
			self::contents( $book ),
			$recipes,
			wp_get_inline_script_tag( self::SCRIPT )
		);
	}

	/**
	 * Returns the style of books.
	 */
	public static function style(): string {
		$file = wp_styles()->get_data( self::STYLE, 'path' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
		return is_string( $file ) && is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Prints what is above the book and on no paper; it works without a script, but for the button.
	 *
	 * @param string $fields What else belongs into the form; safe HTML.
	 */
	private static function tools( Book $book, string $fields ): string {
		$papers = '';
		foreach ( Book::papers() as $paper ) {
			$papers .= self::choice( 'radio', 'paper', $paper->value, $paper === $book->paper, $paper->label() );
		}
		return sprintf(
			'<header class="larder-book__tools"><form method="get">%s<div class="larder-book__papers" role="group" aria-labelledby="paper"><span class="larder-book__label" id="paper">%s</span>%s</div>%s<button type="button" class="larder-book__go">%s</button><p class="larder-book__hint">%s</p></form></header>',
			$fields,
			esc_html__( 'Paper', 'larder' ),
			$papers,
			self::choice( 'checkbox', 'pictures', 'on', true, __( 'Pictures', 'larder' ) ),
			esc_html__( 'Print or save as PDF', 'larder' ),
			esc_html__( 'To get a PDF, choose “Save as PDF” as the printer.', 'larder' )
		);
	}

	/**
	 * Prints a box with its label.
	 *
	 * @param string $type  `radio` or `checkbox`.
	 * @param string $name  Name of the field.
	 * @param string $value What it sends.
	 * @param bool   $is_on Whether it is ticked.
	 * @param string $label Plain text.
	 */
	private static function choice( string $type, string $name, string $value, bool $is_on, string $label ): string {
		$attributes = [ 'type' => $type, 'name' => $name, 'value' => $value ] + ( $is_on ? [ 'checked' => true ] : [] );
		return sprintf( '<label class="larder-book__choice"><input%s> %s</label>', Html::attributes( $attributes ), esc_html( $label ) );
	}

	/**
	 * Prints the cover, with the first picture that the book has.
	 */
	private static function cover( Book $book ): string {
		$images = array_filter( array_map( BookRecipe::picture( ... ), $book->documents ) );
		$count  = count( $book->documents );
		return sprintf(
			'<header class="larder-book__cover">%s<h1><bdi>%s</bdi></h1><p class="larder-book__site">%s</p><p>%s</p></header>',
			reset( $images ) ?: '',
			esc_html( $book->title ),
			esc_html( get_bloginfo( 'name', 'display' ) ),
			/* translators: %s: number of recipes. */
			esc_html( sprintf( _n( '%s recipe', '%s recipes', $count, 'larder' ), PlainText::number( $count ) ) )
		);
	}

	/**
	 * Prints the contents. Recipes are found by their numbers, as few browsers can tell on which page one will be.
	 */
	private static function contents( Book $book ): string {
		$items = '';
		foreach ( $book->documents as $at => $document ) {
			$items .= sprintf(
				'<li><a href="#recipe-%d"><bdi%s>%s</bdi></a></li>',
				$at + 1,
				Html::attributes( Language::of_document( $document )->attributes() ),
				esc_html( BookRecipe::title( $document ) )
			);
		}
		return sprintf(
			'<nav class="larder-book__contents%s" aria-labelledby="contents"><h2 id="contents">%s</h2><ol>%s</ol></nav>',
			count( $book->documents ) >= self::TWO_COLUMNS_FROM ? ' is-long' : '',
			esc_html__( 'Contents', 'larder' ),
			$items
		);
	}
}
