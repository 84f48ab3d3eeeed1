<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which field each column of a table of recipes is.
 */
final class CsvColumns {

	/** What columns are called, in small letters without blanks; of each field the first name is Larder's own. */
	public const COLUMNS = [
		'name'         => [ 'name', 'title', 'recipe', 'recipename', 'titel', 'nom', 'titre', 'nombre', 'título', 'nome', 'titolo' ],
		'description'  => [ 'description', 'summary', 'beschreibung', 'descripción', 'descrizione' ],
		'author'       => [ 'author', 'by', 'autor', 'auteur', 'autore' ],
		'yield'        => [ 'servings', 'yield', 'serves', 'portionen', 'portions', 'raciones', 'porzioni' ],
		'prep'         => [
			'preptime',
			'preparationtime',
			'prep',
			'vorbereitungszeit',
			'tempsdepréparation',
			'tiempodepreparación',
			'tempodipreparazione',
		],
		'cook'         => [ 'cooktime', 'cookingtime', 'cook', 'kochzeit', 'tempsdecuisson', 'tiempodecocción', 'tempodicottura' ],
		'total'        => [ 'totaltime', 'total', 'time', 'gesamtzeit', 'tempstotal', 'tiempototal', 'tempototale' ],
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
		'keywords'     => [
			'tags',
			'keywords',
			'category',
			'categories',
			'kategorie',
			'kategorien',
			'catégorie',
			'catégories',
			'categoría',
			'categorías',
			'categoria',
			'categorie',
		],
		'course'       => [ 'course', 'courses', 'mealtype', 'gang', 'menüart', 'typedeplat', 'plato', 'tipodeplato', 'portata' ],
		'cuisine'      => [ 'cuisine', 'cuisines', 'küche', 'landesküche', 'cocina', 'cucina' ],
		'diet'         => [ 'diet', 'diets', 'dietary', 'ernährung', 'ernährungsform', 'régime', 'dieta', 'alimentazione' ],
		'image'        => [ 'image', 'imageurl', 'photo', 'photourl', 'picture', 'bild', 'foto', 'imagen', 'immagine' ],
		'url'          => [ 'url', 'link', 'sourceurl', 'website' ],
		'source'       => [ 'source', 'quelle' ],
	];

	/** The columns whose cells name terms for the post, and what those are. */
	public const TERMS = [
		'course'  => 'Course',
		'cuisine' => 'Cuisine',
		'diet'    => 'Diet',
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
	 * @param array<array-key, string|null> $names Names of the columns.
	 * @return array<int, string> Fields by the places of their columns.
	 */
	public static function fields( array $names ): array {
		$fields = [];
		foreach ( array_values( $names ) as $at => $name ) {
			$bare  = mb_strtolower( preg_replace( '/[\s_-]+/', '', (string) $name ) ?? '' );
			$field = '';
			foreach ( self::COLUMNS as $known => $words ) {
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
	 * Returns the names of the columns that are no field, by their places; one without a letter or a digit is to be left out.
	 *
	 * @param array<array-key, string|null> $names  Names of the columns.
	 * @param array<int, string>            $fields What `fields()` returns for them.
	 * @return array<int, string>
	 */
	public static function others( array $names, array $fields ): array {
		$others = [];
		foreach ( array_values( $names ) as $at => $name ) {
			if ( ! isset( $fields[ $at ] ) && 1 === preg_match( '/[\p{L}\p{N}]/u', (string) $name ) ) {
				$others[ $at ] = (string) $name;
			}
		}
		return $others;
	}
}
