<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Islands\Islands;
use Larder\Islands\SiteStorage;
use Larder\Lines\QuantityText;
use Larder\Lines\Scale\SlashRange;
use Larder\Links\KeywordLinks;
use Larder\Recipe\Facts;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\RichText;
use Larder\Settings\Settings;
use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the ingredients of a recipe; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type Item from IngredientList
 * @phpstan-import-type Group from IngredientList
 * @phpstan-import-type PanData from \Larder\Recipe\Pan
 * @phpstan-import-type SentLine from \Larder\Contracts\Props
 * @phpstan-import-type SentIngredients from \Larder\Contracts\Props
 * @phpstan-type Props array{
 *     recipeId: int, title: string, level: 2|3|4|5, servings: float|null, unit: string, pan: PanData|null,
 *     servingType: 'scale'|'input', useFraction: bool, kitchen: bool, isAdjustable: bool, hasCheckboxes: bool,
 *     hasUnits: bool, groups: list<Group>, lang?: string, dir?: 'ltr'|'rtl'
 * }
 */
final class IngredientsRenderer {

	private const BLOCK = IngredientMarkup::BLOCK;

	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings,
		private readonly KeywordLinks $keywords,
		private readonly StoredUnits $units
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param Facts                   $facts      The recipe's facts.
	 * @param int                     $post_id    The post that holds the recipe.
	 * @param int<2, 5>               $level      Level of the heading.
	 * @return string HTML, empty when no line can be read.
	 */
	public function render( array $attributes, Facts $facts, int $post_id, int $level ): string {
		$groups = IngredientList::read( $attributes['groups'] ?? [] );
		if ( [] === $groups ) {
			return '';
		}
		$title = RichText::inline( is_string( $attributes['title'] ?? null ) ? $attributes['title'] : '' );
		$words = Language::of_post( $post_id );
		$props = [
			'recipeId'      => $post_id,
			'title'         => RichText::is_blank( $title ) ? esc_html__( 'Ingredients', 'larder' ) : $words->mark( $title ),
			'level'         => $level,
			'servings'      => $facts->servings(),
			'unit'          => $facts->values->text( 'yieldUnit' ),
			'pan'           => $facts->pan(),
			'servingType'   => $this->settings->serving_type(),
			'useFraction'   => $this->settings->use_fraction(),
			'kitchen'       => $this->settings->has_kitchen_rounding(),
			'isAdjustable'  => $this->settings->is_serving_adjustable(),
			'hasCheckboxes' => $this->settings->has_ingredient_checkboxes(),
			'hasUnits'      => $this->settings->is_on( 'showUnitSwitch' ),
			'groups'        => $this->linked( $groups, $post_id ),
		] + $words->attributes();
		if ( [] !== array_filter( array_column( array_merge( ...array_column( $groups, 'items' ) ), 'imageUrl' ) ) ) {
			$this->islands->open_lightbox();
		}
		$root = $this->islands->wrapper(
			'ingredients',
			OtherUnits::add( self::sent( $props ), $words->tag(), $props['hasUnits'] ? $this->units->for_post( $post_id ) : [] ),
			'interaction',
			[ 'storage:' . SiteStorage::key( "recipe:$post_id" ), 'query:servings', 'query:recipe_servings', 'storage:larder:units' ]
		);
		return sprintf( '<section %s>%s</section>', Html::wrapper( $root ), self::inner( $props ) );
	}

	/**
	 * Omits what is empty in the lines.
	 *
	 * @param Props $props What there is to show.
	 * @return SentIngredients What the view gets.
	 */
	public static function sent( array $props ): array {
		$groups = [];
		foreach ( $props['groups'] as $group ) {
			$groups[] = [ 'items' => array_map( self::sent_line( ... ), $group['items'] ) ] + $group;
		}
		return [ 'groups' => $groups ] + $props;
	}

	/**
	 * Omits what is empty in a line.
	 *
	 * @param Item $item The line.
	 * @return SentLine
	 */
	private static function sent_line( array $item ): array {
		return [ 'id' => $item['id'] ] + array_filter( $item, static fn ( mixed $value ): bool => null !== $value && '' !== $value );
	}

	/**
	 * Links the names of ingredients that have no link of their own.
	 *
	 * @param list<Group> $groups
	 * @param int         $post_id The post that holds the recipe.
	 * @return list<Group>
	 */
	private function linked( array $groups, int $post_id ): array {
		$linked = [];
		foreach ( $groups as $group ) {
			$items = [];
			foreach ( $group['items'] as $item ) {
				$item['name'] = null === $item['link'] ? $this->keywords->link( $item['name'], $post_id, 'ingredients' ) : $item['name'];
				$items[]      = $item;
			}
			$group['items'] = $items;
			$linked[]       = $group;
		}
		return $linked;
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		$heading = 'h' . $props['level'];
		$shown   = self::printed( $props['groups'], $props['lang'] ?? SiteLanguage::of_page() );
		$groups  = implode( '', array_map( static fn ( array $group ): string => self::group( $group, $props ), $shown ) );
		$made    = ServingsControl::made( $props['servings'], $props['unit'], $props['servingType'], Language::printed( $props ) );
		$reset   = sprintf( '<button type="button" class="%s__reset" hidden>%s</button>', self::BLOCK, esc_html__( 'Reset', 'larder' ) );
		$head    = Html::element(
			'div',
			self::BLOCK . '__head',
			Html::element(
				$heading,
				self::BLOCK . '__title',
				$props['title']
			) . ( $props['isAdjustable'] ? $made . $reset : '' ) . ( $props['hasUnits'] ? UnitSwitch::render() : '' ),
			[ 'tabindex' => '-1' ]
		);
		$adjust  = Html::element(
			'div',
			self::BLOCK . '__adjust',
			$props['isAdjustable']
				? ServingsControl::render( $props['servings'], $props['unit'], $props['servingType'], null !== $props['pan'] )
				: ''
		);
		$actions = sprintf(
			'<p class="%1$s__actions"><button type="button" class="%1$s__copy"><span aria-live="polite">%2$s</span></button></p><p class="screen-reader-text" role="status"></p>',
			self::BLOCK,
			esc_html__( 'Copy list', 'larder' )
		);
		$lines   = Html::element(
			'div',
			self::BLOCK . '__groups',
			$groups,
			[ 'style' => '--larder-quantity: ' . QuantityColumn::width( $shown ) . ';' ]
		);
		return Html::element( 'div', self::BLOCK . '__sheet', $head . $adjust . $lines . $actions );
	}

	/**
	 * Sets the amounts as they are printed.
	 *
	 * @param list<Group> $groups Groups as written.
	 * @param string      $locale Language tag of their words.
	 * @return list<Group>
	 */
	private static function printed( array $groups, string $locale ): array {
		$shown = [];
		foreach ( $groups as $group ) {
			$items = [];
			foreach ( $group['items'] as $item ) {
				$range            = SlashRange::in_line( $item['quantity'], $item['unit'], $item['name'], $locale );
				$item['quantity'] = QuantityText::pretty( $range ?? $item['quantity'] );
				$items[]          = $item;
			}
			$group['items'] = $items;
			$shown[]        = $group;
		}
		return $shown;
	}

	/**
	 * Prints one group.
	 *
	 * @param Group $group
	 * @param Props $props What the view gets.
	 */
	private static function group( array $group, array $props ): string {
		$heading = 'h' . ( $props['level'] + 1 );
		$words   = Language::printed( $props );
		$lines   = array_map( static fn ( array $item ): string => IngredientMarkup::line( $item, $props ), $group['items'] );
		return Html::element(
			'div',
			self::BLOCK . '__group',
			Html::element( $heading, self::BLOCK . '__group-title', $group['title'], $words )
				. Html::element( 'ul', self::BLOCK . '__list', implode( '', $lines ), [ 'role' => 'list' ] + $words )
		);
	}
}
