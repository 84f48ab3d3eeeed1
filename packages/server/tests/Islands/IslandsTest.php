<?php
declare( strict_types=1 );

namespace Larder\Tests\Islands;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Islands\SiteStorage;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A page brings the loader and a manifest only when it has an island.
 */
final class IslandsTest extends WordPressTestCase {

	protected function tearDown(): void {
		// Each test registers its own.
		wp_deregister_script( 'larder-test-view-script' );
		parent::tearDown();
	}

	private function footer( Islands $islands ): string {
		ob_start();
		$islands->print();
		return (string) ob_get_clean();
	}

	public function test_a_page_without_an_island_gets_nothing(): void {
		wp_dequeue_script( 'larder-islands' );
		self::assertSame( '', $this->footer( new Islands( new Manifest() ) ) );
		self::assertFalse( wp_script_is( 'larder-islands' ) );
	}

	public function test_the_manifest_lists_each_script_once_dependencies_first(): void {
		wp_register_script( 'larder-test-view-script', 'https://example.org/view.js', [ 'wp-data', 'wp-i18n' ], '3' );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		$html = $this->footer( $islands );
		preg_match( '#<script[^>]*id="larder-islands-manifest"[^>]*>(.*?)</script>#s', $html, $found );
		/** @var array{islands: array<string, int>, scripts: list<array{src: string, needs?: list<int>, global?: string}>, ajax: string} $manifest */
		$manifest = json_decode( $found[1] ?? '', true, 512, JSON_THROW_ON_ERROR );
		$scripts  = $manifest['scripts'];
		$view     = $manifest['islands']['test'];
		$sources  = array_column( $scripts, 'src' );
		self::assertSame( 'https://example.org/view.js?ver=3', $sources[ $view ] ?? '' );
		self::assertSame( array_unique( $sources ), $sources );
		foreach ( $scripts as $place => $script ) {
			foreach ( $script['needs'] ?? [] as $need ) {
				self::assertLessThan( $place, $need );
			}
		}
		$globals = array_column( $scripts, 'global' );
		self::assertLessThan( array_search( 'wp.data', $globals, true ), array_search( 'React', $globals, true ) );
		// The data bring everything else that the view needs along.
		self::assertContains(
			array_search( 'wp.data', array_map( static fn ( array $script ): string => $script['global'] ?? '', $scripts ), true ),
			$scripts[ $view ]['needs'] ?? []
		);
		self::assertStringEndsWith( '/admin-ajax.php', $manifest['ajax'] );
		self::assertTrue( wp_script_is( 'larder-islands' ) );
	}

	public function test_the_page_has_what_says_that_a_view_could_not_be_loaded(): void {
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		$html = $this->footer( $islands );
		preg_match( '#<dialog class="larder" role="alertdialog" aria-label="([^"]+)"[^>]*><form method="dialog"><p[^>]*>([^<]+)</p>#', $html, $found );
		self::assertNotSame( '', $found[1] ?? '' );
		self::assertSame( $found[1] ?? '', $found[2] ?? null );
	}

	public function test_a_list_of_any_recipes_gets_the_words_of_all_languages(): void {
		wp_register_script( 'larder-words-de', 'https://example.org/de.js', [], '1', true );
		wp_register_script( 'larder-words-es', 'https://example.org/es.js', [], '1', true );
		wp_register_script( 'larder-any-view-script', 'https://example.org/view.js', [ 'larder-words' ], '1' );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'any', [] );
		self::assertStringNotContainsString( 'de.js', $this->footer( $islands ) );
		$islands->read_all_languages();
		$html = $this->footer( $islands );
		self::assertStringContainsString( 'de.js', $html );
		self::assertStringContainsString( 'es.js', $html );
	}

	public function test_sites_that_share_an_origin_store_in_browsers_under_names_of_their_own(): void {
		$post = $this->publish();
		$page = function () use ( $post ): string {
			$this->set_post( $post );
			$islands = new Islands( new Manifest() );
			$islands->wrapper( 'test', [] );
			return do_blocks( $post->post_content ) . $this->footer( $islands );
		};
		self::assertStringContainsString( 'session:larder:after-login', $page() );
		self::assertStringNotContainsString( '"scope"', $page() );
		self::assertSame( 'larder:recipe:12', SiteStorage::key( 'recipe:12' ) );
		add_filter( 'pre_option_home', static fn (): string => 'https://example.org/b' );
		self::assertStringContainsString( 'session:larder:/b/after-login', $page() );
		self::assertStringContainsString( '"scope":"/b/"', $page() );
		self::assertSame( 'larder:/b/recipe:12', SiteStorage::key( 'recipe:12' ) );
		remove_all_filters( 'pre_option_home' );
	}

	public function test_the_data_tell_visitors_with_accounts_apart_and_say_nothing_of_guests(): void {
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		$who = fn (): string => preg_match( '/"who":"(\w{8})"/', $this->footer( $islands ), $found ) ? $found[1] : '';
		self::assertSame( '', $who() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		$first = $who();
		self::assertNotSame( '', $first );
		self::assertSame( $first, $who() );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertNotSame( $first, $who() );
	}

	public function test_what_answers_before_the_view_is_there_stands_first_and_is_found_by_its_place(): void {
		wp_register_script( 'larder-quick-view-script', 'https://example.org/blocks/quick/view.js', [ 'wp-data' ], '1' );
		wp_register_script( 'larder-quick-view-script-2', 'https://example.org/blocks/quick/early.js', [], '1' );
		$manifest = ( new Manifest() )->collect( [ 'quick' => 'larder-quick-view-script' ] );
		self::assertSame( [ 'quick:early' => 0 ], $manifest['islands'] );
		self::assertStringContainsString( '/early.js', $manifest['scripts'][0]['src'] );
		self::assertArrayNotHasKey( 'global', $manifest['scripts'][0] );
	}

	public function test_what_is_fetched_only_when_it_is_asked_for_stands_last(): void {
		wp_register_script( 'larder-test-view-script', 'https://example.org/view.js', [ 'wp-i18n' ], '1' );
		wp_register_script( 'larder-rare', 'https://example.org/rare.js', [ 'wp-i18n', 'wp-a11y' ], '1' );
		$manifest = ( new Manifest() )->collect( [ 'test' => 'larder-test-view-script' ], [ 'rare' => 'larder-rare' ] );
		$first    = $manifest['later'] ?? 0;
		self::assertLessThan( $first, $manifest['islands']['test'] );
		self::assertGreaterThanOrEqual( $first, $manifest['islands']['rare'] );
		self::assertStringContainsString( 'a11y', implode( ' ', array_column( array_slice( $manifest['scripts'], $first ), 'src' ) ) );
		self::assertStringNotContainsString(
			'a11y',
			implode( ' ', array_column( array_slice( $manifest['scripts'], 0, $first ), 'src' ) )
		);

		$same = ( new Manifest() )->collect( [ 'test' => 'larder-test-view-script' ], [ 'rare' => 'larder-test-view-script' ] );
		self::assertArrayNotHasKey( 'later', $same );
	}

	public function test_the_view_of_a_block_is_found_by_its_address_and_any_other_by_its_place(): void {
		wp_register_script( 'larder-told-view-script', 'https://example.org/blocks/told/view.js', [], '1' );
		wp_register_script( 'larder-other-view-script', 'https://example.org/joined.js', [], '1' );
		$manifest = ( new Manifest() )->collect(
			[
				'told'  => 'larder-told-view-script',
				'other' => 'larder-other-view-script',
				'alias' => 'larder-told-view-script',
				'none'  => 'larder-none-view-script',
			]
		);
		self::assertSame( [ 'other' => 1, 'alias' => 0 ], $manifest['islands'] );
	}

	public function test_the_preferences_of_editors_are_not_read_on_pages_and_what_others_add_to_the_data_is(): void {
		wp_add_inline_script( 'wp-data', 'wp.data.use( mine );' );
		$after = implode( ' ', array_column( ( new Manifest() )->collect( [ 'test' => 'wp-data' ] )['scripts'], 'after' ) );
		self::assertStringContainsString( 'wp.data.use( mine );', $after );
		self::assertStringNotContainsString( 'persistence', $after );
	}

	public function test_the_manifest_cannot_be_broken_out_of(): void {
		wp_register_script( 'larder-test-view-script', 'https://example.org/view.js', [], '1' );
		wp_scripts()->add_data( 'larder-test-view-script', 'after', [ 'const a = "</script><b>";' ] );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		self::assertSame( 1, substr_count( $this->footer( $islands ), '</script' ) );
	}

	public function test_what_is_printed_for_visitors_holds_no_nonce_and_no_person(): void {
		wp_register_script( 'larder-test-view-script', 'https://example.org/view.js', [ 'wp-data' ], '1' );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [] );
		$first = $this->footer( $islands );
		self::assertSame( $first, $this->footer( $islands ) );
		self::assertStringNotContainsStringIgnoringCase( 'nonce', $first );
	}

	public function test_the_loader_depends_on_nothing(): void {
		self::assertSame( [], wp_scripts()->registered['larder-islands']->deps );
	}

	public function test_no_script_of_the_front_end_needs_editor_code(): void {
		$forbidden = [ 'wp-components', 'wp-blocks', 'wp-block-editor', 'wp-core-data', 'jquery' ];
		foreach ( array_keys( wp_scripts()->registered ) as $handle ) {
			if ( 1 === preg_match( '/^larder-.*-view-script$|^larder-(?:store|islands)$/', $handle ) ) {
				self::assertSame( [], array_intersect( $forbidden, wp_scripts()->registered[ $handle ]->deps ), $handle );
			}
		}
	}

	public function test_a_content_that_something_else_takes_the_place_of_leaves_no_props_behind(): void {
		wp_register_script( 'larder-test-view-script', 'https://example.org/view.js', [], '1' );
		$islands = new Islands( new Manifest() );
		$islands->register();
		add_filter(
			'the_content',
			static fn ( string $text ): string => sprintf(
				'<div data-larder-key="%s">%s</div>',
				$islands->wrapper( 'test', [ 'text' => $text ] )['data-larder-key'],
				$text
			),
			9
		);
		add_filter(
			'the_content',
			static fn ( string $html ): string => is_user_logged_in() ? $html : 'For members.',
			100
		);

		self::assertSame( 'For members.', apply_filters( 'the_content', 'The secret of the sauce' ) );
		self::assertStringNotContainsString( 'secret of the sauce', $this->footer( $islands ) );

		wp_set_current_user( $this->user( 'subscriber' ) );
		apply_filters( 'the_content', 'The secret of the sauce' );
		self::assertStringContainsString( 'secret of the sauce', $this->footer( $islands ) );
	}

	public function test_an_island_that_waits_for_what_nothing_fulfils_fails_in_development(): void {
		$this->expectException( \DomainException::class );
		$this->expectExceptionMessage( 'cookie' );
		( new Islands( new Manifest() ) )->wrapper( 'test', [], 'interaction', [ 'votes', 'cookie:units' ] );
	}

	public function test_an_unknown_trigger_fails_in_development(): void {
		$this->expectException( \DomainException::class );
		( new Islands( new Manifest() ) )->wrapper( 'test', [], 'sight' );
	}
}
