<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * Separates the version of a recipe that a page shows from those that it hides until a visitor selects them, where its data lists all of
 * them in sequence.
 */
final class HiddenVersions {

	/** Fewer lines than these may be hidden for any reason. */
	private const MIN_LINES = 3;

	/**
	 * Folded lines that the page shows.
	 *
	 * @var array<string, true>
	 */
	private readonly array $seen;

	/**
	 * @param list<OutlineLine> $lines   The lines that the page shows.
	 * @param string            $letters Its letters, those of hidden lines too.
	 */
	public function __construct( array $lines, private readonly string $letters ) {
		$this->seen = array_fill_keys(
			array_map( static fn ( OutlineLine $line ): string => LineCleaner::folded( $line->text ), $lines ),
			true
		);
	}

	/**
	 * Returns how many lines belong to the version that is shown.
	 *
	 * @param list<string> $lines The lines of all versions.
	 * @return int Their number, if they are not versions.
	 */
	public function first( array $lines ): int {
		$folded = array_map( LineCleaner::folded( ... ), $lines );
		$half   = intdiv( count( $lines ), 2 );
		if ( $half < self::MIN_LINES || $half * 2 !== count( $lines ) ) {
			return count( $lines );
		}
		$hidden = array_filter(
			array_slice( $folded, $half ),
			fn ( string $line ): bool => ! isset( $this->seen[ $line ] ) && str_contains( $this->letters, $line )
		);
		$seen   = array_filter( array_slice( $folded, 0, $half ), fn ( string $line ): bool => isset( $this->seen[ $line ] ) );
		return count( $seen ) === $half && count( $hidden ) * 2 > $half ? $half : count( $lines );
	}
}
