<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Text\StepText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the lists of a document as one text each; the name of a part ends with a colon.
 */
final class PlainLists {

	/**
	 * Writes the ingredients.
	 */
	public static function foods( RecipeDocument $document ): string {
		$lines = [];
		foreach ( $document->data['ingredients'] as $group ) {
			array_push( $lines, ...self::title( $group['title'] ), ...array_column( $group['items'], 'text' ) );
		}
		return implode( "\n", $lines );
	}

	/**
	 * Writes the steps.
	 */
	public static function steps( RecipeDocument $document ): string {
		$lines = [];
		foreach ( $document->data['instructions'] as $group ) {
			array_push(
				$lines,
				...self::title( $group['title'] ),
				...StepText::lines( $group['steps'] )
			);
		}
		return implode( "\n", $lines );
	}

	/**
	 * Writes the name of a part.
	 *
	 * @return list<string>
	 */
	private static function title( string $title ): array {
		return '' === $title ? [] : [ "$title:" ];
	}
}
