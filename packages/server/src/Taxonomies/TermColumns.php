<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a term's colour, picture and icon in the list of terms.
 */
final class TermColumns implements Registrable {

	private const COLUMN = 'larder_look';

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( Taxonomy::keys() as $taxonomy ) {
			add_filter( "manage_edit-{$taxonomy}_columns", $this->add( ... ) );
			add_filter( "manage_{$taxonomy}_custom_column", $this->content( ... ), 10, 3 );
		}
	}

	/**
	 * Adds the column after the name.
	 *
	 * @param array<string, string> $columns Titles by key.
	 * @return array<string, string>
	 */
	public function add( array $columns ): array {
		$before = array_slice( $columns, 0, 2, true );
		return $before + [ self::COLUMN => __( 'Look', 'larder' ) ] + $columns;
	}

	/**
	 * Returns the contents of one cell.
	 *
	 * @param mixed  $html   What is in it already; many plugins that print their own cells give nothing on.
	 * @param string $column The column's key.
	 * @return ($html is string ? string : mixed) The same, or the contents.
	 */
	public function content( mixed $html, string $column, int $term_id ): mixed {
		if ( self::COLUMN !== $column ) {
			return $html;
		}
		$look  = TermMeta::look( $term_id );
		$parts = [];
		if ( '' !== $look['taxonomy_color'] ) {
			$parts[] = sprintf(
				'<span style="display:inline-block;inline-size:1em;block-size:1em;border-radius:50%%;background:%1$s"></span> <code>%1$s</code>',
				esc_attr( $look['taxonomy_color'] )
			);
		}
		if ( $look['taxonomy_image'] > 0 ) {
			$parts[] = wp_get_attachment_image( $look['taxonomy_image'], [ 40, 40 ] );
		}
		if ( '' !== $look['taxonomy_svg'] ) {
			$parts[] = esc_html( $look['taxonomy_svg'] );
		}
		return [] === $parts ? '<span aria-hidden="true">—</span>' : implode( ' ', $parts );
	}
}
