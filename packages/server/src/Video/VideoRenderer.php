<?php
declare( strict_types=1 );

namespace Larder\Video;

use Larder\Assets\Styles;
use Larder\Contracts\Constants;
use Larder\Islands\Islands;
use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentMedia;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PageIds;
use Larder\Recipe\Picture;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the video of a recipe: a picture of it, and nothing of anybody else before it is pressed; `view.tsx` renders the same markup.
 *
 * @phpstan-type Track array{src: string, lang: string, label: string}
 * @phpstan-import-type SentVideo from \Larder\Contracts\Props
 * @phpstan-type Props array{url: string, provider: 'youtube'|'vimeo'|'file'|'embed', name: string, poster: array<string, string>|null, tracks: list<Track>, styleUrl: string, lang?: string, dir?: string}
 */
final class VideoRenderer {

	/** The id of the video of the page's own recipe, or else of the first on the page, for links to it. */
	private const ANCHOR = 'recipe-video';

	private const NAME  = 'larder/video';
	private const BLOCK = 'wp-block-larder-video';
	private const SIZES = '(min-width: 800px) 800px, 92vw';
	private const STYLE = 'larder-video-player';
	private const PLAY  = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z"></path></svg>';

	public function __construct( private readonly Islands $islands, private readonly PageIds $ids ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param \WP_Post                $post       The post that holds the recipe.
	 * @return string HTML, empty when there is no video.
	 */
	public function render( array $attributes, \WP_Post $post ): string {
		$video = DocumentMedia::video( $attributes, $post );
		if ( null === $video ) {
			return '';
		}
		$stored = Attributes::from_value( $attributes );
		$poster = $stored->child( 'poster' );
		$props  = [
			'url'      => $video['url'],
			'provider' => $video['provider'],
			'name'     => $video['name'],
			'poster'   => Picture::find(
				$poster->count( 'id' ),
				$poster->url( 'url' ),
				'',
				'large',
				self::SIZES
			)?->with( [ 'alt' => '', 'loading' => 'lazy' ] )->attributes,
			'tracks'   => DocumentMedia::tracks( $stored ),
			'styleUrl' => Styles::url( self::STYLE ),
		];
		$root   = $this->islands->wrapper(
			'video',
			self::sent( $props ),
			'interaction',
			[ 'query:' . Constants::VIDEO_START_ARGUMENT, 'event:larder:video' ]
		);
		$anchor = $stored->text( 'anchor' );
		return sprintf(
			'<figure %s>%s</figure>',
			Html::wrapper( ( '' === $anchor ? $this->id( $post->ID ) : [ 'id' => $anchor ] ) + $root ),
			// The view reads the language in the markup, too.
			self::inner( $props + Language::of_post( $post->ID )->attributes() )
		);
	}

	/**
	 * Returns the ids that a video may have where its author gave none: a page may have several.
	 *
	 * @param int $post_id The post that holds the recipe.
	 * @return list<string> That of the first video of a page, and that of others.
	 */
	public static function anchors( int $post_id ): array {
		return [ self::ANCHOR, self::ANCHOR . "-$post_id" ];
	}

	/**
	 * Chooses the id of a video whose author gave none.
	 *
	 * @param int $post_id The post that holds the recipe.
	 * @return array{id?: string} None where the page has them all.
	 */
	private function id( int $post_id ): array {
		if ( is_feed() ) {
			// Each item has a URL of its own.
			return [ 'id' => self::ANCHOR ];
		}
		foreach ( array_slice( self::anchors( $post_id ), $this->ids->is_first( self::NAME, $post_id ) ? 0 : 1 ) as $id ) {
			if ( $this->ids->take( $id ) ) {
				return [ 'id' => $id ];
			}
		}
		return [];
	}

	/**
	 * Omits the poster and the language of the name: the view reads these in the markup.
	 *
	 * @param Props $props What there is to show.
	 * @return SentVideo What the view gets.
	 */
	public static function sent( array $props ): array {
		unset( $props['poster'], $props['lang'], $props['dir'] );
		return $props;
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What there is to show; the view reads the poster in the markup.
	 */
	public static function inner( array $props ): string {
		$facade = sprintf(
			'<a%s>%s%s</a>',
			Html::attributes(
				[
					'class'             => self::BLOCK . '__facade dr-video-toggle',
					'href'              => $props['url'],
					'aria-label'        => '' === $props['name']
						? __( 'Play video', 'larder' )
						/* translators: %s: name of a video. */
						: sprintf( __( 'Play video: %s', 'larder' ), $props['name'] ),
					'data-larder-press' => true,
				]
			),
			null === $props['poster'] ? '' : '<img' . Html::attributes( $props['poster'] ) . '>',
			self::PLAY
		);
		return Html::element( 'div', self::BLOCK . '__frame', $facade )
			. Html::element(
				'figcaption',
				self::BLOCK . '__caption',
				Html::element( 'span', self::BLOCK . '__name', esc_html( $props['name'] ), Language::printed( $props ) ) . Html::element(
					'span',
					self::BLOCK . '__note',
					esc_html( self::note( $props['provider'] ) )
				)
			);
	}

	/**
	 * Returns whose player a press loads.
	 *
	 * @param string $provider Where the video plays.
	 * @return string Empty for a file.
	 */
	private static function note( string $provider ): string {
		return match ( $provider ) {
			'youtube' => __( 'Plays from YouTube', 'larder' ),
			'vimeo'   => __( 'Plays from Vimeo', 'larder' ),
			'embed'   => __( 'Plays from another site', 'larder' ),
			default   => '',
		};
	}
}
