<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Contracts\Constants;
use Larder\Ratings\RatingStars;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Wishlist\SaveButton;

defined( 'ABSPATH' ) || exit;

/**
 * The default layout of cards; `recipe-card.tsx` in `packages/card` renders the same markup.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-type SaveControl \Closure( int, string ): string
 * @phpstan-type ShownCard Card&array{save_control?: SaveControl}
 */
final class DefaultCard {

	/** Its CSS class, and the prefix of the classes within. */
	public const BLOCK = 'larder-card';

	private const EMPTY = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="8"></circle><circle cx="12" cy="12" r="4.25"></circle></svg>';

	/**
	 * Renders picture, badge, name, one line of facts, and the further details that the site has chosen.
	 *
	 * @param ShownCard    $card     What it shows.
	 * @param int          $level    Level of its heading.
	 * @param bool         $has_meta Whether it shows rating, time and difficulty.
	 * @param list<string> $details  Of {@see CardLook::DETAILS}.
	 */
	public static function html(
		array $card,
		int $level,
		bool $has_meta,
		array $details
	): string {
		$link  = sprintf(
			'<a%s><bdi%s>%s</bdi></a>',
			Html::attributes( [ 'class' => self::BLOCK . '__link', 'href' => $card['permalink'] ] ),
			Html::attributes( Language::printed( $card ) ),
			esc_html( $card['title'] )
		);
		$body  = Html::element( "h$level", self::BLOCK . '__title', $link );
		$body .= $has_meta ? self::meta( $card, $details ) : '';
		$body .= CardLook::DEFAULT_DETAILS === $details ? '' : CardDetails::html( $card, $details );
		return Html::element(
			'article',
			self::BLOCK,
			Html::element( 'div', self::BLOCK . '__picture', '' === $card['thumbnail'] ? self::EMPTY : $card['thumbnail'] )
				. Html::element( 'div', self::BLOCK . '__body', $body )
				. self::badge( $card )
				. self::actions( $card, in_array( 'save', $details, true ) )
		);
	}

	/**
	 * Prints rating, time and difficulty, and calories and likes where the site has them shown.
	 *
	 * @param Card         $card    What the card shows.
	 * @param list<string> $details Its additional details.
	 */
	private static function meta( array $card, array $details ): string {
		$facts = array_filter(
			[ $card['total_time'], $card['difficulty_level'], in_array( 'calories', $details, true ) ? $card['recipe_calories'] : '' ],
			static fn ( string $fact ): bool => '' !== $fact
		);
		$parts = array_map( static fn ( string $fact ): string => '<bdi>' . esc_html( $fact ) . '</bdi>', $facts );
		if ( $card['rating']['count'] > 0 ) {
			array_unshift(
				$parts,
				sprintf(
					'<span class="%s__rating">%s<span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
					self::BLOCK,
					RatingStars::icon(),
					esc_html( $card['rating']['text'] ),
					esc_html( $card['rating']['label'] )
				)
			);
		}
		$likes = in_array( 'likes', $details, true ) ? CardDetails::likes( $card ) : '';
		return Html::element( 'p', self::BLOCK . '__meta', implode( ' · ', $parts ) . $likes );
	}

	/**
	 * Prints the badge, with a dot of the colour that the site has given it.
	 *
	 * @param Card $card What the card shows.
	 */
	private static function badge( array $card ): string {
		$badge = $card['badges'];
		return false === $badge ? '' : Html::element(
			'a',
			self::BLOCK . '__badge',
			esc_html( $badge['badge'] ),
			[ 'href' => $badge['link'] ] + (
				Constants::BADGE_COLOR === $badge['color']
					? []
					: [ 'style' => "--larder-badge: {$badge['color']};" ]
			)
		);
	}

	/**
	 * Prints the controls at the top end of the card.
	 *
	 * @param ShownCard $card     What the card shows.
	 * @param bool      $has_save Whether there is one that saves the recipe.
	 */
	private static function actions( array $card, bool $has_save ): string {
		$save = $card['save_control'] ?? SaveButton::of_card( ... );
		/**
		 * Filters the controls of a card.
		 *
		 * @param string[] $controls Each as safe HTML.
		 * @param array    $card     What the card shows.
		 */
		$controls = apply_filters(
			'larder_card_actions',
			$has_save ? [ $save( $card['recipe_id'], $card['title'] ) ] : [],
			$card
		);
		return Html::element(
			'div',
			self::BLOCK . '__actions',
			implode( '', array_filter( is_array( $controls ) ? $controls : [], is_string( ... ) ) )
		);
	}
}
