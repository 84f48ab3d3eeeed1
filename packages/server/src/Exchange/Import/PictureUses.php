<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether a site uses a picture of its library.
 */
final class PictureUses {

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns whether anything uses a picture: as the featured image, in its text, as that of a term, as logo or icon.
	 *
	 * @param int $picture The attachment.
	 */
	public function has( int $picture ): bool {
		// Stored as a number or its digits.
		return get_option( 'site_icon' ) == $picture || get_theme_mod( 'custom_logo' ) == $picture // phpcs:ignore Universal.Operators.StrictComparisons
			|| $this->finds(
				'SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s LIMIT 1',
				$this->db->postmeta,
				'_thumbnail_id',
				(string) $picture
			)
			|| $this->finds( 'SELECT term_id FROM %i WHERE meta_value = %s LIMIT 1', $this->db->termmeta, (string) $picture )
			|| $this->is_in_texts( $picture );
	}

	/**
	 * Returns whether a text shows a picture, by the class of its image or by its file in any size.
	 *
	 * @param int $picture The attachment.
	 */
	private function is_in_texts( int $picture ): bool {
		$file  = get_post_meta( $picture, '_wp_attached_file', true );
		$stem  = preg_replace( '/(?:-scaled)?\.[a-z0-9]+$/i', '', is_string( $file ) ? $file : '' );
		$like  = fn ( string $text ): string => '%' . $this->db->esc_like( $text ) . '%';
		$class = "wp-image-$picture";
		$texts = [ $like( "$class\"" ), $like( "$class " ) ];
		if ( null !== $stem && '' !== $stem ) {
			array_push( $texts, $like( "$stem." ), $like( "$stem-scaled." ), $like( "$stem-" ) . 'x%.%' );
		}
		$where = implode( ' OR ', array_fill( 0, count( $texts ), 'post_content LIKE %s' ) );
		return $this->finds( "SELECT ID FROM %i WHERE post_type <> 'revision' AND ( $where ) LIMIT 1", $this->db->posts, ...$texts );
	}

	/**
	 * Returns whether a statement finds anything.
	 *
	 * @param literal-string $sql The statement.
	 */
	private function finds( string $sql, string ...$values ): bool {
		return null !== $this->db->get_var( (string) $this->db->prepare( $sql, ...$values ) );
	}
}
