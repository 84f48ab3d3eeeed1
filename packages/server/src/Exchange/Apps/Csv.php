<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\WritesPieces;
use Larder\Exchange\Written\TimeText;
use Larder\Recipe\ForeignNutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in a table with a line for each, those of Plan to Eat included.
 */
final class Csv implements StreamedFormat {

	use WritesPieces;

	/** Separators and lines that a table may have: each may begin a cell, which takes far more memory than its byte. */
	private const SEPARATORS = 1_000_000;

	/** Bytes that one table may have. */
	private const MAX_BYTES = 67_108_864;

	/** A line above the names of the columns: an empty one, or `sep=;`, which tells spreadsheet programs the separator. */
	public const ABOVE = '(?:\xEF\xBB\xBF)?\h*(?:sep=.\h*)?';

	/** The columns that are written, in this order. */
	private const WRITTEN = [
		'name',
		'description',
		'author',
		'servings',
		'prep time',
		'cook time',
		'total time',
		'ingredients',
		'directions',
		'notes',
		'tags',
		'image',
		'source',
		'url',
	];

	/** {@inheritDoc} */
	public function id(): string {
		return 'csv';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'CSV, Plan to Eat';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'csv', 'tsv' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/csv', 'text/tab-separated-values' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		$first = strtok( $source->start(), "\n" );
		$known = CsvColumns::fields( str_getcsv( (string) $first, CsvTable::separator( (string) $first ), '"', '' ) );
		return match ( true ) {
			in_array( 'name', $known, true ) && count( $known ) > 1 && 1 === preg_match( '/[,;\t]/', (string) $first ) => 0.9,
			in_array( $source->ending(), $this->endings(), true ) => self::LIKELY,
			default => self::NO_MATCH,
		};
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		if ( strlen( $source->bytes ) > self::MAX_BYTES ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$above     = 1 === preg_match( '/^(?:' . self::ABOVE . '\n)+/i', $source->text(), $match ) ? $match[0] : '';
		$text      = substr( $source->text(), strlen( $above ) );
		$separator = CsvTable::separator( strtok( $text, "\n" ) ?: '' );
		if ( substr_count( $text, $separator ) + substr_count( $text, "\n" ) > self::SEPARATORS ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$rows    = CsvTable::rows( $text );
		$names   = array_shift( $rows ) ?? [];
		$fields  = CsvColumns::fields( $names );
		$others  = CsvColumns::others( $names, $fields );
		$found   = [];
		$notices = [];
		foreach ( $rows as $at => $row ) {
			$recipe = self::recipe( $row, $fields, $others );
			if ( $recipe->is_recipe() ) {
				$found[] = $recipe;
			} elseif ( [ '' ] !== $row ) {
				$notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'line ' . ( $at + 2 + substr_count( $above, "\n" ) ) );
			}
		}
		// What no row has is told by the names of the columns: said once, not for each of a thousand rows.
		$is_unnamed = [] === $found && [] !== $notices && [] === array_intersect( [ 'ingredients', 'instructions' ], $fields );
		return Reading::from_found( $found, $is_unnamed ? [ new Notice( Notice::COLUMNS ) ] : $notices );
	}

	/**
	 * Writes the names of the columns.
	 */
	public function head(): string {
		return CsvTable::line( self::WRITTEN );
	}

	/**
	 * Writes the line of a recipe.
	 *
	 * @param bool $is_first Makes no difference: every line ends with its own break.
	 */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		$data = $document->data;
		return CsvTable::line( [
			$data['name'],
			$data['description'],
			$data['author'],
			trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			TimeText::write( $data['times'], 'prep' ),
			TimeText::write( $data['times'], 'cook' ),
			TimeText::write( $data['times'], 'total' ),
			PlainLists::foods( $document ),
			PlainLists::steps( $document ),
			$data['notes'],
			implode( ', ', $data['keywords'] ),
			$data['image']['url'] ?? '',
			$data['source']['name'] ?? '',
			$data['source']['url'] ?? '',
		] );
	}

	/**
	 * Returns what a table ends with.
	 */
	public function tail(): string {
		return '';
	}

	/**
	 * Stores a cell of a column that the table need not have.
	 *
	 * @param string $field Field of the column.
	 * @param string $text  What the cell says.
	 * @return bool Whether it is one of those columns.
	 */
	private static function take_fact( FoundRecipe $recipe, string $field, string $text ): bool {
		$nutrient = AppNutrition::property( $field );
		if ( '' !== $nutrient ) {
			$amount = NutrientAmount::with_unit( $text, ForeignNutrient::named( $field )->unit );
			$recipe->nutrition[ $nutrient ] ??= $amount;
			// Two columns may be of one nutrient, as sugar and added sugar are.
			$recipe->leave_out( ucfirst( $field ), $recipe->nutrition[ $nutrient ] === $amount ? '' : $amount );
		} elseif ( isset( CsvColumns::TERMS[ $field ] ) ) {
			$recipe->name_terms( CsvColumns::TERMS[ $field ], explode( ',', $text ) );
		} elseif ( 'difficulty' === $field ) {
			$recipe->take_difficulty( $text );
		} elseif ( isset( CsvColumns::ASIDE[ $field ] ) ) {
			$recipe->leave_out( CsvColumns::ASIDE[ $field ], $text );
		} else {
			return false;
		}
		return true;
	}

	/**
	 * Reads one row.
	 *
	 * @param list<string>       $row    Its cells.
	 * @param array<int, string> $fields Fields by place.
	 * @param array<int, string> $others Names by place, of columns that are no field.
	 */
	private static function recipe( array $row, array $fields, array $others ): FoundRecipe {
		$recipe = new FoundRecipe();
		foreach ( $fields as $at => $field ) {
			$raw  = CsvTable::typed( $row[ $at ] ?? '' );
			$text = HtmlText::line_of( $raw );
			if ( '' === $text || self::take_fact( $recipe, $field, $text ) ) {
				continue;
			}
			match ( $field ) {
				'name' => $recipe->name = $text,
				'description' => $recipe->description = $text,
				'author' => $recipe->author = $text,
				'yield' => $recipe->take_yield( $text, 'Yield' ),
				'prep', 'cook', 'total' => $recipe->take_time( $field, $text ),
				// Plan to Eat writes "2 itm" for two pieces of something.
				'ingredients' => TextLists::foods( $recipe, preg_replace( '/^(\s*[\d.,\/ ]+) itms?(?= )/m', '$1', $raw ) ?? $raw ),
				'instructions' => TextLists::steps( $recipe, $raw ),
				'notes' => array_push( $recipe->notes, ...HtmlText::lines_of( $raw ) ),
				'keywords' => array_push( $recipe->keywords, ...array_map( trim( ... ), explode( ',', $text ) ) ),
				'image' => $recipe->images[] = $text,
				'url' => $recipe->url = $text,
				default => $recipe->source = $text,
			};
		}
		foreach ( $others as $at => $name ) {
			$recipe->leave_out( $name, HtmlText::line_of( CsvTable::typed( $row[ $at ] ?? '' ) ) );
		}
		return $recipe;
	}
}
