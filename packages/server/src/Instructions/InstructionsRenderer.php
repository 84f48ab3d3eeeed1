<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Islands\Islands;
use Larder\Islands\SiteStorage;
use Larder\Links\KeywordLinks;
use Larder\Recipe\Anchor;
use Larder\Recipe\Facts;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PinnedPictures;
use Larder\Recipe\RichText;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the steps of a recipe; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type Step from StepList
 * @phpstan-import-type Group from StepList
 * @phpstan-import-type SentStep from \Larder\Contracts\Props
 * @phpstan-import-type SentInstructions from \Larder\Contracts\Props
 * @phpstan-type Scaling array{servings: float|null, servingType: 'scale'|'input', useFraction: bool}
 * @phpstan-type Props array{recipeId: int, title: string, level: 2|3|4|5, scaling: Scaling|null, groups: list<Group>, lang?: string, dir?: 'ltr'|'rtl'}
 * @phpstan-import-type Words from StepMarkup
 */
final class InstructionsRenderer {

	private const BLOCK = StepMarkup::BLOCK;

	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings,
		private readonly KeywordLinks $keywords,
		private readonly PinnedPictures $pins
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param Facts                   $facts      The recipe's facts.
	 * @param int                     $post_id    The post that holds the recipe.
	 * @param int<2, 5>               $level      Level of the heading.
	 * @return string HTML, empty when no step can be read.
	 */
	public function render( array $attributes, Facts $facts, int $post_id, int $level ): string {
		$groups = StepList::read( $attributes['groups'] ?? [] );
		if ( [] === $groups ) {
			return '';
		}
		$title = RichText::inline( is_string( $attributes['title'] ?? null ) ? $attributes['title'] : '' );
		$words = Language::of_post( $post_id );
		$props = [
			'recipeId' => $post_id,
			'title'    => RichText::is_blank( $title ) ? esc_html__( 'Instructions', 'larder' ) : $words->mark( $title ),
			'level'    => $level,
			'scaling'  => $this->scaling( $facts ),
			'groups'   => array_map( fn ( array $group ): array => $this->with_controls( $group, $post_id ), $groups ),
		] + $words->attributes();
		if ( [] !== array_filter( array_column( array_merge( ...array_column( $groups, 'steps' ) ), 'imageUrl' ) ) ) {
			$this->islands->open_lightbox();
		}
		$wakers = [
			'storage:' . SiteStorage::key( "recipe:$post_id" ),
			'storage:larder:units',
			...( null === $props['scaling'] ? [] : [ 'query:servings', 'query:recipe_servings' ] ),
		];
		$root   = $this->islands->wrapper( 'instructions', self::sent( $props ), 'interaction', $wakers );
		return sprintf( '<section %s>%s</section>', Html::wrapper( $root ), self::inner( $props ) );
	}

	/**
	 * Omits what is empty, and texts and pictures: the view reads them in the markup.
	 *
	 * @param Props $props What there is to show.
	 * @return SentInstructions What the view gets.
	 */
	public static function sent( array $props ): array {
		$groups = [];
		foreach ( $props['groups'] as $group ) {
			$groups[] = [
				'id'    => $group['id'],
				'steps' => array_map( self::sent_step( ... ), $group['steps'] ),
			];
		}
		unset( $props['title'] );
		return [ 'groups' => $groups ] + $props;
	}

	/**
	 * Omits what is empty in a step and what the view reads in the markup.
	 *
	 * @param Step $step
	 * @return SentStep
	 */
	private static function sent_step( array $step ): array {
		return [ 'id' => $step['id'] ]
			+ ( '' === $step['videoUrl'] ? [] : [ 'videoUrl' => $step['videoUrl'] ] )
			+ ( isset( $step['ingredients'] ) ? [ 'ingredients' => $step['ingredients'] ] : [] );
	}

	/**
	 * Returns how amounts in the steps follow the servings; the text itself stays as it was written.
	 *
	 * @param Facts $facts The recipe's facts.
	 * @return Scaling|null Null where they do not.
	 */
	private function scaling( Facts $facts ): ?array {
		return $this->settings->is_on( 'scaleStepAmounts' ) && $this->settings->is_serving_adjustable() ? [
			'servings'    => $facts->servings(),
			'servingType' => $this->settings->serving_type(),
			'useFraction' => $this->settings->use_fraction(),
		] : null;
	}

	/**
	 * Adds the anchors to a group's steps; turns the times in their texts into controls and keywords into links, except in feeds.
	 *
	 * @param Group $group
	 * @param int   $post_id The post that holds the recipe.
	 * @return Group
	 */
	private function with_controls( array $group, int $post_id ): array {
		$pin   = $this->pins->pin( $post_id )?->own_attributes() ?? [];
		$words = Language::of_post( $post_id )->attributes();
		foreach ( $group['steps'] as $at => $step ) {
			$anchor                          = Anchor::for_recipe( 'step', $step['id'], $post_id );
			$group['steps'][ $at ]['anchor'] = $anchor;
			if ( is_feed() ) {
				continue;
			}
			$group['steps'][ $at ]['text'] = $this->keywords->link(
				StepTimes::mark( $step['text'], $anchor ),
				$post_id,
				'instructions'
			);
			$group['steps'][ $at ]['note'] = $this->keywords->link( $step['note'], $post_id, 'notes' );
			$group['steps'][ $at ]['tip']  = $this->keywords->link( $step['tip'], $post_id, 'notes' );
			if ( null !== $step['image'] ) {
				$group['steps'][ $at ]['image'] = $pin + $step['image'] + ( '' === ( $step['image']['alt'] ?? '' ) ? [] : $words );
			}
		}
		return $group;
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What there is to show.
	 */
	public static function inner( array $props ): string {
		$html  = '';
		$words = Language::printed( $props );
		$first = 1;
		foreach ( $props['groups'] as $group ) {
			$html .= self::group( $group, $props['level'] + 1, $first, $words );
			$first += count( $group['steps'] );
		}
		return sprintf(
			'<div class="%1$s__head" tabindex="-1">%2$s<p class="%1$s__progress" hidden><progress max="%3$d" value="0" aria-hidden="true"></progress><span>%4$s</span></p>'
				. '<button type="button" class="%1$s__reset" hidden>%5$s</button></div>%6$s<p class="screen-reader-text" role="status"></p>',
			self::BLOCK,
			Html::element( 'h' . $props['level'], self::BLOCK . '__title', $props['title'] ),
			$first - 1,
			/* translators: 1: number of steps that are done, 2: number of all steps. */
			esc_html( sprintf( __( '%1$d of %2$d', 'larder' ), 0, $first - 1 ) ),
			esc_html__( 'Reset', 'larder' ),
			$html
		);
	}

	/**
	 * Prints one group; the steps are numbered through all groups.
	 *
	 * @param Group $group
	 * @param int   $level Level of its heading.
	 * @param int   $first Number of its first step.
	 * @param Words $words In which language it is written, as attributes.
	 */
	private static function group( array $group, int $level, int $first, array $words ): string {
		$steps = '';
		foreach ( $group['steps'] as $at => $step ) {
			$steps .= StepMarkup::step( $step, $first + $at, $words );
		}
		$start = 1 === $first ? [] : [ 'start' => (string) $first ];
		return Html::element(
			'div',
			self::BLOCK . '__group',
			Html::element( "h$level", self::BLOCK . '__group-title', $group['title'], $words )
				. Html::element( 'ol', self::BLOCK . '__list', $steps, [ 'role' => 'list' ] + $start )
		);
	}
}
