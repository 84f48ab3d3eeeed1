<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the steps of a node of schema.org: texts, steps, sections, lists of them, and one string with all.
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class SchemaSteps {

	/** A URL, or a part of one: what an item of a list usually is. */
	private const URL = '~^(?:https?://\S+|(?=.*(?:[/#?]|^[a-z]+:.|^www\.|\.[a-z]{2,5}$))[\x21-\x7e]+)$~iu';

	/** How deep steps are looked for. */
	private const DEPTH = 8;

	/**
	 * Groups found so far.
	 *
	 * @var list<StepGroup>
	 */
	private array $groups = [];

	/** Title of the section that is open, with those that it is in. */
	private string $title = '';

	/**
	 * Reads the steps of a recipe.
	 *
	 * @return list<StepGroup>
	 */
	public static function read( SchemaNode $node ): array {
		$steps = new self();
		$steps->groups[] = [ 'title' => '', 'steps' => [] ];
		$steps->take_all( self::in_order( $node->values( 'recipeInstructions', 'instructions', 'step' ) ), $node, 0 );
		return array_values( array_filter( $steps->groups, static fn ( array $group ): bool => [] !== $group['steps'] ) );
	}

	/**
	 * Returns steps by the places that each of them names.
	 *
	 * @param list<mixed> $values Steps or sections.
	 * @return list<mixed> As they were where one names no place, or two name the same.
	 */
	private static function in_order( array $values ): array {
		$places = [];
		foreach ( $values as $value ) {
			$place = is_array( $value ) ? $value['position'] ?? null : null;
			if ( ! is_numeric( $place ) || isset( $places[ (int) $place ] ) ) {
				return $values;
			}
			$places[ (int) $place ] = $value;
		}
		ksort( $places );
		return array_values( $places );
	}

	/**
	 * Reads several values.
	 *
	 * @param list<mixed> $values
	 * @param SchemaNode  $parent Resolves the nodes that they refer to.
	 * @param int         $depth  How deep they are nested.
	 */
	private function take_all( array $values, SchemaNode $parent, int $depth ): void {
		foreach ( $values as $value ) {
			$this->take( $value, $parent, $depth, 1 === count( $values ) );
		}
	}

	/**
	 * Reads one value: a text, a step, a section, instructions of their own or a list.
	 *
	 * @param SchemaNode $parent   Resolves the nodes that a value refers to.
	 * @param int        $depth    How deep it is nested.
	 * @param bool       $is_alone Whether there is no other beside it.
	 */
	private function take( mixed $value, SchemaNode $parent, int $depth, bool $is_alone ): void {
		if ( is_string( $value ) ) {
			$this->text( LineCleaner::split_at_numbers( HtmlText::lines_of( $value ) ) );
			return;
		}
		if ( ! is_array( $value ) || $depth > self::DEPTH ) {
			return;
		}
		if ( array_is_list( $value ) ) {
			$this->take_all( $value, $parent, $depth + 1 );
			return;
		}
		$node = $parent->child( $value );
		$list = self::below( $node );
		$item = $node->values( 'item' )[0] ?? null;
		$is_entry = null !== $item && [] === $list && [] === $node->raw( 'text', 'description' );
		if ( $is_entry && $this->item( $item, $node, $depth, $is_alone ) ) {
			return;
		}
		if ( $node->is( 'HowToSection' ) || ( [] !== $list && ! $node->is( 'HowToStep' ) ) ) {
			// A list around steps is no section of its own, and the name of the only instructions is that of the recipe.
			$is_named = $node->is( 'HowToSection' ) || ( $node->is( 'HowTo' ) && ! $is_alone );
			$this->section( $node, $list, $is_named ? $node->text( 'name' ) : '', $depth );
			return;
		}
		$this->step( $node, $list );
	}

	/**
	 * Reads what an entry of a list stands for.
	 *
	 * @param mixed $item     A step, its text, or the URL of either.
	 * @param int   $depth    How deep it is nested.
	 * @param bool  $is_alone Whether there is no other beside it.
	 * @return bool False for a URL, which says nothing.
	 */
	private function item( mixed $item, SchemaNode $node, int $depth, bool $is_alone ): bool {
		$is_text = is_string( $item ) && 1 !== preg_match( self::URL, trim( $item ) );
		if ( ! $is_text && ! is_array( $item ) ) {
			return false;
		}
		$name = $node->text( 'name' );
		if ( ! is_string( $item ) || '' === $name ) {
			$this->take( $item, $node, $depth + 1, $is_alone );
			return true;
		}
		$texts = LineCleaner::steps( HtmlText::lines_of( $item ) );
		$this->put( $texts, LineCleaner::is_step_title( $name, implode( ' ', $texts ) ) ? $name : '' );
		return true;
	}

	/**
	 * Returns what a section, a step or a list consists of.
	 *
	 * @return list<mixed>
	 */
	private static function below( SchemaNode $node ): array {
		return self::in_order( $node->values( 'itemListElement', 'steps', 'step' ) );
	}

	/**
	 * Reads the lines of one text; lines above a heading that names the steps become a group of their own, such as a list of tools.
	 *
	 * @param list<string> $lines
	 */
	private function text( array $lines ): void {
		$above = [];
		foreach ( $lines as $line ) {
			if ( SectionNames::INSTRUCTIONS !== SectionNames::part_of( $line ) ) {
				$above[] = $line;
				continue;
			}
			$steps = LineCleaner::steps( $above );
			$this->put( $steps );
			if ( [] !== $steps ) {
				$this->groups[] = [ 'title' => rtrim( $line, ' :' ), 'steps' => [] ];
			}
			$above = [];
		}
		$this->put( LineCleaner::steps( $above ) );
	}

	/**
	 * Reads a section and its contents; what follows it starts a new group, unless the section is an empty heading.
	 *
	 * @param list<mixed> $list  Its steps.
	 * @param int         $depth How deep it is nested.
	 */
	private function section( SchemaNode $node, array $list, string $title, int $depth ): void {
		$entries = [] === $list ? $node->values( 'text' ) : $list;
		$outer   = $this->title;
		$inner   = implode( ': ', array_unique( array_filter( [ $outer, $title ], static fn ( string $name ): bool => '' !== $name ) ) );
		if ( '' !== $inner || [] !== $this->groups[ count( $this->groups ) - 1 ]['steps'] ) {
			$this->open( $inner );
		}
		if ( [] === $entries ) {
			return;
		}
		$this->title = $inner;
		$this->take_all( $entries, $node, $depth + 1 );
		$this->title = $outer;
		$this->open( $outer );
	}

	/**
	 * Opens a group, unless a section of that name is open already.
	 */
	private function open( string $title ): void {
		if ( '' === $title || $title !== $this->groups[ count( $this->groups ) - 1 ]['title'] ) {
			$this->groups[] = [ 'title' => $title, 'steps' => [] ];
		}
	}

	/**
	 * Reads one step.
	 *
	 * @param list<mixed> $list Directions below it.
	 */
	private function step( SchemaNode $node, array $list ): void {
		$texts = [];
		foreach ( $node->raw( 'text', 'description' ) ?: self::directions( $list, $node, 0 ) as $text ) {
			array_push( $texts, ...HtmlText::lines_of( $text ) );
		}
		$name  = $node->text( 'name' );
		$texts = LineCleaner::steps( LineCleaner::unwrapped( $texts ) );
		if ( [] === $texts ) {
			$this->put( LineCleaner::steps( [ $name ] ) );
			return;
		}
		$this->put( $texts, LineCleaner::is_step_title( $name, implode( ' ', $texts ) ) ? $name : '', $node->urls( 'image' )[0] ?? '' );
	}

	/**
	 * Returns the texts of the directions of a step; the name of a direction is what it says only where it says nothing else.
	 *
	 * @param list<mixed> $list   Directions, and lists of them.
	 * @param SchemaNode  $parent Resolves the nodes that they refer to.
	 * @param int         $depth  How deep they are nested.
	 * @return list<string> As they were printed, HTML and all.
	 */
	private static function directions( array $list, SchemaNode $parent, int $depth ): array {
		$texts = [];
		foreach ( $depth > self::DEPTH ? [] : $list as $value ) {
			$node  = is_array( $value ) && ! array_is_list( $value ) ? $parent->child( $value ) : null;
			$inner = match ( true ) {
				null !== $node      => $node->raw( 'text', 'description' ) ?: self::directions( self::below( $node ), $node, $depth + 1 ),
				is_array( $value )  => self::directions( array_values( $value ), $parent, $depth + 1 ),
				is_string( $value ) => [ $value ],
				default             => [],
			};
			$own   = [] === $inner && null !== $node ? $node->raw( 'name' ) : $inner;
			$above = true === $node?->is( 'HowToTip' ) ? array_pop( $texts ) : null;
			// A tip is no step of its own, but belongs to the direction above it.
			array_push( $texts, ...( null === $above ? $own : [ implode( ' ', [ $above, ...$own ] ) ] ) );
		}
		return $texts;
	}

	/**
	 * Adds steps to the group that is open.
	 *
	 * @param list<string> $texts Texts of steps.
	 * @param string       $title Title of the first.
	 * @param string       $image URL of the picture of the first.
	 */
	private function put( array $texts, string $title = '', string $image = '' ): void {
		$steps = array_map( FoundRecipe::step( ... ), $texts );
		if ( isset( $steps[0] ) ) {
			$steps[0]['title'] = $title;
			$steps[0]['image'] = $image;
		}
		$last = count( $this->groups ) - 1;
		array_push( $this->groups[ $last ]['steps'], ...$steps );
	}
}
