<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Says where a step was in its plugin, in the step's id: links to it lead to it wherever its author moves it.
 *
 * No other id of a step begins with its letter: those made from texts have the digits of hexadecimal numbers.
 */
final class StepPlace {

	private const LETTER = 'p';

	/**
	 * @param int $group  Number of its group, from 0 on.
	 * @param int $index  Its number in the group, from 0 on.
	 * @param int $number Its number in the recipe, from 1 on.
	 */
	public function __construct(
		public readonly int $group,
		public readonly int $index,
		public readonly int $number
	) {}

	/**
	 * Returns the id that says it.
	 *
	 * @return string Empty where a number is too large.
	 */
	public function id(): string {
		$id = self::LETTER;
		foreach ( [ [ $this->group, 2 ], [ $this->index, 2 ], [ $this->number, 3 ] ] as [ $number, $digits ] ) {
			$id .= str_pad( base_convert( (string) $number, 10, 36 ), $digits, '0', STR_PAD_LEFT );
		}
		return 8 === strlen( $id ) ? $id : '';
	}

	/**
	 * Reads an id.
	 *
	 * @param string $id Id of a step.
	 * @return self|null Null where it says no place.
	 */
	public static function of( string $id ): ?self {
		if ( 1 !== preg_match( '/^' . self::LETTER . '([a-z0-9]{2})([a-z0-9]{2})([a-z0-9]{3})$/D', $id, $parts ) ) {
			return null;
		}
		[ , $group, $index, $number ] = $parts;
		return new self(
			(int) base_convert( $group, 36, 10 ),
			(int) base_convert( $index, 36, 10 ),
			(int) base_convert( $number, 36, 10 )
		);
	}
}
