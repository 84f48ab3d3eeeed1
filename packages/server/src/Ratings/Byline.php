<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Assets\Styles;
use Larder\Recipe\Html;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the average above a recipe, on the line of its author.
 */
final class Byline implements Registrable {

	public function __construct( private readonly Ratings $ratings ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'larder_recipe_byline', $this->add( ... ), 5, 2 );
	}

	/**
	 * Adds the stars first, if somebody has rated the recipe.
	 *
	 * @param mixed    $parts What is on the line.
	 * @param \WP_Post $post  The post that holds the recipe.
	 * @return mixed
	 */
	public function add( mixed $parts, \WP_Post $post ): mixed {
		$summary = $this->ratings->get( $post->ID );
		if ( ! is_array( $parts ) || 0 === $summary->count ) {
			return $parts;
		}
		wp_enqueue_style( Styles::BASE );
		wp_enqueue_style( 'larder-stars' );
		$number = esc_html( $summary->short() );
		// The space is part of the hidden words: a theme would underline it as part of the link.
		$total  = sprintf( '<span class="screen-reader-text"> %s</span>', esc_html( $summary->total() ) );
		$link   = get_comments_number( $post ) > 0 ? Links::comments( $post->ID ) : '';
		// Who speaks to the browser presses a link by the words that it shows.
		$count = '' === $link
			? sprintf( '<span aria-hidden="true">%s</span>%s', $number, $total )
			: sprintf( '<a%s>%s%s</a>', Html::attributes( [ 'href' => $link ] ), $number, $total );
		$stars  = RatingStars::render( $summary->average, $summary->label() );
		return [
			Html::element( 'span', 'wp-block-larder-recipe__rating', $stars . ' ' . $count ),
			...$parts,
		];
	}
}
