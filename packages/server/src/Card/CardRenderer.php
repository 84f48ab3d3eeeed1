<?php
declare( strict_types=1 );

namespace Larder\Card;

use Larder\Ajax\Refusal;
use Larder\Log;
use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Renders recipes as cards, each in the layout that the site has chosen.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-import-type SaveControl from DefaultCard
 * @phpstan-import-type ShownCard from DefaultCard
 */
final class CardRenderer {

	/** The layout that is always there. */
	public const DEFAULT_LAYOUT = CardLook::LAYOUT;

	/**
	 * Prints a card.
	 *
	 * @param Card             $card     What it shows.
	 * @param string           $look     How it looks, as `CardLook` writes it, or the name of a layout.
	 * @param int              $level    Level of its heading.
	 * @param bool             $has_meta Whether it shows rating, time and difficulty.
	 * @param SaveControl|null $save     Prints the control that saves the recipe, for its id and its name; null where a view
	 *                                   renders the card.
	 */
	public function render(
		array $card,
		string $look = self::DEFAULT_LAYOUT,
		int $level = 3,
		bool $has_meta = true,
		?\Closure $save = null
	): string {
		[ $layout, $details ] = self::parts( $look );
		$print                = self::layouts()[ $layout ] ?? null;
		if ( null === $print ) {
			Log::hint( sprintf( 'there is no layout of cards with the name "%s".', $layout ) );
			return Html::element( 'p', DefaultCard::BLOCK . '-missing', esc_html__( 'Template not found', 'larder' ) );
		}
		// It is passed with the card, so that a layout which wraps the default one need not pass it on.
		$shown = null === $save ? $card : [ 'save_control' => $save ] + $card;
		$html  = $print( $shown, $level, $has_meta, $details );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Prints the cards of a list; a missing layout is reported once.
	 *
	 * @param list<Card>       $cards    What they show.
	 * @param string           $look     How they look, as for `render()`.
	 * @param int              $level    Level of their headings.
	 * @param bool             $has_meta Whether they show rating, time and difficulty.
	 * @param SaveControl|null $save     As for `render()`.
	 * @return list<string> Safe HTML.
	 */
	public function list(
		array $cards,
		string $look = self::DEFAULT_LAYOUT,
		int $level = 3,
		bool $has_meta = true,
		?\Closure $save = null
	): array {
		$shown = isset( self::layouts()[ self::parts( $look )[0] ] ) ? $cards : array_slice( $cards, 0, 1 );
		return array_map( fn ( array $card ): string => $this->render( $card, $look, $level, $has_meta, $save ), $shown );
	}

	/**
	 * Reads the look that a request asks for.
	 *
	 * @param mixed $asked As `CardLook` writes it; the default for none.
	 * @throws Refusal When there is no such layout.
	 */
	public static function asked( mixed $asked ): string {
		$layout = is_string( $asked ) && '' !== $asked ? $asked : self::DEFAULT_LAYOUT;
		if ( ! isset( self::layouts()[ self::parts( $layout )[0] ] ) ) {
			throw new Refusal( 'unknown_layout', esc_html__( 'Template not found', 'larder' ), 400 );
		}
		return $layout;
	}

	/**
	 * Returns the layouts of the site.
	 *
	 * @return array<string, callable> By name.
	 */
	public static function layouts(): array {
		/**
		 * Filters the layouts of cards.
		 *
		 * @param array<string, callable> $layouts Each gets card, level of the heading, whether to show meta and what the site has cards
		 *                                         show besides, and gives safe HTML.
		 */
		$layouts = apply_filters( 'larder_card_layouts', [ self::DEFAULT_LAYOUT => self::default_layout( ... ) ] );
		return array_filter(
			is_array( $layouts ) ? $layouts : [],
			static fn ( mixed $print, int|string $name ): bool => is_string( $name ) && is_callable( $print ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Prints cards in a look that the view cannot render, which shows them as printed.
	 *
	 * @param list<Card> $cards    What they show.
	 * @param string     $look     How they look, as for `render()`.
	 * @param int        $level    Level of their headings.
	 * @param bool       $has_meta Whether they show rating, time and difficulty.
	 * @return list<string> Safe HTML; empty where the view renders the cards itself.
	 */
	public static function printed( array $cards, string $look, int $level, bool $has_meta = true ): array {
		return self::has_own( $look ) ? ( new self() )->list( $cards, $look, $level, $has_meta ) : [];
	}

	/**
	 * Returns whether cards have a look that the view cannot render, so that it shows them as printed.
	 *
	 * @param string $look How they look, as for `render()`.
	 */
	public static function has_own( string $look ): bool {
		return self::DEFAULT_LAYOUT !== $look || has_filter( 'larder_card_layouts' ) || has_filter( 'larder_card_actions' );
	}

	/**
	 * Splits a look into its layout and its details. A site may have a layout whose name looks like both.
	 *
	 * @param string $look As for `render()`.
	 * @return array{string, list<string>}
	 */
	private static function parts( string $look ): array {
		$read = isset( self::layouts()[ $look ] ) ? null : CardLook::read( $look );
		return [ $read->layout ?? $look, $read->details ?? CardLook::DEFAULT_DETAILS ];
	}

	/**
	 * Renders the default layout, for layouts that show it within their own.
	 *
	 * @param ShownCard    $card     What it shows.
	 * @param int          $level    Level of its heading.
	 * @param bool         $has_meta Whether it shows rating, time and difficulty.
	 * @param list<string> $details  Of {@see CardLook::DETAILS}.
	 */
	public static function default_layout(
		array $card,
		int $level = 3,
		bool $has_meta = true,
		array $details = CardLook::DEFAULT_DETAILS
	): string {
		return DefaultCard::html( $card, $level, $has_meta, $details );
	}
}
