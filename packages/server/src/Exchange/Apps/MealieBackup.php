<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Format;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Source;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * A backup of Mealie: all tables of its database in one file, with the pictures beside it in the archive.
 */
final class MealieBackup implements Format {

	/** Tables by which the file is known. */
	private const KNOWN = [ '"alembic_version"', '"recipes_ingredients"', '"recipe_instructions"' ];

	/** Lists of a recipe that have a table of their own, by what the app calls them. */
	private const LISTS = [
		'recipe_ingredient'   => 'recipes_ingredients',
		'recipe_instructions' => 'recipe_instructions',
		'notes'               => 'notes',
		'nutrition'           => 'recipe_nutrition',
	];

	/** Lists whose entries several recipes share: the table of the pairs, that of the entries, and the column that names one. */
	private const SHARED = [
		'tags'            => [ 'recipes_to_tags', 'tags', 'tag_id' ],
		'recipe_category' => [ 'recipes_to_categories', 'categories', 'category_id' ],
		'tools'           => [ 'recipes_to_tools', 'tools', 'tool_id' ],
	];

	/** Bytes that the pictures of one backup may have together. */
	private const MAX_PICTURE_BYTES = 67_108_864;

	/** {@inheritDoc} */
	public function id(): string {
		return 'mealie-backup';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Mealie (backup)';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'zip', 'json' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/json' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		$is_known = str_starts_with( $source->start(), '{' );
		foreach ( self::KNOWN as $table ) {
			$is_known = $is_known && str_contains( $source->text(), $table );
		}
		return $is_known ? self::CERTAIN : self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$data     = LooseJson::read( $source->text() );
		$database = is_array( $data ) ? $data : [];
		$of       = static fn ( string $table ): array => self::by( self::rows( $database, $table ), 'recipe_id' );
		$lists    = array_map( $of, self::LISTS );
		$shared   = array_map( static fn ( array $tables ): array => self::shared( $database, ...$tables ), self::SHARED );
		$settings = $of( 'recipe_settings' );
		$units    = self::by( self::rows( $database, 'ingredient_units' ), 'id' );
		$foods    = self::by( self::rows( $database, 'ingredient_foods' ), 'id' );
		$mealie   = new Mealie();
		$found    = [];
		$left     = self::MAX_PICTURE_BYTES;
		$notices  = [];
		foreach ( self::rows( $database, 'recipes' ) as $row ) {
			$id   = self::key( $row['id'] ?? '' );
			$node = array_map( static fn ( array $by ): array => self::in_order( $by[ $id ] ?? [] ), $lists + $shared ) + $row;
			$bare = true === (bool) ( $settings[ $id ][0]['disable_amount'] ?? false );
			$node['recipe_ingredient'] = array_map(
				static fn ( array $line ): array => self::line( $line, $units, $foods, $bare ),
				$node['recipe_ingredient']
			);
			$recipe  = $mealie->recipe( new SchemaNode( $node ) );
			$found[] = $recipe;
			$picture = '' === self::key( $row['image'] ?? '' ) ? '' : $source->picture( self::picture( $id ) );
			$left -= strlen( $picture );
			if ( $left >= 0 && '' !== $picture ) {
				$recipe->photos = [ $picture ];
			} elseif ( '' !== $picture ) {
				$notices[] = new Notice( Notice::TOO_LARGE, 'image', $recipe->name );
			}
		}
		return Reading::from_found( $found, $notices );
	}

	/**
	 * Returns an ingredient as the app exports it, with the names of its unit and its food.
	 *
	 * @param array<array-key, mixed>                      $line  The row.
	 * @param array<string, list<array<array-key, mixed>>> $units Units by their ids.
	 * @param array<string, list<array<array-key, mixed>>> $foods
	 * @param bool                                         $bare  Whether the recipe has no amounts but those in its notes.
	 * @return array<array-key, mixed>
	 */
	private static function line( array $line, array $units, array $foods, bool $bare ): array {
		$unit    = $units[ self::key( $line['unit_id'] ?? '' ) ][0] ?? [];
		$food    = $foods[ self::key( $line['food_id'] ?? '' ) ][0] ?? [];
		$is_many = is_numeric( $line['quantity'] ?? null ) && (float) $line['quantity'] > 1;
		$short   = self::key( $unit['abbreviation'] ?? '' );
		$plural  = static fn ( array $row ): string => $is_many ? self::key( $row['plural_name'] ?? '' ) : '';
		$named   = static fn ( array $row ): string => $plural( $row ) ?: self::key( $row['name'] ?? '' );
		$names   = [
			'unit'           => true === (bool) ( $unit['use_abbreviation'] ?? false ) && '' !== $short ? $short : $named( $unit ),
			'food'           => $named( $food ),
			'disable_amount' => $bare,
		];
		// What was typed at first may have been changed since.
		$is_said = '' !== $names['food'] || '' !== self::key( $line['note'] ?? '' );
		return $names + ( $is_said ? array_diff_key( $line, [ 'original_text' => true ] ) : $line );
	}

	/**
	 * Returns the rows of a table.
	 *
	 * @param array<array-key, mixed> $database All tables.
	 * @return list<array<array-key, mixed>>
	 */
	private static function rows( array $database, string $table ): array {
		$rows = $database[ $table ] ?? [];
		return array_values( array_filter( is_array( $rows ) ? $rows : [], is_array( ... ) ) );
	}

	/**
	 * Sorts rows by a column.
	 *
	 * @param list<array<array-key, mixed>> $rows
	 * @return array<string, list<array<array-key, mixed>>>
	 */
	private static function by( array $rows, string $column ): array {
		$by = [];
		foreach ( $rows as $row ) {
			$by[ self::key( $row[ $column ] ?? '' ) ][] = $row;
		}
		return $by;
	}

	/**
	 * Returns what recipes share, by recipe.
	 *
	 * @param array<array-key, mixed> $database All tables.
	 * @param string                  $pairs    The table that says which recipe has which entry.
	 * @param string                  $table    The table of the entries.
	 * @param string                  $column   The column of the pairs that names the entry.
	 * @return array<string, list<array<array-key, mixed>>>
	 */
	private static function shared( array $database, string $pairs, string $table, string $column ): array {
		$entries = self::by( self::rows( $database, $table ), 'id' );
		return array_map(
			static fn ( array $rows ): array => array_merge( ...array_map(
				static fn ( array $pair ): array => $entries[ self::key( $pair[ $column ] ?? '' ) ] ?? [],
				$rows
			) ),
			self::by( self::rows( $database, $pairs ), 'recipe_id' )
		);
	}

	/**
	 * Returns rows in the order that they have in the app.
	 *
	 * @param list<array<array-key, mixed>> $rows
	 * @return list<array<array-key, mixed>>
	 */
	private static function in_order( array $rows ): array {
		$place = static fn ( array $row ): int => is_numeric( $row['position'] ?? null ) ? (int) $row['position'] : 0;
		usort( $rows, static fn ( array $a, array $b ): int => $place( $a ) <=> $place( $b ) );
		return $rows;
	}

	/**
	 * Returns a value as a text by which rows are found.
	 *
	 * @param mixed $value What a column has.
	 */
	private static function key( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * Returns the place of a recipe's picture in the archive; the folder has the dashes that some databases leave out of an id.
	 *
	 * @param string $id The recipe.
	 */
	private static function picture( string $id ): string {
		$dashed = preg_replace( '/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/', '$1-$2-$3-$4-$5', $id ) ?? $id;
		return "data/recipes/$dashed/images/original.webp";
	}
}
