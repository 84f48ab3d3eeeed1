<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which field each column of a table of recipes is.
 */
final class CsvColumns {

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
	public const ASIDE = [
		'cost'           => 'Cost',
		'difficulty'     => 'Difficulty',
		'mainingredient' => 'Main ingredient',
	];

	/**
	 * Returns the field of each column.
	 *
	 * @param array<array-key, string|null> $names   Names of the columns.
	 * @param array<string, string>         $columns What a person has said.
	 * @return array<int, string> Fields by the places of their columns.
	 */
	public static function fields( array $names, array $columns ): array {
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
}
