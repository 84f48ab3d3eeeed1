<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\Pictures;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\PluginSource;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\VotesModule;

/**
 * What others do to a post that has changed over while its pictures are fetched, which takes seconds.
 */
final class ChangedPicturesTest extends WordPressTestCase {

	private const POST = 792101;

	private const PICTURE = 'https://elsewhere.example/soup.gif';

	/** The smallest GIF. */
	private const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	private SwitchModule $switch;

	private PluginSource $source;

	/** @var \Closure(): void What happens while the picture is fetched. */
	private \Closure $meanwhile;

	protected function setUp(): void {
		parent::setUp();
		$fetcher         = new Fetcher( static fn (): array => [ '93.184.216.34' ] );
		$this->switch    = new SwitchModule( $this->db(), new VotesModule( $this->db(), new ClientIpAddress() ), $fetcher );
		$this->source    = $this->switch->sources->all()['jetpack-recipes'];
		$this->meanwhile = static function (): void {};
		add_filter( 'pre_http_request', function (): array {
			( $this->meanwhile )();
			return [
				'response' => [ 'code' => 200, 'message' => '' ],
				'headers'  => [],
				'body'     => (string) base64_decode( self::GIF, true ),
				'cookies'  => [],
			];
		} );
		$recipe = '[recipe title="Soup" image="' . self::PICTURE . "\"]\n[recipe-ingredients]\n- 1 leek\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]";
		( new ForeignSite( $this->db() ) )->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'A story', $recipe ) ] ] );
	}

	protected function tearDown(): void {
		// Its file is in no transaction.
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'meta_key' => Pictures::RUN ] ) as $picture ) { // phpcs:ignore WordPress.DB.SlowDBQuery -- A test.
			wp_delete_attachment( $picture->ID, true );
		}
		parent::tearDown();
	}

	public function test_a_post_that_goes_back_stays_as_it_was(): void {
		$before = self::content();
		Switching::change( $this->switch, $this->source );
		self::assertNotSame( $before, self::content() );
		$this->meanwhile = function (): void {
			$this->switch->trial->undo( self::POST );
		};
		$this->copy();
		self::assertSame( $before, self::content() );
		self::assertNull( Snapshot::find( self::POST ), 'nothing says that it can go back' );
	}

	public function test_what_another_process_stores_stays(): void {
		Switching::change( $this->switch, $this->source );
		// As another process does, of which this one's caches know nothing.
		$this->meanwhile = function (): void {
			$this->db()->update(
				$this->db()->posts,
				[ 'post_content' => str_replace( '1 leek', '2 leeks', self::content() ) ],
				[ 'ID' => self::POST ]
			);
			$record             = Snapshot::find( self::POST )->record ?? [];
			$record['comments'] = [ 41 ];
			$this->db()->update(
				$this->db()->postmeta,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- A row of a test.
				[ 'meta_value' => wp_json_encode( $record ) ],
				[ 'post_id' => self::POST, 'meta_key' => Snapshot::KEY ] // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
			);
		};
		$this->copy();
		self::assertStringContainsString( '2 leeks', self::content() );
		self::assertStringNotContainsString( self::PICTURE, self::content() );
		$record = Snapshot::find( self::POST )->record ?? [];
		self::assertSame( [ 41 ], $record['comments'] ?? [] );
		self::assertSame( [ [] ], array_column( $record['report'] ?? [], 'notices' ), 'the picture is there' );
	}

	public function test_a_full_disk_leaves_nothing_of_a_step_and_the_next_run_goes_on(): void {
		Switching::change( $this->switch, $this->source );
		$before = self::content();
		$full   = static function (): void {
			$errors = is_array( $GLOBALS['EZSQL_ERROR'] ?? null ) ? $GLOBALS['EZSQL_ERROR'] : [];
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As wpdb does.
			$GLOBALS['EZSQL_ERROR'] = [ ...$errors, [ 'error_str' => 'The table is full' ] ];
		};
		add_action( 'edit_post', $full );
		try {
			$this->copy();
			self::fail( 'The step did not say that it failed.' );
		} catch ( DatabaseRefusal $reason ) {
			self::assertStringContainsString( 'The table is full', $reason->getMessage() );
		} finally {
			remove_action( 'edit_post', $full );
		}
		wp_cache_flush();
		self::assertSame( $before, self::content() );
		$this->copy();
		self::assertStringNotContainsString( self::PICTURE, self::content() );
	}

	/**
	 * Copies the pictures of the plugin's recipes.
	 */
	private function copy(): void {
		for ( $cursor = ''; null !== $cursor; ) {
			$cursor = $this->switch->pictures->step( $this->source, $cursor )['next'];
		}
	}

	/**
	 * Returns what the post says.
	 */
	private static function content(): string {
		return (string) get_post_field( 'post_content', self::POST, 'raw' );
	}
}
