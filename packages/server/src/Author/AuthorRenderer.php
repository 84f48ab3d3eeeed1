<?php
declare( strict_types=1 );

namespace Larder\Author;

use Larder\Recipe\Attributes;
use Larder\Recipe\AuthorProfile;
use Larder\Recipe\Html;
use Larder\Recipe\Picture;
use Larder\Recipe\PlainText;
use Larder\Recipe\RichText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints who wrote a recipe.
 */
final class AuthorRenderer {

	private const BLOCK = 'wp-block-larder-author';

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param mixed                   $named      Whom the facts of the recipe name, HTML.
	 * @param int                     $level      Level of the heading.
	 * @return string HTML, empty when nobody is known.
	 */
	public function render( array $attributes, mixed $named, int $post_id, int $level ): string {
		$stored  = Attributes::from_value( $attributes );
		$post    = get_post( $post_id );
		$profile = $post instanceof \WP_Post
			? AuthorProfile::for_post( $stored, PlainText::from_html( is_string( $named ) ? $named : '' ), $post )
			: null;
		if ( null === $profile ) {
			return '';
		}
		$title   = RichText::inline( $stored->html( 'title' ) );
		$image   = $profile['image'];
		$picture = null === $image ? null : Picture::find( $image['id'], $image['url'], $image['alt'], 'thumbnail', '72px' )?->with(
			[
				'class'   => self::BLOCK . '__image',
				'loading' => 'lazy',
				'width'   => '72',
				'height'  => '72',
			]
		);
		$name    = esc_html( $profile['name'] );
		$bio     = RichText::inline( $stored->html( 'bio' ) );
		return sprintf(
			'<section %s>%s%s%s%s</section>',
			Html::wrapper( [] ),
			Html::element(
				"h$level",
				self::BLOCK . '__title',
				RichText::is_blank( $title ) ? esc_html__( 'About the author', 'larder' ) : $title
			),
			$picture?->html() ?? '',
			Html::element(
				'p',
				self::BLOCK . '__name',
				'' === $profile['url'] ? $name : sprintf( '<a%s>%s</a>', Html::attributes( [ 'href' => $profile['url'] ] ), $name )
			),
			Html::element( 'p', self::BLOCK . '__bio', RichText::is_blank( $bio ) ? esc_html( $profile['bio'] ) : $bio )
		);
	}
}
