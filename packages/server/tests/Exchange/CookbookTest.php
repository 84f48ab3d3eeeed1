<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\Guard;
use Larder\Ajax\RateCounter;
use Larder\Exchange\Cookbook\BookRoute;
use Larder\Exchange\Cookbook\Cookbook;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Tests\Support\AjaxDone;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A cookbook: a page to print with a cover, contents and each recipe.
 */
final class CookbookTest extends WordPressTestCase {

	/**
	 * Creates what shows books.
	 */
	private function route(): BookRoute {
		return new BookRoute(
			new DocumentRepository( $this->db(), new DocumentBuilder() ),
			new Guard( new ClientIpAddress(), new RateCounter( $this->db() ) )
		);
	}

	/**
	 * Renders the page of a book.
	 *
	 * @param list<int> $ids Recipes.
	 */
	private function page( array $ids, string $title = '' ): ?string {
		return $this->route()->page( $ids, $title );
	}

	/**
	 * Publishes a recipe.
	 *
	 * @param array<string, mixed>                                $facts
	 * @param array{post_status?: string, post_password?: string} $post  More of its post.
	 */
	private function recipe( string $title, array $facts = [], array $post = [] ): int {
		return $this->publish(
			$facts + [ 'yieldAmount' => 4, 'prepTime' => 10 ],
			[
				'larder/ingredients'  => [ 'groups' => [ self::ingredients(
					'Base',
					[ 'id' => 'lentils0', 'text' => '200 g lentils', 'quantity' => '200', 'unit' => 'g', 'name' => 'lentils' ]
				) ] ],
				'larder/instructions' => [ 'groups' => [ self::steps( '', [ 'id' => 'simmer00', 'text' => 'Simmer.' ] ) ] ],
			],
			[ 'post_title' => $title ] + $post
		)->ID;
	}

	public function test_a_book_has_a_cover_contents_and_its_recipes_in_the_order_that_was_asked_for(): void {
		$soup = $this->recipe( 'Soup' );
		$pie  = $this->recipe( 'Pie <&> cream' );

		$page = (string) $this->page( [ $pie, $soup ], 'Winter' );

		self::assertStringContainsString( '<h1><bdi>Winter</bdi></h1>', $page );
		self::assertMatchesRegularExpression(
			'~<ol><li><a href="#recipe-1"><bdi>Pie .*?</bdi></a></li><li><a href="#recipe-2"><bdi>Soup</bdi></a></li></ol>~',
			$page
		);
		self::assertMatchesRegularExpression( '~id="recipe-1".*?Pie.*?200 g lentils.*?Simmer\..*?id="recipe-2".*?Soup~s', $page );
	}

	public function test_a_book_holds_only_what_its_reader_may_read(): void {
		$soup   = $this->recipe( 'Soup' );
		$draft  = $this->recipe( 'Secret', [], [ 'post_status' => 'draft' ] );
		$locked = $this->recipe( 'Locked', [], [ 'post_password' => 'key' ] );
		$kept   = $this->recipe( 'Kept' );
		add_filter( 'larder_can_read_recipe', static fn ( bool $can, \WP_Post $post ): bool => $can && $post->ID !== $kept, 10, 2 );

		$page = (string) $this->page( [ $draft, $locked, $kept, $soup ] );

		self::assertStringContainsString( 'id="recipe-1"', $page );
		self::assertStringNotContainsString( 'id="recipe-2"', $page );
		self::assertDoesNotMatchRegularExpression( '/Secret|Locked|Kept/', $page );
	}

	public function test_an_editor_has_drafts_in_a_book(): void {
		$draft = $this->recipe( 'Secret', [], [ 'post_status' => 'draft' ] );
		wp_set_current_user( $this->user( 'editor' ) );

		self::assertStringContainsString( 'Secret', (string) $this->page( [ $draft ] ) );
	}

	public function test_there_is_no_book_without_a_recipe(): void {
		self::assertNull( $this->page( [ 0, 999999999 ] ) );
	}

	public function test_what_finds_no_room_in_a_book_is_in_the_next_volume(): void {
		$soup = $this->recipe( 'Soup' );
		$ids  = [ $soup, ...range( 900000001, 900000101 ) ];

		self::assertStringContainsString( 'Next volume, with 2 more recipes', (string) $this->page( $ids ) );
		self::assertStringNotContainsString( 'Next volume', (string) $this->page( array_slice( $ids, 0, 100 ) ) );
	}

	public function test_words_of_a_recipe_say_their_language(): void {
		$page = (string) $this->page( [ $this->recipe( 'Suppe', [ 'language' => 'de' ] ) ] );

		self::assertStringContainsString( '<bdi lang="de">Suppe</bdi>', $page );
		self::assertMatchesRegularExpression( '~<h3>Ingredients</h3><div lang="de">~', $page );
	}

	public function test_nothing_in_a_title_becomes_markup(): void {
		$page = (string) $this->page( [ $this->recipe( 'Soup' ) ], '"><script>alert(1)</script>' );

		self::assertStringNotContainsString( '<script>alert', $page );
	}

	public function test_pictures_are_there_before_somebody_scrolls_to_them(): void {
		$page = ( new Cookbook() )->write( [ Samples::whole() ] );

		self::assertStringContainsString( '<img src="https://example.org/pie.jpg" alt="A pie">', $page );
		self::assertStringNotContainsString( 'loading="lazy"', $page );
	}

	public function test_markup_that_runs_is_cleaned_out_of_a_file(): void {
		$data  = Samples::whole()->data;
		$steps = array_map(
			static fn ( array $step ): array => [ 'html' => 'Stir <img src=x onerror=alert(1)><script>alert(2)</script>' ] + $step,
			$data['instructions'][0]['steps']
		);
		$data  = [
			'name'         => '</script><script>alert(4)</script>',
			'notesHtml'    => '<a href="javascript:alert(3)">x</a></script>',
			'instructions' => [ [ 'steps' => $steps ] + $data['instructions'][0] ],
		] + $data;

		$page = ( new Cookbook() )->write( [ new RecipeDocument( $data ) ] );

		self::assertDoesNotMatchRegularExpression( '/onerror|<script>alert|javascript:/', $page );
	}

	public function test_an_address_gets_no_more_books_than_its_limit_and_an_account_has_its_own(): void {
		add_filter( 'larder_rate_limits', static fn ( array $limits ): array => [ 'larder_cookbook' => [ 2, HOUR_IN_SECONDS ] ] + $limits );
		add_filter(
			'wp_die_handler',
			static fn (): \Closure => static function ( string $message, string $title, array $arguments ): void {
				self::assertIsInt( $arguments['response'] ?? null );
				throw new AjaxDone( (string) $arguments['response'] );
			}
		);
		$answers = [];
		foreach ( [ 0, 0, 0, $this->user( 'subscriber' ) ] as $visitor ) {
			wp_set_current_user( $visitor );
			$_GET = [ 'larder_cookbook' => '999999' ];
			try {
				$this->route()->serve();
			} catch ( AjaxDone $end ) {
				$answers[] = $end->getMessage();
			} finally {
				$_GET = [];
			}
		}
		self::assertSame( [ '404', '404', '429', '404' ], $answers );
	}
}
