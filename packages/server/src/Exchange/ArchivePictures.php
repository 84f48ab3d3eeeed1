<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pictures that are beside the recipes of an archive: those that a
 * recipe names, and those that only their place or name gives to one.
 */
final class ArchivePictures {

	/** Endings of pictures. */
	private const PICTURE = '/\.(?:jpe?g|png|gif|webp|avif|heic)$/i';

	/** Names of pictures in several sizes that are the smaller ones. */
	private const SMALL = '/(?:^|[\/_.-])(?:thumb(?:nail)?\d*|min|tiny|small|icon)(?:[_.-]|$)/i';

	/** Endings of files that have recipes. */
	private const RECIPE = '/\.(?:json|md|markdown|txt|cook|html?|xml|recipeml|paprikarecipe|melarecipe|crumb)$/i';

	/** Folders in which a recipe keeps its pictures. */
	private const FOLDERS = [ '', 'images/', 'image/', 'media/', 'photos/' ];

	/**
	 * Places and sizes of pictures by folder and name; null until they are requested.
	 *
	 * @var array<string, array<string, array{int, int}>>|null
	 */
	private ?array $pictures = null;

	/**
	 * How many files of recipes a folder has.
	 *
	 * @var array<string, int>
	 */
	private array $recipes = [];

	public function __construct( private readonly \ZipArchive $zip ) {}

	/**
	 * Returns a picture that a file names.
	 *
	 * @param string $name What it calls the picture, as seen from where it is.
	 * @return string Its URL; empty where the archive has none by this name.
	 */
	public function named( string $file, string $name ): string {
		$path  = self::folder( $file ) . rawurldecode( preg_replace( '#^(?:\./)+#', '', str_replace( '\\', '/', $name ) ) ?? '' );
		$place = $this->in( self::folder( $path ) )[ basename( $path ) ] ?? $this->find_by_name( basename( $path ) );
		return null === $place ? '' : $this->embedded( $place[0] );
	}

	/**
	 * Finds a picture by its name alone, where only one folder has one that is called so.
	 *
	 * @return array{int, int}|null Its place and size.
	 */
	private function find_by_name( string $name ): ?array {
		$this->pictures ??= $this->all();
		$found            = array_column( $this->pictures, $name );
		return 1 === count( $found ) ? $found[0] : null;
	}

	/**
	 * Returns the picture that belongs to the one recipe of a file: it is called like the file, or the folder has no other recipe.
	 *
	 * @return string Its URL; empty where there is none.
	 */
	public function beside( string $file ): string {
		$folder = self::folder( $file );
		$stem   = mb_strtolower( pathinfo( $file, PATHINFO_FILENAME ) );
		$found  = [];
		foreach ( self::FOLDERS as $below ) {
			foreach ( $this->in( $folder . $below ) as $name => [ $place, $size ] ) {
				$is_own = mb_strtolower( pathinfo( $name, PATHINFO_FILENAME ) ) === $stem;
				if ( $is_own || 1 === ( $this->recipes[ $folder ] ?? 0 ) ) {
					$found[] = [ $is_own ? 0 : 1, preg_match( self::SMALL, $name ), -$size, $place ];
				}
			}
		}
		sort( $found );
		return isset( $found[0] ) ? $this->embedded( $found[0][3] ) : '';
	}

	/**
	 * Unpacks a picture.
	 *
	 * @param int $place Its place in the archive.
	 */
	private function embedded( int $place ): string {
		$stream = $this->zip->getStreamIndex( $place );
		$bytes  = false === $stream ? false : stream_get_contents( $stream, EmbeddedPictures::MAX_BYTES + 1 );
		return false === $bytes ? '' : EmbeddedPictures::of_bytes( $bytes );
	}

	/**
	 * Returns the pictures of a folder.
	 *
	 * @param string $folder Its name with a slash at its end; empty for the top.
	 * @return array<string, array{int, int}> Place and size by name.
	 */
	private function in( string $folder ): array {
		$this->pictures ??= $this->all();
		return $this->pictures[ $folder ] ?? [];
	}

	/**
	 * Finds all pictures.
	 *
	 * @return array<string, array<string, array{int, int}>>
	 */
	private function all(): array {
		$all = [];
		for ( $at = 0; $at < $this->zip->numFiles; ++$at ) {
			$stat = $this->zip->statIndex( $at );
			$name = is_array( $stat ) ? (string) $stat['name'] : '';
			if ( ! is_array( $stat ) || 1 === preg_match( '#^__MACOSX/|(?:^|/)\.#', $name ) ) {
				continue;
			}
			$folder = self::folder( $name );
			if ( 1 === preg_match( self::PICTURE, $name ) && 0 === ( $stat['encryption_method'] ?? 0 ) ) {
				$all[ $folder ][ basename( $name ) ] = [ $at, (int) $stat['size'] ];
			} elseif ( 1 === preg_match( self::RECIPE, $name ) ) {
				$this->recipes[ $folder ] = ( $this->recipes[ $folder ] ?? 0 ) + 1;
			}
		}
		return $all;
	}

	/**
	 * Returns the folder of a file, with a slash at its end; empty for the top.
	 */
	private static function folder( string $file ): string {
		$end = strrpos( $file, '/' );
		return false === $end ? '' : substr( $file, 0, $end + 1 );
	}
}
