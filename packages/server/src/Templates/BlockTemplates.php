<?php
declare( strict_types=1 );

namespace Larder\Templates;

use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Block templates for recipes, which a site can edit in the Site Editor.
 */
final class BlockTemplates implements Registrable {

	/** The template of the pages that show the search or the lists of a visitor, and nothing else. */
	public const LISTS = 'recipe-lists';

	/**
	 * @param list<string>            $lists     Options with the ids of the pages with the lists of a visitor.
	 * @param \Closure( mixed ): bool $is_search Whether what is shown is a page with nothing but the search.
	 */
	public function __construct(
		private readonly Root $root,
		private readonly array $lists,
		private readonly \Closure $is_search
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_templates( ... ), 20 );
		add_filter( 'page_template_hierarchy', $this->with_lists( ... ) );
	}

	/**
	 * Registers the templates; a theme's own of the same name wins.
	 */
	public function register_templates(): void {
		if ( ! wp_is_block_theme() ) {
			return;
		}
		$archive = $this->content( 'archive-recipe' );
		$this->add(
			'single-' . PostType::NAME,
			$this->content( 'single-recipe' ),
			__( 'Single recipe', 'larder' ),
			__( 'Shows one recipe.', 'larder' )
		);
		$this->add( 'archive-' . PostType::NAME, $archive, __( 'Recipe archive', 'larder' ), __( 'Lists all recipes.', 'larder' ) );
		$this->add(
			'recipe-landing',
			$this->content( 'landing-recipes' ),
			__( 'Recipe landing page', 'larder' ),
			__( 'Leads to recipes by course, season and search.', 'larder' ),
			[ 'page' ]
		);
		$this->add(
			self::LISTS,
			$this->content( self::LISTS ),
			__( 'Search, saved recipes or shopping list', 'larder' ),
			__( 'Shows a search or the lists of a visitor, without a band above the title.', 'larder' ),
			[ 'page' ]
		);
		foreach ( Taxonomy::cases() as $taxonomy ) {
			$name = $taxonomy->labels()['singular_name'];
			$this->add(
				'taxonomy-' . $taxonomy->value,
				$archive,
				/* translators: %s: name of a taxonomy, such as Cuisine. */
				sprintf( __( 'Recipes by taxonomy: %s', 'larder' ), $name ),
				__( 'Lists the recipes of one term.', 'larder' )
			);
		}
	}

	/**
	 * Has the pages of saved recipes, of the shopping list and of nothing but the search shown by the
	 * plugin's template, unless a page has chosen one or the theme has one for it alone.
	 *
	 * @param mixed $templates Names of files, the first that exists is taken.
	 * @return mixed
	 */
	public function with_lists( mixed $templates ): mixed {
		$at    = is_array( $templates ) ? array_search( 'page.php', $templates, true ) : false;
		$pages = array_map( get_option( ... ), $this->lists );
		// An option that was written by an import may be text.
		$is_list = in_array( (string) get_queried_object_id(), array_map( strval( ... ), array_filter( $pages, is_scalar( ... ) ) ), true );
		if ( is_array( $templates ) && is_int( $at ) && ( $is_list || ( $this->is_search )( get_queried_object() ) ) ) {
			array_splice( $templates, $at, 0, self::LISTS . '.php' );
		}
		return $templates;
	}

	/**
	 * Registers one template.
	 *
	 * @param string       $slug        Slug in the template hierarchy.
	 * @param string       $content     Its blocks.
	 * @param string       $title       Title in the Site Editor.
	 * @param string       $description Description in the Site Editor.
	 * @param list<string> $post_types  Posts that can choose it; none for one that WordPress chooses.
	 */
	private function add( string $slug, string $content, string $title, string $description, array $post_types = [] ): void {
		register_block_template(
			"larder//$slug",
			[
				'title'       => $title,
				'description' => $description,
				'content'     => $content,
			] + ( [] === $post_types ? [] : [ 'post_types' => $post_types ] )
		);
	}

	/**
	 * Reads the blocks of a template, whose texts are translated, without the space that sets them in: it would be in each page.
	 *
	 * @param string $file Name of the file without its ending.
	 */
	private function content( string $file ): string {
		ob_start();
		require $this->root->path( "packages/server/templates/$file.php" );
		return (string) preg_replace( '/\n\s+/', "\n", (string) ob_get_clean() );
	}
}
