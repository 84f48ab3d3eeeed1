<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Ajax\ClientIpAddress;
use Larder\Ajax\Guard;
use Larder\Ajax\RateCounter;
use Larder\Exchange\ExchangeModule;
use Larder\Exchange\Export\Download;
use Larder\Exchange\Export\Exporter;
use Larder\Exchange\Export\ExportScreen;
use Larder\Exchange\Formats;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Root;
use Larder\SavedRecipes\SavedExport;
use Larder\SavedRecipes\SavedList;
use Larder\Settings\Settings;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use Larder\Votes\VotesModule;

/**
 * Saved recipes leave as files, and chosen ones by the list of recipes.
 */
final class SavedExportTest extends WordPressTestCase {

	/**
	 * Creates what sends files.
	 */
	private function download(): Download {
		$root = new Root( dirname( __DIR__, 4 ) . '/plugin.php' );
		return ( new ExchangeModule( $this->db(), new DocumentRepository( $this->db(), new DocumentBuilder() ), $root ) )->download();
	}

	/**
	 * Returns those of some recipes that a file for the visitor would hold.
	 *
	 * @param list<int> $ids Recipes.
	 * @return list<int>
	 */
	private function chosen( array $ids ): array {
		$client = new ClientIpAddress();
		$votes  = new VotesModule( $this->db(), $client );
		$export = new SavedExport(
			$this->download(),
			new SavedList( $votes->votes ),
			new Settings(),
			new Guard( $client, new RateCounter( $this->db() ) )
		);
		return $export->chosen( $ids );
	}

	public function test_a_member_gets_what_the_account_has_saved_in_the_order_that_was_asked_for(): void {
		$soup  = $this->publish()->ID;
		$pie   = $this->publish()->ID;
		$other = $this->publish()->ID;
		$user  = $this->user( 'subscriber' );
		$votes = ( new VotesModule( $this->db(), new ClientIpAddress() ) )->votes;
		$votes->cast( $soup, Kind::Wishlist, Voter::account( $user ) );
		$votes->cast( $pie, Kind::Wishlist, Voter::account( $user ) );
		wp_set_current_user( $user );

		self::assertSame( [ $pie, $soup ], $this->chosen( [ $pie, $other, $soup ] ) );
	}

	public function test_a_guest_gets_recipes_where_guests_may_save_and_only_those_that_may_be_read(): void {
		$soup  = $this->publish()->ID;
		$draft = $this->publish( [], [], [ 'post_status' => 'draft' ] )->ID;
		$page  = $this->publish( [], [], [ 'post_type' => 'page' ] )->ID;
		$kept  = $this->publish()->ID;
		add_filter( 'larder_can_read_recipe', static fn ( bool $can, \WP_Post $post ): bool => $can && $post->ID !== $kept, 10, 2 );

		self::assertSame( [], $this->chosen( [ $soup ] ) );
		update_option( Settings::OPTION, [ 'guestsSaveOnDevice' => [ 'yes' ] ] );
		self::assertSame( [ $soup ], $this->chosen( [ $draft, $kept, $page, $soup, 0 ] ) );
	}

	public function test_the_list_of_recipes_leads_to_their_export_and_to_a_cookbook(): void {
		$screen = new ExportScreen( $this->download() );

		self::assertSame( [ 'larder_export', 'larder_cookbook' ], array_keys( $screen->offer( [] ) ) );
		self::assertStringContainsString( 'page=larder-export&recipes=3,1', $screen->handle( 'back', 'larder_export', [ '3', '1' ] ) );
		self::assertStringContainsString( '?larder_cookbook=3,1', $screen->handle( 'back', 'larder_cookbook', [ '3', '1' ] ) );
		self::assertSame( 'back', $screen->handle( 'back', 'trash', [ '3' ] ) );
	}

	public function test_the_editor_is_told_of_a_recipe_that_a_synced_pattern_has_put_into_the_post(): void {
		$pattern = wp_insert_post(
			[
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => 'Pattern',
				'post_content' => get_comment_delimited_block_content( 'larder/recipe', [ 'name' => 'Soup' ], '<div></div>' ),
			]
		);
		wp_set_current_user( $this->user( 'editor' ) );
		$told = [];
		foreach ( [ "<!-- wp:block {\"ref\":$pattern} /-->", '<!-- wp:paragraph --><p>None</p><!-- /wp:paragraph -->' ] as $content ) {
			self::set_post( $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => $content ] ) );
			set_current_screen( 'post' );
			wp_register_script( 'larder-post-editor', false, [], '1' );
			( new ExportScreen( $this->download() ) )->tell_editor();
			$told[] = wp_scripts()->get_inline_script_data( 'larder-post-editor', 'before' );
			wp_deregister_script( 'larder-post-editor' );
		}
		unset( $GLOBALS['current_screen'] );

		self::assertStringContainsString( '"isStored":true', $told[0] );
		self::assertStringContainsString( '"isStored":false', $told[1] );
	}

	public function test_a_picture_of_the_library_leaves_in_the_files_that_hold_pictures(): void {
		$png    = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true );
		$upload = wp_upload_bits( 'pie.png', null, $png );
		$fields = [ 'post_mime_type' => 'image/png', 'post_title' => 'Pie', 'post_status' => 'inherit' ];
		$id     = wp_insert_attachment( $fields, $upload['file'] );
		$recipe = $this->publish( [ 'name' => 'Pie', 'imageId' => $id, 'imageUrl' => $upload['url'] ], [
			'larder/ingredients'  => [ 'groups' => [ self::ingredients( '', [ 'id' => 'i1', 'text' => '1 apple' ] ) ] ],
		] )->ID;
		$read   = function ( string $id ) use ( $recipe ): string {
			$format = Formats::all()->get( $id );
			self::assertInstanceOf( WritableFormat::class, $format );
			$bytes = '';
			( new Exporter( new DocumentRepository( $this->db(), new DocumentBuilder() ) ) )->write(
				$format,
				[ $recipe ],
				static fn (): bool => true,
				static function ( string $more ) use ( &$bytes ): void {
					$bytes .= $more;
				}
			);
			$source = new Source( $bytes, 'pie.' . $format->endings()[0] );
			return Formats::all()->read( $source )->recipes[0]->document->data['image']['url'] ?? '';
		};

		$held = 'data:image/png;base64,' . base64_encode( $png );
		self::assertSame( [ $held, $held ], [ $read( 'paprika' ), $read( 'mealie' ) ] );
		self::assertSame( $upload['url'], $read( 'schema-org' ) );

		unlink( $upload['file'] );
		self::assertSame( [ $upload['url'], '' ], [ $read( 'paprika' ), $read( 'mealie' ) ], 'without its file there is the URL alone' );
	}

	public function test_recipes_leave_as_a_book_and_in_larders_own_format(): void {
		self::assertArrayHasKey( 'cookbook', Download::formats() );
		self::assertArrayHasKey( 'larder', Download::formats() );
		self::assertArrayNotHasKey( 'tandoor', Download::formats() );
	}
}
