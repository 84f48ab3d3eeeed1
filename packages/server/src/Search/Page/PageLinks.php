<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\PlainText;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\SearchUrl;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the links from page to page; `pages.tsx` and `more.tsx` of the block render the same.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class PageLinks {

	private const BLOCK = 'wp-block-larder-recipe-search';

	/**
	 * Prints numbers, and the links to the previous and the next page.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function numbers( array $props ): string {
		[ 'page' => $page, 'pages' => $pages ] = $props['answer'];
		if ( $pages < 2 ) {
			return '';
		}
		$items = '';
		if ( $page > 1 ) {
			$items .= '<li>' . self::link( $props, $page - 1, __( 'Previous', 'larder' ), ' rel="prev"' ) . '</li>';
		}
		foreach ( PageNumbers::around( $page, $pages ) as $number ) {
			$items .= null === $number
				? '<li class="' . self::BLOCK . '__gap" aria-hidden="true">…</li>'
				: '<li>' . self::link(
					$props,
					$number,
					PlainText::number( $number ),
					$number === $page ? ' aria-current="page"' : ''
				) . '</li>';
		}
		if ( $page < $pages ) {
			$items .= '<li>' . self::link( $props, $page + 1, __( 'Next', 'larder' ), ' rel="next"' ) . '</li>';
		}
		return sprintf(
			'<nav class="%1$s__pages" aria-label="%2$s"><ul role="list">%3$s</ul></nav>',
			self::BLOCK,
			esc_attr__( 'Pages of results', 'larder' ),
			$items
		);
	}

	/**
	 * Prints the link to the recipes before those of the page, where results are added one page after the other.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function earlier( array $props ): string {
		$page = $props['answer']['page'];
		return $page < 2
			? ''
			: sprintf(
				'<p class="%s__earlier">%s</p>',
				self::BLOCK,
				self::link( $props, $page - 1, __( 'Show earlier recipes', 'larder' ), ' rel="prev"' )
			);
	}

	/**
	 * Prints which of the recipes are shown, and the link to the next ones.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function more( array $props ): string {
		[ 'page' => $page, 'pages' => $pages, 'total' => $total, 'results' => $results ] = $props['answer'];
		if ( $pages < 2 ) {
			return '';
		}
		$before = ( $page - 1 ) * $props['perPage'];
		return sprintf(
			'<nav class="%1$s__more" aria-label="%2$s"><p role="status">%3$s</p>%4$s</nav>',
			self::BLOCK,
			esc_attr__( 'Pages of results', 'larder' ),
			esc_html(
				sprintf(
					/* translators: 1: number of the first recipe shown, 2: of the last one, 3: how many there are. */
					__( '%1$s–%2$s of %3$s', 'larder' ),
					PlainText::number( min( $before + 1, $total ) ),
					PlainText::number( $before + count( $results ) ),
					PlainText::number( $total )
				)
			),
			$page < $pages ? self::link( $props, $page + 1, __( 'Load more recipes', 'larder' ), ' rel="next"' ) : ''
		);
	}

	/**
	 * Names the place where the results begin, to which the links to other pages lead.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function place( array $props ): string {
		return $props['id'] . '-results';
	}

	/**
	 * Prints a link to a page.
	 *
	 * @param Props  $props What the view gets.
	 * @param int    $page  From 1.
	 * @param string $more  Further attributes, safe and after a space.
	 */
	private static function link( array $props, int $page, string $text, string $more ): string {
		return sprintf(
			'<a href="%s"%s data-larder-press="">%s</a>',
			esc_url( SearchUrl::build( $props['search'], $page, $props['keep'] ) . '#' . self::place( $props ) ),
			$more,
			esc_html( $text )
		);
	}
}
