<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What a visitor gets to read, whatever is stored.
 */
final class RecipePageTest extends WordPressTestCase {

	private const NASTY = '"><script>alert(1)</script><img src=x onerror=alert(1)> 🥔 & <b>bold';

	public function test_facts_are_shown_as_people_write_them(): void {
		$html = $this->page(
			[
				'prepTime'    => 15,
				'cookTime'    => 60,
				'yieldAmount' => 4,
				'yieldUnit'   => 'servings',
				'difficulty'  => 'beginner',
				'seasons'     => [ 'fall', 'winter' ],
				'calories'    => 1200,
			],
			[ 'larder/details' => [] ]
		);
		self::assertStringContainsString( "<dd><bdi><time datetime=\"PT1H15M\">1\u{00A0}h 15\u{00A0}min</time></bdi></dd>", $html );
		self::assertMatchesRegularExpression( '#data-fact="yield">.*?<dd [^>]*><bdi>4 servings</bdi></dd>#', $html );
		self::assertStringContainsString( '<dd><bdi>Fall, Winter</bdi></dd>', $html );
		self::assertStringContainsString( "<dd><bdi>1,200\u{00A0}kcal</bdi></dd>", $html );
	}

	public function test_times_without_measure_do_not_break_the_page(): void {
		$html = $this->page(
			[
				'prepTime' => PHP_INT_MAX,
				'cookTime' => 1.0e300,
				'restTime' => PHP_INT_MAX,
			],
			[ 'larder/details' => [] ]
		);
		self::assertStringContainsString( 'data-fact="totalTime"', $html );
	}

	public function test_a_total_that_repeats_the_only_time_is_left_out(): void {
		$html = $this->page( [ 'cookTime' => 20 ], [ 'larder/details' => [] ] );
		self::assertStringContainsString( 'data-fact="cookTime"', $html );
		self::assertStringNotContainsString( 'data-fact="totalTime"', $html );
	}

	public function test_notes_that_nobody_wrote_have_no_heading(): void {
		$notes = static fn ( string $text ): string => do_blocks(
			"<!-- wp:larder/notes --><!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph --><!-- /wp:larder/notes -->"
		);
		self::assertSame( '', $notes( '' ) );
		self::assertSame( '', $notes( '<br>' ) );
		self::assertStringContainsString( 'Notes</h', $notes( 'Keeps for days.' ) );
	}

	public function test_chosen_facts_are_shown_in_their_order(): void {
		$html = $this->page(
			[
				'cookTime'   => 20,
				'difficulty' => 'advanced',
				'calories'   => 5,
			],
			[ 'larder/details' => [ 'fields' => [ 'difficulty', 'cookTime', 'no such fact' ] ] ]
		);
		preg_match_all( '/data-fact="([^"]+)"/', $html, $found );
		self::assertSame( [ 'difficulty', 'cookTime' ], $found[1] );
	}

	public function test_terms_link_to_what_else_is_of_their_kind(): void {
		$post = $this->publish( [], [ 'larder/details' => [] ] );
		wp_set_object_terms( $post->ID, 'Soups & stews', 'recipe-course' );
		self::assertMatchesRegularExpression(
			'#<dt>Course</dt><dd><a href="[^"]+" rel="tag">Soups &amp; stews</a></dd>#',
			$this->render( $post )
		);
	}

	public function test_the_name_is_a_heading_where_the_page_has_another_title(): void {
		$post = $this->publish( [ 'name' => 'Red <em>lentil</em> soup' ] );
		self::assertStringContainsString(
			'<h2 class="wp-block-larder-recipe__name">Red <em>lentil</em> soup</h2>',
			$this->render( $post )
		);
	}

	public function test_the_page_title_is_not_repeated(): void {
		$post = $this->publish(
			[],
			[
				'larder/ingredients' => [ 'groups' => [ self::ingredients( '', [ 'text' => 'Salt' ] ) ] ],
			]
		);
		$this->visit( $post );
		$html = $this->render( $post );
		self::assertStringNotContainsString( 'wp-block-larder-recipe__name', $html );
		self::assertStringContainsString( '<h2 class="wp-block-larder-ingredients__title">', $html );
	}

	public function test_a_story_before_the_recipe_starts_with_a_link_to_it(): void {
		$recipe = $this->publish()->post_content;
		$story  = "<!-- wp:paragraph --><p>Long ago.</p><!-- /wp:paragraph -->$recipe";
		$post   = $this->publish( [], [], [ 'post_content' => $story ] );
		$this->visit( $post );
		self::assertStringStartsWith(
			"<p class=\"wp-block-larder-recipe__jump\"><a href=\"#recipe-{$post->ID}\">Jump to recipe</a></p>",
			$this->content( $post )
		);
	}

	public function test_a_recipe_that_comes_first_needs_no_link(): void {
		$post = $this->publish();
		$this->visit( $post );
		self::assertStringNotContainsString( '__jump', $this->content( $post ) );
	}

	public function test_a_recipe_in_arabic_is_turned_round_on_an_english_site(): void {
		$arabic = $this->publish( [ 'name' => '1. <b>حمص</b> بالطحينة' ] );
		self::assertStringContainsString( ' dir="rtl"', $this->render( $arabic ) );
		$english = $this->publish( [ 'name' => 'Hummus (حمص)' ] );
		self::assertStringNotContainsString( ' dir=', $this->render( $english ) );
	}

	public function test_nothing_typed_can_break_out_of_the_page(): void {
		$texts = array_fill_keys(
			[ 'name', 'description', 'author', 'yieldUnit', 'customTimeLabel', 'costCurrency', 'imageAlt' ],
			self::NASTY
		);
		$html  = $this->page(
			$texts + [
				'yieldAmount' => 2,
				'customTime'  => 5,
				'costAmount'  => 3,
				'imageUrl'    => 'javascript:alert(1)',
				'seasons'     => [ self::NASTY ],
				'keywords'    => [ self::NASTY ],
			],
			[
				'larder/details'      => [ 'fields' => [ 'author', 'yield', 'customTime', 'cost', 'seasons', 'keywords' ] ],
				'larder/ingredients'  => [
					'title'  => self::NASTY,
					'groups' => [
						self::ingredients(
							self::NASTY,
							array_fill_keys( [ 'text', 'quantity', 'unit', 'name', 'note' ], self::NASTY ) + [
								'link'  => [
									'url' => 'javascript:alert(1)',
									'rel' => self::NASTY,
								],
								'image' => [
									'url' => self::NASTY,
									'alt' => self::NASTY,
								],
							]
						),
					],
				],
				'larder/instructions' => [
					'title'  => self::NASTY,
					'groups' => [ self::steps(
						self::NASTY,
						array_fill_keys( [ 'id', 'title', 'text', 'note', 'tip', 'videoUrl' ], self::NASTY )
					) ],
				],
			]
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			self::assertNotSame( 'SCRIPT', $tags->get_tag() );
			self::assertSame( [], $tags->get_attribute_names_with_prefix( 'on' ) ?? [] );
			$address = $tags->get_attribute( 'href' ) ?? $tags->get_attribute( 'src' ) ?? '';
			self::assertStringNotContainsString( 'javascript:', is_string( $address ) ? $address : '' );
		}
		foreach ( [ 'ingredients', 'instructions' ] as $island ) {
			self::assertDoesNotMatchRegularExpression(
				'#<(?:script|img src=x)#',
				stripslashes( (string) wp_json_encode( $this->props_on( $html, $island ) ) )
			);
		}
		self::assertStringContainsString( '🥔', $html );
	}

	public function test_what_stands_in_the_markup_of_the_steps_is_not_sent_again(): void {
		$step = [
			'id'          => 'stepstep',
			'title'       => 'Simmer the onions',
			'text'        => 'Let them sweat',
			'note'        => 'Not brown',
			'tip'         => 'With a lid',
			'videoUrl'    => 'https://example.org/a.mp4',
			'ingredients' => [ 'onion001' ],
		];
		$html = $this->page( [], [ 'larder/instructions' => [ 'groups' => [ self::steps( 'The base', $step ) ] ] ] );
		$sent = (string) wp_json_encode( $this->props_on( $html, 'instructions' ), JSON_UNESCAPED_SLASHES );
		foreach ( [ 'The base', 'Simmer the onions', 'Let them sweat', 'Not brown', 'With a lid' ] as $text ) {
			self::assertStringContainsString( $text, $html );
			self::assertStringNotContainsString( $text, $sent );
		}
		foreach ( [ 'stepstep', 'https://example.org/a.mp4', 'onion001' ] as $unseen ) {
			self::assertStringContainsString( $unseen, $sent );
		}
	}

	public function test_an_entity_in_a_text_is_no_tag_in_the_props(): void {
		$html = $this->page(
			[],
			[
				'larder/ingredients' => [ 'groups' => [ self::ingredients( '', [ 'text' => '&lt;img src=x onerror=alert(1)&gt;' ] ) ] ],
			]
		);
		self::assertStringContainsString( '&lt;img src=x', (string) wp_json_encode( $this->props_on( $html, 'ingredients' ) ) );
	}

	/**
	 * Lists damaged `groups`, and what can still be read of them.
	 *
	 * @return iterable<string, array{mixed, list<string>}>
	 */
	public static function damaged(): iterable {
		yield 'a line that is bare text' => [ [ [ 'items' => [ 'Two eggs', [ 'text' => 'Milk' ] ] ] ], [ 'Two eggs', 'Milk' ] ];
		yield 'a group that is bare text' => [ [ 'Two eggs', [ 'items' => [ [ 'text' => 'Milk' ] ] ] ], [ 'Two eggs', 'Milk' ] ];
		yield 'a line where a group should be' => [ [ [ 'text' => 'Milk' ] ], [ 'Milk' ] ];
		yield 'a group that lost its list' => [
			[ 'title' => 'Dough', 'items' => [ 'Two eggs', [ 'text' => 'Milk' ] ] ],
			[ 'Two eggs', 'Milk' ],
		];
		yield 'numbers where texts should be' => [
			[
				[
					'items' => [
						[
							'quantity' => 2,
							'name'     => 'eggs',
							'note'     => [ 'x' ],
							'link'     => 'no',
						],
					],
				],
			],
			[ '2', 'eggs' ],
		];
		yield 'the same id twice' => [
			[
				[
					'items' => [
						[
							'id'   => 'aaaaaaaa',
							'text' => 'Milk',
						],
						[
							'id'   => 'aaaaaaaa',
							'text' => 'Eggs',
						],
					],
				],
			],
			[ 'Milk', 'Eggs' ],
		];
		yield 'ten thousand characters' => [ [ [ 'items' => [ [ 'text' => str_repeat( 'x', 10000 ) ] ] ] ], [ str_repeat( 'x', 10000 ) ] ];
	}

	/**
	 * @param mixed        $groups   What is stored.
	 * @param list<string> $expected What has to be readable.
	 */
	#[DataProvider( 'damaged' )]
	public function test_a_damaged_list_shows_what_can_be_read( mixed $groups, array $expected ): void {
		$html = $this->page( [], [ 'larder/ingredients' => [ 'groups' => $groups ] ] );
		foreach ( $expected as $text ) {
			self::assertMatchesRegularExpression(
				'#<span class="wp-block-larder-ingredients__[^>]+>' . preg_quote( $text, '#' ) . '</span>#',
				$html
			);
		}
		$props = $this->props_on( $html, 'ingredients' );
		self::assertIsArray( $props['groups'] );
		$ids = [];
		foreach ( $props['groups'] as $group ) {
			self::assertIsArray( $group );
			array_push( $ids, ...array_column( (array) $group['items'], 'id' ) );
		}
		self::assertSame( array_unique( $ids, SORT_REGULAR ), $ids );
	}

	public function test_saved_markup_is_shown_where_the_list_cannot_be_read(): void {
		$content = '<!-- wp:larder/recipe --><div><!-- wp:larder/ingredients {"groups":7} --><div class="wp-block-larder-ingredients"><ul><li>Milk</li></ul></div><!-- /wp:larder/ingredients --></div><!-- /wp:larder/recipe -->';
		$post    = $this->publish( [], [], [ 'post_content' => $content ] );
		self::assertStringContainsString( '<li>Milk</li>', $this->render( $post ) );
	}

	public function test_what_somebody_typed_into_the_markup_of_a_block_is_shown(): void {
		$content = '<!-- wp:larder/recipe --><div>'
			. '<!-- wp:larder/notes --><div class="wp-block-larder-notes"><h3>Notes</h3><p>Keeps a week.</p></div><!-- /wp:larder/notes -->'
			. '<!-- wp:larder/tip --><div class="wp-block-larder-tip">Serve hot.</div><!-- /wp:larder/tip -->'
			. '<!-- wp:larder/equipment {"groups":5} --><div class="wp-block-larder-equipment"><ul><li>Ladle</li></ul></div><!-- /wp:larder/equipment -->'
			. '</div><!-- /wp:larder/recipe -->';
		$post    = $this->publish( [], [], [ 'post_content' => $content ] );
		$html = $this->render( $post );
		self::assertStringContainsString( 'Keeps a week.', $html );
		self::assertStringContainsString( 'Serve hot.', $html );
		self::assertStringContainsString( 'Ladle', $html );
	}

	public function test_a_list_that_nobody_has_filled_prints_no_bare_heading(): void {
		$content = '<!-- wp:larder/recipe --><div>'
			. '<!-- wp:larder/ingredients --><div class="wp-block-larder-ingredients"><h3 class="wp-block-larder-ingredients__title" data-default="1">Ingredients</h3></div><!-- /wp:larder/ingredients -->'
			. '<!-- wp:larder/instructions --><div class="wp-block-larder-instructions"><h3>Method</h3><div><h4></h4></div></div><!-- /wp:larder/instructions -->'
			. '</div><!-- /wp:larder/recipe -->';
		$post    = $this->publish( [], [], [ 'post_content' => $content ] );
		$html = $this->render( $post );
		self::assertStringNotContainsString( 'Ingredients', $html );
		self::assertStringNotContainsString( 'Method', $html );
	}

	public function test_a_recipe_asks_the_database_three_times_at_most(): void {
		$image = wp_insert_attachment(
			[
				'post_title'     => 'Soup',
				'post_mime_type' => 'image/webp',
			],
			'soup.webp'
		);
		$post  = $this->publish(
			[ 'cookTime' => 20 ],
			[
				'larder/details'      => [],
				'larder/ingredients'  => [ 'groups' => [ self::ingredients( '', [ 'name' => 'Milk' ] ) ] ],
				'larder/instructions' => [ 'groups' => [ self::steps( '', [ 'text' => 'Stir.' ] ) ] ],
			]
		);
		set_post_thumbnail( $post->ID, $image );
		wp_set_object_terms( $post->ID, [ 'Soups' ], 'recipe-course' );
		wp_set_object_terms( $post->ID, [ 'Turkish', 'Greek' ], 'recipe-cuisine' );
		$plain = $this->publish(
			[],
			[],
			[
				'post_type'    => 'post',
				'post_content' => 'Words',
			]
		);
		$queries = [];
		// What WordPress reads once in a process is read in the first round.
		foreach ( [ $plain, $post, $plain, $post ] as $shown ) {
			wp_cache_flush();
			$this->visit( $shown );
			$before = $this->db()->num_queries;
			ob_start();
			do_action( 'wp_head' );
			ob_end_clean();
			$this->content( $shown );
			$queries[] = $this->db()->num_queries - $before;
		}
		self::assertLessThanOrEqual( 3, $queries[3] - $queries[2] );
	}

	public function test_every_step_has_its_anchor(): void {
		$html = $this->page(
			[],
			[
				'larder/instructions' => [
					'groups' => [
						self::steps(
							'',
							[
								'id'   => 'k3f9a0b2',
								'text' => 'Stir.',
							]
						),
					],
				],
			]
		);
		self::assertStringContainsString( '<li class="wp-block-larder-instructions__step" id="step-k3f9a0b2">', $html );
	}

	/**
	 * Renders a recipe that nobody visits by its own address.
	 *
	 * @param array<string, mixed>                $facts  Attributes of the root block.
	 * @param array<string, array<string, mixed>> $blocks Attributes of inner blocks by name.
	 */
	private function page( array $facts, array $blocks ): string {
		return $this->render( $this->publish( $facts, $blocks ) );
	}

	/**
	 * Renders the blocks of a post.
	 */
	private function render( \WP_Post $post ): string {
		$stored = get_post( $post->ID );
		self::set_post( $post->ID );
		self::assertInstanceOf( \WP_Post::class, $stored );
		return do_blocks( $stored->post_content );
	}

	/**
	 * Makes a post the main post of the page.
	 */
	private function visit( \WP_Post $post ): void {
		self::open_page( [ 'p' => $post->ID, 'post_type' => $post->post_type ] )->the_post();
	}

	/**
	 * Returns the content of a post as themes print it.
	 */
	private function content( \WP_Post $post ): string {
		$content = apply_filters( 'the_content', get_post_field( 'post_content', $post->ID ) );
		self::assertIsString( $content );
		return $content;
	}
}
