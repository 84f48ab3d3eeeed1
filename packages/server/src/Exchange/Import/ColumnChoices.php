<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\Apps\CsvColumns;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what somebody chooses from to say which column of a table is what.
 */
final class ColumnChoices {

	/**
	 * Prints the place for the columns of each table, and the list of fields as a template for each column.
	 */
	public static function show(): void {
		printf(
			'<div class="larder-import__columns"></div><template class="larder-import__fields"><select><option value="">%s</option><option value="-">%s</option>',
			esc_html__( 'By its own name', 'larder' ),
			esc_html__( 'Left out', 'larder' )
		);
		$labels = self::labels();
		foreach ( CsvColumns::COLUMNS as $field => $names ) {
			printf(
				'<option value="%s" data-names="%s">%s</option>',
				esc_attr( $names[0] ),
				esc_attr( implode( ' ', $names ) ),
				esc_html( $labels[ $field ] )
			);
		}
		echo '</select></template>';
	}

	/**
	 * Returns what people call the fields.
	 *
	 * @return array<key-of<CsvColumns::COLUMNS>, string>
	 */
	private static function labels(): array {
		return [
			'name'         => __( 'Name', 'larder' ),
			'description'  => __( 'Description', 'larder' ),
			'author'       => __( 'Author', 'larder' ),
			'yield'        => __( 'Servings', 'larder' ),
			'prep'         => __( 'Prep time', 'larder' ),
			'cook'         => __( 'Cook time', 'larder' ),
			'total'        => __( 'Total time', 'larder' ),
			'ingredients'  => __( 'Ingredients', 'larder' ),
			'instructions' => __( 'Steps', 'larder' ),
			'notes'        => __( 'Notes', 'larder' ),
			'keywords'     => __( 'Keywords', 'larder' ),
			'course'       => __( 'Course', 'larder' ),
			'cuisine'      => __( 'Cuisine', 'larder' ),
			'diet'         => __( 'Diet', 'larder' ),
			'image'        => __( 'Picture', 'larder' ),
			'url'          => __( 'Address of the recipe', 'larder' ),
			'source'       => __( 'Source', 'larder' ),
		];
	}
}
