<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Switch\Screen\Overview;
use Larder\Switch\Screen\ReportFile;
use Larder\Switch\Screen\SwitchNotice;
use Larder\Switch\SwitchModule;
use Larder\Switch\Worker;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Recipes → Change over: what there is, a trial, work that can be paused and resumed, and the report.
 *
 * @phpstan-type Answer array{phase: string, counts: array<string, int>, damaged: int, named: list<array{name: string, texts: list<string>}>, isPaused: bool, isBusy: bool, changed: int, posts: int, problem: string, example: array{post: int, cursor: string, title: string}, rows: list<array<string, mixed>>, next: int|null}
 */
final class SwitchScreenTest extends WordPressTestCase {

	private const SOUP = 710001;

	private const BREAD = 710002;

	/** A post with the soup. */
	private const STORY = 710011;

	/** A post with the soup, too, and with the bread. */
	private const MENU = 710012;

	private const LONG = 710100;

	private SwitchModule $switch;

	private ForeignSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
		$posts        = [
			ForeignSite::post( self::SOUP, 'wprm_recipe', 'Leek soup', 'Warm.' ),
			ForeignSite::post( self::BREAD, 'wprm_recipe', '=Rye bread', '' ),
			ForeignSite::post( self::STORY, 'post', 'A cold day', 'Look: [wprm-recipe id="' . self::SOUP . '"] So.' ),
			ForeignSite::post(
				self::MENU,
				'post',
				'A menu',
				'First [wprm-recipe id="' . self::SOUP . '"] then [wprm-recipe id="' . self::BREAD . '"] and [wprm-recipe id="719999"]'
			),
		];
		$lists = [
			ForeignSite::meta(
				'post_id',
				self::SOUP,
				'wprm_ingredients',
				self::list( 'ingredients', [ [ 'name' => 'leeks' ], [ 'name' => 'stock' ] ] )
			),
			ForeignSite::meta( 'post_id', self::SOUP, 'wprm_instructions', self::list( 'instructions', [ [ 'text' => 'Simmer.' ] ] ) ),
			ForeignSite::meta( 'post_id', self::SOUP, 'wprm_rating', 'a:3:{s:5:"count";i:4;s:5:"total";i:19;s:7:"average";d:4.75;}' ),
			ForeignSite::meta( 'post_id', self::BREAD, 'wprm_ingredients', self::list( 'ingredients', [ [ 'name' => 'rye' ] ] ) ),
		];
		$this->site->load( [ 'posts' => $posts, 'postmeta' => $lists ] );
		$this->switch->routes()->register();
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- With these routes.
		wp_set_current_user( $this->user( 'administrator' ) );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		parent::tearDown();
	}

	public function test_it_counts_what_there_is_and_names_what_has_damage(): void {
		$this->ask( 'look' );
		$status = $this->work();
		self::assertSame( 'looked', $status['phase'] );
		self::assertSame(
			[ 'recipes' => 2, 'ingredients' => 3, 'steps' => 1, 'pictures' => 0, 'ratings' => 4, 'comments' => 0, 'likes' => 0 ],
			$status['counts']
		);
		self::assertSame( 2, $status['damaged'] );
		self::assertSame(
			[ [ 'A menu', [ 'It shows recipe 719999, which is gone.' ] ], [ '=Rye bread', [ 'It has no steps.' ] ] ],
			array_map( static fn ( array $named ): array => [ $named['name'], $named['texts'] ], $status['named'] )
		);
		self::assertSame( [], $this->site_homes(), 'looking changes nothing' );
	}

	public function test_the_request_that_asks_for_a_count_counts_already(): void {
		$status = $this->ask( 'look' );
		self::assertSame( 'looked', $status['phase'] );
		self::assertSame( 2, $status['counts']['recipes'] );
	}

	public function test_counting_twice_doubles_nothing(): void {
		$this->ask( 'look' );
		$first = $this->work();
		$this->ask( 'change' );
		$this->ask( 'look' );
		self::assertSame( $first['counts'], $this->work()['counts'] );
	}

	public function test_one_post_changes_over_as_a_trial_and_goes_back_to_the_last_byte(): void {
		$before = $this->site->everything();
		$this->request( 'POST', 'posts/' . self::STORY );
		self::assertTrue( has_block( Blocks::RECIPE, self::STORY ) );
		self::assertFalse( has_block( 'larder/recipe-embed', self::MENU ), 'no other post changes' );
		$status = $this->request( 'DELETE', 'posts/' . self::STORY );
		self::assertSame( 0, $status['changed'] );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_a_second_press_on_a_trial_doubles_nothing(): void {
		$this->request( 'POST', 'posts/' . self::STORY );
		$once = $this->site->everything();
		$this->request( 'POST', 'posts/' . self::STORY );
		self::assertSame( $once, $this->site->everything() );
	}

	public function test_a_recipe_that_goes_back_alone_is_put_back_in_the_posts_that_embed_it(): void {
		$this->change_all();
		self::assertStringContainsString( '"recipeId":' . self::STORY, get_post( self::MENU )->post_content ?? '' );
		$this->request( 'DELETE', 'posts/' . self::STORY );
		$menu = get_post( self::MENU )->post_content ?? '';
		self::assertStringNotContainsString( '"recipeId":' . self::STORY, $menu, 'an embed of nothing would show nothing' );
		self::assertStringContainsString( '[wprm-recipe id="' . self::SOUP . '"]', $menu );
		self::assertTrue( has_block( Blocks::RECIPE, self::MENU ), 'the other recipe stays' );
		$this->change_all();
		self::assertStringContainsString( '"recipeId":' . self::STORY, get_post( self::MENU )->post_content ?? '' );
	}

	public function test_all_goes_back_to_the_last_byte_also_after_one_went_back_alone(): void {
		$before = $this->site->everything();
		$this->change_all();
		$this->request( 'DELETE', 'posts/' . self::STORY );
		$this->ask( 'undo' );
		self::assertSame( 'undone', $this->work()['phase'] );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_work_that_waits_goes_on_where_it_stopped(): void {
		$this->ask( 'change' );
		$status = $this->ask( 'pause' );
		self::assertTrue( $status['isPaused'] );
		self::assertSame( 0, $this->request( 'POST', 'step' )['changed'], 'nobody works meanwhile' );
		do_action( Worker::EVENT, 'wp-recipe-maker' );
		self::assertSame( [], $this->site_homes() );
		$this->ask( 'continue' );
		self::assertSame( [ 'changed', 2 ], [ $this->work()['phase'], count( $this->site_homes() ) ] );
	}

	public function test_the_background_goes_on_by_itself(): void {
		$this->ask( 'change' );
		self::assertNotFalse( wp_next_scheduled( Worker::EVENT, [ 'wp-recipe-maker' ] ) );
		do_action( Worker::EVENT, 'wp-recipe-maker' );
		self::assertCount( 2, $this->site_homes() );
	}

	public function test_a_second_press_goes_on_with_the_first(): void {
		$this->ask( 'change' );
		$this->request( 'POST', 'step' );
		$once = $this->site->everything();
		$this->ask( 'change' );
		$this->work();
		self::assertSame( $once, $this->site->everything() );
	}

	public function test_a_full_disk_leaves_nothing_and_the_next_step_goes_on(): void {
		$before = $this->site->everything();
		$this->ask( 'change' );
		$full = static function (): void {
			$errors = is_array( $GLOBALS['EZSQL_ERROR'] ?? null ) ? $GLOBALS['EZSQL_ERROR'] : [];
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As wpdb does.
			$GLOBALS['EZSQL_ERROR'] = [ ...$errors, [ 'error_str' => 'The table is full' ] ];
		};
		$translate = static fn ( string $said, string $text ): string => 'The database did not take a part of the change-over.' === $text
			? 'Die Datenbank nimmt es nicht an.'
			: $said;
		add_action( 'added_post_meta', $full );
		add_filter( 'gettext', $translate, 10, 2 );
		$status = $this->request( 'POST', 'step' );
		remove_action( 'added_post_meta', $full );
		remove_filter( 'gettext', $translate );
		self::assertStringContainsString( 'Die Datenbank nimmt es nicht an. The table is full', $status['problem'] );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
		self::assertSame( [ 'changed', 2 ], [ $this->work()['phase'], count( $this->site_homes() ) ] );
	}

	public function test_a_post_that_cannot_be_stored_is_passed_by_and_named(): void {
		$this->ask( 'change' );
		add_action(
			'save_post',
			static fn ( int $post ): bool => self::STORY !== $post || throw new \LogicException( 'A plugin ended here.' )
		);
		$status = $this->work( 20 );
		self::assertSame( 'changed', $status['phase'] );
		self::assertSame( [ [ 'A cold day', [ 'It stays as it was, since it could not be stored. A plugin ended here.' ] ] ], array_map(
			static fn ( array $named ): array => [ $named['name'], $named['texts'] ],
			$status['named']
		) );
		self::assertStringContainsString( '[wprm-recipe id', get_post( self::STORY )->post_content ?? '' );
		self::assertTrue( has_block( Blocks::RECIPE, self::MENU ), 'the others changed over' );
	}

	public function test_what_stays_can_go_back_no_more(): void {
		$this->change_all();
		$this->ask( 'keep' );
		$status = $this->work();
		self::assertSame( [ 'kept', 0, 2 ], [ $status['phase'], $status['posts'], $status['changed'] ] );
		self::assertTrue( has_block( Blocks::RECIPE, self::STORY ) );
		$this->request( 'DELETE', 'posts/' . self::STORY );
		self::assertTrue( has_block( Blocks::RECIPE, self::STORY ) );
	}

	public function test_the_report_names_every_recipe_and_what_is_lost(): void {
		$rows = iterator_to_array( $this->switch->report->rows( $this->switch->sources->all()['wp-recipe-maker'] ), false );
		self::assertSame( [ 'gone', 'waiting', 'waiting' ], array_column( $rows, 'state' ) );
		$this->change_all();
		$rows = iterator_to_array( $this->switch->report->rows( $this->switch->sources->all()['wp-recipe-maker'] ), false );
		self::assertSame(
			[
				[ 'Leek soup', 'changed', self::STORY, 4, '' ],
				[ '=Rye bread', 'changed', self::MENU, 0, '' ],
				[ 'A menu', 'gone', self::MENU, 0, '' ],
			],
			array_map(
				static fn ( array $row ): array => [ $row['name'], $row['state'], $row['post'], $row['ratings'], $row['lost'] ],
				$rows
			)
		);
		$table = implode( '', iterator_to_array( ReportFile::csv( $rows ), false ) );
		self::assertStringContainsString( "\r\n" . self::SOUP . ',Leek soup,changed over,' . self::STORY . ',', $table );
		self::assertStringContainsString( ",'=Rye bread,", $table, 'no spreadsheet takes it for a formula' );
		self::assertSame( $rows, json_decode( implode( '', iterator_to_array( ReportFile::json( $rows ), false ) ), true ) );
		self::assertSame( '[]', trim( implode( '', iterator_to_array( ReportFile::json( [] ), false ) ) ) );
	}

	public function test_no_text_of_the_report_becomes_a_formula_wherever_a_spreadsheet_cuts_it(): void {
		$row = [
			'recipe'      => '1',
			'name'        => '',
			'state'       => 'changed',
			'post'        => 2,
			'type'        => 'post',
			'address'     => '',
			'ingredients' => 1,
			'steps'       => 1,
			'pictures'    => 0,
			'ratings'     => 0,
			'comments'    => 0,
			'likes'       => 0,
			'lost'        => '',
			'notices'     => '',
		];
		foreach (
			[
				'=1+1'                => "'=1+1",
				"\t@SUM(1)"           => "'\t'@SUM(1)",
				"\u{A0}\u{200B}=1"    => "'\u{A0}\u{200B}=1",
				"\u{FF1D}1+1"         => "'\u{FF1D}1+1",
				'Soup;=HYPERLINK(1)'  => "Soup;'=HYPERLINK(1)",
				'Soup; -2+3'          => "Soup;' -2+3",
				"Soup\t+1"            => "Soup\t'+1",
				"Soup\n=1"            => "\"Soup\n'=1\"",
				'Pie;"=1+1;b'         => "\"Pie;'\"\"=1+1;b\"",
				'Pie; "" @SUM(1)'     => "\"Pie;' \"\"\"\" @SUM(1)\"",
				'"=1+1" pie'          => "\"'\"\"=1+1\"\" pie\"",
				'Pie, "=1" says he'   => '"Pie, ""=1"" says he"',
				'The "best"; -ish'    => "\"The \"\"best\"\";' -ish\"",
				'The "best"; pie'     => '"The ""best""; pie"',
				"Pie;\n=1+1"           => "\"Pie;\n'=1+1\"",
				"Soup\xFF=1"          => 'Soup?=1',
				'Half-and-half, a=b'  => '"Half-and-half, a=b"',
			] as $name => $cell
		) {
			$lines = iterator_to_array( ReportFile::csv( [ array_merge( $row, [ 'name' => $name ] ) ] ), false );
			self::assertStringContainsString( "1,$cell,changed over,2,", $lines[1], $name );
		}
	}

	public function test_the_list_of_changed_recipes_comes_in_pages(): void {
		$posts = [];
		for ( $number = 0; $number < 25; $number++ ) {
			$posts[] = ForeignSite::post( self::LONG + $number, 'wprm_recipe', "Dish $number", '' );
		}
		$this->site->load( [ 'posts' => $posts ] );
		$this->change_all();
		$first  = $this->request( 'GET', 'recipes' );
		$second = $this->request( 'GET', "recipes?after={$first['next']}" );
		self::assertCount( 20, $first['rows'] );
		self::assertCount( 7, $second['rows'] );
		self::assertNull( $second['next'] );
	}

	public function test_an_example_shows_a_page_before_and_after_and_stores_nothing(): void {
		$before  = $this->site->everything();
		$example = $this->request( 'GET', 'sample' )['example'];
		self::assertSame( [ self::STORY, 'A cold day' ], [ $example['post'], $example['title'] ] );
		$post = get_post( self::MENU );
		self::assertInstanceOf( \WP_Post::class, $post );
		$content = $this->switch->sample()->content( $this->switch->sources->all()['wp-recipe-maker'], $post );
		self::assertStringContainsString( 'leeks', $content );
		self::assertStringContainsString( '[wprm-recipe id="719999"]', $content, 'what is gone stays' );
		self::assertSame( $before, $this->site->everything() );
		$next = $this->request( 'GET', 'sample?after=' . rawurlencode( $example['cursor'] ) )['example'];
		self::assertSame( self::MENU, $next['post'] );
	}

	#[TestWith( [ 'GET', '' ] )]
	#[TestWith( [ 'GET', '/sample' ] )]
	#[TestWith( [ 'GET', '/recipes' ] )]
	#[TestWith( [ 'POST', '/change' ] )]
	#[TestWith( [ 'POST', '/undo' ] )]
	#[TestWith( [ 'POST', '/posts/710011' ] )]
	#[TestWith( [ 'DELETE', '/posts/710011' ] )]
	public function test_only_administrators_may( string $method, string $route ): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$request = new \WP_REST_Request( $method, "/larder/v1/switch/wp-recipe-maker$route" );
		self::assertSame( 403, rest_do_request( $request )->get_status() );
		self::assertSame( [], $this->site_homes() );
	}

	public function test_a_notice_tells_on_the_dashboard_and_goes_for_good(): void {
		self::assertStringContainsString( '2 recipes of WP Recipe Maker are on this site.', $this->notice( 'dashboard' ) );
		self::assertSame( '', $this->notice( 'options-general' ), 'elsewhere it would be in the way' );
		update_user_meta( get_current_user_id(), SwitchNotice::CLOSED, [ 'wp-recipe-maker' ] );
		self::assertSame( '', $this->notice( 'dashboard' ) );
		wp_set_current_user( $this->user( 'editor' ) );
		self::assertSame( '', $this->notice( 'dashboard' ), 'who may not change over is not told' );
	}

	public function test_nobody_is_told_of_recipes_that_have_changed_over(): void {
		$this->change_all();
		delete_transient( Overview::FOUND );
		self::assertSame( '', $this->notice( 'plugins' ) );
	}

	public function test_who_has_changed_over_is_told_to_deactivate_a_plugin_that_still_runs(): void {
		$active = get_option( 'active_plugins' );
		update_option( 'active_plugins', [ 'wp-recipe-maker/wp-recipe-maker.php' ] );
		self::assertStringNotContainsString( 'deactivate', $this->notice( 'plugins' ), 'its recipes wait' );
		$this->change_all();
		delete_transient( Overview::FOUND );
		$said = '<strong>WP Recipe Maker</strong> All recipes have changed over: you can deactivate';
		self::assertStringContainsString( $said, $this->notice( 'plugins' ) );
		self::assertSame( '', $this->notice( 'edit-page' ) );
		update_option( 'active_plugins', $active );
		self::assertSame( '', $this->notice( 'plugins' ) );
	}

	/**
	 * Prints the notice of a screen.
	 */
	private function notice( string $screen ): string {
		set_current_screen( $screen );
		remove_all_actions( 'admin_notices' );
		( new SwitchNotice( $this->switch->sources, $this->switch->locations ) )->register();
		ob_start();
		do_action( 'admin_notices' );
		$html = (string) ob_get_clean();
		$GLOBALS['current_screen'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		return $html;
	}

	/**
	 * Changes all over.
	 */
	private function change_all(): void {
		$this->ask( 'change' );
		self::assertSame( 'changed', $this->work()['phase'] );
	}

	/**
	 * Continues the work to its end.
	 *
	 * @param int $steps After how many requests it has to be at its end.
	 * @return Answer The status.
	 */
	private function work( int $steps = 5 ): array {
		for ( $step = 0; $step < $steps; $step++ ) {
			$status = $this->request( 'POST', 'step' );
			if ( ! $status['isBusy'] ) {
				return $status;
			}
		}
		self::fail( 'The work has no end.' );
	}

	/**
	 * Requests something to be done.
	 *
	 * @param string $act Name of the action.
	 * @return Answer The status.
	 */
	private function ask( string $act ): array {
		return $this->request( 'POST', $act );
	}

	/**
	 * Sends a request.
	 *
	 * @param string $route Its route, with a query where there is one.
	 * @return Answer The status, or what else was requested.
	 */
	private function request( string $method, string $route ): array {
		[ $path, $query ] = explode( '?', $route, 2 ) + [ '', '' ];
		$request          = new \WP_REST_Request( $method, "/larder/v1/switch/wp-recipe-maker/$path" );
		parse_str( $query, $arguments );
		$request->set_query_params( $arguments );
		$answer = rest_do_request( $request );
		/** @var Answer $data */
		$data = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $data ) );
		return $data;
	}

	/**
	 * Returns the posts that recipes are in now.
	 *
	 * @return list<int>
	 */
	private function site_homes(): array {
		return array_values( array_filter( array_map(
			fn ( int $key ): int => $this->switch->locations->find( 'wp-recipe-maker', (string) $key ),
			[ self::SOUP, self::BREAD ]
		) ) );
	}

	/**
	 * Writes a list as the plugin stores it.
	 *
	 * @param list<array<string, string>> $lines
	 */
	private static function list( string $name, array $lines ): string {
		return serialize( [ [ 'name' => '', $name => $lines ] ] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
	}
}
