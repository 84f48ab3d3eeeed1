<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Adjectives;
use Larder\Lines\Grammar;
use Larder\Lines\NounForms;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Inflects participles after a food that belong to its unit: `2 gousses d'ail hachées`, of which one is `hachée`.
 *
 * Those of cloves always do, and those right after a unit; of other units those for several do where the food is one.
 */
final class UnitParticiple {

	/**
	 * @param string                      $one      Pattern of a food that is one.
	 * @param bool                        $is_many  Whether there are several now.
	 * @param bool                        $is_clove Whether the unit is a clove.
	 * @param list<array{string, string}> $agreeing Adjectives of the language.
	 */
	private function __construct(
		private readonly WrittenLine $line,
		private readonly string $one,
		private readonly bool $is_many,
		private readonly bool $is_clove,
		private readonly array $agreeing
	) {}

	/**
	 * Returns what inflects them; null where nothing changes.
	 *
	 * @param float|null $count How many of its unit there are now.
	 * @param string     $unit  Stable id of the unit.
	 */
	public static function create( WrittenLine $line, ?float $count, string $unit, Grammar $grammar ): ?self {
		$code = $grammar->code;
		$one  = Tables::words( 'unit-participle.ONE_FOOD' )[ $code ] ?? null;
		if ( ! is_string( $one ) || null === $count || null === $line->parsed || '' === $line->unit ) {
			return null;
		}
		$is_many  = self::is_many( $count, $code );
		$was_many = self::is_many( $line->parsed->most(), $code );
		return $is_many === $was_many
			? null
			: new self( $line, $one, $is_many, 'clove' === $unit, Tables::foods( $code )['agreeing'] );
	}

	/**
	 * Returns the name of the ingredient with them.
	 */
	public function name( string $name ): string {
		$first = Adjectives::leading( $name, $this->agreeing );
		if (
			1 === preg_match( Tables::pattern( 'unit-participle.END' ), substr( $name, $first ) )
			&& 1 !== preg_match( Tables::pattern( 'unit-participle.OF_END' ), $this->line->unit )
		) {
			return $this->agreed( substr( $name, 0, $first ), '' ) . substr( $name, $first );
		}
		[ $food, $words ] = $this->split( $name );
		return $food . $this->agreed( $words, $food );
	}

	/**
	 * Returns the note of the ingredient with them.
	 */
	public function note( string $note ): string {
		$end = Adjectives::leading( $note, $this->agreeing );
		return $this->agreed( substr( $note, 0, $end ), $this->split( $this->line->name )[0] ) . substr( $note, $end );
	}

	/**
	 * Returns participles in the form that the unit asks for.
	 *
	 * @param string $words The participles.
	 * @param string $food  The food before them.
	 */
	private function agreed( string $words, string $food ): string {
		$belongs = $this->is_clove
			|| '' === $food
			|| (
				! $this->is_many
				&& 1 === preg_match( $this->one, $food )
				&& Adjectives::with( $words, $this->agreeing, true ) === $words
			);
		return $belongs ? Adjectives::with( $words, $this->agreeing, $this->is_many ) ?? $words : $words;
	}

	/**
	 * Splits a name into the food and the participles after it.
	 *
	 * @return array{string, string}
	 */
	private function split( string $name ): array {
		$end = strlen( $name ) - Adjectives::behind( $name, $this->agreeing );
		return [ substr( $name, 0, $end ), substr( $name, $end ) ];
	}

	/**
	 * Whether a number takes the plural.
	 *
	 * @param float  $count The number.
	 * @param string $code  Language.
	 */
	private static function is_many( float $count, string $code ): bool {
		return 'other' === NounForms::choose( 'one', 'other', $count, $code );
	}
}
