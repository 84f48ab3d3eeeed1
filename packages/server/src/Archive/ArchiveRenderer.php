<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Card\CardData;
use Larder\Card\CardLook;
use Larder\Card\CardRenderer;
use Larder\Contracts\Constants;
use Larder\Islands\Islands;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Settings\Settings;
use Larder\Taxonomies\Taxonomy;
use Larder\Wishlist\SaveButton;

defined( 'ABSPATH' ) || exit;

/**
 * Prints an archive as carousel, grid or list; `view.tsx` renders the same carousel.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-import-type TermCard from TermCards
 * @phpstan-import-type ArchiveViewProps from \Larder\Contracts\Props
 * @phpstan-type Props array{id: string, cards: list<Card>, terms: list<TermCard>, printed: list<string>, level: int, hasMeta: bool, autoplay: bool, isPlain: bool}
 */
final class ArchiveRenderer {

	/** The block's class. */
	public const BLOCK = 'wp-block-larder-recipe-archive';

	/** The style of what few archives need. */
	private const MORE = 'larder-archive-more';

	/** The widest row; more slides than these do not fit. */
	private const ROW = 3;

	private const ICONS = [
		'previous' => 'm14.5 6-6 6 6 6',
		'next'     => 'm9.5 6 6 6-6 6',
		'pause'    => 'M9 6.5v11M15 6.5v11',
	];

	/** Names of the archives of the page. */
	private readonly ArchiveNames $names;

	public function __construct(
		private readonly Islands $islands,
		private readonly ArchiveQuery $query,
		private readonly CardData $cards,
		private readonly TermCards $terms,
		private readonly Settings $settings
	) {
		$this->names = new ArchiveNames();
	}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @param int                     $current    The post of the page, 0 for none.
	 * @return string HTML, empty when there is nothing to show.
	 */
	public function render( array $attributes, int $current ): string {
		$values   = new Attributes( $attributes );
		$source   = ArchiveSource::tryFrom( $values->text( 'source' ) ) ?? ArchiveSource::Newest;
		$taxonomy = $values->text( 'taxonomy' );
		$taxonomy = '' === $taxonomy ? Taxonomy::Course->value : $taxonomy;
		$ids      = self::ids( $attributes['ids'] ?? [] );
		$count    = max( 1, min( Constants::MAX_ARCHIVE_RECIPES, $values->count( 'count' ) ) );
		$look     = CardLook::of_block( $values )->text();
		$props    = [
			'id'       => wp_unique_id( 'larder-archive-' ),
			'cards'    => $this->cards->list(
				$this->query->recipes( $source, $count, $taxonomy, $ids, $current ),
				CardData::first_row(),
				false,
				$look
			),
			'terms'    => ArchiveSource::Terms === $source ? $this->terms->list( $taxonomy, $ids, $count ) : [],
			'printed'  => [],
			'level'    => max( 2, min( 6, $values->count( 'level' ) ?: 3 ) ),
			'hasMeta'  => false !== ( $attributes['showMeta'] ?? true ),
			'autoplay' => true === ( $attributes['autoplay'] ?? false ),
			'isPlain'  => $values->has_style( 'grid' ) || $values->has_style( 'list' ),
		];
		$slides   = count( $props['cards'] ) + count( $props['terms'] );
		if ( $props['isPlain'] || $props['autoplay'] || $slides <= self::ROW ) {
			wp_enqueue_style( self::MORE );
		}
		if ( 0 === $slides ) {
			return '';
		}
		$props['printed'] = CardRenderer::printed( $props['cards'], $look, $props['level'], $props['hasMeta'] );
		if ( [] !== $props['printed'] ) {
			// A missing layout is reported once, instead of all cards.
			$props['cards'] = array_slice( $props['cards'], 0, count( $props['printed'] ) );
			$slides         = count( $props['cards'] ) + count( $props['terms'] );
		}
		$label    = $this->names->next( $source, $taxonomy, $ids );
		$carousel = $props['isPlain'] ? [] : [
			'data-archive'         => $props['id'],
			'aria-roledescription' => __( 'carousel', 'larder' ),
			'data-slides'          => (string) min( $slides, self::ROW + 1 ),
		];
		return sprintf(
			'<section %s>%s</section>',
			Html::wrapper( $this->island( $props ) + [ 'aria-label' => $label ] + $carousel ),
			self::inner( $props )
		);
	}

	/**
	 * Returns the attributes of an island for carousels and for cards with controls; a grid or a list of terms needs none.
	 *
	 * @param Props $props What there is to show.
	 * @return array<string, string> Attributes of its root.
	 */
	private function island( array $props ): array {
		$has_cards = [] !== $props['cards'];
		if ( $has_cards ) {
			$this->islands->ask_visitor();
		}
		return $props['isPlain'] && ! $has_cards
			? []
			: $this->islands->wrapper(
				'recipe-archive',
				self::sent( $props ),
				$props['isPlain'] ? 'interaction' : 'visible',
				SaveButton::wake( $this->settings->guests_save_on_device() )
			);
	}

	/**
	 * Returns the props that the view cannot read from the printed cards.
	 *
	 * @param Props $props What there is to show.
	 * @return ArchiveViewProps What the view gets.
	 */
	public static function sent( array $props ): array {
		return [
			'id'       => $props['id'],
			'recipes'  => array_column( $props['cards'], 'recipe_id' ),
			'autoplay' => $props['autoplay'],
			'isPlain'  => $props['isPlain'],
		];
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What there is to show.
	 */
	public static function inner( array $props ): string {
		if ( $props['isPlain'] ) {
			return Html::element( 'ul', self::BLOCK . '__list', self::items( $props, 'item' ), [ 'role' => 'list' ] );
		}
		return sprintf(
			'<div class="%1$s__carousel">%2$s%3$s%4$s<div class="%1$s__viewport"><ul class="%1$s__slides" role="list">%5$s</ul></div></div><p class="screen-reader-text" role="status"></p>',
			self::BLOCK,
			$props['autoplay'] ? self::button( 'pause', __( 'Pause', 'larder' ) ) : '',
			self::button( 'previous', __( 'Previous', 'larder' ) ),
			self::button( 'next', __( 'Next', 'larder' ) ),
			self::items( $props, 'slide' )
		);
	}

	/**
	 * Prints the cards, each in a list item.
	 *
	 * @param Props  $props What there is to show.
	 * @param string $name  Last part of the item's class.
	 */
	private static function items( array $props, string $name ): string {
		$cards = [
			...( [] === $props['printed'] ? self::cards( $props ) : $props['printed'] ),
			...array_map( static fn ( array $term ): string => TermCards::html( $term, $props['level'] ), $props['terms'] ),
		];
		return implode(
			'',
			array_map( static fn ( string $card ): string => Html::element( 'li', self::BLOCK . "__$name", $card ), $cards )
		);
	}

	/**
	 * Prints the cards of the recipes.
	 *
	 * @param Props $props What there is to show.
	 * @return list<string>
	 */
	private static function cards( array $props ): array {
		$renderer = new CardRenderer();
		return array_map(
			static fn ( array $card ): string => $renderer->render(
				$card,
				CardRenderer::DEFAULT_LAYOUT,
				$props['level'],
				$props['hasMeta']
			),
			$props['cards']
		);
	}

	/**
	 * Prints a control.
	 *
	 * @param 'previous'|'next'|'pause' $name What it does.
	 */
	private static function button( string $name, string $label ): string {
		return sprintf(
			'<button type="button" class="%1$s__button is-%2$s" aria-label="%3$s"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="%4$s"></path></svg></button>',
			self::BLOCK,
			$name,
			esc_attr( $label ),
			self::ICONS[ $name ]
		);
	}

	/**
	 * Reads ids, whatever is stored.
	 *
	 * @param mixed $stored The `ids` attribute.
	 * @return list<int> Each once, no more than a block may show.
	 */
	private static function ids( mixed $stored ): array {
		$ids = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? absint( $id ) : 0, is_array( $stored ) ? $stored : [] );
		return array_slice( array_values( array_unique( array_filter( $ids ) ) ), 0, Constants::MAX_ARCHIVE_RECIPES );
	}
}
