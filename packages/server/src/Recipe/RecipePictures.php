<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the picture of a recipe: its own, or the featured image of its post.
 */
final class RecipePictures {

	public function __construct(
		private readonly FeaturedImages $featured,
		private readonly PinnedPictures $pins,
		private readonly FirstPicture $first
	) {}

	/**
	 * Finds the picture.
	 */
	public function find( Facts $facts, \WP_Post $post ): ?RecipePicture {
		$id       = $facts->values->count( 'imageId' );
		$url      = $facts->values->url( 'imageUrl' );
		$featured = (int) get_post_thumbnail_id( $post );
		if ( 0 === $id && '' === $url ) {
			$id = $featured;
		}
		$shown = $this->featured->shown( $post->ID );
		if ( null !== $shown ) {
			$this->first->note( $shown );
		}
		if ( null !== $shown && $id > 0 && $id === $featured ) {
			return new RecipePicture( '', '' );
		}
		$align   = $facts->values->text( 'align' );
		$picture = Picture::find( $id, $url, $facts->values->text( 'imageAlt' ), 'large', $this->sizes( $align ) );
		if ( null === $picture ) {
			return null;
		}
		$is_first = null === $shown && is_singular() && get_queried_object_id() === $post->ID;
		$picture  = $picture->with(
			// Decoded with the frame that shows it: where nothing says so, WordPress lets it come after the next one,
			// which lays out the whole recipe.
			$is_first ? [
				'fetchpriority' => 'high',
				'decoding'      => 'sync',
			] : [ 'loading' => 'lazy' ]
		)->with( $this->pins->pin( $post->ID )?->attributes() ?? [] )->with(
			'' === ( $picture->attributes['alt'] ?? '' ) ? [] : Language::of_post( $post->ID )->attributes()
		);
		$html     = $picture->html();
		if ( $is_first ) {
			$this->first->note( $html );
		}
		return new RecipePicture( $html, LibraryFile::find( $id, $url )->url ?? $url );
	}

	/**
	 * Returns the `sizes` attribute, by which a browser knows how wide the picture is shown.
	 *
	 * @param string $align Alignment of the card.
	 */
	private function sizes( string $align ): string {
		if ( 'full' === $align ) {
			return '100vw';
		}
		$width = wp_get_global_settings( [ 'layout', 'wide' === $align ? 'wideSize' : 'contentSize' ] );
		$width = is_string( $width ) && 1 === preg_match( '/^\d+(?:\.\d+)?px$/', $width ) ? $width : '800px';
		return "(min-width: $width) $width, 100vw";
	}
}
