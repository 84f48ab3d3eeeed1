<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Exchange\Fetch\Fetcher;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\Content;
use Larder\Switch\Phase;
use Larder\Switch\PluginSource;
use Larder\Switch\State;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\VotesModule;

/**
 * Pictures of other addresses come into the media library before the recipes change over, where the owner wants it.
 */
final class CopiedPicturesTest extends WordPressTestCase {

	private const POST = 792001;

	private const OTHER = 792002;

	private const PICTURE = 'https://elsewhere.example/soup.gif';

	private const GONE = 'https://elsewhere.example/gone.gif';

	/** The smallest GIF. */
	private const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	private ForeignSite $site;

	private SwitchModule $switch;

	private PluginSource $source;

	/** @var list<string> What was fetched. */
	private array $fetched = [];

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$fetcher      = new Fetcher( static fn (): array => [ '93.184.216.34' ] );
		$this->switch = new SwitchModule( $this->db(), new VotesModule( $this->db(), new ClientIpAddress() ), $fetcher );
		$this->source = $this->switch->sources->all()['jetpack-recipes'];
		add_filter( 'pre_http_request', function ( mixed $answer, mixed $options, string $url ): array {
			$this->fetched[] = $url;
			return [
				'response' => [ 'code' => str_contains( $url, 'gone' ) ? 404 : 200, 'message' => '' ],
				'headers'  => [],
				'body'     => str_contains( $url, 'gone' ) ? '' : (string) base64_decode( self::GIF, true ),
				'cookies'  => [],
			];
		}, 10, 3 );
		$this->load( self::PICTURE, self::PICTURE );
	}

	public function test_a_picture_of_another_site_comes_once_and_goes_with_what_is_undone(): void {
		$before = $this->site->everything();
		self::assertSame( 2, $this->work( Phase::Looking )->elsewhere );
		$state = $this->work( Phase::Copying );
		self::assertSame( [ Phase::Copied, '', 0, 0 ], [ $state->phase, $state->problem, $state->damaged, $state->elsewhere ] );
		self::assertCount( 1, $this->fetched, 'what two recipes show is fetched once' );
		self::assertSame( 0, $this->work( Phase::Looking )->elsewhere );

		Switching::change( $this->switch, $this->source );
		$images = array_map( fn ( int $post ): ?array => $this->recipe( $post )->data['image'], [ self::POST, self::OTHER ] );
		self::assertGreaterThan( 0, $images[0]['id'] ?? 0 );
		self::assertSame( $images[0], $images[1] );
		self::assertSame( 'Soup', $images[0]['alt'] ?? '' );
		self::assertSame( [ '', '' ], array_column( iterator_to_array( $this->switch->report->rows( $this->source ), false ), 'notices' ) );

		$file = get_attached_file( $images[0]['id'] ?? 0 );
		Switching::undo( $this->switch, $this->source->id() );
		self::assertEquals( $before, $this->site->everything() );
		self::assertFileDoesNotExist( (string) $file );
	}

	public function test_pictures_of_recipes_that_have_changed_over_come_later_and_what_was_edited_stays(): void {
		$before = $this->site->everything();
		Switching::change( $this->switch, $this->source );
		$content = (string) get_post_field( 'post_content', self::POST );
		self::assertStringContainsString( self::PICTURE, $content );
		Content::write( $this->db(), self::POST, str_replace( '1 leek', '2 leeks', $content ) );
		$state = $this->work( Phase::Copying );
		self::assertSame( [ Phase::Copied, '', 0 ], [ $state->phase, $state->problem, $state->damaged ] );
		self::assertCount( 1, $this->fetched );
		foreach ( [ self::POST => '2 leeks', self::OTHER => '1 leek' ] as $post => $line ) {
			$data = $this->recipe( $post )->data;
			self::assertSame( $this->copied(), $data['image']['id'] ?? 0 );
			self::assertSame( 'Soup', $data['image']['alt'] ?? '' );
			self::assertSame( $line, $data['ingredients'][0]['items'][0]['text'] ?? '' );
			$stored = (string) get_post_field( 'post_content', $post );
			self::assertStringNotContainsString( self::PICTURE, $stored );
			self::assertStringContainsString( "wp-image-{$this->copied()}", $stored );
		}
		self::assertSame( [ '', '' ], array_column( iterator_to_array( $this->switch->report->rows( $this->source ), false ), 'notices' ) );
		$this->work( Phase::Copying );
		self::assertCount( 1, $this->fetched, 'nothing is left to fetch' );
		Switching::undo( $this->switch, $this->source->id() );
		self::assertEquals( $before, $this->site->everything() );
	}

	public function test_a_picture_of_a_recipe_that_has_changed_over_and_is_gone_is_named(): void {
		$this->load( self::GONE, self::PICTURE );
		Switching::change( $this->switch, $this->source );
		$state = $this->work( Phase::Copying );
		self::assertSame( [ [ 'Its picture ' . self::GONE . ' could not be copied.' ] ], array_column( $state->named, 'texts' ) );
		self::assertSame( self::GONE, $this->recipe( self::POST )->data['image']['url'] ?? '' );
		self::assertSame( $this->copied(), $this->recipe( self::OTHER )->data['image']['id'] ?? 0 );
	}

	public function test_a_picture_that_does_not_come_is_named_and_stays_where_it_is(): void {
		$this->load( self::GONE, self::PICTURE );
		$state = $this->work( Phase::Copying );
		self::assertSame( 1, $this->switch->pictures->count( $this->source->id() ) );
		self::assertSame( [ [ 'Its picture ' . self::GONE . ' could not be copied.' ] ], array_column( $state->named, 'texts' ) );
		Switching::change( $this->switch, $this->source );
		self::assertSame( self::GONE, $this->recipe( self::POST )->data['image']['url'] ?? '' );
		Switching::undo( $this->switch );
		self::assertSame( 0, $this->switch->pictures->count( $this->source->id() ) );
	}

	public function test_a_recipe_over_which_every_process_dies_is_passed_by_and_named(): void {
		$this->switch->worker->change( $this->source->id(), static function ( State $state ): void {
			$state->enter( Phase::Copying, 1 );
			$state->tries = 100;
		} );
		$state = $this->go_on();
		self::assertSame( [ self::POST ], array_column( $state->named, 'post' ) );
		self::assertSame( 1, $this->switch->pictures->count( $this->source->id() ) );
	}

	public function test_a_copied_picture_that_another_post_shows_stays(): void {
		$this->work( Phase::Copying );
		$picture = $this->copied();
		$image   = "<img class=\"wp-image-$picture\" src=\"a.gif\">";
		$this->site->load( [ 'posts' => [ ForeignSite::post( 792003, 'post', 'Album', $image ) ] ] );
		Switching::change( $this->switch, $this->source );
		Switching::undo( $this->switch, $this->source->id() );
		self::assertInstanceOf( \WP_Post::class, get_post( $picture ) );
		wp_delete_attachment( $picture, true );
	}

	public function test_copied_pictures_stay_once_the_owner_says_so(): void {
		$this->work( Phase::Copying );
		$picture = $this->copied();
		Switching::change( $this->switch, $this->source );
		self::assertSame( Phase::Kept, $this->work( Phase::Keeping )->phase );
		Switching::undo( $this->switch, $this->source->id() );
		self::assertInstanceOf( \WP_Post::class, get_post( $picture ) );
		wp_delete_attachment( $picture, true );
	}

	public function test_only_who_may_upload_has_pictures_copied(): void {
		$user = get_userdata( $this->user( 'administrator' ) );
		self::assertInstanceOf( \WP_User::class, $user );
		$user->add_cap( 'upload_files', false );
		wp_set_current_user( $user->ID );
		$answer = rest_do_request( new \WP_REST_Request( 'POST', '/larder/v1/switch/jetpack-recipes/copy' ) );
		self::assertSame( 403, $answer->get_status() );
	}

	/**
	 * Stores two posts with a recipe each.
	 *
	 * @param string ...$pictures The addresses of their pictures.
	 */
	private function load( string ...$pictures ): void {
		$recipe = "[recipe title=\"Soup\" image=\"%s\"]\n[recipe-ingredients]\n- 1 leek\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]";
		$posts  = [];
		foreach ( array_values( $pictures ) as $number => $picture ) {
			$posts[] = ForeignSite::post( self::POST + $number, 'post', 'A story', sprintf( $recipe, $picture ) );
		}
		$this->site->load( [ 'posts' => $posts ] );
	}

	/**
	 * Presses a button, and runs what that begins to its end.
	 *
	 * @param Phase $phase What begins.
	 */
	private function work( Phase $phase ): State {
		$this->switch->worker->change( $this->source->id(), static fn ( State $state ) => $state->enter( $phase, 1 ) );
		return $this->go_on();
	}

	/**
	 * Works until nothing is left to do.
	 */
	private function go_on(): State {
		do {
			$state = $this->switch->worker->work( $this->source, 5 );
		} while ( $state->is_busy() && '' === $state->problem );
		return $state;
	}

	/**
	 * Returns the picture that was copied.
	 */
	private function copied(): int {
		return (int) $this->db()->get_var( (string) $this->db()->prepare(
			"SELECT post_id FROM %i WHERE meta_key = '_larder_import' AND meta_value = 'switch-jetpack-recipes'",
			$this->db()->postmeta
		) );
	}

	/**
	 * Reads the recipe of a post.
	 */
	private function recipe( int $post ): RecipeDocument {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post );
		self::assertNotNull( $document );
		return $document;
	}
}
