<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * The list of the recipes that lack something, below the counts of Recipes → Check.
 */
final class CheckList {

	/** Recipes on a page. */
	private const LIMIT = 20;

	/**
	 * @param \Closure( string ): string $url Returns the URL of the screen for a rule; for all with an empty text.
	 */
	public function __construct(
		private readonly Findings $findings,
		private readonly \Closure $url
	) {}

	/**
	 * Prints a page of the list.
	 *
	 * @param Rule|null $rule  What the recipes lack; null for anything.
	 * @param int       $count How many there are.
	 * @param int       $asked The page that the URL asks for, from 1; the nearest that there is is printed.
	 */
	public function show( ?Rule $rule, int $count, int $asked ): void {
		$title = null === $rule
			? __( 'Recipes that lack something', 'larder' )
			/* translators: %s: what recipes lack, such as "Picture". */
			: sprintf( __( 'Recipes that lack: %s', 'larder' ), $rule->label() );
		printf( '<h2 id="larder-check-list">%s</h2>', esc_html( $title ) );
		if ( null !== $rule ) {
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url( ( $this->url )( '' ) . '#larder-check-list' ),
				esc_html__( 'All recipes that lack something', 'larder' )
			);
		}
		if ( 0 === $count ) {
			printf( '<p>%s</p>', esc_html__( 'There are none.', 'larder' ) );
			return;
		}
		$pages = (int) ceil( $count / self::LIMIT );
		$page  = min( $pages, max( 1, $asked ) );
		$ids   = $this->findings->posts( $rule->value ?? Findings::INCOMPLETE, $page, self::LIMIT );
		_prime_post_caches( $ids, false, false );
		$found = $this->findings->for_posts( $ids );
		printf(
			'<table class="widefat striped" aria-labelledby="larder-check-list"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Recipe', 'larder' ),
			esc_html__( 'Lacks', 'larder' )
		);
		foreach ( $ids as $id ) {
			printf(
				'<tr><th scope="row">%s</th><td>%s</td></tr>',
				wp_kses_post( self::name( $id ) ),
				wp_kses_post( RuleLinks::html( $id, $found[ $id ] ?? [], count( Rule::cases() ) ) )
			);
		}
		echo '</tbody></table>';
		$this->show_pages( $rule, $page, $pages );
	}

	/**
	 * Prints the links to the other pages.
	 *
	 * @param Rule|null $rule  What the recipes lack.
	 * @param int       $page  The page, from 1.
	 * @param int       $pages How many there are.
	 */
	private function show_pages( ?Rule $rule, int $page, int $pages ): void {
		$links = paginate_links(
			[
				'base'    => add_query_arg( 'paged', '%#%', ( $this->url )( $rule->value ?? '' ) ) . '#larder-check-list',
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			]
		);
		if ( is_string( $links ) ) {
			printf( '<nav aria-label="%s"><p>%s</p></nav>', esc_attr__( 'Pages', 'larder' ), wp_kses_post( $links ) );
		}
	}

	/**
	 * Returns the name of a recipe with a link into the editor, and its status where it is not published.
	 *
	 * @param int $id The recipe.
	 * @return string HTML.
	 */
	private static function name( int $id ): string {
		$title  = PlainText::from_html( get_the_title( $id ) );
		$name   = esc_html( '' === $title ? __( '(no title)', 'larder' ) : $title );
		$url    = get_edit_post_link( $id, 'raw' );
		$status = (string) get_post_status( $id );
		$state  = 'publish' === $status ? '' : get_post_status_object( $status )->label ?? '';
		return (
			null === $url
				? $name
				: sprintf( '<a href="%s">%s</a>', esc_url( $url ), $name )
		) . ( is_string( $state ) && '' !== $state ? ' — ' . esc_html( $state ) : '' );
	}
}
