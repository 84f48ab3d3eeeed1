<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Html\Page;
use Larder\Exchange\Page\InlineMarkup;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Schema\SchemaRecipe;
use Larder\Exchange\Text\LineCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * Finds recipes that somebody has marked up in the content of a post: elements of microdata, RDFa or hRecipe, and scripts of JSON-LD.
 *
 * What belongs to another plugin, and what is in a block that is none of WordPress's, is not among them.
 *
 * A script with several recipes has the place of the first of them; the others follow it without any markup.
 *
 * @phpstan-type MarkedUpRecipe array{start: int, markup: string, alone: string, rest: string, node: SchemaNode, copyOf: int|null, isBroken?: true}
 */
final class MarkedUpPlaces {

	/** Elements that are a recipe. */
	private const ELEMENT = '#<([a-z][a-z0-9]*)\b(?=[^>]*(?:\bitemtype\s*=\s*["\'][^"\'>]*/Recipe/?["\'\s]|\btypeof\s*=\s*["\'](?:[^"\'>]*[\s:/])?Recipe["\'\s]|\bclass\s*=\s*["\'](?:[^"\'>]*\s)?h-?recipe["\'\s]))[^>]*>#i';

	private const SCRIPT = '#<script\b[^>]*\btype\s*=\s*["\']?application/ld\+json\b[^>]*>(.*?)</script\s*>#is';

	/** Blocks of plugins, and what EasyRecipe writes, which is a hRecipe, too. */
	private const FOREIGN = '#<!-- wp:(?!core/)([a-z][\w-]*/[\w-]+)[ ][^>]*?(?<!/)-->.*?<!-- /wp:\1 -->|<div class="easyrecipe[ "].*?(?:<div class="endeasyrecipe"|$)|<!--WPRM Recipe.*?<!--End WPRM Recipe-->|\[recipe[\s\]].*?\[/recipe\]#s';

	/**
	 * Returns the marked-up recipes of a content.
	 *
	 * @param string $content Content of a post.
	 * @return list<MarkedUpRecipe> In the order of the page.
	 */
	public static function in( string $content ): array {
		$taken    = self::foreign( $content );
		$elements = self::elements( $content, $taken );
		$places   = [ ...$elements, ...self::scripts( $content, [ ...$taken, ...self::spans( $elements ) ] ) ];
		usort( $places, static fn ( array $one, array $other ): int => $one['start'] <=> $other['start'] );
		return self::with_copies( $places );
	}

	/**
	 * Finds elements that say enough to be a recipe.
	 *
	 * @param string                 $content Content of a post.
	 * @param list<array{int, int}> $taken   Where others are.
	 * @return list<MarkedUpRecipe>
	 */
	private static function elements( string $content, array $taken ): array {
		$places = [];
		preg_match_all( self::ELEMENT, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as [ [ , $start ], [ $tag ] ] ) {
			if ( self::is_within( $start, [ ...$taken, ...self::spans( $places ) ] ) ) {
				continue;
			}
			$markup = substr( $content, $start, self::end( $content, $start, $tag ) - $start );
			$node   = InlineMarkup::recipes( new Page( "<body>$markup</body>" ) )[0] ?? null;
			if ( null !== $node && SchemaRecipe::read( $node )->is_recipe() ) {
				$places[] = self::place( $start, $markup, $node );
			}
		}
		return $places;
	}

	/**
	 * Finds the recipes of scripts.
	 *
	 * @param string                 $content Content of a post.
	 * @param list<array{int, int}> $taken   Where others are.
	 * @return list<MarkedUpRecipe>
	 */
	private static function scripts( string $content, array $taken ): array {
		$places = [];
		preg_match_all( self::SCRIPT, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as [ [ $markup, $start ], [ $json ] ] ) {
			if ( self::is_within( $start, $taken ) ) {
				continue;
			}
			$script = new RecipeScript( $json );
			if ( $script->is_broken ) {
				// It stays, and is named in the report.
				$places[] = self::place( $start, $markup, new SchemaNode( [] ) ) + [ 'isBroken' => true ];
			}
			foreach ( $script->recipes as $number => $node ) {
				$is_last  = array_key_last( $script->recipes ) === $number;
				$places[] = [
					'markup' => 0 === $number ? $markup : '',
					'alone'  => $script->script_of( $node ),
					'rest'   => $is_last ? $script->rest() : '',
				] + self::place( $start, '', $node );
			}
		}
		return $places;
	}

	/**
	 * Marks each script that repeats for machines what an element of the post, or an earlier script, already says.
	 *
	 * @param list<MarkedUpRecipe> $places In the order of the page.
	 * @return list<MarkedUpRecipe>
	 */
	private static function with_copies( array $places ): array {
		$named  = [];
		$script = self::is_script( ... );
		// Elements first, wherever they are: what people see stays.
		uasort( $places, static fn ( array $one, array $other ): int => $script( $one ) <=> $script( $other ) );
		foreach ( $places as $at => $place ) {
			$name = LineCleaner::folded( $place['node']->text( 'name', 'headline' ) );
			if ( '' !== $name && self::is_script( $place ) && isset( $named[ $name ] ) ) {
				$places[ $at ]['copyOf'] = $named[ $name ];
			}
			$named[ $name ] ??= $at;
		}
		ksort( $places );
		return array_values( $places );
	}

	/**
	 * Returns whether a place is a script.
	 *
	 * @param MarkedUpRecipe $place
	 */
	private static function is_script( array $place ): bool {
		return 0 === stripos( $place['alone'], '<script' );
	}

	/**
	 * Builds the location of a recipe in the content.
	 *
	 * @param int        $start  Where it begins, in bytes.
	 * @param string     $markup All of it.
	 * @param SchemaNode $node   What it says.
	 * @return MarkedUpRecipe
	 */
	private static function place( int $start, string $markup, SchemaNode $node ): array {
		return [
			'start'  => $start,
			'markup' => $markup,
			'alone'  => $markup,
			'rest'   => '',
			'node'   => $node,
			'copyOf' => null,
		];
	}

	/**
	 * Finds the end of an element. One that nobody has closed goes up to the next block, or to the end.
	 *
	 * @param string $content Content of a post.
	 * @param int    $start   Where it begins, in bytes.
	 */
	private static function end( string $content, int $start, string $tag ): int {
		preg_match_all( "#<(/?)$tag\\b[^>]*>#i", $content, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE, $start );
		$depth = 0;
		foreach ( $tags as [ [ $all, $at ], [ $slash ] ] ) {
			$depth += '' === $slash ? 1 : -1;
			if ( 0 === $depth ) {
				return $at + strlen( $all );
			}
		}
		$next = strpos( $content, '<!-- ', $start );
		return false === $next ? strlen( $content ) : $next;
	}

	/**
	 * Finds what belongs to others.
	 *
	 * @param string $content Content of a post.
	 * @return list<array{int, int}> Where each begins and ends, in bytes.
	 */
	private static function foreign( string $content ): array {
		preg_match_all( self::FOREIGN, $content, $found, PREG_OFFSET_CAPTURE );
		return array_map( static fn ( array $match ): array => [ $match[1], $match[1] + strlen( $match[0] ) ], $found[0] );
	}

	/**
	 * Returns where places begin and end.
	 *
	 * @param list<MarkedUpRecipe> $places
	 * @return list<array{int, int}>
	 */
	private static function spans( array $places ): array {
		return array_map( static fn ( array $place ): array => [ $place['start'], $place['start'] + strlen( $place['markup'] ) ], $places );
	}

	/**
	 * Returns whether a place is within others.
	 *
	 * @param int                    $start  Where it begins.
	 * @param list<array{int, int}> $others Where they begin and end.
	 */
	private static function is_within( int $start, array $others ): bool {
		foreach ( $others as [ $from, $to ] ) {
			if ( $from <= $start && $start < $to ) {
				return true;
			}
		}
		return false;
	}
}
