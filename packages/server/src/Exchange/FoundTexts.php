<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Html\HtmlText;

defined( 'ABSPATH' ) || exit;

/**
 * Takes markup out of what was found, whatever format it came in: all of it is text.
 */
final class FoundTexts {

	/**
	 * Cleans a recipe.
	 *
	 * @param FoundRecipe $found The recipe.
	 * @return FoundRecipe A copy.
	 */
	public static function cleaned( FoundRecipe $found ): FoundRecipe {
		$clean              = clone $found;
		$clean->name        = self::text( $found->name );
		$clean->description = self::text( $found->description );
		$clean->author      = self::text( $found->author );
		$clean->yield       = self::text( $found->yield );
		$clean->source      = self::text( $found->source );
		$clean->notes       = array_map( self::text( ... ), $found->notes );
		$clean->keywords    = array_map( self::text( ... ), $found->keywords );
		$clean->nutrition   = array_map( self::text( ... ), $found->nutrition );
		foreach ( $found->ingredients as $at => $group ) {
			$clean->ingredients[ $at ] = [
				'title' => self::text( $group['title'] ),
				'items' => array_map( self::text( ... ), $group['items'] ),
			];
		}
		foreach ( $found->instructions as $at => $group ) {
			$clean->instructions[ $at ]['title'] = self::text( $group['title'] );
			foreach ( $group['steps'] as $place => $step ) {
				$clean->instructions[ $at ]['steps'][ $place ] = [
					'title' => self::text( $step['title'] ),
					'text'  => self::text( $step['text'] ),
					'typed' => self::text( $step['typed'] ),
				] + $step;
			}
		}
		foreach ( $found->equipment as $at => $tool ) {
			$clean->equipment[ $at ] = [
				'name' => self::text( $tool['name'] ),
				'note' => self::text( $tool['note'] ),
				'url'  => $tool['url'],
			];
		}
		return $clean;
	}

	/**
	 * Cleans a text, line by line; one without a tag stays as it is.
	 *
	 * @param string $text The text.
	 */
	public static function text( string $text ): string {
		return 1 === preg_match( '/<[a-z\/!]/i', $text ) ? implode( "\n", HtmlText::lines_of( $text ) ) : $text;
	}
}
