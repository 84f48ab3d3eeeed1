<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what a recipe lacks, each with a link into the editor, to the field that it is about.
 */
final class RuleLinks {

	/**
	 * Prints them, those that search engines need first.
	 *
	 * @param list<Rule> $lacks What it lacks.
	 * @param int        $most  How many are named.
	 * @return string Safe HTML.
	 */
	public static function html( int $post_id, array $lacks, int $most ): string {
		if ( [] === $lacks ) {
			return esc_html__( 'Complete', 'larder' );
		}
		$url    = get_edit_post_link( $post_id, 'raw' );
		$links  = array_map( static fn ( Rule $rule ): string => self::link( $rule, $url ), array_slice( $lacks, 0, $most ) );
		$others = count( $lacks ) - count( $links );
		if ( $others > 0 ) {
			$names = implode( ', ', array_map( static fn ( Rule $rule ): string => $rule->label(), array_slice( $lacks, $most ) ) );
			$links[] = sprintf(
				'<span title="%s">%s</span>',
				esc_attr( $names ),
				/* translators: %s: number of things that a recipe lacks, beside those that are named. */
				esc_html( sprintf( _n( '%s more', '%s more', $others, 'larder' ), number_format_i18n( $others ) ) )
			);
		}
		return implode( ', ', $links );
	}

	/**
	 * Prints the link of one rule.
	 *
	 * @param string|null $url URL of the editor; null for people who may not edit the recipe.
	 * @return string Safe HTML.
	 */
	private static function link( Rule $rule, ?string $url ): string {
		$label = esc_html( $rule->label() );
		$label = Group::Needed === $rule->group() ? "<strong>$label</strong>" : $label;
		return null === $url
			? $label
			: sprintf( '<a href="%s">%s</a>', esc_url( $url . Constants::EDITOR_FIELD_FRAGMENT . $rule->value ), $label );
	}
}
