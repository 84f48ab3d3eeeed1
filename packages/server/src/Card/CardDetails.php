<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Controls\VoteIcon;
use Larder\Likes\LikeText;
use Larder\Recipe\Html;
use Larder\Recipe\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the additional details that a site may have its cards show.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-import-type Key from CardData
 */
final class CardDetails {

	private const BLOCK = 'larder-card';

	/** The style of what few sites have their cards show. */
	private const STYLE = 'larder-card-details';

	/**
	 * Enqueues the style of the details of cards, also before there is a card on the page.
	 *
	 * @param string $look How they look, as `CardLook` writes it.
	 */
	public static function enqueue( string $look ): void {
		if ( CardLook::DEFAULT_DETAILS !== CardLook::read( $look )->details ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/**
	 * Prints author, excerpt and keys, as far as the cards of a list show them.
	 *
	 * @param Card         $card    What the card shows.
	 * @param list<string> $details Of {@see CardLook::DETAILS}.
	 */
	public static function html( array $card, array $details ): string {
		wp_enqueue_style( self::STYLE );
		$html = '';
		foreach ( $details as $detail ) {
			$html .= match ( $detail ) {
				'author'  => self::author( $card['author'] ?? '' ),
				'excerpt' => Html::element(
					'p',
					self::BLOCK . '__excerpt',
					esc_html( $card['excerpt'] ?? '' ),
					Language::printed( $card )
				),
				'keys'    => self::keys( $card['recipe_keys'] ),
				default   => '',
			};
		}
		return $html;
	}

	/**
	 * Prints who wrote the recipe.
	 *
	 * @param string $name Plain text; empty where nobody knows.
	 */
	private static function author( string $name ): string {
		return '' === $name
			? ''
			: Html::element(
				'p',
				self::BLOCK . '__author',
				/* translators: %s: name of an author. */
				sprintf( esc_html__( 'By %s', 'larder' ), '<bdi>' . esc_html( $name ) . '</bdi>' )
			);
	}

	/**
	 * Prints the number of likes; hidden where it is 0.
	 *
	 * @param Card $card What the card shows.
	 */
	public static function likes( array $card ): string {
		$exact = LikeText::for_count( $card['likes_count'] );
		return Html::element(
			'span',
			self::BLOCK . '__likes',
			VoteIcon::Heart->html() . sprintf(
				'<span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span>',
				esc_html( LikeText::short( $card['likes_count'] ) ),
				esc_html( $exact )
			),
			[
				'title'            => $exact,
				'data-larder-vote' => '',
				'data-larder-likes' => (string) $card['likes_count'],
				'data-recipe-id'   => (string) $card['recipe_id'],
			]
		);
	}

	/**
	 * Prints the keys as links.
	 *
	 * @param list<Key> $keys
	 */
	private static function keys( array $keys ): string {
		$items = '';
		foreach ( $keys as $key ) {
			$style  = '' === $key['color'] ? [] : [ 'style' => "--larder-key: {$key['color']};" ];
			$items .= sprintf(
				'<li><a%s>%s</a></li>',
				Html::attributes( [ 'class' => self::BLOCK . '__key', 'href' => $key['link'] ] + $style ),
				Html::element( 'span', self::BLOCK . '__icon', $key['icon'] ) . esc_html( $key['key'] )
			);
		}
		return Html::element( 'ul', self::BLOCK . '__keys', $items, [ 'role' => 'list' ] );
	}
}
