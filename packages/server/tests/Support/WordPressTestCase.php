<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Islands\Islands;
use Larder\Islands\Seal;
use Larder\Plugin;
use Larder\Ratings\Ratings;
use Larder\Services;
use Larder\Settings\Settings;
use PHPUnit\Framework\TestCase;

/**
 * A test inside a real WordPress: what it writes is rolled back, what it hooks is taken away.
 */
abstract class WordPressTestCase extends TestCase {

	/** A time for which calls are counted that does not end while a test runs, whatever the clock says. */
	protected const FOREVER = 100 * YEAR_IN_SECONDS;

	/** @var array<string, \WP_Hook> Hooks as they were before the test. */
	private array $hooks = [];

	/** @var array<array-key, mixed> Superglobals as they were before the test. */
	private array $server = [];

	/** The login of the author of the tests' recipes. */
	private const AUTHOR = 'author-of-tests';

	/** The author of the tests' recipes, null before the first test. */
	private static ?int $author = null;

	protected function setUp(): void {
		parent::setUp();
		/** @var array<string, \WP_Hook> $filters */
		$filters      = $GLOBALS['wp_filter'];
		$this->hooks  = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $filters );
		$this->server = $_SERVER;
		wp_cache_flush();
		// In a database that keeps it in memory, no transaction takes it back.
		$this->db()->query( (string) $this->db()->prepare( 'DELETE FROM %i', $this->db()->prefix . 'larder_rates' ) );
		// A hash as slow as that of a real password is most of the time of a test that makes a user.
		add_filter( 'wp_hash_password_options', static fn (): array => [ 'cost' => 4 ] );
		// Before the transaction, so that all tests have the same one: an author takes as long to make as a recipe.
		self::$author ??= ( get_user_by( 'login', self::AUTHOR ) ?: null )->ID ?? $this->user( 'author', self::AUTHOR );
		// A renderer that a test calls itself has no block; some versions of WordPress read its name without asking.
		\WP_Block_Supports::$block_to_render = [ 'blockName' => '', 'attrs' => [] ];
		$this->db()->query( 'START TRANSACTION' );
		add_filter( 'larder_transaction_is_open', '__return_true' );
	}

	protected function tearDown(): void {
		$this->db()->query( 'ROLLBACK' );
		wp_cache_flush();
		wp_set_current_user( 0 );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Puts back what the test found.
		$GLOBALS['wp_filter'] = $this->hooks;
		$_SERVER              = $this->server;
		$_POST                = [];
		$_GET                 = [];
		self::leave_page();
		parent::tearDown();
	}

	/**
	 * Opens a page as a request does: its query is the main one, and the post that it finds first is the global post.
	 *
	 * @param \WP_Query|array<array-key, mixed> $query The query, or its arguments.
	 */
	protected static function open_page( \WP_Query|array $query ): \WP_Query {
		$main = is_array( $query ) ? new \WP_Query() : $query;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- What the main query of a request sets.
		$GLOBALS['wp_query']     = $main;
		$GLOBALS['wp_the_query'] = $main;
		if ( is_array( $query ) ) {
			$main->query( $query );
		}
		$GLOBALS['post'] = $main->post ?? null;
		// phpcs:enable
		return $main;
	}

	/**
	 * Makes a post the global post, as the loop does.
	 *
	 * @param \WP_Post|int $post The post, or its id.
	 */
	protected static function set_post( \WP_Post|int $post ): void {
		$GLOBALS['post'] = get_post( $post ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- What the loop sets.
	}

	/**
	 * Ends the visit of a page: there is neither a query nor a post, as where a test begins, and what the page has shown is forgotten.
	 */
	protected static function leave_page(): void {
		PageNotes::forget();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Takes back what a test visited.
		$GLOBALS['wp_query']     = new \WP_Query();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Takes back what a test visited.
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		unset( $GLOBALS['post'] );
	}

	/**
	 * Returns the database.
	 */
	protected function db(): \wpdb {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return $db;
	}

	/**
	 * Returns how recipes are rated.
	 */
	protected function ratings(): Ratings {
		$parts = new VoteParts( $this->db() );
		return new Ratings( $parts->votes, $parts->tallies, new Settings() );
	}

	/**
	 * Returns what the view of the first island with this name gets.
	 *
	 * @param string $html What the blocks have printed.
	 * @param string $name Name of the island.
	 * @return array<string, mixed>
	 */
	protected function props_on( string $html, string $name ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$key = $tags->get_attribute( Seal::ATTRIBUTE );
			if ( is_string( $key ) && $name === $tags->get_attribute( 'data-larder-island' ) ) {
				$props = $this->islands()->props( $key );
				self::assertNotNull( $props, 'an island that the page knows nothing of' );
				return $props;
			}
		}
		self::fail( "There is no island of the name $name." );
	}

	/**
	 * Returns the islands of the page, as all renderers share them.
	 */
	protected function islands(): Islands {
		return self::services()->islands;
	}

	/**
	 * Returns what the parts of the plugin share.
	 */
	protected static function services(): Services {
		$services = ( new \ReflectionProperty( Plugin::class, 'services' ) )->getValue();
		self::assertInstanceOf( Services::class, $services );
		return $services;
	}

	/**
	 * Publishes a recipe.
	 *
	 * @param array<string, mixed>                                                                                                                   $facts  Attributes of the root block.
	 * @param array<string, array<string, mixed>>                                                                                                    $blocks Attributes of inner blocks by name.
	 * @param array{post_title?: string, post_status?: string, post_password?: string, post_author?: int, post_type?: string, post_content?: string} $post   Fields of the post.
	 */
	protected function publish( array $facts = [], array $blocks = [], array $post = [] ): \WP_Post {
		$inner = '';
		foreach ( $blocks as $name => $attributes ) {
			$inner .= get_comment_delimited_block_content( $name, $attributes, '<div></div>' );
		}
		/** @var array{post_title: string} $fields */
		$fields = wp_slash(
				$post + [
					'post_type'    => 'recipe',
					'post_status'  => 'publish',
					'post_title'   => 'Lentil soup',
					'post_author'  => self::$author,
					'post_content' => get_comment_delimited_block_content( 'larder/recipe', $facts, "<div>$inner</div>" ),
				]
			);
		$id = wp_insert_post( $fields, true );
		self::assertIsInt( $id );
		$stored = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $stored );
		return $stored;
	}

	/**
	 * Creates a user.
	 *
	 * @param string|null $login Login, null for one that nobody has.
	 */
	protected function user( string $role, ?string $login = null ): int {
		$id = wp_insert_user(
			[
				'user_login'   => $login ?? uniqid( $role ),
				'user_pass'    => 'password',
				'display_name' => ucfirst( $role ) . ' Person',
				'role'         => $role,
			]
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns a group of ingredients.
	 *
	 * @param string               $title    Heading.
	 * @param array<string, mixed> ...$items Ingredients.
	 * @return array<string, mixed>
	 */
	protected static function ingredients( string $title, array ...$items ): array {
		return [
			'id'    => 'g' . substr( md5( $title ), 0, 7 ),
			'title' => $title,
			'items' => $items,
		];
	}

	/**
	 * Returns a group of steps.
	 *
	 * @param string               $title    Heading.
	 * @param array<string, mixed> ...$steps
	 * @return array<string, mixed>
	 */
	protected static function steps( string $title, array ...$steps ): array {
		return [
			'id'    => 'g' . substr( md5( $title ), 0, 7 ),
			'title' => $title,
			'steps' => $steps,
		];
	}
}
