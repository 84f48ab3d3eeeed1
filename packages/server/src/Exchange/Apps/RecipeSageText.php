<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Notice;
use Larder\Exchange\Pieces\Collection;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * The export of RecipeSage as text: all recipes one below the other, each field after its name.
 */
final class RecipeSageText implements Collection {

	/** What the file begins with. */
	private const HEADER = '/^\s*==== Recipes ====\s*$/m';

	/** The fields in their order: what looks like an earlier one is text of the one before. */
	private const FIELDS = [
		'Title',
		'Description',
		'Yield',
		'ActiveTime',
		'TotalTime',
		'Source',
		'Url',
		'Folder',
		'Ingredients',
		'Instructions',
		'Notes',
		'CreatedAt',
		'UpdatedAt',
		'Rating',
		'Labels',
		'Images',
	];

	/** The field with which the end of a recipe begins. */
	private const END = 'CreatedAt';

	/** {@inheritDoc} */
	public function id(): string {
		return 'recipesage-text';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'RecipeSage (text)';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'txt' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/plain' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return 1 === preg_match( self::HEADER, substr( $source->start(), 0, 64 ) ) ? self::CERTAIN : self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$recipes = [];
		$fields  = [];
		$at      = -1;
		foreach ( preg_split( '/\R/u', preg_replace( self::HEADER, '', $source->text(), 1 ) ?? '' ) ?: [] as $line ) {
			$name  = 1 === preg_match( '/^\s*([A-Za-z]+):(?: (.*))?$/u', $line, $match ) ? $match[1] : '';
			$place = array_search( $name, self::FIELDS, true );
			if ( 0 === $place && $at >= array_search( self::END, self::FIELDS, true ) ) {
				$recipes[] = self::recipe( $fields );
				[ $fields, $at ] = [ [], -1 ];
			}
			if ( is_int( $place ) && $place > $at ) {
				$at              = $place;
				$fields[ $name ] = [ $match[2] ?? '' ];
			} elseif ( $at >= 0 ) {
				$fields[ self::FIELDS[ $at ] ][] = $line;
			}
		}
		return Reading::from_found( [ ...$recipes, ...( [] === $fields ? [] : [ self::recipe( $fields ) ] ) ] );
	}

	/** {@inheritDoc} */
	public function split( string $text ): array {
		[ $title, $end ] = [ '[ \t]*' . self::FIELDS[0] . ':', self::END . ':' ];
		return preg_split( "/^$end(?:(?!^$title).*\n)*\\K(?=$title)/m", $text ) ?: [ $text ];
	}

	/**
	 * Reads one recipe.
	 *
	 * @param array<string, list<string>> $fields The lines of its fields by their names.
	 */
	private static function recipe( array $fields ): FoundRecipe {
		$text   = static function ( string $name ) use ( $fields ): string {
			$value = trim( implode( "\n", $fields[ $name ] ?? [] ) );
			return in_array( $value, [ 'null', 'undefined' ], true ) ? '' : $value;
		};
		$recipe = new FoundRecipe();

		$recipe->name        = $text( 'Title' );
		$recipe->description = $text( 'Description' );
		$recipe->yield       = $text( 'Yield' );
		$recipe->source      = $text( 'Source' );
		$recipe->url         = $text( 'Url' );
		$recipe->keywords    = self::words( ',', $text( 'Labels' ) );
		$recipe->images      = self::words( ' ', $text( 'Images' ) );
		$recipe->notes       = HtmlText::lines_of( $text( 'Notes' ) );
		$recipe->take_time( 'prep', $text( 'ActiveTime' ) );
		$recipe->take_time( 'total', $text( 'TotalTime' ) );
		TextLists::foods( $recipe, $text( 'Ingredients' ) );
		TextLists::steps( $recipe, $text( 'Instructions' ) );
		if ( '' !== $text( 'Rating' ) ) {
			$recipe->notices[] = new Notice( Notice::NO_PLACE, 'Rating', $text( 'Rating' ) );
		}
		return $recipe;
	}

	/**
	 * Splits a line into words.
	 *
	 * @param non-empty-string $mark What is between them.
	 * @return list<string> Without empty ones.
	 */
	private static function words( string $mark, string $line ): array {
		$words = array_map( trim( ... ), explode( $mark, $line ) );
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}
}
