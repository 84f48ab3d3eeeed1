<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\YieldText;
use Larder\Switch\Draft;
use Larder\Switch\RichLine;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts that many plugins store alike: yield, difficulty, energy, diet and author.
 */
final class Basics {

	/** Levels of difficulty by the words that are chosen or typed for them, in small letters. */
	private const DIFFICULTIES = [
		'easy'         => 'beginner',
		'beginner'     => 'beginner',
		'medium'       => 'intermediate',
		'intermediate' => 'intermediate',
		'hard'         => 'advanced',
		'difficult'    => 'advanced',
		'advanced'     => 'advanced',
	];

	/**
	 * Reads a yield: `8 servings`, `4–6 Portionen`.
	 *
	 * @param string $text Plain text.
	 */
	public static function yield( Draft $draft, string $text ): void {
		if ( 1 === preg_match( '/^\D{0,12}?(\d+(?:[.,]\d+)?)\s*(?:-|–|to|bis|a|à)\s*(\d+(?:[.,]\d+)?)\s*(.*)$/u', $text, $range ) ) {
			$draft->servings      = Numbers::first( $range[1] );
			$draft->most_servings = Numbers::first( $range[2] );
			$draft->servings_unit = $range[3];
			return;
		}
		$draft->servings      = YieldText::amount( $text );
		$draft->servings_unit = YieldText::unit( $text );
	}

	/**
	 * Reads a difficulty; words that are not levels are kept among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $word  What was chosen or typed, plain text.
	 */
	public static function difficulty( Draft $draft, string $word ): void {
		$draft->difficulty = self::DIFFICULTIES[ mb_strtolower( trim( $word ) ) ] ?? '';
		if ( '' === $draft->difficulty ) {
			self::note( $draft, __( 'Difficulty', 'larder' ), $word );
		}
	}

	/**
	 * Adds a fact that Larder has no field for to the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $label Name of the fact.
	 * @param string $value What was typed; nothing is added for an empty one.
	 */
	public static function note( Draft $draft, string $label, string $value ): void {
		if ( '' !== trim( $value ) ) {
			$draft->notes .= RichLine::fact( $label, $value );
		}
	}

	/**
	 * Reads the energy of a serving; words and ranges are among the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 */
	public static function calories( Draft $draft, string $text ): void {
		$draft->calories = Numbers::calories( $text );
		if ( 1 !== preg_match( '/^[\d.,\s]+\s*(?:k?cal\w*)?\.?$/iu', $text ) ) {
			self::note( $draft, __( 'Calories', 'larder' ), $text );
		}
	}

	/**
	 * Writes a diet of schema.org as people do: `LowLactoseDiet` as "Low lactose".
	 *
	 * @param string $name Its name in schema.org.
	 */
	public static function diet( string $name ): string {
		return ucfirst( strtolower( preg_replace( [ '/Diet$/', '/(?<=[a-z])(?=[A-Z])/' ], [ '', ' ' ], $name ) ?? $name ) );
	}

	/**
	 * Reads an author, who may be a link.
	 *
	 * @param string $html Name, plain or as a link.
	 */
	public static function author( Draft $draft, string $html ): void {
		$draft->author = RichLine::text( $html );
		$link          = TypedLists::link( $html );
		if ( null !== $link && '' !== $draft->author ) {
			$draft->profile = [
				'name'  => $draft->author,
				'url'   => $link['url'],
				'bio'   => '',
				'image' => null,
			];
		}
	}
}
