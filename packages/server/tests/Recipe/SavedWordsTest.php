<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\SavedWords\SavedWords;
use Larder\Tests\Support\MeasuresGrowth;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Words that something else than the editor has changed in the saved markup of a recipe.
 */
final class SavedWordsTest extends WordPressTestCase {

	use MeasuresGrowth;

	/** Words of Larder, and headings that nobody has written, which a page prints in its own language. */
	private const OURS = [
		'About the author',
		'Aufbewahren',
		'Author',
		'Best season',
		'Calories',
		'Cholesterin',
		'Cook time',
		'Cost',
		'Difficulty',
		'Equipment',
		'Fall, Winter',
		'Fett',
		'Ingredients',
		'Instructions',
		'Intermediate',
		'Keywords',
		'Notes',
		'Nutrition Facts',
		'Prep time',
		'Questions and answers',
		'Rest time',
		'Temperature',
		'Total time',
		'Yield',
		'gesättigte Fettsäuren',
	];

	/** Addresses, amounts of facts, in which words are none, and marks. */
	private const AMOUNTS = '/^(?:https?:|\W+$|-?\d[\d.–]*(?: ?(?:d|h|min|kcal|°[CF]).*)?$)/u';

	/**
	 * @return iterable<string, array{string}> Saved blocks, of every version of the markup.
	 */
	public static function fixtures(): iterable {
		foreach ( glob( dirname( __DIR__, 4 ) . '/blocks/*/test/fixtures/v*/*.html' ) ?: [] as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the tests.
			yield implode( '/', array_slice( explode( '/', $file ), -5 ) ) => [ (string) file_get_contents( $file ) ];
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_markup_of_any_version_that_nobody_has_changed_changes_nothing( string $content ): void {
		self::assertSame( parse_blocks( $content ), SavedWords::parse( $content ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_each_text_that_is_changed_in_the_markup_is_read_and_no_other( string $content ): void {
		$before = (string) wp_json_encode( array_map( self::settings( ... ), SavedWords::parse( $content ) ) );
		preg_match_all( '/(?<=>)[^<>]*[^\s<>][^<>]*(?=<)/', $content, $texts, PREG_OFFSET_CAPTURE );
		$lost = [];
		foreach ( $texts[0] as [ $text, $at ] ) {
			$changed = substr_replace( $content, "$text Ersetzt", $at, strlen( $text ) );
			$after   = (string) wp_json_encode( array_map( self::settings( ... ), SavedWords::parse( $changed ) ) );
			if ( $after === $before ) {
				$lost[] = trim( $text );
			} else {
				// An amount that is changed has its unit, too.
				self::assertSame(
					$before,
					str_replace( ' Ersetzt', '', (string) preg_replace( '/(?<="\d\d,\d) g (?=Ersetzt)/', ' ', $after ) )
				);
			}
		}
		$unread = array_filter(
			$lost,
			static fn ( string $text ): bool => ! in_array( $text, self::OURS, true ) && 1 !== preg_match( self::AMOUNTS, $text )
		);
		self::assertSame( [], array_values( $unread ) );
	}

	public function test_a_search_and_replace_in_the_database_shows_on_the_page_and_to_machines(): void {
		$post = $this->replaced(
			[
				'sugar &amp; spice' => 'cane sugar &amp; spice',
				'Mix &amp; knead'   => 'Mix &amp; fold',
				'>Grind &amp;'      => '>Crush &amp;',
				'Nana &amp; Bo'     => 'Ana &amp; Bo',
				'1 h 15 min'        => '1 h 20 min',
			]
		);
		$page = $this->page( $post );
		self::assertStringContainsString( 'cane sugar &amp; spice', $page );
		self::assertStringContainsString( 'Mix &amp; fold.', $page );
		self::assertStringContainsString( 'Ana &amp; Bo', $page );
		self::assertStringNotContainsString( 'knead', $page );
		self::assertStringContainsString( 'cane sugar', do_shortcode( "[larder_ingredients id=$post->ID]" ) );

		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post->ID );
		self::assertNotNull( $document );
		self::assertSame(
			[ 'cane sugar & spice', '1 cup cane sugar & spice' ],
			[ $document->items()[0]['name'], $document->items()[0]['text'] ]
		);
		self::assertSame( [ 'Ana & Bo', 80 ], [ $document->data['author'], $document->data['times']['cook'] ] );
		self::assertSame( 'Mix & fold.', $document->data['instructions'][0]['steps'][0]['text'] );
	}

	/**
	 * @return iterable<string, array{string, string, int, array<string, int>}> What was there, what is there now, and what is read.
	 */
	public static function changed_times(): iterable {
		yield 'one time that becomes a range'  => [ '2 h<', '2–3 h<', 180, [ 'prep' => 10, 'cook' => 60, 'rest' => 120, 'total' => 190 ] ];
		yield 'a range with another end'       => [ '>10–15 min', '>10–20 min', 120, [ 'prep' => 10, 'cook' => 60, 'total' => 190 ] ];
		yield 'a range that becomes one time'  => [ '1 h – 1 h 30 min', '1 h', 120, [ 'prep' => 10, 'total' => 190 ] ];
		yield 'a range the wrong way round'    => [ '>10–15 min', '>15–10 min', 120, [ 'prep' => 10, 'cook' => 60, 'total' => 190 ] ];
	}

	/**
	 * @param string             $before What was in the markup.
	 * @param string             $after  What is there now.
	 * @param int                $rest   Minutes of rest, the longer end.
	 * @param array<string, int> $from   The shorter ends.
	 */
	#[DataProvider( 'changed_times' )]
	public function test_a_range_of_time_that_is_changed_in_the_markup_is_read(
		string $before,
		string $after,
		int $rest,
		array $from
	): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the tests.
		$content = (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/recipe/test/fixtures/v5/time-ranges.html' );
		self::assertStringContainsString( $before, $content );
		$post     = new \WP_Post( (object) [
			'ID'           => 0,
			'post_type'    => 'recipe',
			'post_content' => str_replace( $before, $after, $content ),
			'post_author'  => '0',
		] );
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		self::assertEquals( [ $rest, $from ], [ $document->data['times']['rest'], $document->data['times']['from'] ?? [] ] );
	}

	public function test_what_runs_in_a_browser_comes_from_no_markup(): void {
		$page = $this->page( $this->replaced( [ 'Mix &amp; knead' => 'Mix <img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)" onclick="alert(4)">all</a>' ] ) );
		self::assertStringContainsString( 'Mix', $page );
		self::assertStringNotContainsString( 'knead', $page );
		foreach ( [ 'onerror', 'onclick', 'javascript:', 'alert(2)' ] as $hostile ) {
			self::assertStringNotContainsString( $hostile, $page );
		}
	}

	public function test_markup_with_other_rows_than_the_attributes_changes_nothing(): void {
		$page = $this->page( $this->replaced( [
			'<li class="wp-block-larder-ingredients__item">' => '<li class="wp-block-larder-ingredients__item"></li><li class="wp-block-larder-ingredients__item">',
			'<span class="wp-block-larder-ingredients__name">sugar' => '<span class="wp-block-larder-ingredients__name">salt',
		] ) );
		self::assertStringContainsString( 'sugar &amp; spice', $page );
	}

	public function test_markup_that_does_not_end_is_read_as_it_is(): void {
		$page = $this->page( $this->replaced( [ 'Mix &amp; knead.</p>' => 'Mix &lt; <b title="' ] ) );
		self::assertStringContainsString( 'sugar &amp; spice', $page );
	}

	#[TestWith( [ '<b "' ] )]
	#[TestWith( [ '<b ' ] )]
	#[TestWith( [ '<b \'"' ] )]
	#[TestWith( [ '<b>' ] )]
	#[TestWith( [ '<b></i>' ] )]
	#[TestWith( [ ' data-fact="a"><dt>' ] )]
	#[TestWith( [ ' data-fact="a"><dt></dt><dd>' ] )]
	public function test_markup_made_to_take_long_does_not( string $piece ): void {
		$peak  = memory_get_peak_usage();
		$post  = $this->publish(
			[],
			[],
			[ 'post_content' => '<!-- wp:larder/recipe {"name":"Cake \u0026amp; tea","author":"Ana"} --><div class="wp-block-larder-recipe">x</div><!-- /wp:larder/recipe -->' ]
		);
		self::assert_work_in_proportion(
			static function ( int $size ) use ( $piece, $post ): void {
				$found = SavedWords::parse( str_replace( '>x<', '>' . str_repeat( $piece, $size ) . '<', $post->post_content ) );
				self::assertSame( 'Ana', $found[0]['attrs']['author'] ?? '' );
			},
			25_000
		);
		self::assertLessThan( 64 * 1024 * 1024, memory_get_peak_usage() - $peak );
	}

	public function test_a_text_without_words_any_more_is_gone(): void {
		self::assertStringNotContainsString( 'knead', $this->page( $this->replaced( [ 'Mix &amp; knead.' => '' ] ) ) );
	}

	/**
	 * Publishes a recipe, and changes its content in the database alone.
	 *
	 * @param array<string, string> $changes What is changed.
	 */
	private function replaced( array $changes ): \WP_Post {
		$item    = [
			'id'       => 'aaaaaaaa',
			'text'     => '1 cup sugar &amp; spice',
			'quantity' => '1',
			'unit'     => 'cup',
			'name'     => 'sugar &amp; spice',
			'note'     => '',
		];
		$step    = [
			'id'    => 'bbbbbbbb',
			'title' => 'Grind &amp; mix',
			'text'  => 'Mix &amp; knead.',
		];
		$written = get_comment_delimited_block_content(
			'larder/ingredients',
			[ 'groups' => [ self::ingredients( '', $item ) ] ],
			'<div class="wp-block-larder-ingredients"><div class="wp-block-larder-ingredients__group"><ul class="wp-block-larder-ingredients__list"><li class="wp-block-larder-ingredients__item"><span class="wp-block-larder-ingredients__quantity">1</span> <span class="wp-block-larder-ingredients__unit">cup</span> <span class="wp-block-larder-ingredients__name">sugar &amp; spice</span></li></ul></div></div>'
		) . get_comment_delimited_block_content(
			'larder/instructions',
			[ 'groups' => [ self::steps( '', $step ) ] ],
			'<div class="wp-block-larder-instructions"><div class="wp-block-larder-instructions__group"><ol class="wp-block-larder-instructions__list"><li class="wp-block-larder-instructions__step" id="step-bbbbbbbb"><p class="wp-block-larder-instructions__step-title"><strong>Grind &amp; mix</strong></p><p class="wp-block-larder-instructions__text">Mix &amp; knead.</p></li></ol></div></div>'
		);
		$facts   = '<dl class="wp-block-larder-recipe__facts"><div class="wp-block-larder-recipe__fact" data-fact="author"><dt>Author</dt><dd>Nana &amp; Bo</dd></div><div class="wp-block-larder-recipe__fact" data-fact="cookTime"><dt>Cook time</dt><dd>1 h 15 min</dd></div></dl>';
		$content = get_comment_delimited_block_content(
			'larder/recipe',
			[
				'author'   => 'Nana &amp; Bo',
				'cookTime' => 75,
			],
			"<div class=\"wp-block-larder-recipe\">$facts<!-- wp:larder/details /-->$written</div>"
		);
		$post    = $this->publish( [], [], [ 'post_content' => $content ] );
		$this->db()->update( $this->db()->posts, [ 'post_content' => strtr( $post->post_content, $changes ) ], [ 'ID' => $post->ID ] );
		clean_post_cache( $post->ID );
		$changed = get_post( $post->ID );
		self::assertInstanceOf( \WP_Post::class, $changed );
		self::assertNotSame( $post->post_content, $changed->post_content );
		return $changed;
	}

	/**
	 * Returns what a page shows of a post.
	 */
	private function page( \WP_Post $post ): string {
		self::set_post( $post );
		$html = do_blocks( $post->post_content );
		unset( $GLOBALS['post'] );
		return $html;
	}

	/**
	 * Returns what is read of a block.
	 */
	private static function settings( mixed $block ): mixed {
		return is_array( $block )
			? [
				$block['attrs'] ?? [],
				array_map( self::settings( ... ), is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] ),
			]
			: $block;
	}

	public function test_a_piece_without_an_end_that_is_changed_in_the_markup_is_read(): void {
		$long  = trim( str_repeat( 'flour ', 20_000 ) );
		$attrs = [ 'groups' => [ self::ingredients( '', [
			'id'       => 'a',
			'text'     => "2 cups $long",
			'quantity' => '2',
			'unit'     => 'cups',
			'name'     => $long,
		] ) ] ];
		$html  = '<ul><li class="wp-block-larder-ingredients__item"><span class="wp-block-larder-ingredients__name">%s</span></li></ul>';
		$block = get_comment_delimited_block_content( 'larder/ingredients', $attrs, sprintf( $html, "$long Ersetzt" ) );

		self::assertStringContainsString( 'cups', (string) wp_json_encode( SavedWords::parse( $block ) ) );
	}
}
