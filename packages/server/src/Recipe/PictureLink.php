<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A picture that opens in the lightbox, and is a link to the whole of it for visitors without JavaScript.
 */
final class PictureLink {

	/**
	 * Gives the address that the link of a picture leads to.
	 *
	 * @param Attributes $image The stored picture.
	 * @return string Empty when there is none.
	 */
	public static function address( Attributes $image ): string {
		return LibraryFile::find( $image->count( 'id' ), $image->url( 'url' ) )->url ?? '';
	}

	/**
	 * Prints the picture; `PictureLink` of `packages/ui` renders the same.
	 *
	 * @param array<string, string> $image Attributes of the `img`, not escaped.
	 * @param string                $href  Address of the whole picture; empty prints no link.
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
