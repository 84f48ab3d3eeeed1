<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Parses plain text by the rules of pasting in the editor, in `packages/editor/src/paste`: both sides run the same table of test cases.
 *
 * @phpstan-type Part array{name: string, lines: list<MarkedLine>}
 */
final class PastedText {

	/**
	 * Reads the lines of a text.
	 *
	 * @param string $text Plain text.
	 * @return list<MarkedLine> Those that say something of a recipe.
	 */
	public static function lines( string $text ): array {
		$rules = WrittenRules::all();
		$lines = WrittenLines::from_text( $text );
		$names = self::group_names( $lines );
		$found = [];
		foreach ( $lines as $at => $line ) {
			$links   = MarkedLine::links_in( $line );
			$line    = preg_replace( '%' . $rules['link'] . '%iu', '$1$3', $line ) ?? $line;
			$marker  = 1 === preg_match( "%^(?:{$rules['marker']})%iu", trim( $line ), $match ) ? $match[0] : '';
			$bare    = trim( substr( trim( $line ), strlen( $marker ) ) );
			$heading = self::heading( $bare );
			$text    = HtmlText::line_of( $heading ?? $bare );
			$is_head = null !== $heading || isset( $names[ $at ] );
			// "24 comments" ends the recipe.
			$ends = ( $is_head || 1 === preg_match( '/\d/', $text ) ) && SectionNames::OTHER === SectionNames::written_part_of( $text );
			// A URL in angle brackets looks like a tag.
			$is_noise = WrittenRules::is_noise( $text ) || WrittenRules::is_noise( $bare );
			if ( '' !== $text && ( $ends || ! $is_noise ) ) {
				$found[] = new MarkedLine(
					$text,
					$is_head,
					level: null === $heading ? 0 : strspn( $bare, '#' ),
					links: $links,
					counted: 1 === preg_match( "%{$rules['digit']}%u", $marker ),
					listed: 1 === preg_match( "%{$rules['bullet']}%u", $marker )
				);
			}
		}
		return PastedFacts::whole( Contents::without( Chapters::without( $found ) ) );
	}

	/**
	 * Splits a text where it names the sections of the recipe.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<Part> What is above all parts first, without a name.
	 */
	public static function parts( array $lines ): array {
		$parts  = [ self::part( '', [] ) ];
		$level  = 0;
		$second = '';
		$served = '';

		[ 'word' => $word, 'digit' => $digit ] = WrittenRules::all();
		$names = HowTo::parts( $lines );
		foreach ( $lines as $place => $line ) {
			$name = $names[ $place ];
			$at   = count( $parts ) - 1;
			if ( SectionNames::OTHER === $name && 1 === count( $parts ) ) {
				// A button above the recipe ends nothing.
				continue;
			}
			if ( '' !== $name ) {
				$is_foods = SectionNames::INGREDIENTS === $name;
				if ( $is_foods ) {
					[ $title, $parts ] = SecondRecipe::title( $parts );
					$second            = '' === $title ? $second : $title;
					$served            = in_array( $name, array_column( $parts, 'name' ), true )
						? $served
						: FactTexts::served_in( $line->text );
				}
				$is_more = SectionNames::INSTRUCTIONS === $name
					&& [] !== array_filter( $parts, static fn ( array $part ): bool => $name === $part['name'] && [] !== $part['lines'] );
				$level   = $line->level;
				// A second recipe is a group of the first, further steps are one of their own.
				$group   = '' !== $second && ( $is_foods || $is_more ) ? $second : ( $is_more ? $line->text : '' );
				$parts[] = self::part( $name, '' === $group ? [] : [ new MarkedLine( $group, true ) ] );
			} elseif ( self::ends_steps( $line, $parts[ $at ], $level ) ) {
				$parts[] = self::part( SectionNames::NOTES, [ $line ] );
			} elseif (
				SectionNames::INSTRUCTIONS !== $parts[ $at ]['name']
				|| 1 !== preg_match( "%^(?:$word\\s*)?{$digit}{1,2}$%iu", $line->text )
			) {
				$parts[ $at ]['lines'][] = $line;
			}
		}
		$named = 1 === count( $parts )
			? NamedParts::named( $lines )
			: NamedParts::with_steps( $lines ) ?? NamedFoods::named( $lines );
		if ( null !== $named ) {
			return self::parts( $named );
		}
		if ( 1 === count( $parts ) ) {
			return $parts;
		}
		$parts[0] = self::part( '', [ ...$parts[0]['lines'], ...( '' === $served ? [] : [ new MarkedLine( $served ) ] ) ] );
		return PastedFacts::above( $parts );
	}

	/**
	 * Returns whether a heading ends the steps: one as high as their own that names no part.
	 *
	 * @param Part $part  The part that it is in.
	 * @param int  $level How deep the heading of the part is, 0 where that is not said.
	 */
	private static function ends_steps( MarkedLine $line, array $part, int $level ): bool {
		return $line->is_head && $line->level > 0 && $line->level < 3 && $line->level <= ( $level > 0 ? $level : 2 )
			&& SectionNames::INSTRUCTIONS === $part['name'] && [] !== $part['lines'];
	}

	/**
	 * Builds a section.
	 *
	 * @param list<MarkedLine> $lines
	 * @return Part
	 */
	private static function part( string $name, array $lines ): array {
		return [
			'name'  => $name,
			'lines' => $lines,
		];
	}

	/**
	 * Reads a heading.
	 *
	 * @param string $line A line without its marker.
	 * @return string|null Its text, null for a line that is none.
	 */
	private static function heading( string $line ): ?string {
		foreach ( WrittenRules::all()['headings'] as $pattern ) {
			if ( 1 === preg_match( "%^$pattern$%u", $line, $match ) ) {
				$text = trim( preg_replace( '/[:：]$/u', '', $match[1] ) ?? $match[1] );
				return '' !== $text && mb_strlen( $text ) <= Constants::MAX_HEADING_LENGTH ? $text : null;
			}
		}
		return null;
	}

	/**
	 * Finds the lines that name the group below them although they end with no colon: "For the sauce", and a name that stands
	 * after an empty line and before an amount. The very first line is one where another such name follows.
	 *
	 * @param list<string> $lines Lines as written, empty ones among them.
	 * @return array<int, true> By their places.
	 */
	private static function group_names( array $lines ): array {
		$rules     = WrittenRules::all();
		$is_before = static fn ( int $at ): bool => 1 === preg_match( "%^{$rules['name']}$%u", trim( $lines[ $at ] ) )
			&& 1 === preg_match( "%^{$rules['amount']}%u", $lines[ $at + 1 ] ?? '' );
		$names     = [];
		foreach ( array_keys( $lines ) as $at ) {
			if ( $at > 0 && '' === trim( $lines[ $at - 1 ] ) && $is_before( $at ) ) {
				$names[ $at ] = true;
			}
		}
		if ( [] !== $names && $is_before( 0 ) ) {
			$names[0] = true;
		}
		foreach ( $lines as $at => $line ) {
			// Some pages have an empty line below each line.
			$is_named = '' !== trim( $lines[ $at + 1 ] ?? '' ) || 1 === preg_match( "%^{$rules['amount']}%u", $lines[ $at + 2 ] ?? '' );
			if ( $is_named && 1 === preg_match( WrittenRules::whole( $rules['forAPart'] ), trim( $line ) ) ) {
				$names[ $at ] = true;
			}
		}
		return $names;
	}
}
