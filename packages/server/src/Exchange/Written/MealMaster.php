<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Format;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Meal-Master, as they were passed around for decades: columns of amounts, units and names.
 */
final class MealMaster implements Format {

	/** How a recipe begins, at the start of a line. */
	public const HEADER = '(?:MMMMM|-----).*?Meal-?Master';

	/** A line of an ingredient: seven columns of an amount, two of a unit, its name. */
	private const FOOD = '/^[\s\d.\/]{7} (?:[A-Za-z]{1,2} ?| {2}) \S/';

	/** A line of two. */
	private const TWO_FOODS = '/^(.{40})(\s*[\d.\/]* *(?:[A-Za-z]{1,2}|  ) \S.*)$/u';

	/** Units by their two letters. */
	private const UNITS = [
		'x' => '', 'sm' => 'small', 'md' => 'medium', 'lg' => 'large', 'cn' => 'can', 'pk' => 'package', 'pn' => 'pinch',
		'dr' => 'drop', 'ds' => 'dash', 'ct' => 'carton', 'bn' => 'bunch', 'sl' => 'slice', 'ea' => '',
		't' => 'tsp', 'ts' => 'tsp', 'T' => 'tbsp', 'tb' => 'tbsp', 'fl' => 'fl oz', 'c' => 'cup', 'pt' => 'pint',
		'qt' => 'quart', 'ga' => 'gallon', 'oz' => 'oz', 'lb' => 'lb', 'ml' => 'ml', 'cb' => 'cm³', 'cl' => 'cl',
		'dl' => 'dl', 'l' => 'l', 'mg' => 'mg', 'cg' => 'cg', 'dg' => 'dg', 'g' => 'g', 'kg' => 'kg',
	];

	/** {@inheritDoc} */
	public function id(): string {
		return 'meal-master';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Meal-Master';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'mmf', 'mm' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/plain' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return 1 === preg_match( '/^' . self::HEADER . '/mi', substr( $source->text(), 0, 4096 ) ) ? self::CERTAIN : self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$found  = [];
		$broken = [];
		preg_match_all( '/^' . self::HEADER . '.*?\n(.*?)(?:^(?:MMMMM|-----)\s*$|\z)/msi', $source->text(), $texts );
		foreach ( $texts[1] as $at => $text ) {
			$recipe = self::recipe( $text );
			if ( $recipe->is_recipe() ) {
				$found[] = $recipe;
			} else {
				$broken[] = new Notice( Notice::BROKEN, '#' . ( $at + 1 ) );
			}
		}
		return Reading::from_found( $found, $broken );
	}

	/**
	 * Reads one recipe.
	 *
	 * @param string $text Between its first and its last line.
	 */
	private static function recipe( string $text ): FoundRecipe {
		$recipe = new FoundRecipe();
		$foods  = new OpenGroups();
		$steps  = new OpenGroups();
		$lines  = [];
		$rows   = [];
		foreach ( explode( "\n", $text ) as $line ) {
			if ( 1 === preg_match( '/^\s*(Title|Categories|Yield|Servings):\s*(.*)$/i', $line, $fact ) ) {
				self::take_fact( $recipe, strtolower( $fact[1] ), trim( $fact[2] ) );
			} elseif ( 1 === preg_match( '/^(?:MMMMM|-----)-*\s*(.+?)\s*-+\s*$/', $line, $head ) ) {
				self::add( $foods, $rows );
				self::add_steps( $steps, $lines );
				( [] === $steps->all() ? $foods : $steps )->open( $head[1] );
				[ $rows, $lines ] = [ [], [] ];
			} elseif ( [] === $lines && [] === $steps->all() && 1 === preg_match( self::FOOD, $line ) ) {
				$rows[] = 1 === preg_match( self::TWO_FOODS, $line, $two ) ? [ $two[1], $two[2] ] : [ $line ];
			} elseif ( '' !== trim( $line ) || [] !== $lines ) {
				$lines[] = trim( $line );
			}
		}
		self::add( $foods, $rows );
		self::add_steps( $steps, $lines );
		$recipe->ingredients = $foods->all();
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		return $recipe;
	}

	/**
	 * Stores a fact of the head of a recipe.
	 *
	 * @param string $name What it is called.
	 * @param string $text What it says.
	 */
	private static function take_fact( FoundRecipe $recipe, string $name, string $text ): void {
		match ( $name ) {
			'title' => $recipe->name = $text,
			'categories' => $recipe->keywords = array_values( array_filter(
				array_map( trim( ... ), explode( ',', $text ) ),
				static fn ( string $word ): bool => '' !== $word && 'None' !== $word
			) ),
			default => $recipe->yield = $text,
		};
	}

	/**
	 * Adds the ingredients of a part; a leading dash continues the line above it, in its own column where there are two.
	 *
	 * @param list<list<string>> $rows Lines, each of one or two columns.
	 */
	private static function add( OpenGroups $foods, array $rows ): void {
		$lines = [];
		$above = [];
		foreach ( $rows as $row ) {
			foreach ( $row as $column => $cell ) {
				$amount = trim( substr( $cell, 0, 7 ) );
				$unit   = trim( substr( $cell, 8, 2 ) );
				$name   = trim( substr( $cell, 11 ) );
				if ( '' === $amount && '' === $unit && str_starts_with( $name, '-' ) && isset( $above[ $column ] ) ) {
					$lines[ $above[ $column ] ] .= ' ' . ltrim( $name, '- ' );
				} else {
					$above[ $column ] = count( $lines );
					$unit             = self::UNITS[ $unit ] ?? self::UNITS[ strtolower( $unit ) ] ?? $unit;
					$lines[]          = trim( "$amount " . trim( "$unit $name" ) );
				}
			}
		}
		array_map( $foods->add( ... ), array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * Adds the steps of a part.
	 *
	 * @param list<string> $lines Lines, wrapped as in the file.
	 */
	private static function add_steps( OpenGroups $steps, array $lines ): void {
		array_map( $steps->add( ... ), self::paragraphs( $lines ) );
	}

	/**
	 * Joins wrapped lines to paragraphs.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function paragraphs( array $lines ): array {
		$texts = array_map(
			static fn ( string $text ): string => trim( preg_replace( '/\s+/', ' ', $text ) ?? $text ),
			preg_split( '/\n{2,}/', implode( "\n", $lines ) ) ?: []
		);
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
