<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\StepText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a recipe in Cooklang. Its steps do not say which words are ingredients, so these are in a paragraph of their own.
 */
final class CooklangText {

	/**
	 * Writes a recipe.
	 */
	public static function write( RecipeDocument $document ): string {
		$data  = $document->data;
		$facts = array_filter(
			[
				'title'      => $data['name'],
				'description' => $data['description'],
				'author'     => $data['author'],
				'servings'   => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
				'prep time'  => TimeText::write( $data['times'], 'prep', 'minutes' ),
				'cook time'  => TimeText::write( $data['times'], 'cook', 'minutes' ),
				'total time' => TimeText::write( $data['times'], 'total', 'minutes' ),
				'image'      => $data['image']['url'] ?? '',
				'source'     => $data['source']['name'] ?? '',
				'url'        => $data['source']['url'] ?? '',
				'tags'       => implode( ', ', $data['keywords'] ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		$lines = [ '---' ];
		foreach ( $facts as $name => $value ) {
			$lines[] = "$name: \"" . str_replace( [ '\\', '"', "\n" ], [ '\\\\', '\\"', ' ' ], $value ) . '"';
		}
		$lines[] = '---';
		$parts   = [ implode( "\n", $lines ) ];
		foreach ( $data['ingredients'] as $group ) {
			$parts[] = self::section( $group['title'], $parts );
			$parts[] = implode(
				', ',
				array_map( static fn ( array $item ): string => '@' . self::escaped( $item['text'] ) . '{}', $group['items'] )
			);
		}
		foreach ( $data['instructions'] as $group ) {
			$parts[] = self::section( $group['title'], $parts );
			array_push(
				$parts,
				...array_map( self::escaped( ... ), StepText::lines( $group['steps'] ) )
			);
		}
		if ( [] !== $data['equipment'] ) {
			$parts[] = implode(
				', ',
				array_map( static fn ( array $tool ): string => '#' . self::escaped( $tool['name'] ) . '{}', $data['equipment'] )
			);
		}
		if ( '' !== $data['notes'] ) {
			$parts[] = '> ' . str_replace( "\n", "\n\n> ", $data['notes'] );
		}
		return implode( "\n\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Writes the name of a section; a recipe without parts needs none.
	 *
	 * @param list<string> $parts What is written already.
	 */
	private static function section( string $title, array $parts ): string {
		$is_open = [] !== array_filter( $parts, static fn ( string $part ): bool => str_starts_with( $part, '=' ) );
		return '' === $title && ! $is_open ? '' : trim( "== $title" );
	}

	/**
	 * Removes characters that Cooklang would read as markup.
	 *
	 * @param string $text Plain text.
	 */
	private static function escaped( string $text ): string {
		return trim( preg_replace( [ '/[@#~{}]/', '/--+/' ], [ '', '–' ], $text ) ?? $text );
	}
}
