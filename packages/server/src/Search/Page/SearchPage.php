<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Recipe\PostType;
use Larder\Settings\Store;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the one page on which visitors search the recipes of a site.
 */
final class SearchPage {

	/** The setting that holds the page's id, under the name that WP Delicious uses. */
	private const SETTING = 'searchPage';

	/** What a page has that is for searching: the block, or the shortcode of WP Delicious. */
	private const SIGNS = [ '<!-- wp:larder/recipe-search ', '[recipe_search' ];

	/**
	 * @param Store $settings The stored settings.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Store $settings = new Store()
	) {}

	/**
	 * Returns the block with its parts, as the editor saves it.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function content( array $attributes = [] ): string {
		$none = sprintf(
			'<!-- wp:larder/recipe-search-no-results --><div class="wp-block-larder-recipe-search-no-results" hidden><!-- wp:paragraph {"className":"has-text-align-center"} --><p class="has-text-align-center">%s</p><!-- /wp:paragraph --></div><!-- /wp:larder/recipe-search-no-results -->',
			esc_html__( 'No recipe matches. Try other words or fewer filters.', 'larder' )
		);
		return get_comment_delimited_block_content(
			'larder/recipe-search',
			$attributes,
			"<!-- wp:larder/recipe-search-filters /--><!-- wp:larder/recipe-search-results -->$none<!-- /wp:larder/recipe-search-results -->"
		);
	}

	/**
	 * Returns where visitors find recipes: the page for searching, else the archive of recipes, else the front page.
	 */
	public static function url(): string {
		$set  = ( new Store() )->value( self::SETTING );
		$id   = is_numeric( $set ) ? absint( $set ) : 0;
		$page = $id > 0 && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : get_post_type_archive_link( PostType::NAME );
		return false === $page ? home_url( '/' ) : $page;
	}

	/**
	 * Whether a page holds the search alone: one with texts or pictures of its own may need the theme's template.
	 *
	 * @param mixed $page What is shown; anything but a post is no such page.
	 */
	public static function is_nothing_else( mixed $page ): bool {
		return $page instanceof \WP_Post && 1 === preg_match(
			'~^\s*<!-- wp:larder/recipe-search (?:(?!wp:larder/recipe-search ).)*<!-- /wp:larder/recipe-search -->\s*$~s',
			$page->post_content
		);
	}

	/**
	 * Creates the page, unless the site has one or has ever had one: an owner who deleted it does not want it back.
	 */
	public function activate(): void {
		if ( $this->settings->value( self::SETTING ) > 0 ) {
			return;
		}
		$page = $this->existing();
		$page = $page > 0 ? $page : wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => __( 'Find a recipe', 'larder' ),
				'post_content'   => wp_slash( self::content() ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			]
		);
		if ( $page > 0 ) {
			$this->settings->save( [ self::SETTING => $page ] );
		}
	}

	/**
	 * Finds a page that is for searching recipes.
	 *
	 * @return int 0 for none.
	 */
	private function existing(): int {
		foreach ( self::SIGNS as $sign ) {
			$id = absint(
				$this->db->get_var(
					$this->db->prepare(
						"SELECT ID FROM %i WHERE post_type <> %s AND post_type <> 'revision' AND post_status IN ( 'publish', 'private', 'draft', 'pending', 'future' ) AND post_content LIKE %s ORDER BY post_status = 'publish' DESC, ID LIMIT 1",
						$this->db->posts,
						PostType::NAME,
						'%' . $this->db->esc_like( $sign ) . '%'
					)
				)
			);
			if ( $id > 0 ) {
				return $id;
			}
		}
		return 0;
	}
}
