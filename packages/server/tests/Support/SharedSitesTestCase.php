<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Switch\SwitchModule;

/**
 * A test on rows of whole sites that used other recipe plugins: it has the tables of all of them, and is skipped where no rows are
 * at hand.
 */
abstract class SharedSitesTestCase extends WordPressTestCase {

	/** @var array<string, string> Tables of the plugins. */
	private static array $tables = [];

	public static function setUpBeforeClass(): void {
		self::$tables = [];
		foreach ( static::plugins() as [ $plugin ] ) {
			self::$tables += SharedSites::tables( $plugin );
		}
		self::site()->create( self::$tables );
	}

	public static function tearDownAfterClass(): void {
		self::site()->drop( self::$tables );
	}

	/**
	 * Lists the plugins whose sites the test takes, each as the first argument of a test.
	 *
	 * @return array<string, array{0: string, 1?: string}>
	 */
	abstract public static function plugins(): array;

	/**
	 * Loads the rows of a site.
	 *
	 * @param string $plugin Slug of the plugin.
	 */
	protected function load( string $plugin ): ForeignSite {
		$site = self::site();
		if ( [] === SharedSites::load( $site, self::$tables, $plugin ) ) {
			self::markTestSkipped( 'The rows of sites of other plugins are not at hand.' );
		}
		return $site;
	}

	/**
	 * Returns the post whose page shows now what an old page showed; addresses of a type that is gone lead to the recipe's.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @param string $slug   Slug of the old page.
	 */
	protected function page( SwitchModule $own, string $plugin, string $slug ): \WP_Post {
		$id = (int) $this->db()->get_var( (string) $this->db()->prepare(
			"SELECT ID FROM %i WHERE post_name = %s AND post_type IN ( 'post', 'page', 'recipe', 'cp_recipe' ) ORDER BY post_type = 'cp_recipe' DESC, ID LIMIT 1",
			$this->db()->posts,
			$slug
		) );
		$post = get_post( 'cp_recipe' === get_post_type( $id ) ? $own->locations->find( $plugin, (string) $id ) : $id );
		self::assertInstanceOf( \WP_Post::class, $post, $slug );
		return $post;
	}

	/**
	 * Returns what the page shows now that had a slug.
	 *
	 * @param string $plugin Slug of the plugin.
	 * @param string $slug   Slug of the page.
	 */
	protected function content( SwitchModule $own, string $plugin, string $slug ): string {
		$post = $this->page( $own, $plugin, $slug );
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'any' ] );
		setup_postdata( $post );
		$html = apply_filters( 'the_content', $post->post_content );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Returns the site as another plugin leaves it.
	 */
	private static function site(): ForeignSite {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return new ForeignSite( $db );
	}
}
