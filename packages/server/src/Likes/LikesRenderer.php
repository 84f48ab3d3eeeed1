<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Controls\ControlLook;
use Larder\Controls\VoteButton;
use Larder\Controls\VoteIcon;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Votes\Kind;
use Larder\Votes\Tallies;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the block that likes a recipe; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type LikesViewProps from \Larder\Contracts\Props as Props
 */
final class LikesRenderer {

	public function __construct(
		private readonly Islands $islands,
		private readonly Tallies $tallies
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
		$props = [
			'recipeId' => $post_id,
			'likes'    => $this->tallies->for_posts( [ $post_id ], Kind::Like )[ $post_id ]->count,
		] + ControlLook::from_attributes( $attributes, VoteIcon::Heart );
		$this->islands->ask_visitor();
		return sprintf(
			'<div %s>%s</div>',
			Html::wrapper( $this->islands->wrapper( 'likes', $props, 'interaction', [ VoteButton::WAKE ] ) ),
			self::inner( $props )
		);
	}

	/**
	 * Prints what the view mounts over.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return LikeButton::html( $props );
	}
}
