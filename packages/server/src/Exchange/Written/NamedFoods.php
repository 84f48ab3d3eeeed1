<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Names the ingredients of a recipe that names its steps alone, by the rules of the editor's paste, in
 * `packages/editor/src/paste/named-foods.ts`.
 */
final class NamedFoods {

	/**
	 * Names the ingredients.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<MarkedLine>|null The same with the name of the ingredients; null where it names more, or where it is not sure.
	 */
	public static function named( array $lines ): ?array {
		$parts = HowTo::parts( $lines );
		$names = array_filter( $parts, static fn ( string $part ): bool => '' !== $part );
		$name  = array_key_first( $names );
		if ( null === $name || SectionNames::INSTRUCTIONS !== $names[ $name ] || in_array( SectionNames::INGREDIENTS, $names, true ) ) {
			return null;
		}
		[ $above, $start ] = NamedParts::foods_in( array_slice( $lines, 0, $name ) );
		$foods             = null === $start ? [] : array_slice( $above, $start );
		$is_sure           = [] !== $foods && NamedParts::are_foods( NamedParts::without_name( $foods ) );
		return ! $is_sure || [] !== array_filter( $foods, LineKinds::is_marked( ... ) ) ? null : [
			...array_slice( $above, 0, (int) $start ),
			new MarkedLine( 'Ingredients', true ),
			...$foods,
			...array_slice( $lines, $name ),
		];
	}
}
