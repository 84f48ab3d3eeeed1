<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Who wrote a recipe: what its block says, and for the rest the profile of the post's author.
 *
 * @phpstan-import-type Profile from RecipeDocument
 */
final class AuthorProfile {

	/** Pixels of the picture, for sharp screens. */
	private const SIZE = 144;

	/**
	 * Finds out who it is.
	 *
	 * @param Attributes $stored What the block says.
	 * @param string     $named  Whom the facts of the recipe name, plain text.
	 * @return Profile|null Null when nobody is known.
	 */
	public static function for_post( Attributes $stored, string $named, \WP_Post $post ): ?array {
		$user_id = (int) $post->post_author;
		$own     = get_the_author_meta( 'display_name', $user_id );
		$given   = '' === $stored->text( 'name' ) ? $named : $stored->text( 'name' );
		$name    = '' === $given ? $own : $given;
		if ( '' === $name ) {
			return null;
		}
		// Somebody else gets neither the picture nor the words of who published it.
		$is_own = $name === $own && $user_id > 0;
		$image  = DocumentImage::find( $stored->count( 'imageId' ), $stored->url( 'imageUrl' ), $stored->text( 'imageAlt' ) );
		$avatar = $is_own && null === $image ? get_avatar_url( $user_id, [ 'size' => self::SIZE ] ) : false;
		$bio    = $stored->text( 'bio' );
		$url    = $stored->url( 'url' );
		return [
			'name'  => $name,
			'url'   => '' === $url && $is_own ? get_author_posts_url( $user_id ) : $url,
			'bio'   => '' === $bio && $is_own ? PlainText::from_html( get_the_author_meta( 'description', $user_id ) ) : $bio,
			'image' => false === $avatar ? $image : [
				'id'  => 0,
				'url' => $avatar,
				'alt' => '',
			],
		];
	}
}
