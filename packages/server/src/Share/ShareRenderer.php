<?php
declare( strict_types=1 );

namespace Larder\Share;

use Larder\Controls\ActionIcon;
use Larder\Islands\Islands;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Recipe\PinnedPictures;
use Larder\Recipe\PlainText;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control that shares a recipe; `share-view.tsx` renders the same markup.
 *
 * @phpstan-type Link array{name: string, label: string, url: string}
 * @phpstan-import-type SentShare from \Larder\Contracts\Props
 * @phpstan-type Link array{name: string, label: string, url: string}
 * @phpstan-type Props array{recipeId: int, url: string, title: string, label: string, isLabelHidden: bool, links: list<Link>}
 */
final class ShareRenderer {

	private const BLOCK = 'wp-block-larder-share';

	public function __construct(
		private readonly Islands $islands,
		private readonly PinnedPictures $pins,
		private readonly Settings $settings
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there is no recipe.
	 */
	public function render( array $attributes, int $post_id ): string {
		if ( 0 === $post_id ) {
			return '';
		}
		$url   = (string) get_permalink( $post_id );
		$title = PlainText::from_html( get_the_title( $post_id ) );
		$props = [
			'recipeId'      => $post_id,
			'url'           => $url,
			'title'         => $title,
			'label'         => Attributes::from_value( $attributes )->text( 'label' ),
			'isLabelHidden' => false === ( $attributes['showLabel'] ?? true ),
			'links'         => $this->links( $url, $title, $post_id ),
		];
		return sprintf(
			'<div %s>%s</div>',
			Html::wrapper( $this->islands->wrapper( 'share', self::sent( $props ) ) ),
			self::inner( $props )
		);
	}

	/**
	 * Omits the links: the view reads them in the markup.
	 *
	 * @param Props $props What there is to show.
	 * @return SentShare What the view gets.
	 */
	public static function sent( array $props ): array {
		unset( $props['links'] );
		return $props;
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What there is to show; the view reads the links in the markup.
	 */
	public static function inner( array $props ): string {
		$label = Html::element(
			'span',
			'larder-vote__label' . ( $props['isLabelHidden'] ? ' screen-reader-text' : '' ),
			esc_html( '' === $props['label'] ? __( 'Share', 'larder' ) : $props['label'] )
		);
		return sprintf(
			'<details class="%1$s__toggle"><summary class="larder-vote">%2$s%3$s</summary><div class="%1$s__panel social-networks">%4$s%5$s</div></details>',
			self::BLOCK,
			ActionIcon::Share->html(),
			$label,
			self::buttons(),
			self::list( $props['links'] )
		);
	}

	/**
	 * Prints what works with the view alone.
	 */
	private static function buttons(): string {
		return sprintf(
			'<button type="button" class="%1$s__copy"><span aria-live="polite">%2$s</span></button><button type="button" class="%1$s__code" aria-expanded="false">%3$s</button>',
			self::BLOCK,
			esc_html__( 'Copy link', 'larder' ),
			esc_html__( 'Open on a phone', 'larder' )
		);
	}

	/**
	 * Prints the links.
	 *
	 * @param list<Link> $links
	 */
	private static function list( array $links ): string {
		$items = '';
		foreach ( $links as $link ) {
			$elsewhere = str_starts_with( $link['url'], 'mailto:' ) ? [] : [
				'target' => '_blank',
				'rel'    => 'noopener nofollow',
			];
			$items .= Html::element(
				'li',
				self::BLOCK . "__{$link['name']}",
				sprintf( '<a%s>%s</a>', Html::attributes( [ 'href' => $link['url'] ] + $elsewhere ), esc_html( $link['label'] ) )
			);
		}
		return Html::element( 'ul', self::BLOCK . '__links', $items, [ 'role' => 'list' ] );
	}

	/**
	 * Returns the links that the site wants; Pinterest is nothing without a picture.
	 *
	 * @param string $url   URL of the recipe.
	 * @param string $title What it is called.
	 * @return list<Link>
	 */
	private function links( string $url, string $title, int $post_id ): array {
		$pin   = $this->pins->pin( $post_id );
		$links = [];
		foreach ( $this->settings->choices( 'shareNetworks' ) as $name ) {
			$network = Network::tryFrom( $name );
			if ( null !== $network && ( Network::Pinterest !== $network || '' !== ( $pin->media ?? '' ) ) ) {
				$links[] = [
					'name'  => $name,
					'label' => $network->label(),
					'url'   => Network::Pinterest === $network && null !== $pin
						? $network->url( $url, $pin->text(), $pin->media )
						: $network->url( $url, $title, '' ),
				];
			}
		}
		return $links;
	}
}
