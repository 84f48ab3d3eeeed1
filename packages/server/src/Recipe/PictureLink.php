<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A picture that opens in the lightbox, and is a link to the whole of it for visitors without JavaScript.
 */
final class PictureLink {

	/**
	 * Returns the URL that the link of a picture leads to.
	 *
	 * @param Attributes $image The stored picture.
	 * @return string Empty when there is none.
	 */
	public static function url( Attributes $image ): string {
		return LibraryFile::find( $image->count( 'id' ), $image->url( 'url' ) )->url ?? '';
	}

	/**
	 * Finds the stored picture of a row, and the URL of the whole of it.
	 *
	 * @param Attributes $image The stored picture.
	 * @param string     $size  Registered image size.
	 * @param string     $sizes How wide the layout shows it, as for `Picture::find()`.
	 * @return array{image: array<string, string>|null, imageUrl: string} The attributes of the `img`; null and an empty URL where there is none.
	 */
	public static function attributes( Attributes $image, string $size, string $sizes ): array {
		$url = self::url( $image );
		return [
			'image'    => '' === $url ? null : Picture::stored( $image, $size, $sizes )?->with( [ 'loading' => 'lazy' ] )->attributes,
			'imageUrl' => $url,
		];
	}

	/**
	 * Prints the picture; `PictureLink` of `packages/ui` renders the same.
	 *
	 * @param array<string, string> $image Attributes of the `img`, not escaped.
	 * @param string                $href  URL of the whole picture; empty prints no link.
	 * @param string                $label What the link is called where the picture has no words.
	 */
	public static function html( array $image, string $href, string $label ): string {
		$picture = '<img' . Html::attributes( $image ) . '>';
		return '' === $href ? $picture : Html::element(
			'a',
			'larder-picture-link',
			$picture,
			[
				'href'              => $href,
				'data-larder-press' => true,
			] + ( '' === ( $image['alt'] ?? '' ) ? [ 'aria-label' => $label ] : [] )
		);
	}
}
