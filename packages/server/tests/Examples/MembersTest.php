<?php
declare( strict_types=1 );

namespace Larder\Tests\Examples;

use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A recipe that a membership plugin keeps back is given to members, and in no way to anybody else.
 */
final class MembersTest extends WordPressTestCase {

	private const TIME = "1\u{00A0}h 51\u{00A0}min";

	/** Words that are in the recipe and nowhere else. */
	private const SECRETS = [
		'saffron',
		'Stirringly',
		'Whispered',
		'thermomix',
		self::TIME,
		'4242',
		'4,242',
		'hiddenword',
		'secret-picture',
	];

	private \WP_Post $recipe;

	protected function setUp(): void {
		parent::setUp();
		require dirname( __DIR__, 4 ) . '/docs/examples/larder-members/larder-members.php';
		$this->recipe = $this->publish(
			[
				'description' => 'Whispered at the table.',
				'cookTime'    => 111,
				'calories'    => 4242,
				'difficulty'  => 'beginner',
				'keywords'    => [ 'hiddenword' ],
				'imageUrl'    => 'https://example.org/secret-picture.jpg',
			],
			[
				'larder/ingredients'  => [ 'groups' => [ self::ingredients(
					'',
					[
						'id'       => 'saffron0',
						'quantity' => '2',
						'unit'     => 'g',
						'name'     => 'saffron',
						'link'     => [ 'url' => 'https://example.org/buy' ],
					]
				) ] ],
				'larder/instructions' => [ 'groups' => [ self::steps( '', [ 'id' => 'stir0000', 'text' => 'Stirringly done.' ] ) ] ],
				'larder/equipment'    => [ 'items' => [ [ 'id' => 'thermo00', 'name' => 'thermomix' ] ] ],
			],
			[ 'post_title' => 'Rice of the house' ]
		);
		update_post_meta( $this->recipe->ID, 'larder_members_only', 'yes' );
	}

	/**
	 * Opens the page of the recipe.
	 *
	 * @param array<string, mixed> $query Another question than for its page.
	 */
	private function open( array $query = [] ): void {
		self::open_page( $query ?: [ 'p' => $this->recipe->ID, 'post_type' => 'recipe' ] )->the_post();
	}

	/**
	 * Returns what an action prints.
	 *
	 * @param non-empty-string $action
	 */
	private static function printed( string $action ): string {
		ob_start();
		do_action( $action );
		return (string) ob_get_clean();
	}

	/**
	 * Creates the data of cards.
	 */
	private function cards(): CardData {
		return new CardData(
			new DocumentRepository( $this->db(), new DocumentBuilder() ),
			$this->ratings(),
			( new VoteParts( $this->db() ) )->tallies
		);
	}

	/**
	 * Returns the recipe in one of the ways in which it leaves the server.
	 */
	private function given( string $way ): string {
		$id   = $this->recipe->ID;
		$json = static fn ( mixed $data ): string => (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$rest = static fn ( string $route, string $fields ): string => $json( self::request( $route, [ '_fields' => $fields ] ) );
		if ( in_array( $way, [ 'search', 'filter' ], true ) ) {
			( new SearchParts( $this->db() ) )->rebuild->run();
		}
		if ( in_array( $way, [ 'page', 'block', 'head', 'footer', 'print page', 'excerpt', 'shortcode', 'binding' ], true ) ) {
			$this->open();
		}
		return match ( $way ) {
			'page'       => $this->content(),
			'block'      => do_blocks( $this->recipe->post_content ),
			'head'       => self::printed( 'wp_head' ),
			'footer'     => do_blocks( $this->recipe->post_content ) . self::printed( 'wp_footer' ),
			'print page' => $this->print_page(),
			'excerpt'    => get_the_excerpt( $this->recipe ) . $this->in_a_list(),
			'feed'       => $this->feed(),
			'shortcode'  => do_shortcode( "[recipe id=\"$id\"][larder_ingredients id=\"$id\"][larder_instructions id=\"$id\"][recipe_card id=\"$id\"][larder_share id=\"$id\"][print_recipe id=\"$id\"]" ),
			'elementor'  => ( new \Larder\Shortcodes\Feature() )->of_recipe( 'larder/ingredients', $id ),
			'binding'    => do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"larder/recipe","args":{"key":"description"}}}}} --><p></p><!-- /wp:paragraph --><!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"larder/recipe","args":{"key":"summary"}}}}} --><p></p><!-- /wp:paragraph -->' ),
			'rest'       => $rest(
				"/wp/v2/recipe/$id",
				'larder_recipe,content,excerpt,yoast_head'
			) . $rest( '/wp/v2/recipe', 'larder_recipe,content,excerpt' ),
			'search'     => $json( self::request( '/larder/v1/recipes', [ 'keyword' => 'house' ] ) ),
			'found by what is in it' => $this->found_by_what_is_in_it(),
			'found by WordPress'     => $this->found_by_wordpress(),
			'filter'     => $json( self::request( '/larder/v1/filters/recipe_ingredients', [] ) ),
			'card'       => $json( $cards = $this->cards()->list( [ $id ] ) ) . implode( '', ( new CardRenderer() )->list( $cards ) ),
			'archive'    => do_blocks( "<!-- wp:larder/recipe-archive {\"source\":\"picked\",\"ids\":[$id]} /-->" ),
			'shared list' => $this->shared(),
			default      => self::fail( "There is no $way." ),
		};
	}

	/**
	 * Answers a request as REST does.
	 *
	 * @param array<string, string> $params Parameters.
	 */
	private static function request( string $route, array $params ): mixed {
		$request = new \WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status(), $route );
		return $response->get_data();
	}

	/**
	 * Returns what is there for who asks for the print page.
	 */
	private function print_page(): string {
		$_GET     = [ 'print_recipe' => 'true' ];
		$template = apply_filters( 'template_include', 'theme.php' );
		self::assertIsString( $template );
		if ( 'theme.php' === $template ) {
			return '';
		}
		/** @var \WP_Query $main */
		$main = $GLOBALS['wp_query'];
		$main->rewind_posts();
		ob_start();
		require $template;
		return (string) ob_get_clean();
	}

	/**
	 * Returns the recipe in the list of a theme that prints whole posts.
	 */
	private function in_a_list(): string {
		$this->open( [ 's' => 'Rice', 'post_type' => 'recipe' ] );
		return $this->content();
	}

	/**
	 * Returns the content of the post that the loop is at, as a theme prints it.
	 */
	private function content(): string {
		$content = apply_filters( 'the_content', $this->recipe->post_content );
		return is_string( $content ) ? $content : '';
	}

	/**
	 * Returns the recipe as feeds have it.
	 */
	private function feed(): string {
		$this->open( [ 'feed' => 'rss2', 'post_type' => 'recipe', 'post__in' => [ $this->recipe->ID ] ] );
		ob_start();
		the_excerpt_rss();
		the_content_feed( 'rss2' );
		return (string) ob_get_clean();
	}

	/**
	 * Searches for words of the recipe, and names what was found.
	 */
	private function found_by_what_is_in_it(): string {
		( new SearchParts( $this->db() ) )->rebuild->run();
		$found = '';
		foreach ( [ 'saffron', 'Whispered', 'hiddenword' ] as $word ) {
			$answer = self::request( '/larder/v1/recipes', [ 'keyword' => $word ] );
			$found .= is_array( $answer ) && 0 !== $answer['total'] ? $word : '';
		}
		$answer = self::request( '/larder/v1/recipes', [ 'total_time' => '100-120' ] );
		return $found . ( is_array( $answer ) && 0 !== $answer['total'] ? self::TIME : '' );
	}

	/**
	 * Searches for words of the recipe as WordPress does, and names what the recipe was found by, or was left out for.
	 */
	private function found_by_wordpress(): string {
		$told = '';
		foreach ( [ 'saffron', 'Whispered', 'Rice saffron', 'Rice -saffron', '"Stirringly done"' ] as $words ) {
			foreach ( [
				fn (): bool => in_array( $this->recipe->ID, ( new \WP_Query( [ 's' => $words, 'fields' => 'ids' ] ) )->posts ?? [], true ),
				fn (): bool => 0 !== ( new \WP_Query( [ 's' => $words, 'post_type' => [ 'recipe', 'page' ] ] ) )->found_posts,
				fn (): bool => [] !== self::request( '/wp/v2/recipe', [ 'search' => $words ] ),
				fn (): bool => [] !== self::request( '/wp/v2/search', [ 'search' => $words ] ),
			] as $is_found ) {
				// Left out for a word is as much as found by it.
				$told .= str_contains( $words, '-' ) === $is_found() ? '' : $words;
			}
		}
		return $told;
	}

	/**
	 * Returns a list that somebody shares, with the recipe in it.
	 */
	private function shared(): string {
		$user  = $this->user( 'subscriber' );
		$votes = ( new VoteParts( $this->db() ) )->votes;
		$votes->cast( $this->recipe->ID, Kind::Wishlist, Voter::account( $user ), 1 );
		$link = ( new \Larder\SavedRecipes\SavedList( $votes ) )->start_sharing( $user );
		return AjaxCall::make( 'larder_saved_recipes', [ 'share' => $link ] )['text'];
	}

	/**
	 * Lists the ways in which a recipe leaves the server.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function ways(): iterable {
		foreach ( [
			'page',
			'block',
			'head',
			'footer',
			'print page',
			'excerpt',
			'feed',
			'shortcode',
			'elementor',
			'binding',
			'rest',
			'search',
			'found by what is in it',
			'found by WordPress',
			'filter',
			'card',
			'archive',
			'shared list',
		] as $way ) {
			yield $way => [ $way ];
		}
	}

	#[DataProvider( 'ways' )]
	public function test_nobody_but_members_is_given_the_recipe( string $way ): void {
		$given = $this->given( $way );
		foreach ( self::SECRETS as $secret ) {
			self::assertStringNotContainsStringIgnoringCase( $secret, $given );
		}
	}

	#[DataProvider( 'ways' )]
	public function test_without_such_a_plugin_everybody_is_given_the_recipe( string $way ): void {
		remove_all_filters( 'larder_can_read_recipe' );
		delete_post_meta( $this->recipe->ID, 'larder_members_only' );
		$given = $this->given( $way );
		self::assertNotSame(
			[],
			array_filter( self::SECRETS, static fn ( string $secret ): bool => false !== stripos( $given, $secret ) ),
			'else the test would see nothing'
		);
	}

	public function test_members_are_given_the_recipe(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		foreach ( [ 'page', 'head', 'print page', 'shortcode', 'binding', 'rest', 'card' ] as $way ) {
			self::assertNotSame(
				[],
				array_filter( self::SECRETS, fn ( string $secret ): bool => false !== stripos( $this->given( $way ), $secret ) ),
				$way
			);
		}
	}

	public function test_everybody_sees_the_invitation_and_finds_the_recipe_by_its_title(): void {
		self::assertStringContainsString( 'This recipe is for members.', $this->given( 'page' ) );
		self::assertStringContainsString( 'Rice of the house', $this->given( 'search' ) );
		self::assertStringContainsString( 'Rice of the house', $this->given( 'archive' ) );
	}

	public function test_the_search_of_wordpress_finds_it_by_title_and_excerpt_and_other_recipes_by_what_is_in_them(): void {
		$other = $this->publish(
			[ 'description' => 'With saffron, for everybody.' ],
			[],
			[ 'post_title' => 'Bread' ]
		);
		wp_update_post( [ 'ID' => $this->recipe->ID, 'post_excerpt' => 'For long evenings.' ] );
		$found = static fn ( string $words, string $exact = '' ): array => ( new \WP_Query( [
			's'         => $words,
			'exact'     => $exact,
			'sentence'  => $exact,
			'post_type' => 'recipe',
			'fields'    => 'ids',
		] ) )->posts ?? [];
		self::assertSame( [ $this->recipe->ID ], $found( 'house rice' ) );
		self::assertSame( [ $this->recipe->ID ], $found( 'evenings rice -bread' ) );
		self::assertSame( [], $found( 'rice -house' ) );
		self::assertSame( [ $this->recipe->ID ], $found( 'Rice of the house', '1' ) );
		self::assertSame( [], $found( 'Rice', '1' ) );
		self::assertSame( [ $other->ID ], $found( 'saffron' ) );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertEqualsCanonicalizing( [ $this->recipe->ID, $other->ID ], $found( 'saffron' ), 'members' );
	}

	public function test_somebody_with_an_account_guesses_no_word_behind_a_password(): void {
		remove_all_filters( 'larder_can_read_recipe' );
		wp_update_post( [ 'ID' => $this->recipe->ID, 'post_password' => 'mellon' ] );
		$found = static fn ( string $words ): array => ( new \WP_Query( [ 's' => $words, 'post_type' => 'recipe' ] ) )->posts ?? [];
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( [], $found( 'saffron' ) );
		self::assertCount( 1, $found( 'Rice' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertCount( 1, $found( 'saffron' ) );
	}

	public function test_caches_keep_no_answer_that_another_visitor_may_not_have(): void {
		$cache = static function (): string {
			$header = rest_do_request( new \WP_REST_Request( 'GET', '/larder/v1/recipes' ) )->get_headers()['Cache-Control'];
			return is_string( $header ) ? $header : '';
		};
		self::assertSame( 'private, no-cache', $cache() );
		remove_all_filters( 'larder_can_read_recipe' );
		self::assertStringStartsWith( 'public', $cache() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( 'private, no-cache', $cache() );
	}

	public function test_the_filter_opens_no_draft_and_no_password(): void {
		add_filter( 'larder_can_read_recipe', '__return_true', 99 );
		foreach ( [
			[ 'post_status' => 'draft' ],
			[ 'post_status' => 'private' ],
			[ 'post_status' => 'pending' ],
			[ 'post_status' => 'publish', 'post_password' => 'mellon' ],
		] as $fields ) {
			wp_update_post( [ 'ID' => $this->recipe->ID ] + $fields );
			$post = get_post( $this->recipe->ID );
			self::assertInstanceOf( \WP_Post::class, $post );
			self::assertFalse( \Larder\Recipe\ReadAccess::may_read( $post ) );
			self::assertSame( '', do_shortcode( "[recipe id=\"$post->ID\"]" ) );
			self::assertNull( ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->readable( $post->ID ) );
		}
	}
}
