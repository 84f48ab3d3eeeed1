<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Card\CardData;
use Larder\Ratings\Ratings;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Search\Answer\SearchService;
use Larder\Search\Page\ChosenFilters;
use Larder\Search\Page\FilterCounts;
use Larder\Search\Page\FiltersPart;
use Larder\Search\Page\ResultsPart;
use Larder\Search\Page\SearchFilters;
use Larder\Search\Page\SearchProps;
use Larder\Search\Query\Facet;
use Larder\Search\Query\RangeFacet;
use Larder\Search\Query\SearchInput;
use Larder\Search\Query\SearchUrl;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What the search block shows before anybody has chosen anything.
 *
 * @phpstan-import-type Filter from SearchFilters
 * @phpstan-import-type Props from SearchProps
 */
final class SearchPropsTest extends WordPressTestCase {

	/**
	 * Returns the props of a block.
	 *
	 * @param array<string, mixed>        $attributes Attributes of the block.
	 * @param array<string, mixed>        $address    Query arguments.
	 * @param array<string, list<string>> $fixed      ChosenFilters by the page itself.
	 * @return Props
	 */
	private function props( array $attributes, array $address = [], array $fixed = [] ): array {
		$search = new SearchParts( $this->db() );
		$search->rebuild->run();
		return self::make( $this->db(), $search, $this->ratings() )->build( $attributes, $address, $fixed );
	}

	public function test_words_that_join_others_are_not_offered(): void {
		$this->publish( [], [], [ 'post_title' => 'Zebrano soup of the house with 2 éggs, and in a bowl; für 鱼' ] );
		$offered = fn ( string $text ): array => array_column(
			$this->props( [], [ 'keyword' => $text ] )['answer']['nearest']['ways'] ?? [],
			'keyword'
		);
		self::assertSame( [ 'zebrano' ], $offered( 'zebrano of the nowhere' ) );
		self::assertSame( [ 'Soup', 'house' ], $offered( 'Soup OF a soup and house nowhere' ) );
		self::assertSame( [ '2', '鱼' ], $offered( 'nowhere 2 Für 鱼' ) );
		add_filter( 'wp_search_stopwords', static fn ( array $words ): array => [ ...$words, 'House' ] );
		self::assertSame( [], $offered( 'house nowhere' ), 'a site adds words of its language' );
	}

	public function test_where_nothing_is_found_the_answer_says_what_comes_near(): void {
		$soup = $this->publish( [ 'cookTime' => 60 ], [], [ 'post_title' => 'Zebrano soup' ] )->ID;
		$this->publish( [ 'cookTime' => 5 ], [], [ 'post_title' => 'Other thing' ] );
		$near = $this->props( [], [ 'keyword' => 'zebrano nowhere', 'total_time' => '-90' ] )['answer']['nearest'] ?? null;
		self::assertIsArray( $near );
		self::assertSame(
			[ 'without' => [], 'keyword' => 'zebrano', 'total' => 1 ],
			$near['ways'][0] ?? null,
			'a word of the question comes nearer than the most recipes'
		);
		self::assertContains( [ 'without' => [ 'keyword' ], 'keyword' => '', 'total' => 2 ], $near['ways'] );
		self::assertSame( [ $soup ], array_column( $near['results'], 'recipe_id' ) );
		$near = $this->props( [], [ 'keyword' => 'zebrano', 'total_time' => '-15' ] )['answer']['nearest'] ?? null;
		self::assertIsArray( $near );
		self::assertSame( [ 'without' => [ 'total_time' ], 'keyword' => '', 'total' => 1 ], $near['ways'][0] ?? null );
		self::assertSame(
			[],
			$this->props( [], [ 'keyword' => 'nowhere' ] )['answer']['nearest']['ways'] ?? null,
			'without its only part nothing is near'
		);
		self::assertArrayNotHasKey( 'nearest', $this->props( [], [ 'keyword' => 'zebrano' ] )['answer'] );
	}

	public function test_all_filters_that_nobody_has_chosen_open_at_a_button(): void {
		$this->publish( [ 'difficulty' => 'beginner' ] );
		self::assertSame(
			[ 'dropdown', 'range' ],
			array_values( array_unique( array_column( $this->props( [] )['filters'], 'control' ) ) )
		);
		self::assertSame(
			'chips',
			$this->props( [ 'filters' => [ [ 'id' => 'difficulty_level', 'control' => 'chips' ] ] ] )['filters'][0]['control'],
			'what a site has chosen stays'
		);
	}

	public function test_an_archive_stays_among_its_own_recipes_where_one_filter_is_enough(): void {
		update_option( Store::OPTION, [ 'searchLogic' => 'OR' ] );
		$italian = $this->cuisine( 'Italy of old' );
		foreach ( [ [ $italian, 'Trial soup' ], [ $italian, 'Trial dessert' ], [ 0, 'Trial dessert' ] ] as [ $cuisine, $course ] ) {
			$recipe = $this->publish()->ID;
			wp_set_object_terms( $recipe, [ $course ], 'recipe-course' );
			wp_set_object_terms( $recipe, array_filter( [ $cuisine ] ), 'recipe-cuisine' );
		}
		$dessert = get_term_by( 'name', 'Trial dessert', 'recipe-course' );
		self::assertInstanceOf( \WP_Term::class, $dessert );
		$fixed   = [ 'recipe_cuisines' => [ (string) $italian ] ];
		$archive = $this->props( [], [], $fixed );
		self::assertSame( 2, $archive['answer']['total'] );
		$counts = array_column( $archive['answer']['terms']['recipe-course'] ?? [], 'count', 'term_id' );
		self::assertSame( 1, $counts[ $dessert->term_id ] ?? null, 'counts are those of the archive' );
		$chosen = $this->props( [], [ 'recipe_courses' => (string) $dessert->term_id ], $fixed );
		self::assertSame( 1, $chosen['answer']['total'] );
		self::assertSame( [ 'within_recipe_cuisines' => [ (string) $italian ] ], $chosen['fixed'], 'the view asks for the same' );
	}

	/**
	 * Creates what builds the props of blocks.
	 *
	 * @param Ratings $ratings How recipes are rated.
	 */
	public static function make( \wpdb $db, SearchParts $search, Ratings $ratings ): SearchProps {
		$settings = new Settings();
		$input    = new SearchInput( $search->facets, $settings );
		$cards    = new CardData( new DocumentRepository( $db, new DocumentBuilder() ), $ratings, ( new VoteParts( $db ) )->tallies );
		$answers = new SearchService( $search->engines, $search->facets, $cards, $settings );
		return new SearchProps( $input, $answers, new SearchFilters( $search->facets, $answers ) );
	}

	/**
	 * Creates a term.
	 *
	 * @param int<0, max> $parent_id Its parent, 0 for none.
	 * @return int<0, max>
	 */
	private function cuisine( string $name, int $parent_id = 0 ): int {
		$term = wp_insert_term( $name, 'recipe-cuisine', [ 'parent' => $parent_id ] );
		self::assertIsArray( $term );
		return absint( $term['term_id'] );
	}

	public function test_terms_follow_their_parents_and_know_how_deep_they_are(): void {
		$europe = $this->cuisine( 'Zentral-Europe' );
		$italy  = $this->cuisine( 'Italy of old', $europe );
		$tuscan = $this->cuisine( 'Tuscany', $italy );
		$alpine = $this->cuisine( 'Alps', $europe );
		foreach ( [ $tuscan, $alpine ] as $term ) {
			wp_set_object_terms( $this->publish()->ID, [ $term ], 'recipe-cuisine' );
		}
		$options = $this->props( [ 'filters' => [ [ 'id' => 'recipe_cuisines' ] ] ] )['filters'][0]['options'] ?? [];
		$own     = array_values( array_filter(
			$options,
			static fn ( array $option ): bool => in_array( (int) $option['value'], [ $europe, $italy, $tuscan, $alpine ], true )
		) );
		self::assertSame(
			[ [ 'Zentral-Europe', 0 ], [ 'Alps', 1 ], [ 'Italy of old', 1 ], [ 'Tuscany', 2 ] ],
			array_map( static fn ( array $option ): array => [ $option['label'], $option['depth'] ], $own )
		);
	}

	public function test_a_filter_takes_values_out_and_says_what_is_left(): void {
		$foods = static fn ( string $name ): array => [ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
			'',
			[ 'id' => 'food0000', 'text' => $name, 'name' => $name ]
		) ] ] ];
		$this->publish( [], $foods( 'dragonfruit' ) );
		$this->publish( [], $foods( 'durian' ) );
		$block  = [ 'filters' => [ [ 'id' => 'not_recipe_ingredients' ] ] ];
		$before = $this->props( $block );
		self::assertSame( 'Without: Ingredients', $before['filters'][0]['label'] ?? '' );
		self::assertContains( 'Dragonfruit', array_column( $before['filters'][0]['options'] ?? [], 'label' ) );
		$filter = $before['filters'][0] ?? self::fail();
		$left   = FilterCounts::by_value( $filter, $before['search'], $before['answer'] )['dragonfruit'] ?? null;

		$after = $this->props( $block, [ 'not_recipe_ingredients' => 'dragonfruit' ] );
		self::assertSame( $before['answer']['total'] - 1, $after['answer']['total'] );
		self::assertSame( $after['answer']['total'], $left, 'the number beside the value was true' );
		self::assertNull(
			FilterCounts::by_value( $after['filters'][0] ?? self::fail(), $after['search'], $after['answer'] )['dragonfruit'] ?? null
		);
	}

	public function test_a_block_says_whether_recipes_have_all_chosen_values(): void {
		$one  = $this->cuisine( 'Atlantis' );
		$two  = $this->cuisine( 'Lemuria' );
		$both = $this->publish()->ID;
		wp_set_object_terms( $both, [ $one, $two ], 'recipe-cuisine' );
		wp_set_object_terms( $this->publish()->ID, [ $one ], 'recipe-cuisine' );
		$chosen = [ 'recipe_cuisines' => "$one,$two" ];
		$any    = $this->props( [ 'filters' => [ [ 'id' => 'recipe_cuisines' ] ] ], $chosen );
		self::assertSame( [ 2, false ], [ $any['answer']['total'], $any['filters'][0]['isAll'] ?? null ] );
		$all = $this->props( [ 'filters' => [ [ 'id' => 'recipe_cuisines', 'match' => 'all' ] ] ], $chosen );
		self::assertSame( [ $both ], array_column( $all['answer']['results'], 'recipe_id' ) );
		self::assertTrue( $all['filters'][0]['isAll'] ?? null );
	}

	public function test_a_block_says_how_many_letters_a_dropdown_waits_for(): void {
		$this->publish();
		$letters = fn ( mixed $stored ): ?int => $this->props( [ 'filters' => [ [
			'id'      => 'difficulty_level',
			'letters' => $stored,
		] ] ] )['filters'][0]['letters'] ?? null;
		self::assertSame( [ 0, 2, 5, 0, 0 ], array_map( $letters, [ 0, 2, 99, -1, 'many' ] ) );
		self::assertSame( [ 0 ], array_values( array_unique( array_column( $this->props( [] )['filters'], 'letters' ) ) ) );
	}

	public function test_an_address_says_only_what_the_block_can_show(): void {
		$this->publish();
		$this->publish();
		$chosen = fn ( string $range ): array => $this->props( [], [ 'total_time' => $range ] )['search'];
		foreach ( [ '30', '-30', '10-30' ] as $range ) {
			self::assertSame( [ 'total_time' => [ '-30' ] ], $chosen( $range ), $range );
		}
		foreach ( [ '30-', '-180', '10-999', 'soon' ] as $range ) {
			self::assertSame( [], $chosen( $range ), $range );
		}
		$answer = $this->props( [ 'perPage' => 1 ], [ 'results_page' => '999' ] )['answer'];
		self::assertSame( [ $answer['pages'], 1 ], [ $answer['page'], count( $answer['results'] ) ] );
	}

	public function test_what_the_address_narrows_is_a_chip_though_the_block_has_no_such_filter(): void {
		$this->publish( [ 'seasons' => [ 'winter' ] ] );
		$this->publish( [ 'seasons' => [ 'summer' ] ] );
		$chosen = [
			'seasons'  => 'winter',
			'calories' => '-300',
			'keyword'  => 'soup',
			'sorting'  => 'title_asc',
		];
		$props  = $this->props( [ 'showKeyword' => false ], $chosen );
		self::assertSame( [ 'keyword', 'seasons', 'calories' ], array_column( $props['others'], 'id' ) );
		$chips = ChosenFilters::render( $props );
		foreach ( [ 'soup', 'Up to 300 kcal', 'Winter' ] as $label ) {
			self::assertStringContainsString( "\"Remove: $label\"", $chips );
		}
		self::assertStringContainsString(
			'<input type="hidden" name="seasons" value="winter">',
			FiltersPart::render( $props ),
			'the form keeps it'
		);

		$own = $this->props( [ 'filters' => [ [ 'id' => 'seasons' ], [ 'id' => 'calories' ] ] ], $chosen );
		self::assertSame( [], $own['others'] );
		self::assertStringContainsString( '"Remove: Winter"', ChosenFilters::render( $own ) );
	}

	public function test_a_shared_link_finds_a_value_with_a_comma(): void {
		add_filter(
			'larder_facets',
			/**
			 * @param array<string, Facet> $facets Facets.
			 * @return array<string, Facet>
			 */
			static fn ( array $facets ): array => $facets + [ 'cook' => Facet::meta( 'cook', 'Cook' ) ]
		);
		$post = $this->publish()->ID;
		add_post_meta( $post, 'cook', 'Smith, John' );
		add_post_meta( $this->publish()->ID, 'cook', 'Smith' );
		parse_str( ltrim( SearchUrl::build( [ 'cook' => [ 'Smith, John' ] ] ), '?' ), $address );
		/** @var array<string, mixed> $address */
		$props = $this->props( [ 'filters' => [ [ 'id' => 'cook' ] ] ], $address );
		self::assertSame( [ 'cook' => [ 'Smith, John' ] ], $props['search'] );
		self::assertSame( [ $post ], array_column( $props['answer']['results'], 'recipe_id' ) );
		self::assertStringContainsString( '"Remove: Smith, John"', ChosenFilters::render( $props ) );
	}

	public function test_a_third_range_needs_one_entry(): void {
		add_filter(
			'larder_facets',
			/**
			 * @param array<string, Facet|RangeFacet> $facets Facets.
			 * @return array<string, Facet|RangeFacet>
			 */
			static fn ( array $facets ): array => $facets + [
				'servings' => new RangeFacet(
					static fn ( RecipeDocument $document ): int|float|null => $document->data['yield']['amount'],
					'Servings',
					'Up to %s servings',
					12,
					[ 2, 4, 8 ]
				),
			]
		);
		$two = $this->publish( [ 'yieldAmount' => 2 ] )->ID;
		$this->publish( [ 'yieldAmount' => 6 ] );
		$this->publish( [] );
		$block = [ 'filters' => [ [ 'id' => 'servings' ] ] ];
		$props = $this->props( $block, [ 'servings' => '4' ] );
		self::assertSame( [ 'servings' => [ '-4' ] ], $props['search'], 'a form without JavaScript sends the number alone' );
		self::assertSame( [ $two ], array_column( $props['answer']['results'], 'recipe_id' ) );
		self::assertSame(
			[ 'Servings', 'range', 12, [ 2, 4, 8 ] ],
			array_map( static fn ( string $key ): mixed => $props['filters'][0][ $key ], [ 'label', 'control', 'max', 'presets' ] )
		);
		self::assertStringContainsString( '"Remove: Up to 4 servings"', ChosenFilters::render( $props ) );
		self::assertStringContainsString( '<span>Up to 8 servings</span>', FiltersPart::render( $props ) );
		self::assertSame( [], $this->props( $block, [ 'servings' => '-12' ] )['search'], 'from here on it lets everything through' );
		$near = $this->props( $block, [ 'servings' => '-2', 'total_time' => '-15' ] )['answer']['nearest']['ways'] ?? [];
		self::assertContains( [ 'without' => [ 'total_time' ], 'keyword' => '', 'total' => 1 ], $near );

		$search   = new SearchParts( $this->db() );
		$question = ( new SearchInput( $search->facets, new Settings() ) )->query( [ 'servings' => [ '3-7' ] ] );
		self::assertSame( 1, $search->engines->engine()->search( $question )->total );
		self::assertSame( 1, $search->engines->reference()->search( $question )->total );
	}

	public function test_the_first_order_that_a_block_offers_is_the_one_that_nobody_has_to_name(): void {
		$later   = $this->publish( [], [], [ 'post_title' => 'Zucchini' ] )->ID;
		$earlier = $this->publish( [], [], [ 'post_title' => 'Apple' ] )->ID;
		$block   = [ 'sorts' => [ 'title_desc', 'title_asc' ], 'perPage' => 1 ];
		$plain   = $this->props( $block );
		self::assertSame( [ 'title_asc', 'title_desc' ], array_column( $plain['sorts'], 'value' ) );
		self::assertSame( [ [], $earlier ], [ $plain['search'], $plain['answer']['results'][0]['recipe_id'] ?? 0 ] );
		self::assertStringContainsString( '<option value="title_asc" selected>', ResultsPart::render( $plain ) );
		self::assertStringContainsString( 'href="?results_page=2#', ResultsPart::render( $plain ) );
		// A form names the order; the newest first, and what is none, are not among them.
		foreach ( [ 'title_asc', 'date_desc', 'likes_desc', 'nonsense' ] as $said ) {
			$named = $this->props( $block, [ 'sorting' => $said ] );
			self::assertSame( [ [], $earlier ], [ $named['search'], $named['answer']['results'][0]['recipe_id'] ?? 0 ], $said );
		}
		$other = $this->props( $block, [ 'sorting' => 'title_desc' ] );
		self::assertSame(
			[ [ 'sorting' => [ 'title_desc' ] ], $later ],
			[ $other['search'], $other['answer']['results'][0]['recipe_id'] ?? 0 ]
		);
		self::assertStringContainsString( 'href="?sorting=title_desc&#038;results_page=2#', ResultsPart::render( $other ) );
		$all = $this->props( [ 'perPage' => 1 ], [ 'sorting' => 'date_desc' ] );
		self::assertSame( [], $all['search'] );
		self::assertStringContainsString( '<option value="date_desc" selected>', ResultsPart::render( $all ) );
	}

	public function test_links_keep_what_wordpress_needs_to_find_the_page(): void {
		$props = $this->props(
			[],
			[
				'page_id'  => '4',
				'seasons'  => 'fall',
				'paged'    => '2',
				'campaign' => 'x',
			]
		);
		self::assertSame( [ 'page_id' => '4' ], $props['keep'] );
	}
}
