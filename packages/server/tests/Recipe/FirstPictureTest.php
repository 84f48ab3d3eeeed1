<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\FirstPicture;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The picture that a browser fetches while it still reads the head.
 */
final class FirstPictureTest extends WordPressTestCase {

	private const SET = 'https://example.org/soup-300.webp 300w, https://example.org/soup.webp 1200w';

	protected function tearDown(): void {
		remove_all_filters( 'larder_preload_picture' );
		parent::tearDown();
	}

	public function test_the_browser_chooses_from_the_same_set(): void {
		$html = sprintf( '<img src="https://example.org/soup.webp" fetchpriority="high" srcset="%s" sizes="100vw">', self::SET );
		self::assertSame(
			[
				[
					'as'            => 'image',
					'imagesrcset'   => self::SET,
					'imagesizes'    => '100vw',
					'fetchpriority' => 'high',
				],
			],
			$this->resources( $html )
		);
	}

	public function test_a_picture_of_one_size_is_fetched_by_its_address(): void {
		self::assertSame(
			[
				[
					'as'            => 'image',
					'href'          => 'https://example.org/soup.webp?a=1&b=2',
					'fetchpriority' => 'high',
				],
			],
			$this->resources( '<figure><img src="https://example.org/soup.webp?a=1&amp;b=2" fetchpriority="high"></figure>' )
		);
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function others(): array {
		return [
			'none'                        => [ '' ],
			'one that waits'              => [ '<img src="https://example.org/soup.webp" loading="lazy">' ],
			'one without an address'      => [ '<img fetchpriority="high">' ],
			'one of several kinds'        => [
				'<picture><source type="image/avif" srcset="https://example.org/soup.avif">'
				. '<img src="https://example.org/soup.webp" fetchpriority="high"></picture>',
			],
			'something that is no picture' => [ '<a href="https://example.org/">Soup</a>' ],
		];
	}

	#[DataProvider( 'others' )]
	public function test_nothing_else_is_fetched( string $html ): void {
		self::assertSame( [], $this->resources( $html ) );
	}

	public function test_the_first_picture_of_a_page_counts(): void {
		$resources = $this->resources(
			'<img src="https://example.org/a.webp" fetchpriority="high">',
			'<img src="https://example.org/b.webp" fetchpriority="high">'
		);
		self::assertSame( [ 'https://example.org/a.webp' ], array_column( $resources, 'href' ) );
	}

	public function test_what_others_have_fetched_stays(): void {
		$picture = $this->picture();
		$picture->note( '<img src="https://example.org/a.webp" fetchpriority="high">' );
		$resources = $picture->add( [ [ 'href' => 'https://example.org/font.woff2' ] ] );
		self::assertIsArray( $resources );
		self::assertSame( [ 'https://example.org/font.woff2', 'https://example.org/a.webp' ], array_column( $resources, 'href' ) );
		self::assertSame( 'broken', $picture->add( 'broken' ) );
	}

	public function test_a_site_can_leave_it_where_it_stands(): void {
		add_filter( 'larder_preload_picture', '__return_false' );
		self::assertSame( [], $this->resources( '<img src="https://example.org/soup.webp" fetchpriority="high">' ) );
	}

	public function test_the_featured_image_of_a_recipe_is_shown_with_the_frame_that_has_it(): void {
		$html  = '<img src="https://example.org/soup.webp" decoding="async" fetchpriority="high">';
		$waits = '<img src="https://example.org/soup.webp" decoding="async" loading="lazy">';
		$post  = $this->publish();
		$plain = $this->publish(
			[],
			[],
			[
				'post_type'    => 'post',
				'post_content' => 'Words',
			]
		);
		$this->visit( $post );
		self::assertSame( str_replace( 'async', 'sync', $html ), $this->picture()->show_at_once( $html, $post->ID ) );
		self::assertSame( $waits, $this->picture()->show_at_once( $waits, $post->ID ), 'one further down waits' );
		self::assertSame( $html, $this->picture()->show_at_once( $html, $plain->ID ), 'that of another post' );
		$this->visit( $plain );
		self::assertSame( $html, $this->picture()->show_at_once( $html, $plain->ID ), 'a page without a recipe' );
	}

	/**
	 * WordPress prefers one image of a page: a logo above it, or a theme that says itself how it loads, leave none for it.
	 */
	public function test_the_featured_image_of_a_recipe_comes_before_others_also_below_a_large_logo(): void {
		$html = '<img width="1200" src="https://example.org/soup.webp" decoding="async" loading="eager">';
		$post = $this->publish();
		$this->visit( $post );
		$picture = $this->picture();
		$shown   = $picture->show_at_once( $html, $post->ID );
		self::assertIsString( $shown );
		self::assertStringContainsString( 'fetchpriority="high"', $shown );
		self::assertStringContainsString( 'decoding="sync"', $shown );
		self::assertSame( $html, $picture->show_at_once( $html, $post->ID ), 'a second time, as beside the posts that follow' );
	}

	public function test_a_thumbnail_or_what_comes_below_a_picture_of_the_recipe_is_not_preferred(): void {
		$small = '<img width="150" src="https://example.org/soup.webp" decoding="async">';
		$large = '<img width="1200" src="https://example.org/soup.webp" decoding="async">';
		$post  = $this->publish();
		$this->visit( $post );
		$picture = $this->picture();
		self::assertSame( $small, $picture->show_at_once( $small, $post->ID ) );
		$picture->note( '<img src="https://example.org/pot.webp" fetchpriority="high">' );
		self::assertSame( $large, $picture->show_at_once( $large, $post->ID ) );
	}

	/**
	 * A classic theme prints its head first; WordPress keeps the page since 6.9.
	 */
	public function test_the_head_of_a_classic_theme_names_the_picture_that_is_found_below_it(): void {
		$html = '<img src="https://example.org/soup.webp?a=1&amp;b=2" fetchpriority="high">';
		self::assertSame(
			'<link rel="preload" as="image" href="https://example.org/soup.webp?a=1&#038;b=2" fetchpriority="high">',
			$this->kept_head( 'classic', $html )
		);
		self::assertSame( '', $this->kept_head( 'classic', '' ), 'a page without a picture' );
		self::assertSame( '', $this->kept_head( 'classic', $html, true ), 'one that the head has named' );
		self::assertSame( '', $this->kept_head( '', $html ), 'a block theme' );
		add_filter( 'larder_preload_picture', '__return_false' );
		self::assertSame( '', $this->kept_head( 'classic', $html ), 'a site that does not want it' );
	}

	/**
	 * Returns what a recipe's page that WordPress keeps says of its picture.
	 *
	 * @param string $theme    A theme without block templates; empty for that of the site.
	 * @param string $html     The picture.
	 * @param bool   $is_early Whether it is known before the head.
	 */
	private function kept_head( string $theme, string $html, bool $is_early = false ): string {
		$wear  = static fn ( mixed $given ): mixed => '' === $theme ? $given : $theme;
		$hooks = array_flip( [ 'wp_head', 'wp_template_enhancement_output_buffer' ] );
		$kept  = (array) $GLOBALS['wp_filter'];
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Hooks of this page alone.
		$GLOBALS['wp_filter'] = array_diff_key( $kept, $hooks );
		add_filter( 'stylesheet', $wear );
		$this->visit( $this->publish() );
		$picture = $this->picture();
		if ( $is_early ) {
			$picture->note( $html );
			$picture->add( [] );
		}
		$picture->await_picture();
		ob_start();
		do_action( 'wp_head' );
		$head = (string) ob_get_clean();
		$picture->note( $html );
		$page = apply_filters( 'wp_template_enhancement_output_buffer', $head, $head );
		remove_filter( 'stylesheet', $wear );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As they were.
		$GLOBALS['wp_filter'] = array_intersect_key( $kept, $hooks ) + array_diff_key( (array) $GLOBALS['wp_filter'], $hooks );
		self::assertIsString( $page );
		return trim( $page );
	}

	/**
	 * Visits the page of a post.
	 */
	private function visit( \WP_Post $post ): void {
		self::open_page( [ 'p' => $post->ID, 'post_type' => $post->post_type ] );
	}

	/**
	 * Creates what is tested.
	 */
	private function picture(): FirstPicture {
		return new FirstPicture( new DocumentRepository( $this->db(), new DocumentBuilder() ) );
	}

	/**
	 * Returns what is fetched of a page with such pictures.
	 *
	 * @param string ...$html Its pictures.
	 * @return array<mixed>
	 */
	private function resources( string ...$html ): array {
		$picture = $this->picture();
		foreach ( $html as $one ) {
			$picture->note( $one );
		}
		$resources = $picture->add( [] );
		self::assertIsArray( $resources );
		return $resources;
	}
}
