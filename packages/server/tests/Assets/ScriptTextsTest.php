<?php
declare( strict_types=1 );

namespace Larder\Tests\Assets;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Scripts of the page and of the editor speak the language of the site, each with the texts that it asks for.
 */
final class ScriptTextsTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		// A site has these languages once their packs are installed; the plugin's own texts need none.
		add_filter( 'get_available_languages', static fn (): array => [ 'ar', 'de_DE' ] );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- It reads the languages once.
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
	}

	protected function tearDown(): void {
		restore_current_locale();
		parent::tearDown();
	}

	/**
	 * Returns what WordPress prints for a script.
	 *
	 * @param string $handle Which script it is.
	 * @return array<string, mixed> Translations by text, the header under an empty one; empty without any.
	 */
	private function texts( string $handle ): array {
		self::assertTrue( wp_script_is( $handle, 'registered' ), $handle );
		$json = load_script_textdomain( $handle, 'larder', wp_scripts()->registered[ $handle ]->translations_path ?? '' );
		if ( false === $json ) {
			return [];
		}
		/** @var array{locale_data: array{messages: array<string, mixed>}} $data */
		$data = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		return $data['locale_data']['messages'];
	}

	public function test_a_view_gets_its_texts_and_no_others(): void {
		switch_to_locale( 'de_DE' );
		$texts = $this->texts( 'larder-ingredients-view-script' );
		self::assertSame( [ 'Liste kopieren' ], $texts['Copy list'] );
		self::assertArrayNotHasKey( 'Remove picture', $texts );
	}

	public function test_editor_scripts_get_their_texts(): void {
		switch_to_locale( 'de_DE' );
		self::assertSame( [ 'Zutaten' ], $this->texts( 'larder-ingredients-editor-script' )['Ingredients'] );
		self::assertSame( [ 'Bild entfernen' ], $this->texts( 'larder-editor' )['Remove picture'] );
	}

	public function test_arabic_comes_with_all_forms_of_a_plural(): void {
		switch_to_locale( 'ar' );
		$texts = $this->texts( 'larder-controls' );
		$forms = $texts['%s like'];
		self::assertIsArray( $forms );
		self::assertCount( 6, $forms );
		self::assertStringNotContainsString( 'like', implode( ' ', array_filter( $forms, 'is_string' ) ) );
		/** @var array<string, string> $header */
		$header = $texts[''];
		self::assertSame( 'ar', $header['lang'] );
		self::assertStringStartsWith( 'nplurals=6;', $header['plural-forms'] );
		self::assertMatchesRegularExpression(
			'/\p{Arabic}/u',
			(string) wp_json_encode( $this->texts( 'larder-editor' ), JSON_UNESCAPED_UNICODE )
		);
	}

	public function test_a_page_in_german_brings_them_without_a_query(): void {
		switch_to_locale( 'de_DE' );
		$islands = new Islands( new Manifest() );
		$islands->wrapper( 'test', [], 'interaction', [], 'larder-ingredients-view-script' );
		$before = $this->db()->num_queries;
		ob_start();
		$islands->print();
		$html = (string) ob_get_clean();
		self::assertSame( $before, $this->db()->num_queries );
		self::assertStringContainsString( 'Liste kopieren', $html );
	}

	public function test_english_needs_none(): void {
		self::assertSame( [], $this->texts( 'larder-ingredients-view-script' ) );
		self::assertSame( [], $this->texts( 'larder-editor' ) );
	}

	public function test_a_file_of_a_language_pack_goes_first(): void {
		switch_to_locale( 'de_DE' );
		$pack = '{"locale_data":{"messages":{"":{},"Copy list":["Abschreiben"]}}}';
		add_filter(
			'pre_load_script_translations',
			static fn ( mixed $found, mixed $file ): mixed => is_string( $file ) && str_contains( $file, '/languages/plugins/' )
				? $pack
				: $found,
			5,
			2
		);
		self::assertSame( [ 'Abschreiben' ], $this->texts( 'larder-ingredients-view-script' )['Copy list'] );
	}

	public function test_scripts_and_text_domains_of_others_stay_as_they_are(): void {
		switch_to_locale( 'de_DE' );
		wp_register_script( 'other', 'https://example.org/build/blocks/ingredients/view.js', [], '1' );
		self::assertSame( [], $this->texts( 'other' ) );
		self::assertFalse( load_script_textdomain( 'larder-ingredients-view-script', 'other' ) );
	}
}
