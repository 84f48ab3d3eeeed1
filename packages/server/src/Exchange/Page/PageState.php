<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Notice;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\YieldText;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the recipe of a page that a program draws in the browser, from the state which the page carries for it as JSON.
 *
 * Each program names its fields as it likes; they are known by the words in their names. An amount that stands
 * apart from its food may be for another number of servings than the page shows: without a unit beside it it is left out, and
 * with one it is taken and said to be compared.
 */
final class PageState {

	/** How many values are looked at. */
	private const MAX_VALUES = 100_000;

	/** How deep a list of lines may be grouped. */
	private const DEPTH = 4;

	/** How many letters make steps more than a keyword, such as a method named "bake". */
	private const MIN_STEPS = 40;

	/** The names of fields, in small letters without marks. */
	private const INGREDIENTS = '/ingredient/';
	private const STEPS       = '/instruction|direction|^(?:preparation|cooking|recipe)?(?:steps|method)$/';
	private const LINE        = '/^(?:text|display(?:text|value)?|original(?:text)?|raw(?:text)?|line|description|instruction|direction|content|body|html)$/';
	private const AMOUNT      = '/amount|quantity|unit|measure/';
	private const YIELD       = '/^(?:recipe)?(?:yields?|serves|servings?(?:size)?|portions?)$/';
	private const TIMES       = [
		'prep'  => '/^prep(?:aration)?(?:time|minutes)(?:minutes)?$/',
		'cook'  => '/^cook(?:ing)?(?:time|minutes)(?:minutes)?$/',
		'total' => '/^total(?:time|minutes)(?:minutes)?$/',
	];

	/**
	 * Returns the recipe in the state of a page, the one nearest to its root; null for none.
	 */
	public static function recipe( Page $page ): ?FoundRecipe {
		$open = new \SplQueue();
		foreach ( StateScripts::read( $page ) as $state ) {
			$open->enqueue( $state );
		}
		for ( $seen = 0; ! $open->isEmpty() && $seen < self::MAX_VALUES; ++$seen ) {
			$value  = $open->dequeue();
			$recipe = is_array( $value ) && ! array_is_list( $value ) ? self::read( $value ) : null;
			if ( null !== $recipe ) {
				return $recipe;
			}
			foreach ( is_array( $value ) ? $value : [] as $inner ) {
				$open->enqueue( $inner );
			}
		}
		return null;
	}

	/**
	 * Reads an object that may be a recipe.
	 *
	 * @param array<array-key, mixed> $fields
	 * @return FoundRecipe|null Null for one without a name, foods or steps.
	 */
	private static function read( array $fields ): ?FoundRecipe {
		$name  = $fields['title'] ?? $fields['name'] ?? null;
		$foods = StateFields::first( $fields, self::INGREDIENTS );
		$steps = StateFields::first( $fields, self::STEPS );
		if ( ! is_string( $name ) || null === $foods || null === $steps ) {
			return null;
		}
		$recipe       = new FoundRecipe();
		$recipe->name = HtmlText::line_of( $name );
		foreach ( self::groups( $steps, self::STEPS ) as [ $title, $texts ] ) {
			$recipe->add_steps( LineCleaner::steps( $texts ), $title );
		}
		$recipe->yield = StateFields::scalar( $fields, self::YIELD );
		$pieces        = self::pieces( $foods );
		$portions      = StateLines::portions( $pieces, (int) YieldText::amount( $recipe->yield ) );
		foreach ( self::groups( $foods, self::INGREDIENTS, $portions ) as [ $title, $texts ] ) {
			$recipe->add_lines( LineCleaner::ingredients( $texts ), $title );
		}
		if ( [] !== $pieces ) {
			$recipe->notices[] = new Notice( Notice::BY_PIECES );
		}
		foreach ( self::TIMES as $which => $names ) {
			$recipe->take_time( $which, StateFields::scalar( $fields, $names ) );
		}
		return mb_strlen( implode( '', array_column( $recipe->steps(), 'text' ) ) ) < self::MIN_STEPS ? null : $recipe;
	}

	/**
	 * Returns the lines of a field in groups.
	 *
	 * @param mixed  $value    The field: a text, lines, objects that hold one each, or groups of them.
	 * @param string $names    How a field with the lines of a group is called.
	 * @param int    $portions How many times to take amounts that are in fields of their own.
	 * @param int    $depth    How deep it is nested.
	 * @return list<array{string, list<string>}> Names of groups and their lines.
	 */
	private static function groups( mixed $value, string $names, int $portions = 1, int $depth = 0 ): array {
		$groups = [];
		$lines  = [];
		foreach ( is_array( $value ) && array_is_list( $value ) ? $value : [ $value ] as $entry ) {
			$fields = is_array( $entry ) ? $entry : [ 'text' => $entry ];
			if ( StateLines::are_pieces( $fields ) && null === StateFields::first( $fields, self::LINE ) ) {
				$lines[] = StateLines::join( $fields, $portions );
				continue;
			}
			$inner  = StateFields::first( $fields, $names ) ?? $fields['items'] ?? null;
			if ( ! is_array( $inner ) || $depth >= self::DEPTH ) {
				array_push( $lines, ...HtmlText::lines_of( self::line( $fields ) ) );
				continue;
			}
			$title = $fields['title'] ?? $fields['name'] ?? '';
			foreach ( self::groups( $inner, $names, $portions, $depth + 1 ) as [ $name, $texts ] ) {
				$groups[] = [ '' === $name && is_string( $title ) ? HtmlText::line_of( $title ) : $name, $texts ];
			}
		}
		return [] === $lines ? $groups : [ [ '', $lines ], ...$groups ];
	}

	/**
	 * Returns the objects that hold an ingredient in pieces, wherever they are.
	 *
	 * @param mixed $value The field.
	 * @param int   $depth How deep it is nested.
	 * @return list<array<array-key, mixed>>
	 */
	private static function pieces( mixed $value, int $depth = 0 ): array {
		if ( ! is_array( $value ) || $depth > self::DEPTH * 2 ) {
			return [];
		}
		return StateLines::are_pieces( $value ) && null === StateFields::first( $value, self::LINE )
			? [ $value ]
			: array_merge(
				...array_map( static fn ( mixed $inner ): array => self::pieces( $inner, $depth + 1 ), array_values( $value ) )
			);
	}

	/**
	 * Returns the line that an object holds: its text, or its name where no amount is apart from it.
	 *
	 * @param array<array-key, mixed> $fields
	 */
	private static function line( array $fields ): string {
		$text = StateFields::first( $fields, self::LINE );
		if ( is_string( $text ) ) {
			return $text;
		}
		$name = $fields['name'] ?? $fields['title'] ?? '';
		return is_string( $name ) && null === StateFields::first( $fields, self::AMOUNT ) ? $name : '';
	}
}
