<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts the saved markup of a block into the parts that its `save()` names by their classes.
 *
 * What it gives is as hostile as any attribute, and goes where attributes go, which are made safe when they are printed.
 *
 * @phpstan-type Part array{name: string, row: int, html: string|null}
 */
final class MarkupParts {

	/**
	 * A tag, with values in quotes as one; it ends at the next one, so that markup without an end is not read again from
	 * each of its tags.
	 */
	private const TAG = '#<(/?)([a-z][a-z0-9]*+)((?:"[^"]*+"|\'[^\']*+\'|[^\'"<>])*+)>#i';

	/** A list of a thousand lines has fewer tags; more of them would fill the memory. */
	private const MAX_TAGS = 20_000;

	/** No `save()` comes near it: deeper markup is not ours, and would take long. */
	private const MAX_DEPTH = 50;

	/** Elements without an end. */
	private const VOID = [ 'br', 'hr', 'img', 'input', 'source', 'track', 'wbr' ];

	/**
	 * Returns the parts of some markup in the order in which they begin.
	 *
	 * @param string $html What a block has saved.
	 * @param string $row  Name of the parts that are a row each.
	 * @return list<Part> The name of a part is the end of its class, or its tag after that of what it is in; its row is the number of
	 *                    those that have begun, and its HTML null where it does not end.
	 */
	public static function parse( string $html, string $row ): array {
		if ( substr_count( $html, '<' ) > self::MAX_TAGS ) {
			return [];
		}
		$found  = preg_match_all( self::TAG, $html, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$names  = [];
		$begun  = [];
		$inside = [];
		$open   = [];
		$rows   = 0;
		foreach ( false === $found ? [] : $tags as $tag ) {
			[ , [ $slash ], [ $written ], [ $attributes ] ] = $tag;

			$name = strtolower( $written );
			if ( '/' === $slash ) {
				foreach ( self::ended( $open, $name ) as [ 'at' => $at, 'from' => $from ] ) {
					$inside[ $at ] = substr( $html, $from, $tag[0][1] - $from );
				}
			} elseif ( ! in_array( $name, self::VOID, true ) ) {
				$around  = end( $open );
				$part    = self::name( $attributes, $name, false === $around ? '' : $names[ $around['at'] ] );
				$rows += $part === $row ? 1 : 0;
				$open[]  = [
					'tag'  => $name,
					'at'   => count( $names ),
					'from' => $tag[0][1] + strlen( $tag[0][0] ),
				];
				$names[] = $part;
				$begun[] = $rows;
				if ( count( $open ) > self::MAX_DEPTH ) {
					return [];
				}
			}
		}
		$parts = [];
		foreach ( $names as $at => $part ) {
			$parts[] = [
				'name' => $part,
				'row'  => $begun[ $at ],
				'html' => $inside[ $at ] ?? null,
			];
		}
		return $parts;
	}

	/**
	 * Ends an element with all that was left open inside; an end without a beginning is none.
	 *
	 * @param list<array{tag: string, at: int, from: int}> $open Open elements, the innermost last.
	 * @param string                                       $tag  Name of the element.
	 * @return list<array{tag: string, at: int, from: int}> Those that have ended.
	 */
	private static function ended( array &$open, string $tag ): array {
		if ( ! in_array( $tag, array_column( $open, 'tag' ), true ) ) {
			return [];
		}
		$ended = [];
		do {
			$last = array_pop( $open );
			if ( null !== $last ) {
				$ended[] = $last;
			}
		} while ( null !== $last && $last['tag'] !== $tag );
		return $ended;
	}

	/**
	 * Names a part.
	 *
	 * @param string $attributes Attributes of its tag, as written.
	 * @param string $around     Name of the part around it.
	 */
	private static function name( string $attributes, string $tag, string $around ): string {
		if ( 1 === preg_match( '/\sclass=["\']?[^"\'>]*?\bwp-block-larder-[a-z-]+?__([a-z-]+)/', $attributes, $found ) ) {
			return $found[1];
		}
		if ( 1 === preg_match( '/\sdata-nutrient=["\']?([a-z0-9]+)/i', $attributes, $found ) ) {
			return "nutrient-$found[1]";
		}
		return "$around>$tag";
	}
}
