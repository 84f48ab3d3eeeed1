<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Plugin;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PortalVideo;
use Larder\StructuredData\RecipeSchema;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The video of a recipe: what visitors get before they press, what machines read, and what the server asks portals.
 */
final class VideoTest extends WordPressTestCase {

	private const ADDRESS = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

	/**
	 * Lists addresses as the unit tests read them, too.
	 *
	 * @return iterable<string, array{string, array{provider: string, id: string, key: string, start: int}|null}>
	 */
	public static function addresses(): iterable {
		/** @var list<array{address: string, video: array{provider: string, id: string, key: string, start: int}|null}> $fixtures */
		$fixtures = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/fixtures/video-addresses.json' ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture.
		foreach ( $fixtures as [ 'address' => $address, 'video' => $video ] ) {
			yield $address => [ $address, $video ];
		}
	}

	/**
	 * @param array{provider: string, id: string, key: string, start: int}|null $expected What it says.
	 */
	#[DataProvider( 'addresses' )]
	public function test_an_address_is_read_as_the_view_reads_it( string $address, ?array $expected ): void {
		$video = PortalVideo::read( $address );
		self::assertSame( $expected, null === $video ? null : get_object_vars( $video ) );
	}

	/**
	 * Publishes a recipe with a video.
	 *
	 * @param array<string, mixed>       $video Attributes of the block.
	 * @param list<array<string, mixed>> $steps
	 */
	private function recipe( array $video, array $steps = [] ): \WP_Post {
		return $this->publish(
			[ 'description' => 'A warm soup.' ],
			[
				'larder/video'        => $video,
				'larder/instructions' => [ 'groups' => [ self::steps( '', ...$steps ) ] ],
			]
		);
	}

	/**
	 * Returns the structured data of a recipe's video.
	 *
	 * @return array<array-key, mixed>
	 */
	private function schema( \WP_Post $post ): array {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post->ID );
		self::assertNotNull( $document );
		$video = ( new RecipeSchema() )->build( $document, $post )['video'] ?? [];
		self::assertIsArray( $video );
		return $video;
	}

	public function test_the_first_video_of_a_page_keeps_the_id_for_links_and_no_id_is_there_twice(): void {
		[ $one, $other ] = [ $this->recipe( [ 'url' => self::ADDRESS ] ), $this->recipe( [ 'url' => self::ADDRESS ] ) ];
		$page = $this->publish( [], [], [ 'post_type' => 'page', 'post_content' => 'Our favourites' ] );
		foreach ( [
			'a page that embeds recipes'           => [ $page, [ $one, $other, $one, $one ], [ '', "-$other->ID", "-$one->ID", null ] ],
			'one that embeds a single recipe'      => [ $page, [ $other ], [ '' ] ],
			'that of a recipe that embeds another' => [ $other, [ $one, $other ], [ "-$one->ID", '' ] ],
			'a list of posts'                      => [ null, [ $one, $other ], [ '', "-$other->ID" ] ],
		] as $name => [ $shown, $recipes, $ends ] ) {
			self::open_page( null === $shown ? [ 'post_type' => 'recipe' ] : [ 'p' => $shown->ID, 'post_type' => $shown->post_type ] );
			$ids = array_map( static function ( \WP_Post $recipe ): string|bool|null {
				$tag = new \WP_HTML_Tag_Processor( Plugin::renderers()->video->render( [ 'url' => self::ADDRESS ], $recipe ) );
				return $tag->next_tag( [ 'tag_name' => 'figure' ] ) ? $tag->get_attribute( 'id' ) : false;
			}, $recipes );
			$expected = array_map( static fn ( ?string $end ): ?string => null === $end ? null : "recipe-video$end", $ends );
			self::assertSame( $expected, $ids, $name );
			self::leave_page();
		}
	}

	public function test_the_page_asks_nobody_before_a_press(): void {
		$html = Plugin::renderers()->video->render( [ 'url' => self::ADDRESS, 'name' => 'How to stir' ], $this->publish() );
		self::assertMatchesRegularExpression(
			'#<a class="wp-block-larder-video__facade dr-video-toggle" href="https://www\.youtube\.com/watch\?v=dQw4w9WgXcQ" aria-label="Play video: How to stir"#',
			$html
		);
		self::assertDoesNotMatchRegularExpression( '#<(?:iframe|script|link)|src="[^"]*(?:youtube|ytimg)#', $html );
	}

	public function test_machines_read_the_same_date_from_save_to_save_and_a_clip_for_each_step_with_a_time(): void {
		$post  = $this->recipe(
			[
				'url'      => self::ADDRESS,
				'name'     => 'How to stir',
				'duration' => 200,
				'poster'   => [ 'url' => 'https://example.org/poster.jpg' ],
			],
			[
				[ 'id' => 'steptwo0', 'text' => 'Stir it.', 'videoStart' => 95 ],
				[ 'id' => 'stepone0', 'title' => 'Chop', 'text' => 'Chop it.', 'videoStart' => 10 ],
				[ 'id' => 'steplong', 'text' => 'Stir it over the lowest heat until it is thick, then take it off.', 'videoStart' => 150 ],
				[ 'id' => 'stepthre', 'text' => 'Serve.' ],
			]
		);
		$video = $this->schema( $post );
		self::assertSame( 'VideoObject', $video['@type'] ?? null );
		self::assertSame( 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', $video['embedUrl'] ?? null );
		self::assertSame( 'A warm soup.', $video['description'] ?? null );
		self::assertSame( 'PT3M20S', $video['duration'] ?? null );
		self::assertSame( gmdate( DATE_W3C, (int) get_post_timestamp( $post ) ), $video['uploadDate'] ?? null );
		$clips = $video['hasPart'] ?? [];
		self::assertIsArray( $clips );
		self::assertSame(
			[ 'Chop', 'Stir it.', 'Stir it over the lowest heat until it is thick, then take…' ],
			array_column( $clips, 'name' )
		);
		self::assertSame( [ 10, 95, 150 ], array_column( $clips, 'startOffset' ) );
		self::assertSame( [ 95, 150, 200 ], array_column( $clips, 'endOffset' ) );
		self::assertStringContainsString( 'video_start=95', (string) wp_json_encode( $clips ) );

		wp_update_post( [ 'ID' => $post->ID, 'post_title' => 'Another soup' ] );
		self::assertSame( $video['uploadDate'] ?? null, $this->schema( $post )['uploadDate'] ?? '' );
	}

	public function test_a_video_without_any_picture_is_not_offered_to_search_engines(): void {
		self::assertSame( [], $this->schema( $this->recipe( [ 'url' => self::ADDRESS ] ) ) );
	}

	public function test_a_file_that_was_deleted_takes_the_block_off_the_page(): void {
		$id  = wp_insert_attachment( [ 'post_mime_type' => 'video/mp4' ], 'soup.mp4' );
		$url = (string) wp_get_attachment_url( $id );
		self::assertStringContainsString(
			'soup.mp4',
			Plugin::renderers()->video->render( [ 'id' => $id, 'url' => $url ], $this->publish() )
		);
		wp_delete_attachment( $id, true );
		self::assertSame( '', Plugin::renderers()->video->render( [ 'id' => $id, 'url' => $url ], $this->publish() ) );
	}

	/**
	 * Requests the details of a video as somebody.
	 *
	 * @param string $url URL of the video.
	 */
	private function ask( string $role, string $url ): \WP_REST_Response {
		wp_set_current_user( $this->user( $role ) );
		$request = new \WP_REST_Request( 'POST', '/larder/v1/video-details' );
		$request->set_param( 'url', $url );
		return rest_do_request( $request );
	}

	/**
	 * Answers in the place of the portal.
	 *
	 * @param int    $status HTTP status.
	 * @param string $body   What it says.
	 */
	private function answer_with( int $status, string $body = '' ): void {
		add_filter(
			'pre_http_request',
			static fn (): array => [
				'response' => [ 'code' => $status ],
				'body'     => $body,
			]
		);
	}

	public function test_the_server_asks_the_portal_for_the_name(): void {
		$this->answer_with( 200, '{"title":"How to <b>stir</b>","duration":61,"thumbnail_url":""}' );
		$answer = $this->ask( 'author', self::ADDRESS );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [ 'name' => 'How to stir', 'duration' => 61, 'poster' => null ], $answer->get_data() );
	}

	public function test_a_video_that_is_gone_is_said_to_be(): void {
		$this->answer_with( 404 );
		self::assertSame( 404, $this->ask( 'author', self::ADDRESS )->get_status() );
	}

	public function test_a_portal_that_fails_is_said_to(): void {
		$this->answer_with( 500 );
		self::assertSame( 502, $this->ask( 'author', self::ADDRESS )->get_status() );
	}

	public function test_only_portals_are_asked_and_only_by_those_who_may_upload(): void {
		add_filter( 'pre_http_request', static fn () => self::fail( 'Nobody may be asked.' ) );
		self::assertSame( 400, $this->ask( 'author', 'http://127.0.0.1/secret' )->get_status() );
		self::assertSame( 403, $this->ask( 'subscriber', self::ADDRESS )->get_status() );
		self::assertSame( 403, $this->ask( 'contributor', self::ADDRESS )->get_status() );
	}
}
