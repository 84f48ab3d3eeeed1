<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Gallery\MediaList;
use Larder\Plugin;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Pictures and videos of a recipe, as visitors and machines get them, whatever has become of their files.
 */
final class GalleryTest extends WordPressTestCase {

	/**
	 * Uploads a picture to the media library.
	 *
	 * @param string $name Name of its file.
	 * @param string $alt  Its alternative text.
	 */
	private static function picture( string $name, string $alt = '' ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => $name,
				'post_mime_type' => 'image/webp',
			],
			"$name.webp"
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => "$name.webp",
				'width'  => 1600,
				'height' => 1200,
			]
		);
		return $id;
	}

	public function test_an_item_takes_address_size_and_words_from_the_library(): void {
		$id   = self::picture( 'soup', 'Soup &amp; bread' );
		$item = MediaList::read(
			[
				[
					'id'  => $id,
					'url' => 'https://old.example/soup-1024x768.webp',
				],
			]
		)[0] ?? null;
		self::assertNotNull( $item );
		self::assertStringEndsWith( '/soup.webp', $item['src'] );
		self::assertSame( [ 'Soup & bread', 1600, 1200 ], [ $item['alt'], $item['width'], $item['height'] ] );
	}

	public function test_what_is_no_address_is_left_out(): void {
		$items = MediaList::read(
			[
				[
					'type' => 'video',
					'url'  => 123,
				],
				'http://',
				'https://example.org/a.webp',
			]
		);
		self::assertSame( [ 'https://example.org/a.webp' ], array_column( $items, 'src' ) );
	}

	public function test_a_picture_that_was_deleted_is_left_out_everywhere(): void {
		$id  = self::picture( 'gone' );
		$url = (string) wp_get_attachment_url( $id );
		wp_delete_attachment( $id, true );
		$image = [
			'id'  => $id,
			'url' => $url,
			'alt' => 'Gone',
		];
		$post  = $this->publish(
			[],
			[
				'larder/gallery'      => [ 'items' => [ $image ] ],
				'larder/instructions' => [
					'groups' => [
						self::steps(
							'',
							[
								'text'  => 'Stir.',
								'image' => $image,
							]
						),
					],
				],
			]
		);
		$html  = do_blocks( $post->post_content );
		self::assertStringContainsString( 'Stir.', $html );
		self::assertStringNotContainsString( 'gone.webp', $html );
		self::assertStringNotContainsString( 'larder-gallery', $html );
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post->ID );
		self::assertSame( [], $document?->data['gallery'] );
	}

	public function test_an_item_is_what_is_stored_of_it_and_else_what_its_address_says(): void {
		$items = MediaList::read(
			[
				'https://youtu.be/dQw4w9WgXcQ',
				'https://example.org/film.mp4?quality=high',
				'https://example.org/photo',
				[
					'type' => 'embed',
					'url'  => 'https://example.org/player',
				],
				[
					'type' => 'image',
					'url'  => 'https://example.org/still.mp4',
				],
			]
		);
		self::assertSame( [ 'video', 'video', 'image', 'embed', 'image' ], array_column( $items, 'type' ) );
		$post     = $this->publish(
			[],
			[ 'larder/gallery' => [ 'items' => [ [ 'type' => 'embed', 'url' => 'https://example.org/player' ] ] ] ]
		);
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post->ID );
		self::assertSame( [ 'video' ], array_column( $document->data['gallery'] ?? [], 'type' ), 'for machines a player is a video' );
	}

	public function test_a_picture_of_another_site_is_kept_where_its_number_means_nothing(): void {
		$items = MediaList::read(
			[
				[
					'id'  => 987654,
					'url' => 'https://other.example/uploads/soup.jpg',
				],
			]
		);
		self::assertSame( [ 0, 'https://other.example/uploads/soup.jpg' ], [ $items[0]['id'] ?? null, $items[0]['src'] ?? null ] );
	}

	/**
	 * Lists damaged attributes with the number of items that can be read.
	 *
	 * @return iterable<string, array{mixed, int}>
	 */
	public static function damaged(): iterable {
		yield 'no list' => [ 'lost', 0 ];
		yield 'addresses alone' => [ [ 'https://example.org/a.jpg', 'https://youtu.be/dQw4w9WgXcQ' ], 2 ];
		yield 'what runs code' => [ [ [ 'url' => 'javascript:alert(1)' ], [ 'url' => 'data:text/html,x' ] ], 0 ];
		yield 'empty ones' => [ [ [], null, 7, '' ], 0 ];
	}

	#[DataProvider( 'damaged' )]
	public function test_a_damaged_gallery_shows_what_can_be_read( mixed $stored, int $count ): void {
		self::assertCount( $count, MediaList::read( $stored ) );
	}

	public function test_two_hundred_pictures_are_read_at_once(): void {
		$items = [];
		foreach ( range( 1, 200 ) as $number ) {
			$items[] = [
				'type' => 'image',
				'id'   => self::picture( "dish-$number" ),
				'url'  => '',
			];
		}
		$post = $this->publish( [], [ 'larder/gallery' => [ 'items' => $items ] ] );
		wp_cache_flush();
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'recipe' ] )->the_post();
		ob_start();
		do_action( 'wp_head' );
		ob_end_clean();
		$before = $this->db()->num_queries;
		$html   = Plugin::renderers()->gallery->render( [ 'items' => $items ], 0 );
		self::assertSame( $before, $this->db()->num_queries );
		self::assertSame( 200, substr_count( $html, '<li ' ) );
		self::assertSame( 6, substr_count( $html, '<li class="wp-block-larder-gallery__item">' ) );
		self::assertStringContainsString( '>+194<', $html );
		self::assertStringContainsString( 'View gallery (200)', $html );
	}
}
