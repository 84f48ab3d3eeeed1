<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Ajax\Refusal;
use Larder\Controls\VoteIcon;
use Larder\Likes\LikeText;
use Larder\Log;
use Larder\Ratings\Stars;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Wishlist\SaveButton;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the card of a recipe; `recipe-card.tsx` in `packages/card` renders the same markup.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-import-type Key from CardData
 */
final class CardRenderer {

	/** The layout that is always there. */
	public const DEFAULT_LAYOUT = 'default';

	private const BLOCK = 'larder-card';

	/** The style of what few cards have. */
	private const KEYS_STYLE = 'larder-card-keys';

	private const EMPTY = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="8"></circle><circle cx="12" cy="12" r="4.25"></circle></svg>';

	/**
	 * Prints a card.
	 *
	 * @param Card   $card     What it shows.
	 * @param string $layout   Name of a layout.
	 * @param int    $level    Level of its heading.
	 * @param bool   $has_meta Whether it shows rating, time, difficulty and keys.
	 */
	public function render( array $card, string $layout = self::DEFAULT_LAYOUT, int $level = 3, bool $has_meta = true ): string {
		$print = self::layouts()[ $layout ] ?? null;
		if ( null === $print ) {
			Log::note( sprintf( 'there is no layout of cards with the name "%s".', $layout ) );
			return Html::element( 'p', self::BLOCK . '-missing', esc_html__( 'Template not found', 'larder' ) );
		}
		$html = $print( $card, $level, $has_meta );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Prints the cards of a list; where their layout is missing, that is said once.
	 *
	 * @param list<Card> $cards    What they show.
	 * @param string     $layout   Name of a layout.
	 * @param int        $level    Level of their headings.
	 * @param bool       $has_meta Whether they show time, difficulty and keys.
	 * @return list<string> Safe HTML.
	 */
	public function list( array $cards, string $layout = self::DEFAULT_LAYOUT, int $level = 3, bool $has_meta = true ): array {
		$shown = isset( self::layouts()[ $layout ] ) ? $cards : array_slice( $cards, 0, 1 );
		return array_map( fn ( array $card ): string => $this->render( $card, $layout, $level, $has_meta ), $shown );
	}

	/**
	 * Reads which layout a request asks for.
	 *
	 * @param mixed $asked Its name; the default one for none.
	 * @throws Refusal When there is no such layout.
	 */
	public static function asked( mixed $asked ): string {
		$layout = is_string( $asked ) && '' !== $asked ? $asked : self::DEFAULT_LAYOUT;
		if ( ! isset( self::layouts()[ $layout ] ) ) {
			throw new Refusal( 'unknown_layout', esc_html__( 'Template not found', 'larder' ), 400 );
		}
		return $layout;
	}

	/**
	 * Gives the layouts of the site.
	 *
	 * @return array<string, callable> By name.
	 */
	public static function layouts(): array {
		/**
		 * Filters the layouts of cards.
		 *
		 * @param array<string, callable> $layouts Each gets card, level of the heading and whether to show meta, and gives safe HTML.
		 */
		$layouts = apply_filters( 'larder_card_layouts', [ self::DEFAULT_LAYOUT => self::default_layout( ... ) ] );
		return array_filter( is_array( $layouts ) ? $layouts : [], static fn ( mixed $print, int|string $name ): bool => is_string( $name ) && is_callable( $print ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Prints cards that look other than a view knows, which takes them as they are.
	 *
	 * @param list<Card> $cards    What they show.
	 * @param string     $layout   Name of the layout.
	 * @param int        $level    Level of their headings.
	 * @param bool       $has_meta Whether they show time, difficulty and keys.
	 * @return list<string> Safe HTML; empty where the view renders the cards itself.
	 */
	public static function printed( array $cards, string $layout, int $level, bool $has_meta = true ): array {
		return self::has_own( $layout ) ? ( new self() )->list( $cards, $layout, $level, $has_meta ) : [];
	}

	/**
	 * Tells whether cards look other than a view knows, so that it takes them as they are printed.
	 *
	 * @param string $layout Name of the layout.
	 */
	public static function has_own( string $layout ): bool {
		return self::DEFAULT_LAYOUT !== $layout || has_filter( 'larder_card_layouts' ) || has_filter( 'larder_card_actions' );
	}

	/**
	 * Prints the layout `default`: picture, badge, name, and one line of facts.
	 *
	 * @param Card $card     What it shows.
	 * @param int  $level    Level of its heading.
	 * @param bool $has_meta Whether it shows rating, time, difficulty and keys.
	 */
	public static function default_layout( array $card, int $level = 3, bool $has_meta = true ): string {
		$link  = sprintf( '<a%s><bdi%s>%s</bdi></a>', Html::attributes( [ 'class' => self::BLOCK . '__link', 'href' => $card['permalink'] ] ), Html::attributes( Language::printed( $card ) ), esc_html( $card['title'] ) );
		$body  = Html::element( "h$level", self::BLOCK . '__title', $link );
		$body .= $has_meta ? self::meta( $card ) . self::keys( $card['recipe_keys'] ) : '';
		return Html::element(
			'article',
			self::BLOCK,
			Html::element( 'div', self::BLOCK . '__picture', '' === $card['thumbnail'] ? self::EMPTY : $card['thumbnail'] )
				. Html::element( 'div', self::BLOCK . '__body', $body )
				. self::badge( $card )
				. self::actions( $card )
		);
	}

	/**
	 * Gives black or white, whichever reads better on a colour.
	 *
	 * @param string $color Such as `#E84E3B` or `#E43`.
	 */
	public static function ink( string $color ): string {
		$hex = ltrim( $color, '#' );
		$hex = 3 === strlen( $hex ) ? "{$hex[0]}{$hex[0]}{$hex[1]}{$hex[1]}{$hex[2]}{$hex[2]}" : $hex;
		$sum = 0.0;
		foreach ( [ 0.2126, 0.7152, 0.0722 ] as $at => $weight ) {
			$sum += $weight * ( hexdec( substr( $hex, 2 * $at, 2 ) ) / 255 ) ** 2.2;
		}
		return $sum > 0.179 ? '#000' : '#fff';
	}

	/**
	 * Prints rating, time, difficulty and calories.
	 *
	 * @param Card $card What the card shows.
	 */
	private static function meta( array $card ): string {
		$facts = array_filter( [ $card['total_time'], $card['difficulty_level'], $card['recipe_calories'] ], static fn ( string $fact ): bool => '' !== $fact );
		$parts = array_map( static fn ( string $fact ): string => '<bdi>' . esc_html( $fact ) . '</bdi>', $facts );
		if ( $card['rating']['count'] > 0 ) {
			array_unshift(
				$parts,
				sprintf(
					'<span class="%s__rating">%s<span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span>',
					self::BLOCK,
					Stars::icon(),
					esc_html( $card['rating']['text'] ),
					esc_html( $card['rating']['label'] )
				)
			);
		}
		$likes = [] === $parts && 0 === $card['likes_count'] ? '' : self::likes( $card );
		return Html::element( 'p', self::BLOCK . '__meta', implode( ' · ', $parts ) . $likes );
	}

	/**
	 * Prints how many like the recipe; nothing of it is seen where nobody does.
	 *
	 * @param Card $card What the card shows.
	 */
	private static function likes( array $card ): string {
		$exact = LikeText::of( $card['likes_count'] );
		return Html::element(
			'span',
			self::BLOCK . '__likes',
			VoteIcon::Heart->html() . sprintf( '<span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span>', esc_html( LikeText::short( $card['likes_count'] ) ), esc_html( $exact ) ),
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
	 * @param list<Key> $keys The keys.
	 */
	private static function keys( array $keys ): string {
		$items = '';
		if ( [] !== $keys ) {
			wp_enqueue_style( self::KEYS_STYLE );
		}
		foreach ( $keys as $key ) {
			$style  = '' === $key['color'] ? [] : [ 'style' => "--larder-key: {$key['color']};" ];
			$items .= sprintf( '<li><a%s>%s</a></li>', Html::attributes( [ 'class' => self::BLOCK . '__key', 'href' => $key['link'] ] + $style ), Html::element( 'span', self::BLOCK . '__icon', $key['icon'] ) . esc_html( $key['key'] ) );
		}
		return Html::element( 'ul', self::BLOCK . '__keys', $items, [ 'role' => 'list' ] );
	}

	/**
	 * Prints the badge in its colour.
	 *
	 * @param Card $card What the card shows.
	 */
	private static function badge( array $card ): string {
		$badge = $card['badges'];
		return false === $badge ? '' : Html::element(
			'a',
			self::BLOCK . '__badge',
			esc_html( $badge['badge'] ),
			[
				'href'  => $badge['link'],
				'style' => "--larder-badge: {$badge['color']}; --larder-ink: " . self::ink( $badge['color'] ) . ';',
			]
		);
	}

	/**
	 * Prints the controls at the top end of the card.
	 *
	 * @param Card $card What the card shows.
	 */
	private static function actions( array $card ): string {
		/**
		 * Filters the controls of a card.
		 *
		 * @param string[] $controls Each as safe HTML.
		 * @param array    $card     What the card shows.
		 */
		$controls = apply_filters( 'larder_card_actions', [ SaveButton::of_card( $card['recipe_id'], $card['title'] ) ], $card );
		return Html::element( 'div', self::BLOCK . '__actions', implode( '', array_filter( is_array( $controls ) ? $controls : [], is_string( ... ) ) ) );
	}
}
