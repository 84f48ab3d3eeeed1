<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Plugin;
use Larder\Recipe\DocumentBuilder;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What Pinterest gets of a recipe: what its author has written for it, and else what the recipe says.
 */
final class PinTest extends WordPressTestCase {

	private const FACTS = [
		'description' => 'Creamy &amp; hot.',
		'imageUrl'    => 'https://example.org/soup.jpg',
	];

	private const OWN = self::FACTS + [
		'pinTitle'       => 'Soup &amp; bread',
		'pinDescription' => 'The soup that &quot;everybody&quot; pins.',
		'pinImageUrl'    => 'https://example.org/upright.jpg',
	];

	/** Blocks with a picture each. */
	private const PICTURES = [
		'larder/instructions' => [ 'groups' => [ [
			'id'    => 'group001',
			'title' => '',
			'steps' => [ [ 'id' => 'step0001', 'text' => 'Boil.', 'image' => [ 'url' => 'https://example.org/step.jpg' ] ] ],
		] ] ],
		'larder/gallery'      => [ 'items' => [ [ 'type' => 'image', 'url' => 'https://example.org/bowl.jpg' ] ] ],
	];

	/**
	 * Returns what each picture of a recipe says to whoever pins it.
	 *
	 * @return array<string, array<string, string|null>> By the name of the picture's file.
	 */
	private function pinned( \WP_Post $post ): array {
		self::set_post( $post );
		setup_postdata( $post );
		$tags  = new \WP_HTML_Tag_Processor( do_blocks( $post->post_content ) );
		$found = [];
		while ( $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			$said = [];
			foreach ( [ 'title', 'description', 'url', 'media' ] as $name ) {
				$value         = $tags->get_attribute( "data-pin-$name" );
				$said[ $name ] = is_string( $value ) ? $value : null;
			}
			$found[ basename( (string) $tags->get_attribute( 'src' ), '.jpg' ) ] = $said;
		}
		wp_reset_postdata();
		return $found;
	}

	public function test_the_picture_of_a_recipe_says_what_the_recipe_says(): void {
		$post = $this->publish( self::FACTS, self::PICTURES );
		$none = [ 'title' => null, 'description' => null, 'url' => null, 'media' => null ];
		self::assertSame(
			[
				'soup' => [ 'title' => 'Lentil soup', 'description' => 'Creamy & hot.', 'url' => get_permalink( $post ), 'media' => null ],
				'bowl' => $none,
				'step' => $none,
			],
			$this->pinned( $post )
		);
	}

	public function test_all_pictures_say_what_the_author_has_written_for_pinterest(): void {
		$post = $this->publish( self::OWN, self::PICTURES );
		$said = [
			'title'       => 'Soup & bread',
			'description' => 'The soup that "everybody" pins.',
			'url'         => get_permalink( $post ),
			'media'       => 'https://example.org/upright.jpg',
		];
		self::assertSame( [ 'soup' => $said, 'bowl' => $said, 'step' => $said ], $this->pinned( $post ) );
	}

	public function test_each_of_the_three_is_by_itself(): void {
		$post = $this->publish( self::FACTS + [ 'pinTitle' => 'Soup' ] );
		self::assertSame(
			[ 'soup' => [ 'title' => 'Soup', 'description' => 'Creamy & hot.', 'url' => get_permalink( $post ), 'media' => null ] ],
			$this->pinned( $post )
		);
	}

	public function test_the_link_that_shares_a_recipe_has_the_same(): void {
		self::assertSame(
			[ 'https://example.org/upright.jpg', 'Soup & bread – The soup that "everybody" pins.' ],
			$this->shared( $this->publish( self::OWN ) )
		);
		self::assertSame(
			[ 'https://example.org/soup.jpg', 'Lentil soup – Creamy & hot.' ],
			$this->shared( $this->publish( self::FACTS ) )
		);
		self::assertSame(
			[ 'https://example.org/upright.jpg', 'Lentil soup' ],
			$this->shared( $this->publish( [ 'pinImageUrl' => 'https://example.org/upright.jpg' ] ) ),
			'A recipe without a picture of its own.'
		);
	}

	public function test_the_featured_image_that_a_theme_shows_says_the_same_on_its_own_page(): void {
		$post   = $this->publish( self::OWN );
		$image  = '<img src="https://example.org/featured.jpg">';
		$before = apply_filters( 'post_thumbnail_html', $image, $post->ID, 1, 'large', [] );
		self::assertSame( $image, $before, 'On a page of something else.' );
		self::open_page( [ 'p' => $post->ID, 'post_type' => 'recipe' ] );
		$marked = apply_filters( 'post_thumbnail_html', $image, $post->ID, 1, 'large', [] );
		self::assertStringContainsString( 'data-pin-title="Soup &amp; bread"', is_string( $marked ) ? $marked : '' );
		self::assertSame( '', apply_filters( 'post_thumbnail_html', '', $post->ID, 1, 'large', [] ) );
	}

	public function test_the_document_says_it_where_there_is_anything(): void {
		$builder = new DocumentBuilder();
		self::assertSame(
			[
				'title'       => 'Soup & bread',
				'description' => 'The soup that "everybody" pins.',
				'image'       => [ 'id' => 0, 'url' => 'https://example.org/upright.jpg', 'alt' => '' ],
			],
			$builder->build( $this->publish( self::OWN ) )?->data['pinterest'] ?? null
		);
		self::assertArrayNotHasKey( 'pinterest', $builder->build( $this->publish( self::FACTS ) )->data ?? [ 'pinterest' => true ] );
	}

	public function test_an_address_that_runs_something_is_none(): void {
		$post = $this->publish( [ 'pinImageUrl' => 'javascript:alert(1)' ] + self::FACTS );
		self::assertNull( $this->pinned( $post )['soup']['media'] ?? null );
	}

	/**
	 * Returns picture and words of the link to Pinterest.
	 *
	 * @return array{mixed, mixed}
	 */
	private function shared( \WP_Post $post ): array {
		$html = Plugin::renderers()->share->render( [], $post->ID );
		self::assertSame( 1, preg_match( '#href="(https://www\.pinterest\.com/[^"]+)"#', $html, $link ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ?? '' ), PHP_URL_QUERY ), $query );
		return [ $query['media'] ?? '', $query['description'] ?? '' ];
	}
}
