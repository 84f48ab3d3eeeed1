<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Exchange\Written\TimeText;
use Larder\Recipe\ForeignNutrient;
use Larder\Recipe\NutrientAmount;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in a table with a line for each, those of Plan to Eat included.
 */
final class Csv implements WritableFormat {

	/** Separators and lines that a table may have: each may begin a cell, which takes far more memory than its byte. */
	private const SEPARATORS = 1_000_000;

	/** Bytes that one table may have. */
	private const LARGEST = 67_108_864;

	/** What columns are called, in small letters without blanks. */
	private const COLUMNS = [
		'name'         => [ 'name', 'title', 'recipe', 'recipename', 'titel', 'nom', 'titre', 'nombre', 'título', 'nome', 'titolo' ],
		'description'  => [ 'description', 'summary', 'beschreibung', 'descripción', 'descrizione' ],
		'author'       => [ 'author', 'by', 'autor', 'auteur', 'autore' ],
		'yield'        => [ 'servings', 'yield', 'serves', 'portionen', 'portions', 'raciones', 'porzioni' ],
		'prep'         => [ 'preptime', 'preparationtime', 'prep', 'vorbereitungszeit', 'tempsdepréparation' ],
		'cook'         => [ 'cooktime', 'cookingtime', 'cook', 'kochzeit', 'tempsdecuisson' ],
		'total'        => [ 'totaltime', 'total', 'time', 'gesamtzeit', 'tempstotal' ],
		'ingredients'  => [ 'ingredients', 'ingredient', 'zutaten', 'ingrédients', 'ingredientes', 'ingredienti' ],
		'instructions' => [
			'directions',
			'instructions',
			'method',
			'steps',
			'preparation',
			'zubereitung',
			'préparation',
			'preparación',
			'preparazione',
		],
		'notes'        => [ 'notes', 'note', 'tips', 'notizen', 'remarques', 'notas' ],
		'keywords'     => [ 'tags', 'keywords', 'category', 'categories', 'course', 'cuisine' ],
		'image'        => [ 'image', 'imageurl', 'photo', 'photourl', 'picture', 'bild' ],
		'url'          => [ 'url', 'link', 'sourceurl', 'website' ],
		'source'       => [ 'source', 'quelle' ],
	];

	/**
	 * What columns are called in notices whose texts a recipe has no field for; the field of a difficulty takes the usual words alone.
	 */
	private const ASIDE = [
		'cost'           => 'Cost',
		'difficulty'     => 'Difficulty',
		'mainingredient' => 'Main ingredient',
	];

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

	/**
	 * Accepts the field of each column where a person has chosen it.
	 *
	 * @param array<string, string> $columns Names of fields by the names of columns.
	 */
	public function __construct( private readonly array $columns = [] ) {}

	/**
	 * Returns the identifier of the format, for programs.
	 */
	public function id(): string {
		return 'csv';
	}

	/**
	 * Returns the label of the format, for people.
	 */
	public function label(): string {
		return 'CSV, Plan to Eat';
	}

	/**
	 * Returns the file extensions of the format, without dots.
	 */
	public function endings(): array {
		return [ 'csv', 'tsv' ];
	}

	/**
	 * Returns the media types of the format, the usual one first.
	 */
	public function media_types(): array {
		return [ 'text/csv', 'text/tab-separated-values' ];
	}

	/**
	 * Returns how likely it is that a source has this format.
	 *
	 * @param Source $source The source.
	 */
	public function likeness( Source $source ): float {
		$first = strtok( $source->start(), "\n" );
		$known = self::fields( str_getcsv( (string) $first, self::separator( (string) $first ), '"', '' ), [] );
		return match ( true ) {
			in_array( 'name', $known, true ) && count( $known ) > 1 && 1 === preg_match( '/[,;\t]/', (string) $first ) => 0.9,
			in_array( $source->ending(), $this->endings(), true ) => self::LIKELY,
			default => self::NEVER,
		};
	}

	/**
	 * Reads the recipes of a source.
	 *
	 * @param Source $source The source.
	 */
	public function read( Source $source ): Reading {
		if ( strlen( $source->bytes ) > self::LARGEST ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$above     = 1 === preg_match( '/^(?:' . self::ABOVE . '\n)+/i', $source->text(), $match ) ? $match[0] : '';
		$text      = substr( $source->text(), strlen( $above ) );
		$separator = self::separator( strtok( $text, "\n" ) ?: '' );
		if ( substr_count( $text, $separator ) + substr_count( $text, "\n" ) > self::SEPARATORS ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$rows    = self::rows( $text );
		$fields  = self::fields( array_shift( $rows ) ?? [], $this->columns );
		$found   = [];
		$notices = [];
		foreach ( $rows as $at => $row ) {
			$recipe = self::recipe( $row, $fields );
			if ( $recipe->is_recipe() ) {
				$found[] = $recipe;
			} elseif ( [ '' ] !== $row ) {
				$notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'line ' . ( $at + 2 + substr_count( $above, "\n" ) ) );
			}
		}
		return Reading::from_found( $found, $notices );
	}

	/**
	 * Writes recipes.
	 *
	 * @param list<RecipeDocument> $documents The recipes.
	 */
	public function write( array $documents ): string {
		$rows = [ self::WRITTEN ];
		foreach ( $documents as $document ) {
			$data    = $document->data;
			$rows[]  = [
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
			];
		}
		return implode(
			'',
			array_map( static fn ( array $row ): string => implode( ',', array_map( self::cell( ... ), $row ) ) . "\r\n", $rows )
		);
	}

	/**
	 * Writes a cell, so that no program takes it for a formula.
	 *
	 * @param string $text Its text.
	 */
	private static function cell( string $text ): string {
		$harmless = 0 !== preg_match( '/^\s*[=+\-@＝＋－＠]|^[\t\r]/u', $text ) ? "'$text" : $text;
		return '"' . str_replace( '"', '""', $harmless ) . '"';
	}

	/**
	 * Reads all rows.
	 *
	 * @param string $text The table.
	 * @return list<list<string>>
	 */
	private static function rows( string $text ): array {
		$stream = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		if ( false === $stream ) {
			return [];
		}
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		rewind( $stream );
		$separator = self::separator( strtok( $text, "\n" ) ?: '' );
		$rows      = [];
		while ( is_array( $row = fgetcsv( $stream, null, $separator, '"', '' ) ) ) {
			$rows[] = array_map( static fn ( ?string $cell ): string => $cell ?? '', $row );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Memory.
		return $rows;
	}

	/**
	 * Finds what separates columns.
	 *
	 * @param string $line The first line.
	 */
	private static function separator( string $line ): string {
		$counts = array_map( static fn ( string $mark ): int => substr_count( $line, $mark ), [
			',' => ',',
			';' => ';',
			"\t" => "\t",
		] );
		arsort( $counts );
		return (string) array_key_first( $counts );
	}

	/**
	 * Returns the field of each column.
	 *
	 * @param array<array-key, string|null> $names   Names of the columns.
	 * @param array<string, string>         $columns What a person has said.
	 * @return array<int, string> Fields by the places of their columns.
	 */
	private static function fields( array $names, array $columns ): array {
		$fields = [];
		foreach ( array_values( $names ) as $at => $name ) {
			$bare  = mb_strtolower( preg_replace( '/[\s_-]+/', '', (string) $name ) ?? '' );
			$field = $columns[ (string) $name ] ?? '';
			foreach ( '' === $field ? self::COLUMNS : [] as $known => $words ) {
				$field = in_array( $bare, $words, true ) ? $known : $field;
			}
			$field = '' === $field && ( '' !== AppNutrition::property( $bare ) || isset( self::ASIDE[ $bare ] ) ) ? $bare : $field;
			if ( '' !== $field ) {
				$fields[ $at ] = $field;
			}
		}
		return $fields;
	}

	/**
	 * Stores a cell of a column that the table need not have.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param string      $field  Field of the column.
	 * @param string      $text   What the cell says.
	 * @return bool Whether it is one of those columns.
	 */
	private static function take_fact( FoundRecipe $recipe, string $field, string $text ): bool {
		$nutrient = AppNutrition::property( $field );
		if ( '' !== $nutrient ) {
			$recipe->nutrition[ $nutrient ] = NutrientAmount::with_unit( $text, ForeignNutrient::named( $field )->unit );
		} elseif ( 'difficulty' === $field ) {
			$recipe->take_difficulty( $text );
		} elseif ( isset( self::ASIDE[ $field ] ) ) {
			$recipe->leave_out( self::ASIDE[ $field ], $text );
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
	 */
	private static function recipe( array $row, array $fields ): FoundRecipe {
		$recipe = new FoundRecipe();
		foreach ( $fields as $at => $field ) {
			$raw  = preg_replace( "/^'(?=\s*[=+\-@＝＋－＠])/u", '', $row[ $at ] ?? '' ) ?? '';
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
		return $recipe;
	}
}
