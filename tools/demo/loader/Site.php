<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Creates a food site around the recipes: pages, navigation, header and footer, looks.
 *
 * @phpstan-import-type Post from Ledger
 */
final class Site {

	private const NAME    = 'Plum & Pepper';
	private const TAGLINE = 'Recipes for ordinary evenings and long Sundays';
	private const THEME   = 'twentytwentyfive';
	/** The courses that the front page shows; the recipe index shows all. */
	private const FIRST_COURSES = [ 'Breakfast', 'Soup', 'Salad', 'Main course', 'Bread', 'Dessert' ];

	/** Where the site keeps what its owner would have in a must-use plugin. */
	private const MUST_USE = WPMU_PLUGIN_DIR . '/larder-demo.php';

	private const PAGES   = [ 'recipes' => 'Recipes', 'about' => 'About', 'home' => 'Home' ];

	/**
	 * @param Markup $markup Fills what the files leave open.
	 */
	public function __construct(
		private readonly Source $source,
		private readonly Ledger $ledger,
		private readonly Markup $markup
	) {}

	/**
	 * Creates what is missing.
	 *
	 * @param array<string, list<string>> $terms Names of the terms by taxonomy.
	 * @return int How many posts were written.
	 */
	public function keep( array $terms ): int {
		$parts = [
			'{{tiles}}'    => $this->tiles( array_keys( $this->source->looks()['recipe-course'] ?? [] ) ),
			'{{some}}'     => $this->tiles( self::FIRST_COURSES ),
			// In the pages: the site editor drops the styles of a site with its variation.
			'{{css}}'      => (string) preg_replace( '~/\*.*?\*/|[\t\n]+~s', '', $this->source->read( 'site/pages.css' ) ),
			'{{card}}'     => $this->source->read( 'site/card.markup' ),
			'{{cuisines}}' => $this->cuisines( $terms['recipe-cuisine'] ?? [] ),
		];
		$written = 0;
		foreach ( self::PAGES as $slug => $title ) {
			$markup   = strtr( $this->source->read( "site/$slug.markup" ), $parts );
			$written += (int) $this->keep_page( $slug, $title, $markup );
		}
		$written += (int) $this->ledger->keep_post(
			'navigation:main',
			[
				'post_type'    => 'wp_navigation',
				'post_title'   => 'Main',
				'post_name'    => 'larder-demo-main',
				'post_content' => $this->markup->fill( $this->source->read( 'site/navigation.markup' ) ),
			]
		);
		if ( self::THEME === get_stylesheet() ) {
			$written += $this->keep_look();
		}
		$this->keep_options();
		return $written + (int) $this->keep_must_use();
	}

	/**
	 * Removes what is beside the database.
	 */
	public function remove(): void {
		if ( file_exists( self::MUST_USE ) ) {
			wp_delete_file( self::MUST_USE );
		}
	}

	/**
	 * Writes the must-use plugin, unless it is there.
	 *
	 * @throws \RuntimeException When it cannot be written.
	 */
	private function keep_must_use(): bool {
		$code = $this->source->read( 'site/must-use.php' );
		if ( file_exists( self::MUST_USE ) && file_get_contents( self::MUST_USE ) === $code ) {
			return false;
		}
		if ( ! wp_mkdir_p( WPMU_PLUGIN_DIR ) || false === file_put_contents( self::MUST_USE, $code ) ) {
			throw new \RuntimeException( self::MUST_USE . ' cannot be written.' );
		}
		return true;
	}

	/**
	 * Writes a page.
	 *
	 * @param string $markup Block markup with marks.
	 */
	private function keep_page( string $slug, string $title, string $markup ): bool {
		return $this->ledger->keep_post(
			"page:$slug",
			[
				'post_type'      => 'page',
				'post_title'     => $title,
				'post_name'      => $slug,
				'post_content'   => $this->markup->fill( $markup ),
				'post_author'    => get_current_user_id(),
				'comment_status' => 'closed',
				'meta_input'     => [ '_wp_page_template' => 'page-no-title' ],
			]
		);
	}

	/**
	 * Writes header, footer, styles and the template of a recipe for Twenty Twenty-Five, unless the site has its own.
	 *
	 * @return int How many posts were written.
	 */
	private function keep_look(): int {
		$written = 0;
		foreach ( [ 'header', 'footer' ] as $area ) {
			$written += (int) $this->keep_theme_post(
				"part:$area",
				[
					'post_type'    => 'wp_template_part',
					'post_title'   => ucfirst( $area ),
					'post_name'    => $area,
					'post_content' => $this->markup->fill( $this->source->read( "site/$area.markup" ) ),
					'tax_input'    => [ 'wp_theme' => [ self::THEME ], 'wp_template_part_area' => [ $area ] ],
				]
			);
		}
		$written += (int) $this->keep_theme_post(
			'template:single-recipe',
			[
				'post_type'    => 'wp_template',
				'post_title'   => 'Single recipe',
				'post_name'    => 'single-recipe',
				'post_content' => $this->recipe_template(),
				'tax_input'    => [ 'wp_theme' => [ self::THEME ] ],
			]
		);
		$written += (int) $this->keep_theme_post(
			'styles',
			[
				'post_type'    => 'wp_global_styles',
				'post_title'   => 'Custom Styles',
				'post_name'    => 'wp-global-styles-' . self::THEME,
				'post_content' => $this->markup->fill( $this->source->read( 'site/styles.json' ) ),
				'tax_input'    => [ 'wp_theme' => [ self::THEME ] ],
			]
		);
		if ( $written > 0 ) {
			wp_clean_theme_json_cache();
		}
		return $written;
	}

	/**
	 * Returns the plugin's template of a recipe with related recipes below the comments.
	 *
	 * @throws \RuntimeException When the plugin has no such template.
	 */
	private function recipe_template(): string {
		$template = \WP_Block_Templates_Registry::get_instance()->get_registered( 'larder//single-recipe' );
		$parts    = explode( '</main>', $template->content ?? '' );
		if ( 2 !== count( $parts ) ) {
			throw new \RuntimeException( 'The plugin has no template of a recipe to add related recipes to.' );
		}
		return implode( (string) preg_replace( '/\n\s+/', "\n", $this->source->read( 'site/related.markup' ) ) . '</main>', $parts );
	}

	/**
	 * Writes a post that belongs to the theme, unless the site has one of its own.
	 *
	 * @param Post $post
	 */
	private function keep_theme_post( string $key, array $post ): bool {
		$own = get_posts(
			[
				'post_type'        => $post['post_type'],
				'name'             => $post['post_name'],
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Once, and there are few.
				'tax_query'        => [ [ 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => self::THEME ] ],
				'numberposts'      => 1,
				'suppress_filters' => true,
			]
		);
		$has_own = isset( $own[0] ) && $own[0] instanceof \WP_Post && $own[0]->ID !== $this->ledger->post_id( $key );
		if ( $has_own || ! $this->ledger->keep_post( $key, $post ) ) {
			return false;
		}
		// WordPress made the terms that tell which theme the post is for.
		foreach ( [ 'wp_theme', 'wp_template_part_area' ] as $taxonomy ) {
			$terms = get_the_terms( $this->ledger->post_id( $key ), $taxonomy );
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				$this->ledger->note_term( "term:$taxonomy:$term->slug", $term->term_id, 1 === $term->count );
			}
		}
		return true;
	}

	/**
	 * Sets the site's name, front page and logo.
	 */
	private function keep_options(): void {
		$logo = $this->ledger->post_id( 'picture:logo' );
		foreach ( [
			'blogname'        => self::NAME,
			'blogdescription' => self::TAGLINE,
			'show_on_front'   => 'page',
			'page_on_front'   => $this->ledger->post_id( 'page:home' ),
			'site_logo'       => $logo,
			'site_icon'       => $logo,
		] as $name => $value ) {
			$this->ledger->keep_option( $name, $value );
		}
	}

	/**
	 * Draws a tile for each course.
	 *
	 * @param list<string> $courses
	 */
	private function tiles( array $courses ): string {
		$tile  = $this->source->read( 'site/tile.markup' );
		$looks = $this->source->looks()['recipe-course'] ?? [];
		return implode(
			"\n\n",
			array_map(
				static fn ( string $name ): string => strtr(
					$tile,
					[
						'%picture%' => 'picture:' . ( $looks[ $name ]['image'] ?? '' ),
						'%term%'    => 'term:recipe-course:' . sanitize_title( $name ),
						'%label%'   => esc_html( $name ),
					]
				),
				$courses
			)
		);
	}

	/**
	 * Lists the cuisines as links.
	 *
	 * @param list<string> $names
	 */
	private function cuisines( array $names ): string {
		$names = array_unique( $names );
		sort( $names );
		return implode(
			// The point stays at the end of a line.
			"\u{00A0}· ",
			array_map(
				static fn ( string $name ): string => sprintf(
					'<a href="{{link term:recipe-cuisine:%s}}">%s</a>',
					sanitize_title( $name ),
					esc_html( $name )
				),
				$names
			)
		);
	}
}
