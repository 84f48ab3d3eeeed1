<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Card\CardRenderer;
use Larder\Contracts\Constants;
use Larder\Recipe\Html;
use Larder\Recipe\PlainText;
use Larder\Search\Answer\NearestResults;
use Larder\Search\Query\SearchUrl;

defined( 'ABSPATH' ) || exit;

/**
 * Prints that nothing was found, and what to do: leave out what keeps most recipes away, begin with a course, or look
 * at what comes near; `nothing-found.tsx` of the block renders the same.
 *
 * @phpstan-import-type Props from SearchProps
 * @phpstan-import-type Way from NearestResults
 */
final class NothingFound {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/** The filter whose values one can begin with. */
	private const COURSES = 'recipe_courses';

	/**
	 * Renders the message with its links.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function render( array $props ): string {
		$none = '' === $props['noneHtml']
			? sprintf(
				'<p>%s</p>',
				esc_html(
					'' === $props['noResults']
						? __( 'No recipe matches. Try other words or fewer filters.', 'larder' )
						: $props['noResults']
				)
			)
			: Html::element( 'div', self::BLOCK . '__none-of-site', $props['noneHtml'] );
		return Html::element(
			'div',
			self::BLOCK . '__none',
			$none . self::ways( $props ) . self::courses( $props )
		) . self::nearest( $props );
	}

	/**
	 * Prints what finds recipes instead, and a link to all of them.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function ways( array $props ): string {
		if ( [] === array_diff_key( $props['search'], [ 'sorting' => true ] ) ) {
			return '';
		}
		$links = array_map(
			static fn ( array $way ): string => self::link(
				$props,
				(
					'' === $way['keyword']
						? []
						: [ 'keyword' => [ $way['keyword'] ] ]
				) + array_diff_key( $props['search'], array_flip( $way['without'] ) ),
				esc_html( self::label( $props, $way ) ) . sprintf(
					' <span class="%s__count">%s</span>',
					self::BLOCK,
					esc_html( PlainText::number( $way['total'] ) )
				)
			),
			$props['answer']['nearest']['ways'] ?? []
		);
		return self::list( [ ...$links, self::link( $props, [], esc_html__( 'Show all recipes', 'larder' ) ) ] );
	}

	/**
	 * Returns the label of a suggestion.
	 *
	 * @param Props $props What the view gets.
	 * @param Way   $way
	 */
	private static function label( array $props, array $way ): string {
		if ( '' !== $way['keyword'] ) {
			/* translators: %s: a word. */
			return sprintf( __( 'Search for “%s”', 'larder' ), $way['keyword'] );
		}
		$labels = in_array( 'keyword', $way['without'], true ) ? $props['search']['keyword'] ?? [] : [];
		foreach ( [ ...$props['filters'], ...$props['others'] ] as $filter ) {
			if ( 'keyword' !== $filter['id'] && in_array( $filter['id'], $way['without'], true ) ) {
				array_push( $labels, ...ChosenFilters::labels( $filter, $props['search'][ $filter['id'] ] ?? [] ) );
			}
		}
		/* translators: %s: words or chosen values of filters, such as "Up to 30 min". */
		return sprintf( __( 'Search without “%s”', 'larder' ), implode( ', ', $labels ) );
	}

	/**
	 * Prints courses to begin with, where the block asks for one and none is chosen.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function courses( array $props ): string {
		$options = array_column( $props['filters'], 'options', 'id' )[ self::COURSES ] ?? [];
		$top     = array_slice(
			array_values( array_filter( $options, static fn ( array $option ): bool => 0 === $option['depth'] ) ),
			0,
			Constants::MAX_OFFERED_COURSES
		);
		if ( [] === $top || isset( $props['search'][ self::COURSES ] ) ) {
			return '';
		}
		$links = array_map(
			static fn ( array $option ): string => self::link(
				$props,
				[ self::COURSES => [ $option['value'] ] ],
				esc_html( $option['label'] )
			),
			$top
		);
		return sprintf( '<p>%s</p>', esc_html__( 'Or begin with a course', 'larder' ) ) . self::list( $links );
	}

	/**
	 * Prints the recipes that come near.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function nearest( array $props ): string {
		[ 'results' => $cards, 'printed' => $printed ] = $props['answer']['nearest'] ?? [
			'results' => [],
			'printed' => [],
		];
		if ( [] === $cards ) {
			return '';
		}
		$level = $props['level'];
		$below = min( 6, $level + 1 );
		$items = [] === $printed ? ( new CardRenderer() )->list( $cards, CardRenderer::DEFAULT_LAYOUT, $below ) : $printed;
		return Html::element( "h$level", self::BLOCK . '__nearest', esc_html__( 'What comes near', 'larder' ) )
			. sprintf(
				'<ul class="%s__cards" role="list">%s</ul>',
				self::BLOCK,
				implode( '', array_map( static fn ( string $card ): string => "<li>$card</li>", $items ) )
			);
	}

	/**
	 * Prints a link to another search.
	 *
	 * @param Props                       $props  What the view gets.
	 * @param array<string, list<string>> $search What it asks for.
	 * @param string                      $html   Safe HTML of its text.
	 */
	private static function link( array $props, array $search, string $html ): string {
		return sprintf(
			'<a class="%s__way" href="%s" data-larder-press="">%s</a>',
			self::BLOCK,
			esc_url( SearchUrl::build( $search, 1, $props['keep'] ) ),
			$html
		);
	}

	/**
	 * Prints links as a list.
	 *
	 * @param list<string> $links Each as safe HTML.
	 */
	private static function list( array $links ): string {
		return Html::element(
			'ul',
			self::BLOCK . '__ways',
			implode( '', array_map( static fn ( string $link ): string => "<li>$link</li>", $links ) ),
			[ 'role' => 'list' ]
		);
	}
}
