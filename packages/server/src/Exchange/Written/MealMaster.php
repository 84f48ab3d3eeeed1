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
	public const HEAD = '(?:MMMMM|-----).*?Meal-?Master';

	/** Units by their two letters. */
	private const UNITS = [
		'x' => '', 'sm' => 'small', 'md' => 'medium', 'lg' => 'large', 'cn' => 'can', 'pk' => 'package', 'pn' => 'pinch',
		'dr' => 'drop', 'ds' => 'dash', 'ct' => 'carton', 'bn' => 'bunch', 'sl' => 'slice', 'ea' => '',
		't' => 'tsp', 'ts' => 'tsp', 'T' => 'tbsp', 'tb' => 'tbsp', 'fl' => 'fl oz', 'c' => 'cup', 'pt' => 'pint',
		'qt' => 'quart', 'ga' => 'gallon', 'oz' => 'oz', 'lb' => 'lb', 'ml' => 'ml', 'cb' => 'cm³', 'cl' => 'cl',
		'dl' => 'dl', 'l' => 'l', 'mg' => 'mg', 'cg' => 'cg', 'dg' => 'dg', 'g' => 'g', 'kg' => 'kg',
	];

	/**
	 * Returns the name by which programs ask for the format.
	 */
	public function id(): string {
		return 'meal-master';
	}

	/**
	 * Returns the name that people see.
	 */
	public function label(): string {
		return 'Meal-Master';
	}

	/**
	 * Returns the endings of its files, without dots.
	 */
	public function endings(): array {
		return [ 'mmf', 'mm' ];
	}

	/**
	 * Returns its media types, the usual one first.
	 */
	public function media_types(): array {
		return [ 'text/plain' ];
	}

	/**
	 * Returns how likely it is that a source has this format.
	 *
	 * @param Source $source The source.
	 */
	public function likeness( Source $source ): float {
		return 1 === preg_match( '/^' . self::HEAD . '/mi', substr( $source->text(), 0, 4096 ) ) ? self::SURE : self::NEVER;
	}

	/**
	 * Reads the recipes of a source.
	 *
	 * @param Source $source The source.
	 */
	public function read( Source $source ): Reading {
		$found  = [];
		$broken = [];
		preg_match_all( '/^' . self::HEAD . '.*?\n(.*?)(?:^(?:MMMMM|-----)\s*$|\z)/msi', $source->text(), $texts );
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
		$steps  = [];
		$last   = '';
		foreach ( explode( "\n", $text ) as $line ) {
			if ( 1 === preg_match( '/^\s*(Title|Categories|Yield|Servings):\s*(.*)$/i', $line, $fact ) ) {
				match ( strtolower( $fact[1] ) ) {
					'title' => $recipe->name = trim( $fact[2] ),
					'categories' => $recipe->keywords = array_values( array_filter(
						array_map( trim( ... ), explode( ',', $fact[2] ) ),
						static fn ( string $word ): bool => '' !== $word && 'None' !== $word
					) ),
					default => $recipe->yield = trim( $fact[2] ),
				};
			} elseif ( 1 === preg_match( '/^(?:MMMMM|-----)-*\s*(.+?)\s*-+\s*$/', $line, $head ) ) {
				self::add( $foods, $last );
				$foods->open( $head[1] );
				$last = '';
			} elseif ( [] === $steps && 1 === preg_match( '/^[\s\d.\/]{7} (?:[A-Za-z]{1,2} ?| {2}) \S/', $line ) ) {
				// Wide files have two columns.
				foreach ( 1 === preg_match(
					'/^(.{40})(\s*[\d.\/]* *(?:[A-Za-z]{1,2}|  ) \S.*)$/u',
					$line,
					$two
				) ? [ $two[1], $two[2] ] : [ $line ] as $cell ) {
					$last = self::take( $foods, $cell, $last );
				}
			} elseif ( '' !== trim( $line ) || [] !== $steps ) {
				$steps[] = trim( $line );
			}
		}
		self::add( $foods, $last );
		$recipe->ingredients = $foods->all();
		$recipe->add_steps( self::paragraphs( $steps ) );
		return $recipe;
	}

	/**
	 * Reads one line of an ingredient; a leading dash continues the line before.
	 *
	 * @param OpenGroups $foods The ingredients.
	 * @param string     $cell  The line.
	 * @param string     $last  The line before, not yet added.
	 * @return string The line that may continue.
	 */
	private static function take( OpenGroups $foods, string $cell, string $last ): string {
		$amount = trim( substr( $cell, 0, 7 ) );
		$unit   = trim( substr( $cell, 8, 2 ) );
		$name   = trim( substr( $cell, 11 ) );
		if ( '' === $amount && '' === $unit && str_starts_with( $name, '-' ) ) {
			return $last . ' ' . ltrim( $name, '- ' );
		}
		self::add( $foods, $last );
		return trim( "$amount " . trim( ( self::UNITS[ $unit ] ?? self::UNITS[ strtolower( $unit ) ] ?? $unit ) . " $name" ) );
	}

	/**
	 * Adds a line that is whole.
	 *
	 * @param OpenGroups $foods The ingredients.
	 * @param string     $line  The line.
	 */
	private static function add( OpenGroups $foods, string $line ): void {
		if ( '' !== $line ) {
			$foods->add( $line );
		}
	}

	/**
	 * Joins wrapped lines to paragraphs.
	 *
	 * @param list<string> $lines Lines.
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
