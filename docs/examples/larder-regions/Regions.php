<?php
/**
 * Everything that the example hooks into.
 *
 * @package LarderRegions
 */

declare( strict_types=1 );

namespace LarderRegions;

use Larder\Card\CardRenderer;
use Larder\Search\Query\Facet;
use Larder\Settings\Store;

/**
 * Stores the region of a recipe in a meta field, and shows it wherever Larder lets other plugins speak.
 *
 * @phpstan-import-type Card from \Larder\Card\CardData
 */
final class Regions {

	/** The meta field; one text such as `Anatolia`. */
	public const META = 'larder_region';

	/** The setting that says whether pages name the region. */
	public const SETTING = 'larderRegionsInByline';

	/** The layout of cards that names the region. */
	public const LAYOUT = 'region';

	/**
	 * Hooks into WordPress and Larder.
	 */
	public function register(): void {
		add_action( 'init', $this->register_field( ... ) );
		add_filter( 'larder_settings', $this->add_setting( ... ) );
		add_filter( 'larder_recipe_byline', $this->add_to_byline( ... ), 10, 2 );
		add_filter( 'larder_recipe_document', $this->add_keyword( ... ), 10, 2 );
		add_filter( 'larder_recipe_schema', $this->add_to_schema( ... ), 10, 3 );
		add_filter( 'larder_card_layouts', $this->add_layout( ... ) );
		add_filter( 'larder_facets', $this->add_facet( ... ) );
		add_filter( 'larder_ajax_actions', $this->add_action( ... ) );
	}

	/**
	 * Registers the field, which editors and REST may write.
	 */
	public function register_field(): void {
		register_post_meta(
			'recipe',
			self::META,
			[
				'type'              => 'string',
				'single'            => true,
				'show_in_rest'      => true,
				'sanitize_callback' => 'sanitize_text_field',
			]
		);
	}

	/**
	 * Setting: a switch among those of the recipe page.
	 *
	 * @param array<string, array<string, mixed>> $settings Settings of other plugins.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_setting( array $settings ): array {
		return $settings + [
			self::SETTING => [
				'title'       => __( 'Recipes name their region', 'larder-regions' ),
				'description' => __( 'On the line of the author.', 'larder-regions' ),
				'type'        => 'boolean',
				'default'     => true,
				'group'       => 'recipe',
			],
		];
	}

	/**
	 * Markup: a part of the line below the recipe's title. What a filter gives is printed as it is, so it escapes.
	 *
	 * @param list<string> $parts Safe HTML of each part.
	 * @param \WP_Post     $post  The post that holds the recipe.
	 * @return list<string>
	 */
	public function add_to_byline( array $parts, \WP_Post $post ): array {
		$region = $this->region( $post->ID );
		if ( '' !== $region && true === ( new Store() )->value( self::SETTING ) ) {
			/* translators: %s: a region, such as Anatolia. */
			$parts[] = esc_html( sprintf( __( 'From %s', 'larder-regions' ), $region ) );
		}
		return $parts;
	}

	/**
	 * Data: a keyword of the stored document, which the index of the search reads, too.
	 *
	 * @param array{keywords: list<string>} $document The document, and more.
	 * @param \WP_Post                      $post     The post that holds the recipe.
	 * @return array{keywords: list<string>}
	 */
	public function add_keyword( array $document, \WP_Post $post ): array {
		$region = $this->region( $post->ID );
		if ( '' !== $region ) {
			$document['keywords'][] = $region;
		}
		return $document;
	}

	/**
	 * Data: the place of origin in what search engines read.
	 *
	 * @param array<string, mixed> $node     The schema.org Recipe.
	 * @param array<string, mixed> $document
	 * @param \WP_Post             $post     The post that holds the recipe.
	 * @return array<string, mixed>
	 */
	public function add_to_schema( array $node, array $document, \WP_Post $post ): array {
		$region = $this->region( $post->ID );
		return '' === $region ? $node : $node + [
			'locationCreated' => [
				'@type' => 'Place',
				'name'  => $region,
			],
		];
	}

	/**
	 * Cards: a layout of its own, made of Larder's and one line more.
	 *
	 * @param array<string, callable> $layouts
	 * @return array<string, callable>
	 */
	public function add_layout( array $layouts ): array {
		return $layouts + [ self::LAYOUT => $this->card( ... ) ];
	}

	/**
	 * Prints a card in this layout.
	 *
	 * @param Card $card     What it shows.
	 * @param int  $level    Level of its heading.
	 * @param bool $has_meta Whether it shows time, difficulty and keys.
	 * @return string Safe HTML.
	 */
	public function card( array $card, int $level = 3, bool $has_meta = true ): string {
		$html   = CardRenderer::default_layout( $card, $level, $has_meta );
		$region = $this->region( $card['recipe_id'] );
		return '' === $region ? $html : sprintf( '<div class="larder-regions-card">%s<p>%s</p></div>', $html, esc_html( $region ) );
	}

	/**
	 * Facet: regions as a filter of the search. Afterwards: `wp larder index rebuild`.
	 *
	 * @param array<string, Facet> $facets Facets by id.
	 * @return array<string, Facet>
	 */
	public function add_facet( array $facets ): array {
		return $facets + [ 'region' => Facet::meta( self::META, __( 'Region', 'larder-regions' ) ) ];
	}

	/**
	 * Ajax: a call that pages can make, with the checks of Larder's own.
	 *
	 * @param list<\Larder\Ajax\ForeignAction> $actions Actions of other plugins.
	 * @return list<\Larder\Ajax\ForeignAction>
	 */
	public function add_action( array $actions ): array {
		// It extends an interface of Larder, so it is read no earlier than here.
		require_once __DIR__ . '/RecipesOfRegion.php';
		return [ ...$actions, new RecipesOfRegion() ];
	}

	/**
	 * Returns the region of a recipe.
	 *
	 * @return string Plain text, empty for none.
	 */
	private function region( int $post_id ): string {
		$region = get_post_meta( $post_id, self::META, true );
		return is_string( $region ) ? $region : '';
	}
}
