<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineTexts;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the recipe of a page that a program draws in the browser, from the state which the page carries for it as JSON.
 *
 * Each program names its fields as it likes; they are known by the words in their names. Lines are taken where they are whole:
 * amounts apart from their foods may be for another number of servings than the page shows.
 */
final class PageState {

	/** How many states a page may carry. */
	private const MAX_STATES = 50;

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
	 *
	 * @param Page $page The page.
	 */
	public static function recipe( Page $page ): ?FoundRecipe {
		$open = new \SplQueue();
		foreach ( [
			...array_slice( $page->scripts( 'application/json' ), 0, self::MAX_STATES ),
			...array_map(
				static fn ( \DOMElement $element ): string => $element->getAttribute( 'data-page' ),
				array_slice( $page->all( '//*[@data-page]' ), 0, self::MAX_STATES )
			),
		] as $json ) {
			$open->enqueue( LooseJson::read( $json ) );
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
	 * @param array<array-key, mixed> $fields Its fields.
	 * @return FoundRecipe|null Null for one without a name, foods or steps.
	 */
	private static function read( array $fields ): ?FoundRecipe {
		$name  = $fields['title'] ?? $fields['name'] ?? null;
		$foods = self::field( $fields, self::INGREDIENTS );
		$steps = self::field( $fields, self::STEPS );
		if ( ! is_string( $name ) || null === $foods || null === $steps ) {
			return null;
		}
		$recipe       = new FoundRecipe();
		$recipe->name = HtmlText::line_of( $name );
		foreach ( self::groups( $steps, self::STEPS ) as [ $title, $texts ] ) {
			$recipe->add_steps( LineTexts::steps( $texts ), $title );
		}
		foreach ( self::groups( $foods, self::INGREDIENTS ) as [ $title, $texts ] ) {
			$recipe->add_lines( LineTexts::ingredients( $texts ), $title );
		}
		$recipe->yield = self::scalar( $fields, self::YIELD );
		foreach ( self::TIMES as $which => $names ) {
			$recipe->take_time( $which, self::scalar( $fields, $names ) );
		}
		return mb_strlen( implode( '', array_column( $recipe->steps(), 'text' ) ) ) < self::MIN_STEPS ? null : $recipe;
	}

	/**
	 * Returns the lines of a field in groups.
	 *
	 * @param mixed  $value The field: a text, lines, objects that hold one each, or groups of them.
	 * @param string $names How a field with the lines of a group is called.
	 * @param int    $depth How deep it stands.
	 * @return list<array{string, list<string>}> Names of groups and their lines.
	 */
	private static function groups( mixed $value, string $names, int $depth = 0 ): array {
		$groups = [];
		$lines  = [];
		foreach ( is_array( $value ) && array_is_list( $value ) ? $value : [ $value ] as $entry ) {
			$fields = is_array( $entry ) ? $entry : [ 'text' => $entry ];
			$inner  = self::field( $fields, $names ) ?? $fields['items'] ?? null;
			if ( ! is_array( $inner ) || $depth >= self::DEPTH ) {
				array_push( $lines, ...HtmlText::lines_of( self::line( $fields ) ) );
				continue;
			}
			$title = $fields['title'] ?? $fields['name'] ?? '';
			foreach ( self::groups( $inner, $names, $depth + 1 ) as [ $name, $texts ] ) {
				$groups[] = [ '' === $name && is_string( $title ) ? HtmlText::line_of( $title ) : $name, $texts ];
			}
		}
		return [] === $lines ? $groups : [ [ '', $lines ], ...$groups ];
	}

	/**
	 * Returns the line that an object holds: its text, or its name where no amount stands apart from it.
	 *
	 * @param array<array-key, mixed> $fields Its fields.
	 */
	private static function line( array $fields ): string {
		$text = self::field( $fields, self::LINE );
		if ( is_string( $text ) ) {
			return $text;
		}
		$name = $fields['name'] ?? $fields['title'] ?? '';
		return is_string( $name ) && null === self::field( $fields, self::AMOUNT ) ? $name : '';
	}

	/**
	 * Returns a field that is a word or a number.
	 *
	 * @param array<array-key, mixed> $fields The fields.
	 * @param string                  $names  How it is called.
	 */
	private static function scalar( array $fields, string $names ): string {
		$value = self::field( $fields, $names );
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}

	/**
	 * Returns the first field that says something under a name.
	 *
	 * @param array<array-key, mixed> $fields The fields.
	 * @param string                  $names  How it is called.
	 */
	private static function field( array $fields, string $names ): mixed {
		foreach ( $fields as $name => $value ) {
			if (
				null !== $value && '' !== $value && [] !== $value
				&& 1 === preg_match( $names, preg_replace( '/[^a-z]+/', '', strtolower( (string) $name ) ) ?? '' )
			) {
				return $value;
			}
		}
		return null;
	}
}
