<?php
declare( strict_types=1 );

namespace Larder\Exchange\Cookbook;

use Larder\Details\FactList;
use Larder\Details\SourceLine;
use Larder\Recipe\Facts;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\Picture;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\Saved\Markup;
use Larder\Recipe\TimeRanges;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a recipe of a cookbook.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Step from RecipeDocument
 */
final class BookRecipe {

	private const BLOCK = 'larder-book';

	/**
	 * Prints the recipe.
	 *
	 * @param int $number Its number in the book.
	 */
	public static function html( RecipeDocument $document, int $number ): string {
		$data  = $document->data;
		$facts = self::facts( $document );
		$words = Language::of_document( $document )->attributes();
		$head  = sprintf(
			'<header class="%1$s__head"%2$s><h2>%3$s</h2>%4$s%5$s</header>',
			self::BLOCK,
			Html::attributes( $words ),
			esc_html( self::title( $document ) ),
			self::picture( $document ),
			Html::element( 'p', self::BLOCK . '__description', nl2br( esc_html( $data['description'] ) ) )
		);
		$aside = self::list_of( __( 'Ingredients', 'larder' ), self::ingredients( $document ), $words )
			. self::list_of( __( 'Equipment', 'larder' ), self::items( array_column( $data['equipment'], 'name' ) ), $words );
		$rest  = self::list_of( __( 'Instructions', 'larder' ), self::steps( $document ), $words )
			. self::list_of( __( 'Notes', 'larder' ), self::text( $data['notes'], $data['notesHtml'] ?? '' ), $words );
		return sprintf(
			'<article id="recipe-%2$d" class="%1$s__recipe"><p class="%1$s__number">%2$d</p>%3$s%4$s<div class="%1$s__columns">%5$s%6$s</div>%7$s</article>',
			self::BLOCK,
			$number,
			$head,
			self::fact_list( $facts ),
			Html::element( 'div', self::BLOCK . '__aside', $aside ),
			Html::element( 'div', self::BLOCK . '__steps', $rest ),
			SourceLine::html( $facts )
		);
	}

	/**
	 * Returns the title of a recipe, plain text.
	 */
	public static function title( RecipeDocument $document ): string {
		return '' === trim( $document->data['name'] ) ? __( '(no title)', 'larder' ) : $document->data['name'];
	}

	/**
	 * Prints the picture of a recipe.
	 *
	 * @return string Safe HTML, empty where there is none.
	 */
	public static function picture( RecipeDocument $document ): string {
		return self::image( $document->data['image'], 'large' );
	}

	/**
	 * Prints a picture as it is, at once: a lazy one is missing on paper.
	 *
	 * @param Image|null $image The picture.
	 * @param string     $size  Registered size.
	 */
	private static function image( ?array $image, string $size ): string {
		$picture = null === $image ? null : Picture::find( $image['id'], $image['url'], $image['alt'], $size, '' );
		return null === $picture ? '' : sprintf( '<img%s>', Html::attributes( $picture->attributes ) );
	}

	/**
	 * Returns the facts of a recipe as the block on its page reads them.
	 */
	private static function facts( RecipeDocument $document ): Facts {
		$data  = $document->data;
		$times = $data['times'];
		return Facts::from_attributes(
			array_filter(
				[
					'author'          => Markup::encode( $data['author'] ),
					'yieldAmount'     => $data['yield']['amount'],
					'yieldMax'        => $data['yield']['max'] ?? null,
					'yieldUnit'       => Markup::encode( $data['yield']['unit'] ),
					'prepTime'        => $times['prep'],
					'cookTime'        => $times['cook'],
					'restTime'        => $times['rest'],
					'customTime'      => $times['custom'],
					'customTimeLabel' => Markup::encode( $times['customLabel'] ),
					'totalTime'       => TimeRanges::is_sum( $times ) ? 0 : $times['total'],
					'timesFrom'       => TimeRanges::attributes( $times ),
					'difficulty'      => $data['difficulty'],
					'calories'        => $data['calories'],
					'temperature'     => $data['temperature']['value'] ?? null,
					'temperatureUnit' => $data['temperature']['unit'] ?? null,
					'sourceName'      => Markup::encode( $data['source']['name'] ?? '' ),
					'sourceUrl'       => $data['source']['url'] ?? '',
				],
				static fn ( mixed $value ): bool => null !== $value
			)
		);
	}

	/**
	 * Prints the facts, and whose recipe it is.
	 */
	private static function fact_list( Facts $facts ): string {
		$html = '';
		foreach ( FactList::known(
			$facts,
			[ ...array_diff( FactList::DEFAULTS, [ 'activeTime', 'seasons', 'cost' ] ), 'author' ]
		) as $fact ) {
			$html .= sprintf( '<div><dt>%s</dt><dd>%s</dd></div>', esc_html( $fact['label'] ), $fact['html'] );
		}
		return Html::element( 'dl', self::BLOCK . '__facts', $html );
	}

	/**
	 * Prints the ingredients with the titles of their groups.
	 */
	private static function ingredients( RecipeDocument $document ): string {
		$html = '';
		foreach ( $document->data['ingredients'] as $group ) {
			$html .= Html::element( 'h4', self::BLOCK . '__group', esc_html( $group['title'] ) )
				. self::items( array_column( $group['items'], 'text' ) );
		}
		return $html;
	}

	/**
	 * Prints the steps, numbered from the first to the last of a group.
	 */
	private static function steps( RecipeDocument $document ): string {
		$html = '';
		foreach ( $document->data['instructions'] as $group ) {
			$steps = implode( '', array_map( self::step( ... ), $group['steps'] ) );
			$html .= Html::element( 'h4', self::BLOCK . '__group', esc_html( $group['title'] ) )
				. Html::element( 'ol', self::BLOCK . '__list', $steps );
		}
		return $html;
	}

	/**
	 * Prints a step with its picture, its note and its tip.
	 *
	 * @param Step $step
	 */
	private static function step( array $step ): string {
		$title = '' === $step['title'] ? '' : sprintf( '<strong>%s</strong> ', esc_html( $step['title'] ) );
		return sprintf(
			'<li><div class="%s__step"><div>%s%s%s%s</div>%s</div></li>',
			self::BLOCK,
			$title,
			'' === $step['html'] ? nl2br( esc_html( $step['text'] ) ) : wp_kses_post( $step['html'] ),
			Html::element( 'div', self::BLOCK . '__note', self::text( $step['note'], $step['noteHtml'] ?? '' ) ),
			Html::element( 'div', self::BLOCK . '__note', self::text( $step['tip'], $step['tipHtml'] ?? '' ) ),
			self::image( $step['image'], 'medium' )
		);
	}

	/**
	 * Prints lines as a list.
	 *
	 * @param list<string> $texts Plain texts.
	 */
	private static function items( array $texts ): string {
		$items = array_map( static fn ( string $text ): string => '<li>' . esc_html( $text ) . '</li>', $texts );
		return Html::element( 'ul', self::BLOCK . '__list', implode( '', $items ) );
	}

	/**
	 * Prints a text of several lines.
	 *
	 * @param string $text Plain text.
	 * @param string $html The same with its markup; empty where it has none.
	 */
	private static function text( string $text, string $html ): string {
		return '' === $html ? wpautop( esc_html( $text ) ) : wp_kses_post( $html );
	}

	/**
	 * Prints a part of the recipe below its heading.
	 *
	 * @param string                $heading Plain text, in the language of the page.
	 * @param string                $html    Safe HTML in that of the recipe; nothing for no part.
	 * @param array<string, string> $words   Attributes with the language of the recipe.
	 */
	private static function list_of( string $heading, string $html, array $words ): string {
		return '' === $html ? '' : sprintf(
			'<section><h3>%s</h3><div%s>%s</div></section>',
			esc_html( $heading ),
			Html::attributes( $words ),
			$html
		);
	}
}
