<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\StepText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a recipe as Markdown, so that it reads well and can be read again.
 */
final class MarkdownText {

	/**
	 * Writes a recipe.
	 */
	public static function write( RecipeDocument $document ): string {
		$data  = $document->data;
		$parts = [
			self::front_matter( $document ),
			'' === $data['description'] ? '' : str_replace( "\n", "\n\n", self::escaped( $data['description'] ) ) . "\n",
		];
		$foods = '';
		foreach ( $data['ingredients'] as $group ) {
			$foods .= self::heading( $group['title'] ) . self::items( array_column( $group['items'], 'text' ), '-' );
		}
		$steps = '';
		foreach ( $data['instructions'] as $group ) {
			$texts  = StepText::lines( $group['steps'] );
			$steps .= self::heading( $group['title'] ) . self::items( $texts, '1.' );
		}
		$parts[] = '' === $foods ? '' : "## Ingredients\n\n" . ltrim( $foods, "\n" );
		$parts[] = '' === $steps ? '' : "## Directions\n\n" . ltrim( $steps, "\n" );
		$parts[] = [] === $data['equipment'] ? '' : "## Equipment\n\n" . self::items( array_column( $data['equipment'], 'name' ), '-' );
		$parts[] = '' === $data['notes'] ? '' : "## Notes\n\n" . self::items( explode( "\n", $data['notes'] ), '-' );
		return implode( "\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Writes the facts.
	 */
	private static function front_matter( RecipeDocument $document ): string {
		$data  = $document->data;
		$facts = [
			'title'      => $data['name'],
			'author'     => $data['author'],
			'servings'   => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prep time'  => TimeText::write( $data['times'], 'prep' ),
			'cook time'  => TimeText::write( $data['times'], 'cook' ),
			'rest time'  => TimeText::write( $data['times'], 'rest' ),
			'total time' => TimeText::write( $data['times'], 'total' ),
			'image'      => $data['image']['url'] ?? '',
			'source'     => $data['source']['name'] ?? '',
			'url'        => $data['source']['url'] ?? '',
		];
		$lines = [];
		foreach ( $facts as $name => $value ) {
			if ( '' !== $value ) {
				$lines[] = "$name: " . self::quoted( $value );
			}
		}
		if ( [] !== $data['keywords'] ) {
			$lines[] = 'tags: [' . implode( ', ', array_map( self::quoted( ... ), $data['keywords'] ) ) . ']';
		}
		return "---\n" . implode( "\n", $lines ) . "\n---\n";
	}

	/**
	 * Writes a value in quotes.
	 *
	 * @param string $value A text.
	 */
	private static function quoted( string $value ): string {
		return '"' . str_replace( [ '\\', '"', "\n" ], [ '\\\\', '\\"', ' ' ], $value ) . '"';
	}

	/**
	 * Writes the heading of a group.
	 */
	private static function heading( string $title ): string {
		return '' === $title ? '' : "\n### " . self::escaped( $title ) . "\n\n";
	}

	/**
	 * Writes entries of a list.
	 *
	 * @param list<string> $texts The entries.
	 * @param string       $mark  What precedes each.
	 */
	private static function items( array $texts, string $mark ): string {
		return implode( '', array_map( static fn ( string $text ): string => "$mark " . self::escaped( $text ) . "\n", $texts ) );
	}

	/**
	 * Escapes what Markdown would take for marks.
	 *
	 * @param string $text Plain text.
	 */
	private static function escaped( string $text ): string {
		return preg_replace( '/([\\\\`*_\[\]<>])/', '\\\\$1', $text ) ?? $text;
	}
}
