<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Written\MarkdownLines;

defined( 'ABSPATH' ) || exit;

/**
 * Strips markup from what was found, whatever its format was: all of it becomes plain text.
 */
final class FoundTexts {

	/**
	 * Cleans a recipe.
	 *
	 * @return FoundRecipe A copy.
	 */
	public static function cleaned( FoundRecipe $found ): FoundRecipe {
		$text               = $found->is_markdown ? self::unmarked( ... ) : self::text( ... );
		$clean              = clone $found;
		$clean->name        = $text( $found->name );
		$clean->description = $text( $found->description );
		$clean->author      = $text( $found->author );
		$clean->yield       = $text( $found->yield );
		$clean->source      = $text( $found->source );
		$clean->notes       = array_map( $text, $found->notes );
		$clean->keywords    = array_map( $text, $found->keywords );
		$clean->nutrition   = array_map( $text, $found->nutrition );
		foreach ( $found->ingredients as $at => $group ) {
			$clean->ingredients[ $at ] = [
				'title' => $text( $group['title'] ),
				'items' => array_map( $text, $group['items'] ),
			];
		}
		foreach ( $found->instructions as $at => $group ) {
			$clean->instructions[ $at ]['title'] = $text( $group['title'] );
			foreach ( $group['steps'] as $place => $step ) {
				$clean->instructions[ $at ]['steps'][ $place ] = [
					'title' => $text( $step['title'] ),
					'text'  => $text( $step['text'] ),
					'typed' => $text( $step['typed'] ),
				] + $step;
			}
		}
		foreach ( $found->equipment as $at => $tool ) {
			$clean->equipment[ $at ] = [
				'name' => $text( $tool['name'] ),
				'note' => $text( $tool['note'] ),
				'url'  => $tool['url'],
			];
		}
		return $clean;
	}

	/**
	 * Cleans a text, line by line; one without a tag stays as it is.
	 */
	public static function text( string $text ): string {
		return 1 === preg_match( '/<[a-z\/!]/i', $text ) ? implode( "\n", HtmlText::lines_of( $text ) ) : $text;
	}

	/**
	 * Cleans a text in Markdown: links, stress and pictures become their words.
	 */
	private static function unmarked( string $text ): string {
		return implode( "\n", array_map( MarkdownLines::plain( ... ), explode( "\n", self::text( $text ) ) ) );
	}
}
