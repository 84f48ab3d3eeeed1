<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Switch\RecipeLocations;
use Larder\Switch\Rows;
use Larder\Switch\Sources\CardCopies;
use Larder\Switch\Sources\MediavineCreate;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the post of a recipe by the id that another plugin has for it.
 */
final class ForeignIds {

	/** Where shortcodes and blocks name a recipe. */
	private const NAMES = [ 'id', 'key', 'postId', 'Recipe' ];

	/** @var array<string, int> Posts that were looked for. */
	private array $found = [];

	public function __construct(
		private readonly Rows $rows,
		private readonly RecipeLocations $locations
	) {}

	/**
	 * Reads the ids that a shortcode or a block names.
	 *
	 * @param array<array-key, mixed> $given Its attributes.
	 * @return list<int>
	 */
	public static function named( array $given ): array {
		foreach ( self::NAMES as $key ) {
			$values  = is_array( $given[ $key ] ?? null ) ? $given[ $key ] : [ $given[ $key ] ?? '' ];
			// Some choices are kept with what the editor called them.
			$values  = array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? $value['value'] ?? 0 : $value, $values );
			$numbers = array_map( static fn ( mixed $value ): int => is_scalar( $value ) ? (int) $value : 0, $values );
			if ( max( [ 0, ...$numbers ] ) > 0 ) {
				return array_values( array_filter( $numbers, static fn ( int $number ): bool => $number > 0 ) );
			}
		}
		return [];
	}

	/**
	 * Returns the post that has the recipe now.
	 *
	 * @param string $source The plugin.
	 * @param int    $id     Its id for the recipe.
	 * @return int 0 where it has not changed over.
	 */
	public function home( string $source, int $id ): int {
		return $id > 0 ? $this->found[ "$source $id" ] ??= $this->find( $source, $id ) : 0;
	}

	/**
	 * Returns the post of a recipe of Mediavine Create that an earlier plugin has had.
	 *
	 * @param int $id What the earlier plugin called it.
	 */
	public function imported( int $id ): int {
		return $this->home( 'mediavine-create', MediavineCreate::imported( $this->rows, $id ) );
	}

	/**
	 * Finds a recipe.
	 *
	 * @param string $source The plugin.
	 * @param int    $id     Its id for the recipe.
	 */
	private function find( string $source, int $id ): int {
		if ( 'recipe-card-blocks-by-wpzoom' !== $source ) {
			return $this->locations->find( $source, (string) $id );
		}
		// Its ids are those of copies of the cards, or of the posts with the cards.
		$parent = $this->rows->values( $id, CardCopies::PARENT )[0] ?? '';
		return $this->locations->find( $source, (int) $parent > 0 ? (int) $parent . '-0' : "$id-0" );
	}
}
