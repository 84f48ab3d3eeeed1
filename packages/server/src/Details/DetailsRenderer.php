<?php
declare( strict_types=1 );

namespace Larder\Details;

use Larder\Islands\Islands;
use Larder\Islands\SiteStorage;
use Larder\Recipe\Facts;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\RecipeRenderer;
use Larder\Settings\Settings;
use Larder\Taxonomies\ShownTerms;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the facts of a recipe and its terms as a strip.
 */
final class DetailsRenderer {

	private const BLOCK = 'wp-block-larder-details';

	/** Badges are marks of cards: they make one stand out among others. */
	private const TERMS = [ Taxonomy::Course, Taxonomy::Cuisine, Taxonomy::Method, Taxonomy::Dietary, Taxonomy::Key, Taxonomy::Tag ];

	public function __construct( private readonly Islands $islands, private readonly Settings $settings ) {}

	/**
	 * Prints the strip.
	 *
	 * @param Facts        $facts   The recipe's facts.
	 * @param list<string> $chosen  Names of facts in order; empty for all that are known.
	 * @param int          $post_id The post that holds the recipe.
	 * @return string HTML, empty when nothing is known.
	 */
	public function render( Facts $facts, array $chosen, int $post_id ): string {
		$list = FactList::known( $facts, $chosen );
		$seen = [] === $chosen ? FactList::first( $facts, $list ) : array_keys( $list );
		$html = [];
		foreach ( $list as $name => $fact ) {
			$label         = esc_html( $fact['label'] );
			$html[ $name ] = $this->fact(
				$name,
				FactList::has_own_label( $facts, $name ) ? Language::of_post( $post_id )->mark( $label ) : $label,
				$fact['html'],
				$this->island( $name, $facts, $fact['html'], $post_id )
			);
		}
		$strip = Html::element(
			'dl',
			self::BLOCK . '__facts',
			implode( '', array_map( static fn ( string $name ): string => $html[ $name ], $seen ) )
		);
		$rest  = Html::element( 'dl', self::BLOCK . '__facts', implode( '', array_diff_key( $html, array_flip( $seen ) ) ) )
			. Html::element( 'dl', self::BLOCK . '__terms', $this->terms( $post_id ) );
		$source = $this->settings->is_on( 'showSource' ) ? SourceLine::html( $facts ) : '';
		return '' === $strip . $rest . $source
			? ''
			: sprintf( '<div %s>%s%s%s</div>', Html::wrapper( [] ), $strip, $this->all( $rest, $post_id ), $source );
	}

	/**
	 * Puts the less important facts into a `details` element, which prints open.
	 *
	 * @param string $rest    Safe HTML of the other facts and the terms.
	 * @param int    $post_id The post that holds the recipe.
	 */
	private function all( string $rest, int $post_id ): string {
		$post = get_post( $post_id );
		if ( '' === $rest || ( $post instanceof \WP_Post && ! RecipeRenderer::has_actions( $post ) ) ) {
			return $rest;
		}
		return sprintf(
			'<details class="%1$s__all"><summary>%2$s</summary>%3$s</details>',
			self::BLOCK,
			esc_html__( 'All details', 'larder' ),
			$rest
		);
	}

	/**
	 * Prints one fact.
	 *
	 * @param string                $name       Name of the fact.
	 * @param string                $label      Safe HTML.
	 * @param string                $html       Safe HTML.
	 * @param array<string, string> $attributes Attributes of the value, not escaped.
	 */
	private function fact( string $name, string $label, string $html, array $attributes ): string {
		return sprintf(
			'<div class="wp-block-larder-details__fact" data-fact="%s"><dt>%s%s</dt><dd%s>%s</dd></div>',
			esc_attr( $name ),
			FactIcons::for_fact( $name ),
			$label,
			Html::attributes( $attributes ),
			$html
		);
	}

	/**
	 * Returns the attributes that let a fact follow what a visitor chose.
	 *
	 * The island is the value alone: nothing else in the strip ever changes.
	 *
	 * @param string $name    Name of the fact.
	 * @param Facts  $facts   The recipe's facts.
	 * @param string $html    What is printed of it.
	 * @param int    $post_id The post that holds the recipe.
	 * @return array<string, string> Empty for a fact that follows nothing.
	 */
	private function island( string $name, Facts $facts, string $html, int $post_id ): array {
		return match ( $name ) {
			'yield'       => $this->yield_island( $facts, $post_id ) + Language::of_post( $post_id )->attributes(),
			'keywords'    => Language::of_post( $post_id )->attributes(),
			'temperature' => $this->temperature_island( $facts, $html ),
			default       => [],
		};
	}

	/**
	 * Returns the attributes that let the temperature follow the units.
	 *
	 * @param Facts  $facts The recipe's facts.
	 * @param string $html  What is printed of it.
	 * @return array<string, string>
	 */
	private function temperature_island( Facts $facts, string $html ): array {
		$value = $facts->values->number( 'temperature' );
		return null === $value ? [] : $this->islands->wrapper(
			'details',
			[
				'value' => $value,
				'scale' => 'F' === $facts->values->text( 'temperatureUnit' ) ? 'F' : 'C',
				'text'  => wp_strip_all_tags( $html ),
			],
			'interaction',
			[ 'storage:larder:units' ]
		);
	}

	/**
	 * Returns the attributes that let the yield follow the servings.
	 *
	 * @param Facts $facts   The recipe's facts.
	 * @param int   $post_id The post that holds the recipe.
	 * @return array<string, string>
	 */
	private function yield_island( Facts $facts, int $post_id ): array {
		$servings = $facts->servings();
		return null === $servings ? [] : $this->islands->wrapper(
			'details',
			[
				'recipeId' => $post_id,
				'servings' => $servings,
				'text'     => FactList::yield_amount( $facts ),
				'unit'     => $facts->values->text( 'yieldUnit' ),
			] + array_filter( [ 'most' => $facts->most_servings() ] ) + Language::of_post( $post_id )->attributes(),
			'interaction',
			[ 'storage:' . SiteStorage::key( "recipe:$post_id" ), 'query:servings', 'query:recipe_servings' ]
		);
	}

	/**
	 * Prints the terms of the recipe, with links to what else is of their kind.
	 *
	 * @param int $post_id The post that holds the recipe.
	 */
	private function terms( int $post_id ): string {
		$html = '';
		foreach ( self::TERMS as $taxonomy ) {
			$terms = ShownTerms::for_post( $post_id, $taxonomy );
			if ( [] === $terms ) {
				continue;
			}
			$links = array_map( $this->term_link( ... ), $terms );
			$html .= sprintf(
				'<div class="wp-block-larder-details__term"><dt>%s</dt><dd>%s</dd></div>',
				esc_html( $taxonomy->labels()['singular_name'] ),
				implode( ', ', $links )
			);
		}
		return $html;
	}

	/**
	 * Prints one term.
	 */
	private function term_link( \WP_Term $term ): string {
		$link = get_term_link( $term );
		return is_string( $link )
			? sprintf( '<a href="%s" rel="tag">%s</a>', esc_url( $link ), esc_html( $term->name ) )
			: esc_html( $term->name );
	}
}
