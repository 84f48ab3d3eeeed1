<?php
declare( strict_types=1 );

namespace Larder\Tests\Controls;

use Larder\Assets\Styles;
use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Likes\LikeText;
use Larder\Plugin;
use Larder\Settings\Settings;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Controls for votes are printed the same for every visitor, where they belong.
 */
final class ControlsTest extends WordPressTestCase {

	/**
	 * Renders the content of a post as its page does.
	 */
	private function page( \WP_Post $post ): string {
		self::set_post( $post );
		setup_postdata( $post );
		$html = do_blocks( $post->post_content );
		wp_reset_postdata();
		return $html;
	}

	public function test_the_header_of_a_recipe_has_one_control_to_save_and_one_to_like(): void {
		$html = $this->page( $this->publish() );
		self::assertSame( 1, substr_count( $html, 'data-larder-island="wishlist"' ) );
		self::assertSame( 1, substr_count( $html, 'data-larder-island="likes"' ) );
		self::assertMatchesRegularExpression( '#<header.*data-recipe-id=.*data-liked_recipe_id=.*</header>#s', $html );
	}

	public function test_a_control_that_its_author_has_placed_is_not_printed_twice(): void {
		$html = $this->page( $this->publish( [], [ 'larder/likes' => [ 'label' => 'Yum &amp; more', 'icon' => 'thumb' ] ] ) );
		self::assertSame( 1, substr_count( $html, 'data-larder-island="likes"' ) );
		self::assertStringContainsString( '>Yum &amp; more</span>', $html );
		self::assertSame( 1, substr_count( $html, 'data-larder-island="wishlist"' ) );
	}

	public function test_a_recipe_that_nobody_may_see_has_no_controls(): void {
		self::assertStringNotContainsString( 'larder-vote', $this->page( $this->publish( [], [], [ 'post_status' => 'draft' ] ) ) );
	}

	public function test_a_page_is_the_same_for_members_and_guests(): void {
		$post  = $this->publish();
		$guest = $this->page( $post );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( $guest, $this->page( $post ) );
		self::assertStringContainsString( 'aria-pressed="false"', $guest );
		self::assertStringNotContainsString( 'aria-pressed="true"', $guest );
		self::assertStringNotContainsStringIgnoringCase( 'nonce', $guest );
	}

	public function test_only_a_page_with_such_a_control_asks_who_looks_at_it(): void {
		wp_dequeue_script( 'larder-visitor' );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		self::footer( $islands );
		self::assertFalse( wp_script_is( 'larder-visitor' ) );
		$islands->ask_visitor();
		self::footer( $islands );
		self::assertTrue( wp_script_is( 'larder-visitor' ) );
	}

	public function test_the_page_says_what_the_site_has_set_and_nothing_of_the_usual(): void {
		// Where messages have their style from is not a setting of the site, and always told.
		$style = [ 'toastStyle' => Styles::url( 'larder-toast' ) ];
		self::assertSame( $style, ( new Manifest() )->collect( [] )['settings'] ?? null );
		self::assertStringContainsString( 'toast.css', $style['toastStyle'] );
		update_option( Settings::OPTION, [ 'guestsSaveOnDevice' => [ 'yes' ], 'recommendRemovalDelay' => '0' ] );
		self::assertSame(
			[ 'savesOnDevice' => true, 'recommendDelay' => 0 ] + $style,
			( new Manifest() )->collect( [] )['settings'] ?? null
		);
		self::assertStringContainsString( 'storage:larder:saved', $this->page( $this->publish() ) );
	}

	/**
	 * @param array<string, string|int> $settings As I Recommend This stores them.
	 */
	#[DataProvider( 'recommend_settings' )]
	public function test_a_recommendation_is_written_as_the_settings_say( array $settings, string $expected ): void {
		update_option( 'irecommendthis_settings', $settings );
		$post = $this->publish( [], [], [ 'post_type' => 'post' ] );
		$html = Plugin::renderers()->recommend->render( [], $post->ID );
		self::assertStringContainsString( $expected, $html );
		self::assertStringContainsString( "irecommendthis irecommendthis-post-{$post->ID}", $html );
	}

	/**
	 * @return iterable<string, array{array<string, string|int>, string}>
	 */
	public static function recommend_settings(): iterable {
		yield 'nothing set' => [
			[],
			'<span class="larder-vote__count irecommendthis-count">0</span> <span class="irecommendthis-suffix"></span>',
		];
		yield 'zero has a text' => [
			[ 'text_zero_suffix' => 'Be the first & best' ],
			'<span class="irecommendthis-suffix">Be the first &amp; best</span>',
		];
		yield 'zero is hidden' => [ [ 'hide_zero' => 1 ], 'irecommendthis-count"></span>' ];
		yield 'titles' => [ [ 'link_title_new' => 'Good "one"' ], 'title="Good &quot;one&quot;"' ];
	}

	#[DataProvider( 'counts' )]
	public function test_a_count_in_short_never_says_more_than_there_are( int $count, string $short ): void {
		self::assertSame( $short, LikeText::short( $count ) );
	}

	/**
	 * @return iterable<string, array{int, string}>
	 */
	public static function counts(): iterable {
		/** @var array<string, string> $fixture */
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/controls/test/fixtures/counts.json' ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- The unit tests read it, too.
		foreach ( $fixture as $count => $short ) {
			yield (string) $count => [ (int) $count, $short ];
		}
	}

	/**
	 * Prints the end of a page.
	 */
	private static function footer( Islands $islands ): void {
		ob_start();
		$islands->print();
		ob_end_clean();
	}
}
