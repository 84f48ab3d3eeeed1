<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the archives of a page distinct accessible names.
 */
final class ArchiveNames {

	/** @var array<string, int> How many of the page have a name. */
	private array $used = [];

	/**
	 * Names an archive by what it shows, and counts those that show the same.
	 *
	 * @param ArchiveSource $source   Where it takes what it shows.
	 * @param string        $taxonomy The taxonomy that it asks for.
	 * @param list<int>     $ids      What its author chose.
	 * @return string Plain text.
	 */
	public function next( ArchiveSource $source, string $taxonomy, array $ids ): string {
		$name                = self::name( $source, $taxonomy, $ids );
		$this->used[ $name ] = 1 + ( $this->used[ $name ] ?? 0 );
		$count               = $this->used[ $name ];
		return 1 === $count ? $name : sprintf( '%s (%s)', $name, PlainText::number( $count ) );
	}

	/**
	 * Returns the name of what an archive shows, without the note after it.
	 *
	 * @param ArchiveSource $source   Where it takes what it shows.
	 * @param string        $taxonomy The taxonomy that it asks for.
	 * @param list<int>     $ids      What its author chose.
	 */
	private static function name( ArchiveSource $source, string $taxonomy, array $ids ): string {
		return match ( $source ) {
			ArchiveSource::Newest    => __( 'Newest recipes', 'larder' ),
			ArchiveSource::Featured  => __( 'Featured recipes', 'larder' ),
			ArchiveSource::Seasonal  => __( 'In season now', 'larder' ),
			ArchiveSource::Related   => __( 'Related to this recipe', 'larder' ),
			ArchiveSource::Liked     => __( 'Most liked', 'larder' ),
			ArchiveSource::Rated     => __( 'Best rated', 'larder' ),
			ArchiveSource::Commented => __( 'Most commented', 'larder' ),
			ArchiveSource::Picked    => __( 'Recipes', 'larder' ),
			ArchiveSource::Tagged    => self::of_terms( $taxonomy, $ids ),
			ArchiveSource::Terms     => self::of_taxonomy( $taxonomy ),
		};
	}

	/**
	 * Returns the names of terms.
	 *
	 * @param string    $taxonomy Its key.
	 * @param list<int> $ids      The terms.
	 */
	private static function of_terms( string $taxonomy, array $ids ): string {
		$names = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$names[] = PlainText::from_html( $term->name );
			}
		}
		return [] === $names ? __( 'Recipes', 'larder' ) : implode( ', ', $names );
	}

	/**
	 * Returns the name of a taxonomy.
	 *
	 * @param string $taxonomy Its key.
	 */
	private static function of_taxonomy( string $taxonomy ): string {
		$object = get_taxonomy( $taxonomy );
		return false === $object ? __( 'Recipes', 'larder' ) : $object->label;
	}
}
