<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the block that shows a recipe of another post; the twin of `save()` in `blocks/recipe-embed`.
 */
final class EmbedBlock {

	private const BLOCK = 'wp-block-larder-recipe-embed';

	/**
	 * Writes the block.
	 *
	 * @param \WP_Post $post    The post that holds the recipe.
	 * @param string   $display `whole`, `card` or `line`.
	 * @param string   $text    Words about it, safe HTML.
	 * @param string   $title   Its name there, plain text; empty for its own.
	 */
	public static function html( \WP_Post $post, string $display = 'whole', string $text = '', string $title = '' ): string {
		$name = html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return self::markup(
			$post->ID,
			'' === $title ? $name : $title,
			(string) get_permalink( $post ),
			$display,
			$text,
			[ 'hasOwnTitle' => '' === $title || $name === $title ? null : true ]
		);
	}

	/**
	 * Writes the block of a recipe of another site.
	 *
	 * @param string $title Its name, plain text.
	 * @param string $text  Words about it, safe HTML.
	 * @param string $rel   What the link is, such as `nofollow`.
	 * @param string $image URL of a picture.
	 */
	public static function foreign( string $url, string $title, string $text = '', string $rel = '', string $image = '' ): string {
		return self::markup( 0, $title, $url, 'line', $text, [ 'rel' => $rel, 'image' => $image ] );
	}

	/**
	 * Writes the block.
	 *
	 * @param int    $id      The post that holds the recipe, 0 for another site's.
	 * @param string $title   Its name, plain text.
	 * @param string $display `whole`, `card` or `line`.
	 * @param string $text    Words about it, safe HTML.
	 * @param array{hasOwnTitle?: true|null, rel?: string, image?: string} $more What few have.
	 */
	private static function markup( int $id, string $title, string $url, string $display, string $text, array $more ): string {
		$rel   = $more['rel'] ?? '';
		$picture = '' === ( $more['image'] ?? '' )
			? ''
			: Markup::element( 'img', [ 'class' => self::BLOCK . '__image', 'src' => $more['image'], 'alt' => '' ] );
		$link  = Markup::element(
			'p',
			[ 'class' => self::BLOCK . '__title' ],
			Markup::element( 'a', [ 'href' => $url ] + ( '' === $rel ? [] : [ 'rel' => $rel ] ), Markup::encode( $title ) )
		);
		return Block::html(
			'larder/recipe-embed',
			[
				'recipeId' => Block::count( $id ),
				'display'  => 'whole' === $display ? null : $display,
				'title'    => Markup::encode( $title ),
				'url'      => $url,
			] + array_filter( $more ) + [ 'text' => $text ],
			'' === $title
				? ''
				: Markup::element(
					'div',
					[ 'class' => self::BLOCK ],
					$picture . $link . ( '' === $text ? '' : Markup::element( 'p', [ 'class' => self::BLOCK . '__text' ], $text ) )
				)
		);
	}
}
