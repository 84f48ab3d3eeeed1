<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * One picture as the page shows it: sizes from the media library where it is there.
 */
final class Picture {

	/**
	 * @param array<string, string> $attributes Not escaped.
	 */
	private function __construct( public readonly array $attributes ) {}

	/**
	 * Finds a picture.
	 *
	 * @param int    $id    Attachment, 0 for none.
	 * @param string $url   Stored URL, used where the library has none.
	 * @param string $alt   Stored alternative text; empty takes that of the library.
	 * @param string $size  Registered image size.
	 * @param string $sizes How wide the layout shows it, for `sizes`; empty where it is so small that no other size is offered.
	 * @return self|null Null when there is nothing to show.
	 */
	public static function find( int $id, string $url, string $alt, string $size, string $sizes ): ?self {
		$source = $id > 0 ? wp_get_attachment_image_src( $id, $size ) : false;
		if ( false === $source ) {
			$url = sanitize_url( $url, [ 'http', 'https' ] );
			return '' === $url ? null : new self(
				[
					'src' => $url,
					'alt' => $alt,
				]
			);
		}
		if ( '' === $alt ) {
			$own = get_post_meta( $id, '_wp_attachment_image_alt', true );
			$alt = is_string( $own ) ? PlainText::from_html( $own ) : '';
		}
		$srcset = '' === $sizes ? false : wp_get_attachment_image_srcset( $id, $size );
		return new self(
			[
				'src'    => $source[0],
				'alt'    => $alt,
				'width'  => (string) $source[1],
				'height' => (string) $source[2],
			] + ( is_string( $srcset ) && '' !== $srcset ? [
				'srcset' => $srcset,
				'sizes'  => $sizes,
			] : [] )
		);
	}

	/**
	 * Finds a picture that a block has stored.
	 *
	 * @param Attributes $image Its id, URL and alternative text.
	 * @param string     $size  Registered image size.
	 * @param string     $sizes How wide the layout shows it.
	 * @return self|null Null when there is nothing to show.
	 */
	public static function stored( Attributes $image, string $size, string $sizes ): ?self {
		return self::find( $image->count( 'id' ), $image->url( 'url' ), $image->text( 'alt' ), $size, $sizes );
	}

	/**
	 * Adds attributes.
	 *
	 * @param array<string, string> $attributes Not escaped; win over those that are there.
	 */
	public function with( array $attributes ): self {
		return new self( $attributes + $this->attributes );
	}

	/**
	 * Prints the picture.
	 */
	public function html(): string {
		return '<img' . Html::attributes( $this->attributes ) . '>';
	}
}
