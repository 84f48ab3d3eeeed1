<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Colour, picture and icon of a term, in the meta value that WP Delicious uses.
 *
 * @phpstan-type Look array{taxonomy_color: string, taxonomy_image: int, taxonomy_svg: string}
 */
final class TermMeta implements Registrable {

	/** The meta key. */
	public const KEY = 'dr_taxonomy_metas';

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_meta( ... ) );
	}

	/**
	 * Registers the meta value for REST.
	 */
	public function register_meta(): void {
		foreach ( Taxonomy::keys() as $taxonomy ) {
			register_term_meta(
				$taxonomy,
				self::KEY,
				[
					'type'              => 'object',
					'single'            => true,
					'sanitize_callback' => self::sanitize( ... ),
					'auth_callback'     => static fn (
						bool $allowed,
						string $key,
						int $term_id,
						int $user_id
					): bool => user_can( $user_id, 'edit_term', $term_id ),
					'show_in_rest'      => [
						'schema'           => [
							'type'                 => 'object',
							'additionalProperties' => false,
							'properties'           => [
								'taxonomy_color' => [ 'type' => 'string' ],
								'taxonomy_image' => [ 'type' => 'integer' ],
								'taxonomy_svg'   => [ 'type' => 'string' ],
							],
						],
						'prepare_callback' => self::sanitize( ... ),
					],
				]
			);
		}
	}

	/**
	 * Returns a term's look.
	 *
	 * @return Look
	 */
	public static function look( int $term_id ): array {
		return self::sanitize( get_term_meta( $term_id, self::KEY, true ) );
	}

	/**
	 * Returns the value with a valid colour, attachment and name of an icon only.
	 *
	 * @param mixed $value What is stored or sent.
	 * @return Look
	 */
	public static function sanitize( mixed $value ): array {
		$value = is_array( $value ) ? $value : [];
		$color = $value['taxonomy_color'] ?? '';
		$image = $value['taxonomy_image'] ?? 0;
		$icon  = $value['taxonomy_svg'] ?? '';
		return [
			'taxonomy_color' => is_string( $color ) ? ( sanitize_hex_color( $color ) ?? '' ) : '',
			'taxonomy_image' => is_numeric( $image ) ? absint( $image ) : 0,
			'taxonomy_svg'   => is_string( $icon ) ? sanitize_key( $icon ) : '',
		];
	}
}
