<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Says where a step was in its plugin, in the step's id: links to it lead to it wherever its author moves it.
 *
 * The id is a letter and seven digits. Those that are made from texts are hexadecimal, without that letter. The editor's are random
 * letters and digits: about one in 300,000 looks like this one, and then an anchor is there to which no link leads.
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
		$id = sprintf( '%s%02d%02d%03d', self::LETTER, $this->group, $this->index, $this->number );
		return null === self::parse( $id ) ? '' : $id;
	}

	/**
	 * Reads an id.
	 *
	 * @param string $id Id of a step.
	 * @return self|null Null where it says no place.
	 */
	public static function parse( string $id ): ?self {
		if ( 1 !== preg_match( '/^' . self::LETTER . '(\d{2})(\d{2})(\d{3})$/D', $id, $parts ) ) {
			return null;
		}
		[ , $group, $index, $number ] = array_map( intval( ... ), $parts );
		// All steps before it in its group are before it in the recipe, and there are no others before the first group.
		return $index < $number && ( $group > 0 || $index + 1 === $number ) ? new self( $group, $index, $number ) : null;
	}
}
