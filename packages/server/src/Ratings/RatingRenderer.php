<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Islands\Islands;
use Larder\Islands\SiteStorage;
use Larder\Recipe\Html;
use Larder\Recipe\RichText;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints how a recipe is rated; `view.tsx` of the block renders the same markup.
 *
 * @phpstan-import-type RatingSummary from Summary
 * @phpstan-import-type RatingViewProps from \Larder\Contracts\Props as Props
 * @phpstan-import-type RatingBlock from \Larder\Contracts\Props
 */
final class RatingRenderer {

	private const BLOCK = 'wp-block-larder-rating';

	public function __construct(
		private readonly Islands $islands,
		private readonly Ratings $ratings,
		private readonly Settings $settings
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param int                  $post_id    The post that holds the recipe.
	 * @param int<2, 5>            $level      Level of the heading.
	 * @return string HTML, empty where there is nothing to rate.
	 */
	public function render( array $attributes, int $post_id, int $level ): string {
		if ( ! $this->settings->has_ratings() || ! CommentRating::is_recipe( $post_id ) ) {
			return '';
		}
		$title = RichText::inline( is_string( $attributes['title'] ?? null ) ? $attributes['title'] : '' );
		$props = [
			'recipeId' => $post_id,
			'legend'   => RatingField::legend( $this->settings ),
			'block'    => [
				'title'       => RichText::is_blank( $title ) ? esc_html__( 'Ratings', 'larder' ) : $title,
				'level'       => $level,
				'summary'     => $this->ratings->summary( $post_id ),
				'showBars'    => false !== ( $attributes['showBars'] ?? true ),
				'commentsUrl' => get_comments_number( $post_id ) > 0 ? Links::comments( $post_id ) : '',
				'formUrl'     => comments_open( $post_id ) ? Links::form( $post_id ) : '',
				'isOpen'      => $this->settings->can_rate_without_comment(),
			],
		];
		$root  = $props['block']['isOpen']
			? $this->islands->wrapper( 'rating', $props, 'hover', [ 'storage:' . SiteStorage::key( "rating:$post_id" ) ] )
			: [];
		return sprintf( '<section %s>%s</section>', Html::wrapper( $root ), self::inner( $props ) );
	}

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		$block = $props['block'];
		if ( null === $block ) {
			return RatingField::render( $props['legend'] );
		}
		return Html::element( 'h' . $block['level'], self::BLOCK . '__title', $block['title'] )
			. self::summary( $block )
			. ( $block['isOpen'] ? self::form( $props['legend'] ) : '' )
			. Html::element(
				'p',
				self::BLOCK . '__invite',
				self::link( $block['formUrl'], $block['isOpen'] ? __( 'Write a comment', 'larder' ) : __( 'Rate this recipe', 'larder' ) )
			);
	}

	/**
	 * Prints the field that rates without a comment.
	 *
	 * @param string $legend What it is called.
	 */
	private static function form( string $legend ): string {
		return Html::element(
			'form',
			self::BLOCK . '__form',
			RatingField::render( $legend )
				. sprintf(
					'<button type="submit" class="larder-vote %s__send" hidden>%s</button>',
					self::BLOCK,
					esc_html__( 'Send rating', 'larder' )
				)
				. sprintf( '<p class="%s__message" role="status"></p>', self::BLOCK )
		);
	}

	/**
	 * Prints the average, how many rated, and how the ratings are spread.
	 *
	 * @param RatingBlock $block What the block says.
	 */
	private static function summary( array $block ): string {
		$summary = $block['summary'];
		if ( 0 === $summary['count'] ) {
			return Html::element( 'p', self::BLOCK . '__none', esc_html__( 'Nobody has rated this recipe yet.', 'larder' ) );
		}
		$total = self::link( $block['commentsUrl'], $summary['total'] );
		return Html::element(
			'p',
			self::BLOCK . '__average',
			Html::element( 'span', self::BLOCK . '__number', esc_html( $summary['text'] ), [ 'aria-hidden' => 'true' ] )
				. RatingStars::render( $summary['average'], $summary['label'] )
				. ( '' === $total ? '<span>' . esc_html( $summary['total'] ) . '</span>' : $total )
		) . ( $block['showBars'] ? self::bars( $summary['spread'] ) : '' );
	}

	/**
	 * Prints how the ratings are spread, five stars first.
	 *
	 * @param list<int> $spread How many gave one star, two stars and so on.
	 */
	private static function bars( array $spread ): string {
		$rows = '';
		$all  = array_sum( $spread );
		foreach ( array_reverse( $spread, true ) as $at => $votes ) {
			$share = 0 === $all ? 0 : round( $votes / $all * 100, 1 );
			/* translators: %d: number of stars. */
			$stars = sprintf( _n( '%d star', '%d stars', $at + 1, 'larder' ), $at + 1 );
			$rows .= Html::element(
				'li',
				self::BLOCK . '__row',
				Html::element( 'span', self::BLOCK . '__stars', esc_html( $stars ) )
					. sprintf( '<span class="%s__bar" aria-hidden="true" style="--larder-share: %s%%;"></span>', self::BLOCK, $share )
					. Html::element( 'span', self::BLOCK . '__votes', (string) $votes )
			);
		}
		return Html::element( 'ul', self::BLOCK . '__bars', $rows, [ 'role' => 'list' ] );
	}

	/**
	 * Prints a link.
	 *
	 * @param string $url  Where it leads; empty prints nothing.
	 * @param string $text What it says.
	 */
	private static function link( string $url, string $text ): string {
		return '' === $url ? '' : sprintf( '<a%s>%s</a>', Html::attributes( [ 'href' => $url ] ), esc_html( $text ) );
	}
}
