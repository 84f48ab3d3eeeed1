<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Shows stars in wp-admin's list of comments, and filters the list by them.
 */
final class CommentColumns implements Registrable {

	private const COLUMN = 'larder_rating';

	/** What the filter sends: a number of stars, `any` or `none`. */
	private const FIELD = 'larder_rating';

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'manage_edit-comments_columns', $this->add_column( ... ) );
		add_action( 'manage_comments_custom_column', $this->show( ... ), 10, 2 );
		add_action( 'restrict_manage_comments', $this->print_filter( ... ) );
		add_filter( 'comments_list_table_query_args', $this->filter( ... ) );
	}

	/**
	 * Adds the column after the comments themselves.
	 *
	 * @param array<string, string> $columns Titles by key.
	 * @return array<string, string>
	 */
	public function add_column( array $columns ): array {
		$added = [];
		foreach ( $columns as $key => $title ) {
			$added[ $key ] = $title;
			if ( 'comment' === $key ) {
				$added[ self::COLUMN ] = __( 'Rating', 'larder' );
			}
		}
		return $added;
	}

	/**
	 * Prints one cell.
	 *
	 * @param string $column The column's key.
	 */
	public function show( string $column, int|string $comment_id ): void {
		$comment = self::COLUMN === $column ? get_comment( (int) $comment_id ) : null;
		$stars   = $comment instanceof \WP_Comment ? CommentRating::for_comment( $comment ) : 0;
		if ( $stars > 0 ) {
			printf(
				'<span aria-hidden="true" style="color: #cc5a00; white-space: nowrap;">%s</span><span class="screen-reader-text">%s</span>',
				esc_html( str_repeat( '★', $stars ) . str_repeat( '☆', 5 - $stars ) ),
				esc_html( RatingStars::label( $stars ) )
			);
		}
	}

	/**
	 * Prints the filter above the list.
	 */
	public function print_filter(): void {
		$options = [
			''     => __( 'With and without rating', 'larder' ),
			'any'  => __( 'With a rating', 'larder' ),
			'none' => __( 'Without a rating', 'larder' ),
		];
		for ( $stars = 5; $stars >= 1; $stars-- ) {
			/* translators: %d: number of stars. */
			$options[ (string) $stars ] = sprintf( _n( '%d star', '%d stars', $stars, 'larder' ), $stars );
		}
		printf( '<label class="screen-reader-text" for="larder-rating-filter">%s</label>', esc_html__( 'Filter by rating', 'larder' ) );
		printf( '<select name="%s" id="larder-rating-filter">', esc_attr( self::FIELD ) );
		foreach ( $options as $value => $label ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( $this->asked(), (string) $value, false ),
				esc_html( $label )
			);
		}
		echo '</select>';
	}

	/**
	 * Narrows the list to what the filter asks for.
	 *
	 * @param array<string, mixed> $args Arguments of the query.
	 * @return array<string, mixed>
	 */
	public function filter( array $args ): array {
		$stars = [
			'key'     => CommentRating::KEY,
			'type'    => 'DECIMAL(3,1)',
			'value'   => [ 0.5, 5 ],
			'compare' => 'BETWEEN',
		];
		$query = match ( $this->asked() ) {
			'any'                   => [ $stars ],
			'none'                  => [
				'relation' => 'OR',
				[
					'key'     => CommentRating::KEY,
					'compare' => 'NOT EXISTS',
				],
				[
					'key'   => CommentRating::KEY,
					'value' => [ '', '0' ],
					'compare' => 'IN',
				],
			],
			'1', '2', '3', '4', '5' => [ [ 'value' => self::bounds( (int) $this->asked() ) ] + $stars ],
			default                 => [],
		};
		if ( [] !== $query ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- An editor's list, when an editor asks.
			$args['meta_query'] = [ $args['meta_query'] ?? [], $query ];
		}
		return $args;
	}

	/**
	 * Returns what counts as so many whole stars: older ones may have fractions.
	 *
	 * @param int $stars From 1 to 5.
	 * @return array{float, float}
	 */
	private static function bounds( int $stars ): array {
		return [ $stars - 0.5, $stars + 0.4 ];
	}

	/**
	 * Returns what the filter asks for.
	 */
	private function asked(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only narrows a list.
		$asked = isset( $_GET[ self::FIELD ] ) && is_string( $_GET[ self::FIELD ] )
			? sanitize_key( wp_unslash( $_GET[ self::FIELD ] ) )
			: '';
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		return in_array( $asked, [ 'any', 'none', '1', '2', '3', '4', '5' ], true ) ? $asked : '';
	}
}
