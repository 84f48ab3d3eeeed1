<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\NoticeText;
use Larder\Exchange\Photo\Photo;
use Larder\Exchange\Photo\PhotoHelp;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;
use Larder\Tests\Exchange\Provider\PictureModel;
use Larder\Tests\Exchange\Provider\PictureModels;
use Larder\Tests\Exchange\Provider\PictureProvider;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Photos, scans and PDFs are read by the AI provider of the site, and what it answers is foreign.
 */
final class PhotoTest extends WordPressTestCase {

	private const JPEG = "\xFF\xD8\xFF\xE0\0\x10JFIF\0";

	protected function tearDown(): void {
		if ( function_exists( 'wp_supports_ai' ) ) {
			PictureProvider::disconnect();
		}
		parent::tearDown();
	}

	/**
	 * Connects a provider whose model answers something.
	 *
	 * @param mixed $recipes The recipes of its answer.
	 */
	private function connect( mixed $recipes ): void {
		if ( ! function_exists( 'wp_supports_ai' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		PictureProvider::connect( (string) wp_json_encode( [ 'recipes' => $recipes ] ) );
	}

	/**
	 * Reads a file.
	 *
	 * @param string $bytes The file.
	 */
	private static function read( string $bytes = self::JPEG ): Reading {
		return Formats::all()->read( new Source( $bytes, 'card.jpg' ) );
	}

	/**
	 * Returns the codes of notices.
	 *
	 * @param list<Notice> $notices
	 * @return list<string>
	 */
	private static function codes( array $notices ): array {
		return array_column( $notices, 'code' );
	}

	public function test_a_site_without_a_provider_offers_no_photos_and_says_how_to_get_one(): void {
		self::assertFalse( ( new Photo() )->is_offered() );
		self::assertNotContains( 'jpg', Formats::all()->endings() );
		self::assertContains( 'json', Formats::all()->endings() );
		self::assertStringContainsString( 'AI provider', PhotoHelp::text() );
		foreach ( [ self::JPEG, '%PDF-1.7', "\x89PNG\r\n\x1A\n" ] as $bytes ) {
			$reading = self::read( $bytes );
			self::assertSame( [ Notice::NO_READER ], self::codes( $reading->notices ) );
			self::assertStringContainsString( 'Settings → Connectors', NoticeText::format( $reading->notices[0] ) );
		}
	}

	public function test_a_photo_is_read_by_the_provider_that_is_asked_for_documents(): void {
		$this->connect( [ Samples::whole()->data ] );

		self::assertContains( 'jpg', Formats::all()->endings() );
		$reading = self::read();

		self::assertSame( [], $reading->notices );
		$document = $reading->recipes[0]->document;
		self::assertSame( Samples::whole()->data['name'], $document->data['name'] );
		self::assertSame( array_column( Samples::whole()->items(), 'text' ), array_column( $document->items(), 'text' ) );
		self::assertSame( array_column( Samples::whole()->steps(), 'text' ), array_column( $document->steps(), 'text' ) );
		self::assertSame( Samples::whole()->data['times'], $document->data['times'] );
		self::assertSame( [ Notice::BY_MODEL ], self::codes( $reading->recipes[0]->notices ) );
		$file = PictureModel::$prompt[0]->getParts()[1]->getFile();
		self::assertSame( [ base64_encode( self::JPEG ), 'image/jpeg' ], [ $file?->getBase64Data(), $file?->getMimeType() ] );
		$schema = (string) wp_json_encode( PictureModel::$wanted?->getOutputSchema() );
		self::assertStringContainsString( '"instructions"', $schema );
	}

	public function test_a_model_that_keeps_to_no_schema_is_told_it_in_words(): void {
		$this->connect( [ Samples::whole()->data ] );
		PictureModels::$with_schema = false;
		PictureModel::$answer       = "```json\n" . PictureModel::$answer . "\n```";

		self::assertCount( 1, self::read()->recipes );
		self::assertStringContainsString( '"instructions"', PictureModel::$prompt[0]->getParts()[0]->getText() ?? '' );
	}

	public function test_what_a_model_cannot_see_is_not_offered_by_it(): void {
		$this->connect( [] );

		self::assertSame( [ Notice::NO_READER ], self::codes( self::read( '%PDF-1.7' )->notices ) );
		self::assertSame( [ Notice::NO_RECIPE ], self::codes( self::read()->notices ) );
	}

	public function test_a_site_that_wants_no_ai_has_none(): void {
		$this->connect( [ Samples::whole()->data ] );
		add_filter( 'wp_supports_ai', '__return_false' );

		self::assertFalse( ( new Photo() )->is_offered() );
		self::assertSame( [], self::read()->recipes );
		remove_filter( 'wp_supports_ai', '__return_false' );
	}

	public function test_markup_pictures_and_links_of_an_answer_are_left_out(): void {
		$evil   = '<script>run()</script><img src=x onerror=run()><a href="https://evil.example">Mix</a> <!-- wp:html -->';
		$recipe = Samples::whole()->data;
		$recipe['name']        = "Pie$evil";
		$recipe['notes']       = $evil;
		$recipe['notesHtml']   = $evil;
		$recipe['image']       = [ 'id' => 1, 'url' => 'https://evil.example/a.jpg', 'alt' => '' ];
		$recipe['equipment']   = [ [
			'id'     => 'x',
			'name'   => "Bowl$evil",
			'note'   => '',
			'url'    => 'https://evil.example/shop',
			'rel'    => '',
			'newTab' => true,
			'image'  => null,
		] ];
		$recipe['source']      = [ 'name' => 'A book', 'url' => 'javascript:run()' ];
		$recipe['tips']        = [ [ 'kind' => 'tip', 'title' => $evil, 'text' => $evil, 'html' => $evil ] ];
		$recipe['ingredients'][0]['items'][0]['text'] = "200 g flour$evil";
		$recipe['instructions'][0]['steps'][0]['html'] = $evil;
		$recipe['instructions'][0]['steps'][0]['videoUrl'] = 'https://evil.example/v';
		$this->connect( [ $recipe ] );

		$document = self::read()->recipes[0]->document;
		$all      = $document->to_json() . RecipeWriter::write( $document, new RecipeFrame( $document->data['name'] ) );

		foreach ( [ 'evil.example', '<script', 'onerror', 'javascript:', 'wp:html' ] as $trace ) {
			self::assertStringNotContainsString( $trace, $all );
		}
		self::assertNull( $document->data['image'] );
		self::assertStringStartsWith( '200 g flour', $document->items()[0]['text'] );
	}

	public function test_an_answer_of_another_shape_is_named_and_the_others_are_read(): void {
		$this->connect( [ [ 'name' => 5 ], 'soup', Samples::whole()->data ] );

		$reading = self::read();
		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ '#1', '#2' ], array_column( $reading->notices, 'where' ) );
	}

	public function test_what_is_no_answer_is_said(): void {
		$this->connect( [] );
		foreach ( [ 'I cannot read this.', '[]', str_repeat( '[', 5000 ), '{"recipes":"none"}' ] as $answer ) {
			PictureModel::$answer = $answer;
			self::assertSame( [ Notice::READER_FAILED ], self::codes( self::read()->notices ), $answer );
		}
	}

	public function test_the_reason_of_a_provider_that_refuses_is_said_as_text(): void {
		$this->connect( [] );
		PictureModel::$answer = '';

		$notices = self::read()->notices;
		self::assertSame( [ Notice::READER_FAILED ], self::codes( $notices ) );
		self::assertSame( 'The quota is used up.', $notices[0]->value );
	}

	public function test_a_picture_in_an_archive_is_none_of_its_recipes(): void {
		$this->connect( [ Samples::whole()->data ] );
		$path = (string) tempnam( sys_get_temp_dir(), 'larder' );
		$zip  = new \ZipArchive();
		$zip->open( $path, \ZipArchive::OVERWRITE );
		$zip->addFromString( 'images/1', self::JPEG );
		$zip->close();
		$reading = Formats::all()->read( new Source( (string) file_get_contents( $path ), 'app.zip' ) );
		unlink( $path );

		self::assertSame( [], $reading->recipes );
		self::assertSame( [], PictureModel::$prompt );
	}

	public function test_who_writes_recipes_is_told_whether_photos_can_be_sent(): void {
		$ask = static fn (): \WP_REST_Response => rest_do_request( new \WP_REST_Request( 'GET', '/larder/v1/read' ) );
		self::assertSame( 401, $ask()->get_status() );
		wp_set_current_user( $this->user( 'author' ) );
		self::assertSame( [], ( (array) $ask()->get_data() )['photos'] ?? null );
		$this->connect( [] );
		self::assertContains( 'jpg', (array) ( ( (array) $ask()->get_data() )['photos'] ?? [] ) );
	}
}
