<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Islands\Manifest;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\LanguageGuess;
use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\RecipeSchema;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * In which language a recipe is written, whatever that of the page is.
 */
final class LanguageTest extends WordPressTestCase {

	/** A recipe in Spanish, with a heading of its author. */
	private const SPANISH = [
		'larder/ingredients'  => [
			'title'  => 'Lo que necesitas',
			'groups' => [
				[
					'id'    => 'spangrp1',
					'title' => 'Para la masa',
					'items' => [
						[
							'id'       => 'spanitm1',
							'text'     => '1 taza y media de harina',
							'quantity' => '1',
							'unit'     => 'taza y media de',
							'name'     => 'harina',
							'note'     => '',
						],
					],
				],
			],
		],
		'larder/instructions' => [
			'groups' => [
				[
					'id'    => 'spangrp2',
					'title' => '',
					'steps' => [
						[
							'id'   => 'spanstp1',
							'text' => 'Mezclar la harina con los huevos y hornear durante 40 minutos.',
						],
					],
				],
			],
		],
	];

	/**
	 * Returns texts with their languages; TypeScript is held to the same.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		/** @var list<array{text: string, language: string}> $examples */
		$examples = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/words/test/fixtures/guesses.json' ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the repository.
		foreach ( $examples as [ 'text' => $text, 'language' => $language ] ) {
			yield "$language: $text" => [ $text, $language ];
		}
	}

	#[DataProvider( 'texts' )]
	public function test_the_language_of_a_text_is_guessed( string $text, string $language ): void {
		self::assertSame( $language, LanguageGuess::from_text( $text ) );
	}

	public function test_a_document_says_what_its_words_show(): void {
		$post = $this->publish( [ 'name' => 'Bizcocho' ], self::SPANISH );
		self::assertSame( 'es', $this->language( $post ) );
	}

	public function test_what_an_editor_chooses_counts_more_than_the_words(): void {
		$post = $this->publish( [ 'language' => 'pt-BR' ], self::SPANISH );
		self::assertSame( 'pt-BR', $this->language( $post ) );
	}

	public function test_what_is_no_language_tag_is_not_taken(): void {
		$post = $this->publish( [ 'language' => '"><b>' ], self::SPANISH );
		self::assertSame( 'es', $this->language( $post ) );
	}

	public function test_a_document_of_few_words_says_nothing(): void {
		self::assertArrayNotHasKey( 'language', $this->document( $this->publish( [ 'name' => 'Pizza' ] ) )->data );
	}

	public function test_the_words_of_a_spanish_recipe_are_marked_on_an_english_page(): void {
		$html = $this->render( $this->publish(
			[ 'name' => 'Bizcocho', 'description' => 'Como el de la abuela.', 'yieldAmount' => 4, 'yieldUnit' => 'raciones' ],
			[ 'larder/details' => [] ] + self::SPANISH
		) );
		foreach ( [
			'<h2 class="wp-block-larder-recipe__name" lang="es">Bizcocho</h2>',
			'<p class="wp-block-larder-recipe__description" lang="es">',
			'<h3 class="wp-block-larder-ingredients__title"><span lang="es">Lo que necesitas</span></h3>',
			'<h4 class="wp-block-larder-ingredients__group-title" lang="es">',
			'<ul class="wp-block-larder-ingredients__list" role="list" lang="es">',
			'<p class="wp-block-larder-instructions__text" lang="es">',
			'<h3 class="wp-block-larder-instructions__title">Instructions</h3>',
		] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertMatchesRegularExpression( '#<dd [^>]*lang="es"><bdi>4 raciones#', $html );
		self::assertStringNotContainsString( ' dir=', $html );
	}

	public function test_a_recipe_in_the_language_of_the_page_is_not_marked(): void {
		$post = $this->publish( [ 'language' => 'en' ], self::SPANISH );
		self::assertStringNotContainsString( ' lang=', $this->render( $post ) );
	}

	public function test_a_recipe_says_its_direction_where_the_page_is_read_the_other_way(): void {
		$html = $this->render( $this->publish( [ 'name' => 'Hummus', 'language' => 'ar' ], self::SPANISH ) );
		self::assertMatchesRegularExpression( '#<article [^>]*dir="rtl"#', $html );
		self::assertStringContainsString( '<ul class="wp-block-larder-ingredients__list" role="list" lang="ar" dir="rtl">', $html );
	}

	public function test_a_site_may_say_what_its_recipes_are_written_in(): void {
		$post = $this->publish( [ 'name' => 'Pizza' ] );
		add_filter( 'larder_ingredient_locale', static fn (): string => 'it_IT' );
		self::assertStringContainsString( '<h2 class="wp-block-larder-recipe__name" lang="it-IT">', $this->render( $post ) );
	}

	public function test_blocks_of_the_theme_mark_the_title_and_the_excerpt(): void {
		$post = $this->publish( [ 'name' => 'Bizcocho' ], self::SPANISH, [ 'post_title' => 'Bizcocho' ] );
		self::set_post( $post );
		self::assertMatchesRegularExpression(
			'#<h1 lang="es" class="[^"]*">Bizcocho</h1>#',
			do_blocks( '<!-- wp:post-title {"level":1} /-->' )
		);
		$page = $this->publish( [], [], [ 'post_title' => 'About us', 'post_type' => 'page', 'post_content' => 'Words' ] );
		self::set_post( $page );
		self::assertStringNotContainsString( 'lang=', do_blocks( '<!-- wp:post-title {"level":1} /-->' ) );
	}

	public function test_pictures_the_gallery_and_the_video_say_the_language_of_what_they_are_called(): void {
		$html = $this->render( $this->publish(
			[ 'name' => 'Bizcocho', 'imageUrl' => 'https://example.org/b.jpg', 'imageAlt' => 'Un bizcocho dorado' ],
			self::SPANISH + [
				'larder/gallery' => [
					'items' => [
						[ 'url' => 'https://example.org/g.jpg', 'alt' => 'La masa', 'type' => 'image' ],
						[ 'url' => 'https://example.org/h.jpg', 'alt' => '', 'type' => 'image' ],
					],
				],
				'larder/video'   => [ 'url' => 'https://example.org/v.mp4', 'name' => 'Así se hace' ],
			]
		) );
		self::assertMatchesRegularExpression( '#<img (?=[^>]*lang="es")[^>]*alt="Un bizcocho dorado"#', $html );
		self::assertMatchesRegularExpression( '#<a [^>]*aria-label="La masa"[^>]* lang="es"#', $html );
		self::assertMatchesRegularExpression( '#<a [^>]*aria-label="Picture 2 of 2"(?![^>]* lang=)#', $html );
		self::assertStringContainsString( '<span class="wp-block-larder-video__name" lang="es">Así se hace</span>', $html );
	}

	public function test_the_excerpt_of_a_classic_theme_says_its_language(): void {
		self::set_post( $this->publish( [ 'description' => 'Como el de la abuela.' ], self::SPANISH ) );
		ob_start();
		the_excerpt();
		self::assertSame( '<p lang="es">Como el de la abuela.</p>', trim( (string) ob_get_clean() ) );
	}

	public function test_a_page_loads_the_words_of_its_recipes_alone(): void {
		wp_register_script( 'larder-words-es', 'https://example.org/es.js', [], '1', true );
		wp_register_script( 'larder-words-de', 'https://example.org/de.js', [], '1', true );
		wp_register_script( 'larder-words-reader', 'https://example.org/reader.js', [ 'larder-words' ], '1', true );
		$manifest = ( new Manifest() )->collect( [ 'reader' => 'larder-words-reader' ], [], [ 'en-US', 'es' ] );
		self::assertStringContainsString( 'es.js', $manifest['scripts'][0]['src'] );
		self::assertSame( [ 'src' => '', 'needs' => [ 0 ] ], $manifest['scripts'][1] );
		self::assertSame( [ 1 ], $manifest['scripts'][2]['needs'] ?? null );
		self::assertCount( 3, $manifest['scripts'] );
	}

	public function test_search_engines_learn_the_language(): void {
		$spanish = $this->publish( [ 'name' => 'Bizcocho' ], self::SPANISH );
		$english = $this->publish( [ 'name' => 'Pizza' ] );
		$schema  = new RecipeSchema();
		self::assertSame( 'es', $schema->build( $this->document( $spanish ), $spanish )['inLanguage'] ?? null );
		self::assertSame( 'en-US', $schema->build( $this->document( $english ), $english )['inLanguage'] ?? null );
	}

	/**
	 * Renders the blocks of a post.
	 */
	private function render( \WP_Post $post ): string {
		self::set_post( $post );
		return do_blocks( $post->post_content );
	}

	/**
	 * Returns the stored document of a post.
	 */
	private function document( \WP_Post $post ): RecipeDocument {
		$document = RecipeDocument::from_json( get_post_meta( $post->ID, DocumentRepository::META_KEY, true ) );
		self::assertNotNull( $document );
		return $document;
	}

	/**
	 * Returns the language that the stored document of a post says.
	 */
	private function language( \WP_Post $post ): string {
		return $this->document( $post )->data['language'] ?? '';
	}
}
