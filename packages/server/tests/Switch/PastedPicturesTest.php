<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Pictures that recipes of other plugins name by their addresses alone.
 */
final class PastedPicturesTest extends WordPressTestCase {

	private const POST = 770301;

	private SwitchModule $switch;

	private int $picture;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$id           = wp_insert_attachment( [ 'post_title' => 'Soup', 'post_mime_type' => 'image/jpeg' ], '2024/03/soup.jpg' );
		self::assertIsInt( $id );
		$this->picture = $id;
		update_post_meta( $id, '_wp_attachment_image_alt', 'A bowl of soup' );
	}

	/**
	 * @return array<string, array{string, string}> The plugin, and a recipe of it with `%s` for the address of its picture.
	 */
	public static function plugins(): array {
		return [
			'Jetpack'   => [ 'jetpack-recipes', "[recipe title=\"Soup\" image=\"%s\"]\n[recipe-ingredients]\n- 1 leek\n[/recipe-ingredients]\n[recipe-directions]\n1. Boil.\n[/recipe-directions]\n[/recipe]" ],
			'EasyRecipe' => [ 'easyrecipe', '<div class="easyrecipe" id="easyrecipe-1-0"><link itemprop="image" href="%s" /><div class="item ERName">Soup</div><div class="ERIngredients"><ul class="ingredients"><li class="ingredient">1 leek</li></ul></div><div class="ERInstructions"><div class="instructions"><ol><li class="instruction">Boil.</li></ol></div></div><div class="endeasyrecipe" style="display: none;">3.2</div></div>' ],
			'JSON-LD'   => [ 'marked-up-posts', '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","image":"%s","recipeIngredient":["1 leek"],"recipeInstructions":"Boil."}</script>' ],
			'WPZOOM'    => [ 'recipe-card-blocks-by-wpzoom', '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Soup","hasImage":true,"image":{"url":"%s"},"ingredients":[{"id":"a","name":["1 leek"],"jsonName":"1 leek","isGroup":false}],"steps":[{"id":"b","text":["Boil."],"jsonText":"Boil.","isGroup":false}]} /-->' ],
		];
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_an_address_of_a_picture_of_the_library_leads_to_it_with_its_alternative_text(
		string $plugin,
		string $recipe
	): void {
		$base = wp_get_upload_dir()['baseurl'] . '/2024/03';
		$bare = (string) preg_replace( '#^https?:#', '', $base );
		foreach ( [ "$base/soup.jpg", "$base/soup-300x200.jpg", "https:$bare/soup.jpg", "$base/soup-150x150.jpg?ssl=1" ] as $address ) {
			$data = $this->changed( $plugin, sprintf( $recipe, $address ) )->data;
			self::assertSame( [ $this->picture, 'A bowl of soup' ], [ $data['image']['id'] ?? 0, $data['image']['alt'] ?? '' ], $address );
			self::assertSame( [], $this->report()['notices'] ?? null, $address );
			Switching::undo( $this->switch, $plugin );
		}
	}

	/**
	 * @param string $recipe A recipe of it.
	 */
	#[DataProvider( 'plugins' )]
	public function test_a_picture_that_the_library_does_not_have_is_kept_by_its_address_and_named( string $plugin, string $recipe ): void {
		foreach ( [ 'https://elsewhere.example/soup.jpg', wp_get_upload_dir()['baseurl'] . '/2024/03/other-300x200.jpg' ] as $address ) {
			$data = $this->changed( $plugin, sprintf( $recipe, $address ) )->data;
			self::assertSame( [ 0, $address ], [ $data['image']['id'] ?? -1, $data['image']['url'] ?? '' ] );
			$rows    = $this->switch->report->rows( $this->switch->sources->all()[ $plugin ] );
			$notices = iterator_to_array( $rows, false )[0]['notices'] ?? '';
			self::assertSame( "The media library does not have its picture $address.", $notices );
			Switching::undo( $this->switch, $plugin );
		}
	}

	/**
	 * Changes a post over.
	 *
	 * @param string $content What the post says.
	 * @return RecipeDocument Its recipe.
	 */
	private function changed( string $plugin, string $content ): RecipeDocument {
		( new ForeignSite( $this->db() ) )->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Soup', $content ) ] ] );
		Switching::change( $this->switch, $this->switch->sources->all()[ $plugin ] );
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( self::POST );
		self::assertNotNull( $document );
		return $document;
	}

	/**
	 * Returns what is remembered of the recipe for the report.
	 *
	 * @return array<string, mixed>
	 */
	private function report(): array {
		$lines = Snapshot::find( self::POST )->record['report'] ?? [];
		return reset( $lines ) ?: [];
	}
}
