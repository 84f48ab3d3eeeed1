<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\Text\Numbers;
use Larder\Exchange\Text\YieldText;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of a recipe as a reader found them: times in minutes, 0 when unknown, and what the recipe has no field for as notices.
 */
abstract class FoundFacts {

	/** Words, or a number that is not nought; not a duration by ISO 8601 that a program left empty, nor a word for none. */
	private const SAYS_A_TIME = '~^(?!\s*(?:-?PT?-?[\dYMWDTHS.,]*|null|none|n\.?/?a\.?)\s*$)(?!\P{N}*0+\P{N}*$).*[\p{L}\p{N}]~iu';

	/** The yield as it was written: `4 servings`. */
	public string $yield = '';

	/** How hard it is, as the document says it; empty where that is not known. */
	public string $difficulty = '';

	public int $prep = 0;

	public int $cook = 0;

	public int $rest = 0;

	public int $total = 0;

	/** A time of its own kind, which {@see $custom_label} names. */
	public int $custom = 0;

	public string $custom_label = '';

	/**
	 * The shorter ends of times that are ranges.
	 *
	 * @var array{prep?: int, cook?: int, rest?: int, total?: int}
	 */
	public array $from = [];

	/**
	 * Nutrients by their names in schema.org.
	 *
	 * @var array<string, string>
	 */
	public array $nutrition = [];

	/**
	 * What could not be read.
	 *
	 * @var list<Notice>
	 */
	public array $notices = [];

	/**
	 * Stores a time; a text that is not a number of minutes, such as "overnight", is kept beside the recipe.
	 *
	 * @param 'prep'|'cook'|'rest'|'total' $which Its field.
	 * @param string                       $text  What was written there.
	 */
	public function take_time( string $which, string $text ): void {
		[ $least, $minutes ] = Minutes::span( $text );
		unset( $this->from[ $which ] );
		if ( $least < $minutes ) {
			$this->from[ $which ] = $least;
		}
		match ( $which ) {
			'prep'  => $this->prep = $minutes,
			'cook'  => $this->cook = $minutes,
			'rest'  => $this->rest = $minutes,
			'total' => $this->total = $minutes,
		};
		if ( 0 === $minutes && 1 === preg_match( self::SAYS_A_TIME, $text ) ) {
			$this->leave_out( ucfirst( $which ) . ' time', $text );
		}
	}

	/**
	 * Stores the yield. Of a second one that says the same number its words are stored where the first has none, and nothing is kept
	 * where it has no others; any other second one is kept beside the recipe.
	 *
	 * @param string $text What was written there.
	 * @param string $name What it is.
	 */
	public function take_yield( string $text, string $name ): void {
		$amount = YieldText::amount( $text );
		$unit   = YieldText::unit( $this->yield );
		$ends   = [ YieldText::amount( $this->yield ), Numbers::first( $this->yield ) ];
		if ( '' === $this->yield || ( $amount === $ends[0] && '' === $unit && ! YieldText::is_range( $this->yield ) ) ) {
			$this->yield = $text;
		} elseif ( ! in_array( $amount, $ends, true ) || ! in_array( YieldText::unit( $text ), [ '', $unit ], true ) ) {
			$this->leave_out( $name, $text );
		}
	}

	/**
	 * Stores how hard the recipe is; a word that is none of the known ones is kept beside the recipe.
	 *
	 * @param string $text What was written there.
	 */
	public function take_difficulty( string $text ): void {
		$this->difficulty = FactTexts::level( $text );
		if ( '' === $this->difficulty ) {
			$this->leave_out( 'Difficulty', $text );
		}
	}

	/**
	 * Keeps terms that a source names for the post of the recipe, as a line `Course: Dessert` of a written recipe is kept.
	 *
	 * @param 'Course'|'Cuisine'|'Diet' $kind  What they are.
	 * @param list<string>              $names
	 */
	public function name_terms( string $kind, array $names ): void {
		foreach ( array_unique( array_map( trim( ... ), $names ) ) as $name ) {
			if ( '' !== $name ) {
				$is_term         = [] !== UnplacedLines::terms( "$kind: $name" );
				$this->notices[] = new Notice( $is_term ? Notice::TERM : Notice::NO_PLACE, $kind, $name );
			}
		}
	}

	/**
	 * Keeps what a recipe has no field for beside it.
	 *
	 * @param string $name What it is.
	 * @param string $text What was written there; nothing is kept of an empty text.
	 */
	public function leave_out( string $name, string $text ): void {
		if ( '' !== $text ) {
			$this->notices[] = new Notice( Notice::NO_PLACE, $name, $text );
		}
	}

	/**
	 * Keeps links beside the recipe.
	 *
	 * @param list<array{words: string, url: string}> $links
	 * @param string                                  $name  What they are; empty for that which their words say.
	 */
	public function leave_out_links( array $links, string $name = '' ): void {
		foreach ( $links as [ 'words' => $words, 'url' => $url ] ) {
			$this->leave_out( '' === $name ? $words : $name, $url );
		}
	}
}
