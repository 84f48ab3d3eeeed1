<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Text\Minutes;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimesFrom;

defined( 'ABSPATH' ) || exit;

/**
 * The times of a draft while they are read one by one, in minutes; 0 where the plugin says none.
 *
 * @phpstan-import-type Times from RecipeDocument
 */
final class DraftTimes {

	public int $prep = 0;

	public int $cook = 0;

	public int $rest = 0;

	public int $custom = 0;

	public string $custom_label = '';

	public int $total = 0;

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
	 * @return bool Whether it is a time, or nothing; not words such as "overnight".
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
		return $minutes > 0 || 1 !== preg_match( '/\p{L}/u', $text ) || 1 === preg_match( '/^\D*0+\D*$|^P/u', $text );
	}

	/**
	 * Returns the times; the total is the sum of the others where none was set.
	 *
	 * @return Times
	 */
	public function all(): array {
		return TimesFrom::add(
			[
				'prep'        => $this->prep,
				'cook'        => $this->cook,
				'rest'        => $this->rest,
				'custom'      => $this->custom,
				'customLabel' => $this->custom_label,
				'total'       => $this->total,
			],
			$this->from
		);
	}
}
