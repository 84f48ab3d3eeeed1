<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

use Larder\Search\Query\Facet;

defined( 'ABSPATH' ) || exit;

/**
 * Describes how the index differs from the recipes.
 */
final class Differences {

	/**
	 * Names what a recipe's row lacks, and what it has and should not.
	 *
	 * @param list<string> $wanted What it should have, each `facet:value` or `column=value`.
	 * @param list<string> $held   What the row says.
	 * @return list<string> Sentences.
	 */
	public static function of_row( int $post_id, array $wanted, array $held ): array {
		return [
			...array_map(
				static fn ( string $name ): string => self::lacks( $post_id, $name ),
				array_values( array_diff( $wanted, $held ) )
			),
			...array_map(
				static fn ( string $name ): string => self::is_left( $post_id, $name ),
				array_values( array_diff( $held, $wanted ) )
			),
		];
	}

	/**
	 * Names the recipes whose bit is not as their row says.
	 *
	 * @param string          $name   Facet and value.
	 * @param string          $wanted A chunk as the rows say.
	 * @param string          $held   The chunk as it is.
	 * @param array<int, int> $posts  Posts by place in the chunk.
	 * @return list<string> Sentences.
	 */
	public static function of_bits( string $name, string $wanted, string $held, array $posts ): array {
		$sentences = [];
		foreach ( ( new Bitmap( [ $wanted & ~$held ] ) )->ordinals() as $place ) {
			$sentences[] = self::lacks( $posts[ $place ] ?? 0, $name );
		}
		foreach ( ( new Bitmap( [ $held & ~$wanted ] ) )->ordinals() as $place ) {
			$sentences[] = self::is_left( $posts[ $place ] ?? 0, $name );
		}
		return $sentences;
	}

	/**
	 * Names a stored count of recipes that differs from the number of bits stored with it.
	 *
	 * @param string $name   Facet and value.
	 * @param int    $wanted How many ones the bits have.
	 * @param int    $held   The number as it is.
	 * @return list<string> One sentence, or none.
	 */
	public static function of_count( string $name, int $wanted, int $held ): array {
		return $wanted === $held
			? []
			/* translators: 1: facet and value, 2: a number, 3: another number. */
			: [ sprintf( __( 'The value %1$s counts %2$d recipes, and should count %3$d.', 'larder' ), $name, $held, $wanted ) ];
	}

	/**
	 * Returns a sentence about a recipe without a row.
	 */
	public static function is_missing( int $post_id ): string {
		/* translators: %d: post id. */
		return sprintf( __( 'Recipe %d is not in the index.', 'larder' ), $post_id );
	}

	/**
	 * Returns a sentence about a missing value.
	 *
	 * @param string $name Facet and value.
	 */
	private static function lacks( int $post_id, string $name ): string {
		/* translators: 1: post id, 2: facet and value. */
		return sprintf( __( 'Recipe %1$d lacks the value %2$s.', 'larder' ), $post_id, $name );
	}

	/**
	 * Returns a sentence about a value that was left over.
	 *
	 * @param string $name Facet and value.
	 */
	private static function is_left( int $post_id, string $name ): string {
		/* translators: 1: post id, 2: facet and value. */
		return sprintf( __( 'Recipe %1$d has the value %2$s, and should not.', 'larder' ), $post_id, $name );
	}
}
