<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\LineTexts;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the steps of a node of schema.org: texts, steps, sections, lists of them, and one string with all.
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class SchemaSteps {

	/** How deep steps are looked for. */
	private const DEPTH = 8;

	/**
	 * Groups found so far.
	 *
	 * @var list<StepGroup>
	 */
	private array $groups = [];

	/**
	 * Reads the steps of a recipe.
	 *
	 * @param SchemaNode $node The recipe.
	 * @return list<StepGroup>
	 */
	public static function read( SchemaNode $node ): array {
		$steps = new self();
		$steps->groups[] = self::group( '' );
		foreach ( self::in_order( $node->values( 'recipeInstructions', 'instructions', 'step' ) ) as $value ) {
			$steps->take( $value, $node, 0 );
		}
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
	 * Builds an empty group.
	 *
	 * @param string $title Its name.
	 * @return StepGroup
	 */
	private static function group( string $title ): array {
		return [
			'title' => $title,
			'steps' => [],
		];
	}

	/**
	 * Reads one value: a text, a step, a section or a list.
	 *
	 * @param mixed      $value  The value.
	 * @param SchemaNode $parent Resolves the nodes that a value refers to.
	 * @param int        $depth  How deep it is nested.
	 */
	private function take( mixed $value, SchemaNode $parent, int $depth ): void {
		if ( is_string( $value ) ) {
			$this->text( LineTexts::split_at_numbers( HtmlText::lines_of( $value ) ) );
			return;
		}
		if ( ! is_array( $value ) || $depth > self::DEPTH ) {
			return;
		}
		if ( array_is_list( $value ) ) {
			foreach ( $value as $entry ) {
				$this->take( $entry, $parent, $depth + 1 );
			}
			return;
		}
		$node = $parent->child( $value );
		$list = self::in_order( $node->values( 'itemListElement', 'steps', 'step' ) );
		$item = $node->values( 'item' )[0] ?? null;
		if ( is_array( $item ) && [] === $list && [] === $node->raw( 'text', 'description' ) ) {
			$this->take( $item, $node, $depth + 1 );
			return;
		}
		if ( $node->is( 'HowToSection' ) || ( [] !== $list && ! $node->is( 'HowToStep' ) ) ) {
			$this->section( $node, $list, $depth );
			return;
		}
		$this->step( $node, $list );
	}

	/**
	 * Reads the lines of one text; lines above a heading that names the steps become a group of their own, such as a list of tools.
	 *
	 * @param list<string> $lines The lines.
	 */
	private function text( array $lines ): void {
		$above = [];
		foreach ( $lines as $line ) {
			if ( SectionNames::INSTRUCTIONS !== SectionNames::part_of( $line ) ) {
				$above[] = $line;
				continue;
			}
			$steps = LineTexts::steps( $above );
			$this->put( $steps );
			if ( [] !== $steps ) {
				$this->groups[] = self::group( rtrim( $line, ' :' ) );
			}
			$above = [];
		}
		$this->put( LineTexts::steps( $above ) );
	}

	/**
	 * Reads a section and its contents; what follows it starts a new group, unless the section is an empty heading.
	 *
	 * @param SchemaNode  $node  The section.
	 * @param list<mixed> $list  Its steps.
	 * @param int         $depth How deep it is nested.
	 */
	private function section( SchemaNode $node, array $list, int $depth ): void {
		// A list around the steps of a section is not a section of its own.
		$title = $node->is( 'HowToSection' ) ? $node->text( 'name', 'Name' ) : '';
		if ( '' !== $title || [] !== $this->groups[ count( $this->groups ) - 1 ]['steps'] ) {
			$this->groups[] = self::group( $title );
		}
		$entries        = [] === $list ? $node->values( 'text' ) : $list;
		foreach ( $entries as $entry ) {
			$this->take( $entry, $node, $depth + 1 );
		}
		if ( [] !== $entries ) {
			$this->groups[] = self::group( '' );
		}
	}

	/**
	 * Reads one step.
	 *
	 * @param SchemaNode  $node The step.
	 * @param list<mixed> $list Directions below it.
	 */
	private function step( SchemaNode $node, array $list ): void {
		$texts = [];
		foreach ( $node->raw( 'text', 'description' ) ?: (
			[] === $list
				? []
				: $node->raw( 'itemListElement', 'steps', 'step' )
		) as $text ) {
			array_push( $texts, ...HtmlText::lines_of( $text ) );
		}
		$name  = $node->text( 'name' );
		$texts = LineTexts::steps( LineTexts::unwrapped( $texts ) );
		if ( [] === $texts ) {
			$this->put( LineTexts::steps( [ $name ] ) );
			return;
		}
		$this->put( $texts, LineTexts::is_step_title( $name, implode( ' ', $texts ) ) ? $name : '', $node->urls( 'image' )[0] ?? '' );
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
