<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Creates the terms that recipes are grouped by, with their colour, picture and icon.
 */
final class Terms {

	/** The meta that holds how a term looks. */
	private const LOOK = 'dr_taxonomy_metas';

	public function __construct(
		private readonly Source $source,
		private readonly Ledger $ledger
	) {}

	/**
	 * Creates the terms that are missing.
	 *
	 * @param array<string, list<string>> $names Names by taxonomy.
	 * @return int How many were made.
	 */
	public function keep( array $names ): int {
		$looks = $this->source->looks();
		$made  = 0;
		foreach ( $names as $taxonomy => $wanted ) {
			foreach ( array_unique( $wanted ) as $name ) {
				$look  = $looks[ $taxonomy ][ $name ] ?? [ 'color' => '', 'image' => '', 'icon' => '', 'description' => '' ];
				$made += (int) $this->keep_one( $taxonomy, $name, $look );
			}
		}
		return $made;
	}

	/**
	 * Returns the id of a term.
	 *
	 * @param string $name The term's name.
	 */
	public function id( string $taxonomy, string $name ): int {
		return $this->ledger->term_id( $this->key( $taxonomy, $name ) );
	}

	/**
	 * Creates one term, or takes the one that the site has.
	 *
	 * @param array{color: string, image: string, icon: string, description: string} $look How it looks.
	 * @return bool Whether it was made.
	 * @throws \RuntimeException When WordPress refuses it.
	 */
	private function keep_one( string $taxonomy, string $name, array $look ): bool {
		if ( $this->id( $taxonomy, $name ) > 0 ) {
			return false;
		}
		$existing = get_term_by( 'name', $name, $taxonomy );
		if ( $existing instanceof \WP_Term ) {
			$this->ledger->note_term( $this->key( $taxonomy, $name ), $existing->term_id, false );
			return false;
		}
		$made = wp_insert_term( wp_slash( $name ), $taxonomy, [ 'description' => wp_slash( $look['description'] ) ] );
		if ( is_wp_error( $made ) ) {
			throw new \RuntimeException( "$name: " . $made->get_error_message() );
		}
		$id = $made['term_id'];
		$this->ledger->note_term( $this->key( $taxonomy, $name ), $id, true );
		if ( '' !== $look['color'] ) {
			update_term_meta(
				$id,
				self::LOOK,
				[
					'taxonomy_color' => $look['color'],
					'taxonomy_image' => $this->ledger->post_id( 'picture:' . $look['image'] ),
					'taxonomy_svg'   => $look['icon'],
				]
			);
		}
		return true;
	}

	/**
	 * Returns the key of a term.
	 *
	 * @param string $name The term's name.
	 */
	private function key( string $taxonomy, string $name ): string {
		return "term:$taxonomy:" . sanitize_title( $name );
	}
}
