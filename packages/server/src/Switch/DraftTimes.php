<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Text\Minutes;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimeRanges;

defined( 'ABSPATH' ) || exit;

/**
 * The times of a draft while they are read one by one, in minutes; 0 where the plugin says none.
 *
 * @phpstan-import-type Times from RecipeDocument
 */
final class DraftTimes {

	/** Ten years in minutes: spirits and cheeses take some; what a broken field holds is longer. */
	private const MAX_MINUTES = 5_256_000;

	public int $prep = 0;

	public int $cook = 0;

	public int $rest = 0;

	public int $custom = 0;

	public string $custom_label = '';

	public int $total = 0;

	/**
	 * What was typed that is no time, such as "overnight".
	 *
	 * @var array{prep?: string, cook?: string, rest?: string, custom?: string, total?: string}
	 */
	private array $words = [];

	/**
	 * The shorter ends of times, where they are ranges; else as long as the time.
	 *
	 * @var array{prep?: int, cook?: int, rest?: int, custom?: int, total?: int}
	 */
	private array $from = [];

	/**
	 * Stores a time as it was typed, of a range both ends.
	 *
	 * @param 'prep'|'cook'|'rest'|'custom'|'total' $which Its field.
	 * @param string                                $text  What was typed.
	 * @return bool Whether it is a time, or nothing; not words such as "overnight", nor a range without a unit.
	 */
	public function take( string $which, string $text ): bool {
		[ $this->from[ $which ], $minutes ] = Minutes::span( $text );
		match ( $which ) {
			'prep'   => $this->prep = $minutes,
			'cook'   => $this->cook = $minutes,
			'rest'   => $this->rest = $minutes,
			'custom' => $this->custom = $minutes,
			'total'  => $this->total = $minutes,
		};
		$is_time = ( $minutes > 0 && ! self::is_more( $text ) )
			|| 1 !== preg_match( '/\p{L}|(?!0)\p{N}/u', $text ) || 1 === preg_match( '/^\D*0+\D*$|^P/u', $text );
		unset( $this->words[ $which ] );
		if ( ! $is_time ) {
			$this->words[ $which ] = $text;
		}
		return $is_time;
	}

	/**
	 * Returns whether a text says more than a time: `5 min + overnight`.
	 *
	 * @param string $text What was typed.
	 */
	private static function is_more( string $text ): bool {
		$parts = preg_split( '/\s*(?:[+&,;]|\bplus\b|\band\b|\bund\b|\bet\b)\s*/iu', $text ) ?: [];
		return [] !== array_filter(
			count( $parts ) > 1 ? $parts : [],
			static fn ( string $part ): bool => 1 === preg_match( '/\p{L}{4}/u', $part ) && 0 === Minutes::parse( $part )
		);
	}

	/**
	 * Writes what was typed in the place of times, for the notes.
	 *
	 * @return string HTML, empty for nothing.
	 */
	public function notes(): string {
		$labels = [
			'prep'   => __( 'Prep time', 'larder' ),
			'cook'   => __( 'Cook time', 'larder' ),
			'rest'   => __( 'Rest time', 'larder' ),
			'custom' => '' === $this->custom_label ? __( 'Additional time', 'larder' ) : $this->custom_label,
			'total'  => __( 'Total time', 'larder' ),
		];
		$notes  = '';
		foreach ( $this->words as $which => $text ) {
			$notes .= RichLine::fact( $labels[ $which ], RichLine::text( $text ) );
		}
		return $notes;
	}

	/**
	 * Returns the times; the total is the sum of the others where none was set. Numbers that are no time of a recipe are none.
	 *
	 * @return Times
	 */
	public function all(): array {
		$time = static fn ( int $minutes ): int => $minutes > 0 && $minutes <= self::MAX_MINUTES ? $minutes : 0;
		return TimeRanges::add(
			[
				'prep'        => $time( $this->prep ),
				'cook'        => $time( $this->cook ),
				'rest'        => $time( $this->rest ),
				'custom'      => $time( $this->custom ),
				'customLabel' => $this->custom_label,
				'total'       => $time( $this->total ),
			],
			$this->from
		);
	}
}
