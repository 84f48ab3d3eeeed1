<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Recipe\Blocks;
use Larder\Switch\OwnTypes;
use Larder\Tests\Support\CliTestCase;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\WpCli;

/**
 * `wp larder switch <plugin>` reads, changes over and brings back what another plugin has left.
 */
final class SwitchCommandsTest extends CliTestCase {

	private const COOKED = 783001;

	private const EASY = 783002;

	protected function setUp(): void {
		parent::setUp();
		$fields = [
			'ingredients' => [ [ 'amount' => '2', 'measurement' => '', 'name' => 'leeks' ] ],
			'directions'  => [ [ 'content' => 'Boil.' ] ],
		];
		$easy = '<div class="easyrecipe"><div class="ERName">Leek pie</div><ul><li class="ingredient">2 leeks</li></ul>'
			. '<ol><li class="instruction">Bake.</li></ol><div class="endeasyrecipe">3.3</div></div>';
		( new ForeignSite( $this->db() ) )->load( [
			'posts'    => [
				ForeignSite::post( self::COOKED, 'cp_recipe', 'Leek soup', '' ),
				ForeignSite::post( self::EASY, 'post', 'A story', $easy ),
			],
			'postmeta' => [ ForeignSite::meta( 'post_id', self::COOKED, '_recipe_settings', serialize( $fields ) ) ], // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
		] );
	}

	protected function tearDown(): void {
		WpCli::run( 'larder', 'switch', 'cooked', '--undo' );
		wp_cache_flush();
		OwnTypes::choose( 'cooked', false );
		wp_delete_post( self::COOKED, true );
		wp_delete_post( self::EASY, true );
		parent::tearDown();
	}

	public function test_a_dry_run_reads_recipes_of_tables_and_of_posts_and_changes_nothing(): void {
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'cooked', '--keep-type', '--dry-run' ) );
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'easyrecipe', '--dry-run' ) );
		self::assertFalse( OwnTypes::keeps( 'cooked' ), 'a choice is a change' );
		self::assertSame( 'cp_recipe', get_post_type( self::COOKED ) );
		self::assertFalse( has_block( Blocks::RECIPE, self::EASY ) );
	}

	public function test_posts_keep_their_type_or_become_recipes_and_the_choice_is_made_before(): void {
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'cooked', '--keep-type' ) );
		self::assertSame( 'cp_recipe', get_post_type( self::COOKED ) );
		self::assertTrue( has_block( Blocks::RECIPE, self::COOKED ) );
		$refused = WpCli::run( 'larder', 'switch', 'cooked', '--no-keep-type' );
		self::assertSame( 1, $refused['status'] );
		self::assertStringContainsString( 'Undo it first', $refused['err'] );

		$this->wp( 'larder', 'switch', 'cooked', '--undo' );
		self::assertFalse( has_block( Blocks::RECIPE, self::COOKED ) );
		$this->wp( 'larder', 'switch', 'cooked', '--no-keep-type' );
		self::assertSame( 'recipe', get_post_type( self::COOKED ) );

		$none = WpCli::run( 'larder', 'switch', 'easyrecipe', '--keep-type' );
		self::assertSame( 1, $none['status'], 'a plugin without a type of its own has no choice' );
	}

	public function test_ids_that_are_none_change_nothing_over(): void {
		foreach ( [ 'abc', '', '0', '783999' ] as $ids ) {
			$refused = WpCli::run( 'larder', 'switch', 'cooked', "--ids=$ids" );
			self::assertSame( 1, $refused['status'], $ids );
			self::assertStringContainsString( "There are no recipes of these ids: $ids", $refused['err'] );
		}
		wp_cache_flush();
		self::assertFalse( has_block( Blocks::RECIPE, self::COOKED ) );

		$some = WpCli::run( 'larder', 'switch', 'cooked', '--ids=' . self::COOKED . ',783999', '--dry-run' );
		self::assertStringContainsString( 'ids: 783999', $some['err'] );
		self::assertStringContainsString( 'Success: 1 recipe', $some['out'] );
	}

	public function test_recipes_are_named_as_the_report_names_them_and_go_back_alone(): void {
		$recipe = self::EASY . '-0';
		$post = WpCli::run( 'larder', 'switch', 'easyrecipe', '--ids=' . self::EASY );
		self::assertSame( 1, $post['status'], 'the post alone names no recipe' );
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'easyrecipe', "--ids=$recipe" ) );
		self::assertTrue( has_block( Blocks::RECIPE, self::EASY ) );
		self::assertStringContainsString( 'Success: 0 recipes', $this->wp( 'larder', 'switch', 'easyrecipe', "--ids=$recipe" ) );
		$gone = WpCli::run( 'larder', 'switch', 'easyrecipe', '--undo', '--ids=783999-0' );
		self::assertSame( 1, $gone['status'] );
		wp_cache_flush();
		self::assertTrue( has_block( Blocks::RECIPE, self::EASY ), 'what was not asked for stays' );
		self::assertStringContainsString( '1 post is', $this->wp( 'larder', 'switch', 'easyrecipe', '--undo', "--ids=$recipe" ) );
		self::assertFalse( has_block( Blocks::RECIPE, self::EASY ) );
	}

	public function test_a_full_disk_is_an_error_in_words_and_the_command_goes_on_later(): void {
		$full = (string) tempnam( get_temp_dir(), 'larder' );
		file_put_contents( $full, '<?php WP_CLI::add_hook( "after_wp_load", static fn () => add_filter( "query", static fn ( $sql ) =>
			preg_match( "/^\s*INSERT.*_larder_from_cooked_/s", $sql ) ? "INSERT INTO no_room VALUES ( 1 )" : $sql ) );' );
		$refused = WpCli::run( 'larder', 'switch', 'cooked', "--require=$full" );
		unlink( $full );
		self::assertSame( 1, $refused['status'] );
		self::assertStringContainsString( 'Error: The database did not take a part of the change-over.', $refused['err'] );
		self::assertStringContainsString( 'Run the command again: it goes on where it stopped.', $refused['err'] );
		self::assertStringNotContainsString( 'Fatal error', $refused['out'] . $refused['err'] );
		wp_cache_flush();
		self::assertFalse( has_block( Blocks::RECIPE, self::COOKED ) );
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'cooked' ) );
	}

	public function test_a_post_that_cannot_be_stored_is_left_out_with_a_warning_whichever_way_it_was_asked_for(): void {
		$refuses = (string) tempnam( get_temp_dir(), 'larder' );
		file_put_contents( $refuses, '<?php WP_CLI::add_hook( "after_wp_load", static fn () => add_action( "save_post",
			static fn () => throw new LogicException( "A plugin ended here." ) ) );' );
		foreach ( [
			[ 'cooked' ],
			[ 'cooked', '--ids=' . self::COOKED ],
			[ 'easyrecipe', '--ids=' . self::EASY . '-0' ],
		] as $asked ) {
			$left = WpCli::run( 'larder', 'switch', ...[ ...$asked, "--require=$refuses" ] );
			self::assertSame( 1, $left['status'], 'a script learns of it: ' . implode( ' ', $asked ) );
			self::assertStringContainsString( 'A plugin ended here.', $left['err'] );
			self::assertStringNotContainsString( 'There are no recipes of these ids', $left['err'] );
			self::assertStringContainsString( '0 recipes', $left['out'] );
			self::assertStringContainsString( 'Error: 1 could not be stored and stays as it was.', $left['err'] );
		}
		unlink( $refuses );
		self::assertStringContainsString( 'Success: 1 recipe', $this->wp( 'larder', 'switch', 'cooked', '--ids=' . self::COOKED ) );
	}

	public function test_options_of_which_one_would_be_left_out_change_nothing(): void {
		$this->wp( 'larder', 'switch', 'cooked' );
		foreach ( [ [ '--undo', '--dry-run' ], [ '--pictures', '--dry-run' ], [ '--settings', '--ids=1' ] ] as $options ) {
			$refused = WpCli::run( 'larder', 'switch', 'cooked', ...$options );
			self::assertSame( 1, $refused['status'] );
			self::assertStringContainsString( 'cannot be combined', $refused['err'] );
		}
		wp_cache_flush();
		self::assertTrue( has_block( Blocks::RECIPE, self::COOKED ) );
	}
}
