<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Controls\ControlLook;
use Larder\Controls\VoteButton;
use Larder\Controls\VoteIcon;
use Larder\Islands\Islands;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the block that recommends a post of any type; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type RecommendViewProps from \Larder\Contracts\Props as Props
 */
final class RecommendRenderer {

	/**
	 * Wakes the view for a visitor who recommends a post of the page: a page that a cache has kept has neither their words
	 * nor today's number.
	 */
	private const WAKE = 'recommended';

	public function __construct(
		private readonly Islands $islands,
		private readonly Tallies $tallies,
		private readonly RecommendCount $count
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there is no post.
	 */
	public function render( array $attributes, int $post_id ): string {
		if ( 0 === $post_id ) {
			return '';
		}
		$votes  = $this->tallies->for_posts( [ $post_id ], Kind::Recommend )[ $post_id ]->count;
		$suffix = ( new Attributes( $attributes ) )->text( 'suffix' );
		$props  = [
			'postId'    => $post_id,
			'count'     => $this->count->number( $votes ),
			'suffix'    => '' === $suffix ? $this->count->suffix( $votes ) : $suffix,
			'ownSuffix' => $suffix,
			'titles'    => [
				'off' => $this->count->title( false ),
				'on'  => $this->count->title( true ),
			],
		] + ControlLook::from_attributes( $attributes, VoteIcon::Thumb );
		$this->islands->ask_visitor();
		return sprintf(
			'<div %s>%s</div>',
			Html::wrapper( $this->islands->wrapper( 'recommend', $props, 'interaction', [ VoteButton::WAKE, self::WAKE ] ) ),
			self::inner( $props )
		);
	}

	/**
	 * Prints what the view mounts over.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return RecommendButton::html( $props );
	}
}
