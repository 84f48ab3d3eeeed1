<?php
declare( strict_types=1 );

namespace Larder\Tests\Check;

use Larder\Check\CheckableRecipes;
use Larder\Check\CheckColumn;
use Larder\Check\Checker;
use Larder\Check\CheckJob;
use Larder\Check\CheckScreen;
use Larder\Check\CheckSync;
use Larder\Check\Findings;
use Larder\Check\Rule;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What all recipes lack: kept in step with them, counted and listed without reading them.
 */
final class CheckedRecipesTest extends WordPressTestCase {

	private Findings $findings;

	private CheckableRecipes $recipes;

	private CheckSync $sync;

	protected function setUp(): void {
		parent::setUp();
		$this->findings = new Findings( $this->db() );
		$this->recipes  = new CheckableRecipes( $this->db(), $this->findings );
		$this->sync     = new CheckSync(
			$this->findings,
			$this->recipes,
			new Checker(),
			new DocumentRepository( $this->db(), new DocumentBuilder() )
		);
		$this->sync->register();
		$this->findings->install();
		$this->db()->query( (string) $this->db()->prepare( 'DELETE FROM %i', $this->db()->prefix . 'larder_checks' ) );
	}

	/**
	 * Names what is kept about a recipe.
	 *
	 * @return list<string>|null Null where nothing is.
	 */
	private function kept_findings( int $post_id ): ?array {
		$this->sync->check_changed();
		$lacks = $this->findings->for_posts( [ $post_id ] )[ $post_id ] ?? null;
		return null === $lacks ? null : array_column( $lacks, 'value' );
	}

	public function test_a_recipe_is_checked_when_it_is_saved_and_again_when_it_changes(): void {
		$post = $this->publish( [ 'yieldAmount' => 4 ] );
		self::assertContains( 'description', (array) $this->kept_findings( $post->ID ) );
		self::assertNotContains( 'yield', (array) $this->kept_findings( $post->ID ) );
		wp_update_post( [
			'ID'           => $post->ID,
			'post_content' => get_comment_delimited_block_content( 'larder/recipe', [ 'description' => 'Hot.' ], '<div></div>' ),
		] );
		self::assertNotContains( 'description', (array) $this->kept_findings( $post->ID ) );
		self::assertContains( 'yield', (array) $this->kept_findings( $post->ID ) );
	}

	public function test_a_term_that_comes_or_goes_by_itself_counts(): void {
		$post = $this->publish();
		self::assertContains( 'course', (array) $this->kept_findings( $post->ID ) );
		wp_set_object_terms( $post->ID, 'Main course', 'recipe-course' );
		self::assertNotContains( 'course', (array) $this->kept_findings( $post->ID ) );
		wp_set_object_terms( $post->ID, [], 'recipe-course' );
		self::assertContains( 'course', (array) $this->kept_findings( $post->ID ) );
	}

	public function test_what_is_thrown_away_or_is_no_recipe_any_more_is_forgotten(): void {
		$post = $this->publish();
		self::assertNotNull( $this->kept_findings( $post->ID ) );
		wp_trash_post( $post->ID );
		self::assertNull( $this->kept_findings( $post->ID ) );
		wp_untrash_post( $post->ID );
		self::assertNotNull( $this->kept_findings( $post->ID ) );
		wp_update_post( [ 'ID' => $post->ID, 'post_content' => '<p>Not a recipe.</p>' ] );
		self::assertNull( $this->kept_findings( $post->ID ) );
		$deleted = $this->publish();
		self::assertNotNull( $this->kept_findings( $deleted->ID ) );
		wp_delete_post( $deleted->ID, true );
		self::assertNull( $this->kept_findings( $deleted->ID ) );
		self::assertArrayNotHasKey( Findings::CHECKED, $this->findings->counts() );
	}

	public function test_recipes_in_posts_of_other_types_count_and_other_posts_do_not(): void {
		$page = $this->publish( [], [], [ 'post_type' => 'page' ] );
		self::assertNotNull( $this->kept_findings( $page->ID ) );
		$plain = $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => '<p>News.</p>' ] );
		self::assertNull( $this->kept_findings( $plain->ID ) );
	}

	public function test_recipes_are_counted_and_listed_by_rule_page_by_page(): void {
		$ids = array_map( fn ( int $number ): int => $this->publish( $number > 3 ? [ 'description' => 'Hot.' ] : [] )->ID, range( 1, 5 ) );
		$this->sync->check_changed();
		$counts = $this->findings->counts();
		self::assertSame(
			[ 5, 5, 3, 5 ],
			[ $counts[ Findings::CHECKED ], $counts[ Findings::INCOMPLETE ], $counts['description'], $counts['picture'] ]
		);
		self::assertSame( [ $ids[2], $ids[1] ], $this->findings->posts( 'description', 1, 2 ) );
		self::assertSame( [ $ids[0] ], $this->findings->posts( 'description', 2, 2 ) );
	}

	public function test_recipes_from_before_are_checked_in_the_background_and_by_the_job(): void {
		$ids = [ $this->publish()->ID, $this->publish()->ID ];
		$this->sync->check_changed();
		$this->findings->store( array_fill_keys( $ids, null ) );
		$before = $this->recipes->count_unchecked();
		self::assertGreaterThanOrEqual( 2, $before );
		$this->sync->check_others();
		self::assertNotNull( $this->kept_findings( $ids[0] ) );
		self::assertSame( 0, $this->recipes->count_unchecked() );

		$this->findings->store( array_fill_keys( $ids, null ) );
		$job    = new CheckJob( $this->recipes, $this->sync );
		$cursor = '';
		do {
			$progress = $job->step( $cursor );
			$cursor   = $progress->cursor ?? '';
		} while ( null !== $progress->cursor );
		self::assertSame( $progress->all, $progress->done );
		self::assertNotNull( $this->kept_findings( $ids[1] ) );
	}

	public function test_the_list_of_recipes_shows_and_narrows_by_what_is_lacking(): void {
		$lacking  = $this->publish();
		$complete = $this->publish();
		$this->sync->check_changed();
		$this->findings->store( [
			$complete->ID => [],
			$lacking->ID  => [ Rule::Picture, Rule::Yield, Rule::Video, Rule::Notes, Rule::Equipment ],
		] );
		wp_set_current_user( $this->user( 'administrator' ) );
		$column = new CheckColumn( $this->findings );
		self::assertSame( [ 'title', 'larder_lacks', 'date' ], array_keys( $column->add( [ 'title' => 'Title', 'date' => 'Date' ] ) ) );
		ob_start();
		$column->show( 'larder_lacks', $lacking->ID );
		$cell = (string) ob_get_clean();
		self::assertSame( 'Picture, Yield, Video, 2 more', wp_strip_all_tags( $cell ) );
		// WordPress writes what joins arguments in one way or another.
		self::assertStringContainsString( "post.php?post=$lacking->ID&action=edit#larder-field=picture", html_entity_decode( $cell ) );
		self::assertStringContainsString( '<strong>Picture</strong>', $cell );
		ob_start();
		( new CheckColumn( $this->findings ) )->show( 'larder_lacks', $complete->ID );
		self::assertSame( 'Complete', ob_get_clean() );

		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'edit-recipe' );
		$column->register();
		foreach ( [
			Findings::COMPLETE => [ $complete->ID ],
			'yield'            => [ $lacking->ID ],
			'nonsense'         => [ $complete->ID, $lacking->ID ],
		] as $chosen => $expected ) {
			$_GET['larder_lacks'] = $chosen;
			$list                 = self::open_page( [
				'post_type' => 'recipe',
				'post__in'  => [ $complete->ID, $lacking->ID ],
				'fields'    => 'ids',
				'orderby'   => 'ID',
				'order'     => 'DESC',
			] );
			self::assertSame( $expected, $list->posts, $chosen );
		}
		unset( $_GET['larder_lacks'] );
		set_current_screen( 'front' );
	}

	public function test_the_screen_counts_by_rule_and_lists_what_is_asked_for(): void {
		$post = $this->publish( [], [], [ 'post_title' => 'Soup & salad', 'post_status' => 'draft' ] );
		$this->sync->check_changed();
		$this->findings->store( [ $post->ID => [ Rule::Video ] ] );
		wp_set_current_user( $this->user( 'administrator' ) );
		$screen = CheckScreen::create( $this->findings, $this->recipes, $this->sync, new Root( dirname( __DIR__, 4 ) . '/plugin.php' ) );
		ob_start();
		$screen->show();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '1 recipe was checked. Each lacks something that is listed below.', $html );
		self::assertStringContainsString( 'Soup &amp; salad</a> — Draft', $html );
		self::assertMatchesRegularExpression(
			'#page=larder-check&\#038;lacks=video">Video</a>.*?<td style="text-align:end">1</td>#s',
			$html
		);
		$_GET['lacks'] = 'cuisine';
		ob_start();
		$screen->show();
		$html = (string) ob_get_clean();
		unset( $_GET['lacks'] );
		self::assertStringContainsString( 'Recipes that lack: Cuisine', $html );
		self::assertStringNotContainsString( 'Soup', $html );
	}
}
