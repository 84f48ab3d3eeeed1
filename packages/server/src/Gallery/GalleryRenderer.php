<?php
declare( strict_types=1 );

namespace Larder\Gallery;

use Larder\Contracts\Constants;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PinnedPictures;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the pictures and videos of a recipe; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type Item from MediaList
 * @phpstan-import-type SentGallery from \Larder\Contracts\Props
 * @phpstan-type Props array{items: list<Item>, place?: int, lang?: string, dir?: string}
 */
final class GalleryRenderer {

	private const BLOCK = 'wp-block-larder-gallery';

	private const PLAY = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z"></path></svg>';
	private const GRID = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"></path></svg>';

	public function __construct(
		private readonly Islands $islands,
		private readonly PinnedPictures $pins
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param int                     $post_id    The post around.
	 * @param string|null             $picture    URL of the picture that the gallery is on, null where it is by itself.
	 * @return string HTML, empty when there is nothing to look at.
	 */
	public function render( array $attributes, int $post_id, ?string $picture = null ): string {
		$items = MediaList::read( $attributes['items'] ?? [] );
		if ( [] === $items ) {
			return '';
		}
		$at    = null === $picture ? false : array_search( $picture, array_column( $items, 'src' ), true );
		$place = null === $picture ? [] : [ 'place' => is_int( $at ) ? $at + 1 : 0 ];
		$pin   = $this->pins->pin( $post_id )?->own_attributes() ?? [];
		$props = [ 'items' => array_map(
			static fn ( array $item ): array => [ 'thumb' => null === $item['thumb'] ? null : $pin + $item['thumb'] ] + $item,
			$items
		) ] + $place;
		$this->islands->open_lightbox();
		$root = $this->islands->wrapper( 'gallery', self::sent( $props ) ) + [ 'aria-label' => __( 'Gallery', 'larder' ) ];
		// The view reads the language in the markup, too.
		$words = Language::of_post( $post_id )->attributes();
		return sprintf( '<section %s>%s</section>', Html::wrapper( $root ), self::inner( $props + $words ) );
	}

	/**
	 * Omits URLs, small pictures and the names of links: the view reads these in the markup.
	 *
	 * @param Props $props What there is to show.
	 * @return SentGallery What the view gets.
	 */
	public static function sent( array $props ): array {
		$items = [];
		foreach ( $props['items'] as $item ) {
			if ( 'image' === $item['type'] && '' !== $item['alt'] ) {
				unset( $item['alt'] );
			}
			unset( $item['id'], $item['src'], $item['thumb'] );
			$items[] = $item;
		}
		unset( $props['lang'], $props['dir'] );
		return [ 'items' => $items ] + $props;
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		$count = count( $props['items'] );
		$items = '';
		foreach ( $props['items'] as $at => $item ) {
			$items .= self::item( $item, $at, $count, Language::printed( $props ) );
		}
		return Html::element( 'ul', self::BLOCK . '__list', $items, [ 'role' => 'list' ] )
			. sprintf(
				'<button type="button" class="larder-vote %s__button view-gallery-btn">%s%s</button>',
				self::BLOCK,
				self::GRID,
				self::label( $count, $props['place'] ?? null )
			);
	}

	/**
	 * Renders the link of the button; on a picture, counting starts from that picture.
	 *
	 * @param int      $count How many items there are.
	 * @param int|null $place Place of the picture that it is on, from 1; 0 for one that is not in the gallery, null for none.
	 * @return string Safe HTML.
	 */
	private static function label( int $count, ?int $place ): string {
		if ( null === $place ) {
			/* translators: %d: number of pictures and videos. */
			return esc_html( sprintf( __( 'View gallery (%d)', 'larder' ), $count ) );
		}
		return Html::element( 'span', 'larder-vote__count', 0 === $place ? (string) $count : "$place/$count" )
			. Html::element( 'span', 'screen-reader-text', esc_html__( 'View gallery', 'larder' ) );
	}

	/**
	 * Prints one thumbnail, a link to the file for visitors without JavaScript.
	 *
	 * @param Item                  $item
	 * @param int                   $at    Its place, from 0.
	 * @param int                   $count How many there are.
	 * @param array<string, string> $words Attributes of an element with words of the recipe.
	 */
	private static function item( array $item, int $at, int $count, array $words ): string {
		$more    = Constants::GALLERY_TILES - 1 === $at && $count > Constants::GALLERY_TILES
			? Html::element( 'span', self::BLOCK . '__more', '+' . ( $count - Constants::GALLERY_TILES ), [ 'aria-hidden' => 'true' ] )
			: '';
		$content = ( null === $item['thumb'] ? '' : '<img' . Html::attributes( $item['thumb'] ) . '>' )
			. ( 'image' !== $item['type'] ? self::PLAY : '' )
			. $more;
		$link    = sprintf(
			'<a%s>%s</a>',
			Html::attributes(
				[
					'class'             => self::BLOCK . '__link',
					'href'              => $item['src'],
					'aria-label'        => self::name( $item, $at + 1, $count ),
					'data-larder-press' => true,
				] + ( 'image' === $item['type'] && '' !== $item['alt'] . $item['caption'] ? $words : [] )
			),
			$content
		);
		// Without JavaScript the style shows all of them.
		return sprintf( '<li class="%s__item"%s>%s</li>', self::BLOCK, $at < Constants::GALLERY_TILES ? '' : ' hidden', $link );
	}

	/**
	 * Returns in words what a thumbnail leads to.
	 *
	 * @param Item $item
	 * @param int  $place Its place, from 1.
	 * @param int  $count How many there are.
	 */
	private static function name( array $item, int $place, int $count ): string {
		$words = '' === $item['alt'] ? $item['caption'] : $item['alt'];
		if ( '' !== $words ) {
			/* translators: %s: what a video shows. */
			return 'image' !== $item['type'] ? sprintf( __( 'Video: %s', 'larder' ), $words ) : $words;
		}
		return 'image' !== $item['type']
			/* translators: 1: place of a video in the gallery, 2: number of pictures and videos. */
			? sprintf( __( 'Video, %1$d of %2$d', 'larder' ), $place, $count )
			/* translators: 1: place of a picture in the gallery, 2: number of pictures and videos. */
			: sprintf( __( 'Picture %1$d of %2$d', 'larder' ), $place, $count );
	}
}
