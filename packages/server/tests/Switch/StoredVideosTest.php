<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Videos of recipes of other plugins keep what search engines were told about them.
 *
 * @phpstan-import-type Video from RecipeDocument
 */
final class StoredVideosTest extends WordPressTestCase {

	private const POST = 770501;

	/** A WPZOOM card with the fields of its video in the place of `%s`. */
	private const CARD = '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Soup","hasVideo":true,"video":{%s},"ingredients":[{"id":"a","name":["1 leek"],"jsonName":"1 leek","isGroup":false}],"steps":[{"id":"b","text":["Boil."],"jsonText":"Boil.","isGroup":false}]} /-->';

	/**
	 * @return array<string, array{string, string, string, array<string, string>, list<int|string>}> The plugin, type and content of the
	 *         post, its meta fields, and what is known of the video.
	 */
	public static function plugins(): array {
		$about = [
			'name'         => 'How we boil it',
			'description'  => 'All at once',
			'thumbnailUrl' => 'https://pictures.example/pot.jpg',
			'uploadDate'   => '2023-02-01T00:00:00+00:00',
			'duration'     => 'PT1M10S',
		];
		return [
			'WP Recipe Maker' => [
				'wp-recipe-maker',
				'wprm_recipe',
				'',
				[
					'wprm_video_embed'    => 'https://videos.example/soup.mp4',
					'wprm_video_metadata' => serialize( [ 'main' => $about ] ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
				],
				[ 'How we boil it', 'All at once', '2023-02-01', 70, 'https://pictures.example/pot.jpg' ],
			],
			'Tasty Recipes'   => [
				'tasty-recipes-lite',
				'tasty_recipe',
				'',
				[
					'video_url'          => 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
					'video_url_response' => 'O:8:"stdClass":3:{s:5:"title";s:14:"How we boil it";s:11:"upload_date";s:10:"2023-02-01";s:13:"thumbnail_url";s:37:"https://i.ytimg.com/vi/x/default.jpeg";}',
				],
				// The portal's own picture would lead visitors there before they play.
				[ 'How we boil it', '', '2023-02-01', 0, '' ],
			],
			'WPZOOM'          => [
				'recipe-card-blocks-by-wpzoom',
				'post',
				sprintf( self::CARD, '"url":"https://videos.example/soup.mp4","title":"How we boil it","description":"All at once","date":"2023-02-01T10:00:00","poster":{"url":"https://pictures.example/pot.jpg"}' ),
				[],
				[ 'How we boil it', 'All at once', '2023-02-01', 0, 'https://pictures.example/pot.jpg' ],
			],
			'JSON-LD'         => [
				'marked-up-posts',
				'post',
				'<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"recipeInstructions":"Boil.","video":'
					. wp_json_encode( [ '@type' => 'VideoObject', 'contentUrl' => 'https://videos.example/soup.mp4' ] + $about )
					. '}</script>',
				[],
				[ 'How we boil it', 'All at once', '2023-02-01', 70, 'https://pictures.example/pot.jpg' ],
			],
		];
	}

	/**
	 * @param string                $plugin   Its slug.
	 * @param string                $type     Type of the post.
	 * @param string                $content  Content of the post.
	 * @param array<string, string> $meta     Its meta fields.
	 * @param list<int|string>      $expected What is known of the video.
	 */
	#[DataProvider( 'plugins' )]
	public function test_name_description_date_length_and_picture_of_a_video_come_along(
		string $plugin,
		string $type,
		string $content,
		array $meta,
		array $expected
	): void {
		( new ForeignSite( $this->db() ) )->load( [
			'posts'    => [ ForeignSite::post( self::POST, $type, 'Soup', $content ) ],
			'postmeta' => array_map(
				static fn ( string $key, string $value ): array => ForeignSite::meta( 'post_id', self::POST, $key, $value ),
				array_keys( $meta ),
				array_values( $meta )
			),
		] );
		$video = $this->changed( $plugin );
		self::assertSame( $expected, [
			$video['name'],
			$video['description'],
			substr( $video['uploadDate'], 0, 10 ),
			$video['duration'],
			$video['poster']['url'] ?? '',
		] );
	}

	public function test_a_picture_of_a_portal_that_a_script_names_is_not_shown_before_the_video_plays(): void {
		foreach ( [ 'https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg', 'https://i.vimeocdn.com/video/1_640.jpg' ] as $picture ) {
			$script = (string) wp_json_encode( [
				'@type'              => 'Recipe',
				'name'               => 'Soup',
				'recipeIngredient'   => [ '1 leek' ],
				'recipeInstructions' => 'Boil.',
				'video'              => [
					'@type'        => 'VideoObject',
					'contentUrl'   => 'https://www.youtube.com/watch?v=jNQXAC9IVRw',
					'thumbnailUrl' => $picture,
				],
			] );
			$content = "<script type=\"application/ld+json\">$script</script>";
			( new ForeignSite( $this->db() ) )->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Soup', $content ) ] ] );
			self::assertNull( $this->changed( 'marked-up-posts' )['poster'] );
			Switching::undo( Switching::module( $this->db() ) );
		}
	}

	/**
	 * Changes the recipe over.
	 *
	 * @return Video Its video.
	 */
	private function changed( string $plugin ): array {
		$switch = Switching::module( $this->db() );
		$source = $switch->sources->all()[ $plugin ];
		Switching::change( $switch, $source );
		$key      = 'post' === get_post_type( self::POST ) ? self::POST . '-0' : (string) self::POST;
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $switch->locations->find( $plugin, $key ) );
		self::assertNotNull( $document );
		self::assertNotNull( $document->data['video'] );
		return $document->data['video'];
	}
}
