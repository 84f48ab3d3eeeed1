<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Ingredients\IngredientList;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentLists;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeWriter;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What machines read is derived from the blocks, whenever a post is saved.
 */
final class RecipeDocumentTest extends WordPressTestCase {

	private DocumentRepository $documents;

	protected function setUp(): void {
		parent::setUp();
		$this->documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
	}

	public function test_a_document_says_where_its_recipe_comes_from_and_what_tips_it_has(): void {
		$tip  = '<!-- wp:larder/tip {"kind":"storage","title":"Keep it"} --><!-- wp:paragraph --><p>In a <em>tin</em>.</p><!-- /wp:paragraph --><!-- /wp:larder/tip -->';
		$post = $this->publish(
			[],
			[],
			[
				'post_content' => '<!-- wp:larder/recipe {"sourceName":"Grandmother","sourceUrl":"https://example.org/pie"} -->'
					. $tip
					. '<!-- /wp:larder/recipe -->',
			]
		);

		$document = $this->documents->get( $post->ID );

		self::assertSame(
			[
				'name' => 'Grandmother',
				'url'  => 'https://example.org/pie',
			],
			$document->data['source'] ?? null
		);
		self::assertSame(
			[
				[
					'kind'  => 'storage',
					'title' => 'Keep it',
					'text'  => 'In a tin.',
					'html'  => '<p>In a <em>tin</em>.</p>',
				],
			],
			$document->data['tips'] ?? null
		);
	}

	/**
	 * Returns what is stored of a pan, and what the document says of it.
	 *
	 * @return iterable<string, array{string, array<string, string|int|float>|null}>
	 */
	public static function pans(): iterable {
		$round = [
			'shape'  => 'round',
			'width'  => 20,
			'length' => 0,
			'height' => 0,
			'unit'   => 'cm',
		];
		yield 'a round one' => [ '{"shape":"round","width":20,"length":0,"height":0,"unit":"cm"}', $round ];
		yield 'a round one in short' => [ '{"shape":"round","width":20,"length":7}', $round ];
		yield 'a high loaf tin in inches' => [
			'{"shape":"loaf","width":4.5,"length":8.5,"height":3,"unit":"in"}',
			[ 'shape' => 'loaf', 'width' => 4.5, 'length' => 8.5, 'height' => 3, 'unit' => 'in' ],
		];
		yield 'one without a length' => [ '{"shape":"rectangle","width":20}', null ];
		yield 'an unknown shape' => [ '{"shape":"oval","width":20}', null ];
		yield 'a size that no oven takes' => [ '{"shape":"round","width":200}', null ];
		yield 'words' => [ '"20 cm round"', null ];
		yield 'nothing' => [ 'null', null ];
	}

	/**
	 * Compares a pan with what is stored of it, in the document and in the blocks that are written from it.
	 *
	 * @param string                               $stored   JSON.
	 * @param array<string, string|int|float>|null $expected The pan.
	 */
	#[DataProvider( 'pans' )]
	public function test_a_document_says_in_what_its_recipe_is_baked( string $stored, ?array $expected ): void {
		$post = $this->publish(
			[],
			[],
			[ 'post_content' => '<!-- wp:larder/recipe {"pan":' . $stored . '} --><!-- /wp:larder/recipe -->' ]
		);

		$document = $this->documents->get( $post->ID );

		self::assertNotNull( $document );
		self::assertEquals( $expected, $document->data['pan'] ?? null );
		self::assertSame( null !== $expected, str_contains( RecipeWriter::write( $document ), '"pan":{' ) );
	}

	public function test_an_address_that_is_none_of_the_web_is_no_source(): void {
		$post = $this->publish(
			[],
			[],
			[ 'post_content' => '<!-- wp:larder/recipe {"sourceUrl":"javascript:alert(1)"} --><!-- /wp:larder/recipe -->' ]
		);

		self::assertNull( $this->documents->get( $post->ID )->data['source'] ?? null );
	}

	public function test_a_published_recipe_has_a_document_that_fits_its_schema(): void {
		$post     = $this->publish(
			[
				'description'    => 'Warm &amp; <strong>thick</strong>',
				'yieldAmount'    => 4,
				'yieldUnit'      => 'servings',
				'prepTime'       => 15,
				'cookTime'       => 60,
				'difficulty'     => 'beginner',
				'seasons'        => [ 'winter' ],
				'calories'       => 320,
				'costAmount'     => 3.5,
				'costCurrency'   => '€',
				'temperature'    => 180,
				'keywords'       => [ 'lentils', 'soup' ],
			],
			[
				'larder/ingredients'  => [
					'groups' => [
						self::ingredients(
							'For the soup',
							[
								'id'       => 'aaaaaaaa',
								'text'     => '200 g <em>red</em> lentils, rinsed',
								'quantity' => '200',
								'unit'     => 'g',
								'name'     => '<em>red</em> lentils',
								'note'     => 'rinsed',
								'link'     => [ 'url' => 'https://example.org/lentils' ],
							]
						),
					],
				],
				'larder/instructions' => [
					'groups' => [
						self::steps(
							'',
							[
								'id'   => 'bbbbbbbb',
								'text' => 'Simmer for <strong>20</strong> minutes.',
							]
						),
					],
				],
			]
		);
		$document = $this->documents->get( $post->ID );
		self::assertNotNull( $document );
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		self::assertIsArray( $schema );
		$valid = rest_validate_value_from_schema( $document->data, $schema, 'document' );
		self::assertTrue( $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );

		self::assertSame( 'Lentil soup', $document->data['name'], 'The title of the post is the name where the block has none.' );
		self::assertSame( 'Warm & thick', $document->data['description'] );
		self::assertSame( 75, $document->data['times']['total'], 'The total is the sum.' );
		self::assertSame( 'Author Person', $document->data['author'] );
		$item = $document->items()[0];
		self::assertSame( [ '200', 'g', 'red lentils', 'rinsed' ], [ $item['quantity'], $item['unit'], $item['name'], $item['note'] ] );
		self::assertSame( '200 g red lentils, rinsed', $item['text'], 'What was typed is kept.' );
		self::assertSame( 'Simmer for 20 minutes.', $document->steps()[0]['text'] );
		self::assertSame( 'Simmer for <strong>20</strong> minutes.', $document->steps()[0]['html'] );
	}

	public function test_a_line_that_does_not_scale_says_so_to_machines_and_to_its_view(): void {
		$line   = [
			'id'       => 'bayleaf0',
			'quantity' => '1',
			'name'     => 'bay leaf',
		];
		$groups = [ self::ingredients( '', $line + [ 'fixed' => true ], [ 'id' => 'onions00' ] + $line ) ];
		self::assertSame(
			[ true, null ],
			array_map( static fn ( array $item ): ?bool => $item['fixed'] ?? null, DocumentLists::ingredients( $groups )[0]['items'] )
		);
		self::assertSame(
			[ true, null ],
			array_map( static fn ( array $item ): ?bool => $item['fixed'] ?? null, IngredientList::read( $groups )[0]['items'] )
		);
	}

	public function test_a_total_that_was_set_wins_over_the_sum(): void {
		$post = $this->publish(
			[
				'prepTime'  => 10,
				'cookTime'  => 20,
				'totalTime' => 25,
			]
		);
		self::assertSame( 25, $this->documents->get( $post->ID )?->data['times']['total'] );
	}

	public function test_the_document_follows_every_save_and_goes_with_the_block(): void {
		$post = $this->publish( [ 'name' => 'First' ] );
		wp_update_post(
			[
				'ID'           => $post->ID,
				'post_content' => '<!-- wp:larder/recipe {"name":"Second"} --><div></div><!-- /wp:larder/recipe -->',
			]
		);
		self::assertSame( 'Second', $this->documents->get( $post->ID )?->data['name'] );
		self::assertSame( $this->documents->get( $post->ID ), $this->documents->get( $post->ID ), 'it is read once' );
		wp_update_post(
			[
				'ID'           => $post->ID,
				'post_content' => '<!-- wp:paragraph --><p>No recipe</p><!-- /wp:paragraph -->',
			]
		);
		self::assertNull( $this->documents->get( $post->ID ) );
		self::assertSame( '', get_post_meta( $post->ID, DocumentRepository::META_KEY, true ) );
	}

	public function test_a_recipe_may_live_in_any_post_and_below_other_blocks(): void {
		$id = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:larder/recipe {"name":"Inside"} --><div></div><!-- /wp:larder/recipe --></div><!-- /wp:group -->',
			]
		);
		self::assertSame( 'Inside', $this->documents->get( $id )?->data['name'] );
	}

	public function test_notes_are_what_was_written_without_the_heading_that_is_printed_above(): void {
		$notes = static fn ( string $inner ): string => '<!-- wp:larder/recipe --><div><!-- wp:larder/notes --><div><h2>Notes</h2>'
			. $inner
			. '</div><!-- /wp:larder/notes --></div><!-- /wp:larder/recipe -->';
		$id    = wp_insert_post(
			[
				'post_type'    => 'recipe',
				'post_status'  => 'publish',
				'post_title'   => 'Soup',
				'post_content' => $notes( '' ),
			]
		);
		$read = fn (): mixed => $this->documents->get( $id )?->data['notes'];
		self::assertSame( '', $read() );

		$written = '<!-- wp:paragraph --><p>Keeps a week.</p><!-- /wp:paragraph --><!-- wp:list --><ul><!-- wp:list-item --><li>Freeze it</li><!-- /wp:list-item --><!-- wp:list-item --><li>Or share it</li><!-- /wp:list-item --></ul><!-- /wp:list -->';
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => $notes( $written ),
			]
		);
		self::assertSame( "Keeps a week.\nFreeze it\nOr share it", $read() );
	}

	public function test_a_restored_revision_brings_its_document_back(): void {
		$post   = $this->publish( [ 'description' => 'First' ] );
		$change = fn ( string $words ): int => wp_update_post(
			[
				'ID'           => $post->ID,
				'post_content' => wp_slash( get_comment_delimited_block_content(
					'larder/recipe',
					[ 'description' => $words ],
					'<div></div>'
				) ),
			]
		);
		$change( 'Second' );
		$second = array_key_first( wp_get_post_revisions( $post->ID ) );
		$change( 'Third' );
		self::assertSame( 'Third', $this->documents->get( $post->ID )?->data['description'] );
		wp_restore_post_revision( (int) $second );
		self::assertSame( 'Second', $this->documents->get( $post->ID )->data['description'] );
	}

	public function test_the_featured_image_becomes_the_picture_when_it_changes_by_itself(): void {
		$post  = $this->publish();
		$image = wp_insert_attachment(
			[
				'post_title'     => 'Soup',
				'post_mime_type' => 'image/webp',
			],
			'soup.webp'
		);
		update_post_meta( $image, '_wp_attachment_image_alt', 'A bowl of soup' );
		set_post_thumbnail( $post->ID, $image );
		$picture = $this->documents->get( $post->ID )?->data['image'];
		self::assertSame( 'A bowl of soup', $picture['alt'] ?? '' );
		delete_post_thumbnail( $post->ID );
		self::assertNull( $this->documents->get( $post->ID )?->data['image'] );
	}

	/**
	 * @param array<string, mixed> $facts Attributes of the root block.
	 */
	#[DataProvider( 'damaged' )]
	public function test_damaged_attributes_make_a_document_that_fits_its_schema( array $facts ): void {
		$post     = $this->publish( $facts, [ 'larder/ingredients' => [ 'groups' => $facts['groups'] ?? 'none' ] ] );
		$document = $this->documents->get( $post->ID );
		self::assertNotNull( $document );
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $document->data, $schema, 'document' ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function damaged(): array {
		return [
			'texts in the place of numbers' => [
				[
					'prepTime'    => 'soon',
					'yieldAmount' => 'four',
					'calories'    => [],
				],
			],
			'negative numbers'              => [
				[
					'prepTime'    => -5,
					'yieldAmount' => -1,
					'calories'    => -3,
				],
			],
			'lists of anything'             => [
				[
					'seasons'  => [ 1, null, [ 'x' ], 'winter' ],
					'keywords' => 'soup',
					'groups'   => [ 'x', [ 'items' => 'y' ], [ 'items' => [ 3, [ 'text' => [] ], [ 'name' => 'salt' ] ] ] ],
				],
			],
			'a difficulty nobody knows'     => [ [ 'difficulty' => 'impossible' ] ],
			'huge numbers'                  => [
				[
					'prepTime'    => PHP_INT_MAX,
					'cookTime'    => 1.0e300,
					'restTime'    => PHP_INT_MAX,
					'yieldAmount' => 1.0e300,
				],
			],
		];
	}

	public function test_the_picture_of_a_recipe_is_the_featured_image_of_its_post(): void {
		[ $picture, $other ] = array_map(
			static fn ( string $file ): int => wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], $file ),
			[ 'pie.jpg', 'cake.jpg' ]
		);
		$post = $this->publish( [ 'imageId' => $picture ] );
		self::assertTrue( has_post_thumbnail( $post ) );
		self::assertSame( $picture, get_post_thumbnail_id( $post ) );
		update_post_meta( $post->ID, '_thumbnail_id', $other );
		self::assertSame( $other, (int) get_post_thumbnail_id( $post ), 'One that somebody has set stays.' );
		self::assertFalse( has_post_thumbnail( $this->publish( [] ) ) );
	}

	public function test_script_tags_in_texts_are_text_for_machines(): void {
		// As for an administrator, who may write any HTML.
		kses_remove_filters();
		$post = $this->publish( [ 'description' => '</script><script>alert(1)</script>Soup' ] );
		self::assertSame( 'Soup', $this->documents->get( $post->ID )?->data['description'] );
	}

	public function test_emoji_and_ten_thousand_characters_are_kept(): void {
		$long = str_repeat( 'Läckerli 🍋 ', 900 );
		$post = $this->publish( [ 'description' => $long ] );
		self::assertSame( trim( $long ), $this->documents->get( $post->ID )?->data['description'] );
	}

	public function test_a_stored_document_of_another_version_is_made_anew_without_writing(): void {
		$post   = $this->publish( [ 'name' => 'Kept' ] );
		$stale  = '{"version":0,"name":"Old"}';
		update_post_meta( $post->ID, DocumentRepository::META_KEY, $stale );
		self::assertSame( 'Kept', $this->documents->get( $post->ID )?->data['name'] );
		self::assertSame( $stale, get_post_meta( $post->ID, DocumentRepository::META_KEY, true ) );
	}

	public function test_a_stored_part_of_a_document_is_made_anew(): void {
		$post = $this->publish( [ 'name' => 'Whole' ] );
		update_post_meta( $post->ID, DocumentRepository::META_KEY, '{"version":1,"name":"Part"}' );
		self::assertSame( 'Whole', $this->documents->get( $post->ID )?->data['name'] );
	}

	public function test_machines_read_the_lines_and_ids_that_the_page_shows_of_a_damaged_list(): void {
		$step     = [
			'id'   => 'aaaaaaaa',
			'text' => 'Stir.',
		];
		$post     = $this->publish(
			[],
			[
				'larder/ingredients'  => [ 'groups' => [ 'Salt', [ 'items' => [ 'Milk', [ 'name' => 'Eggs' ] ] ] ] ],
				'larder/instructions' => [ 'groups' => [ self::steps( '', $step, $step, [ 'id' => 'NOT AN ID', 'text' => 'Rest.' ] ) ] ],
			]
		);
		$document = $this->documents->get( $post->ID );
		self::assertNotNull( $document );
		self::assertSame( [ 'Salt', 'Milk', 'Eggs' ], array_column( $document->items(), 'text' ) );
		self::set_post( $post );
		preg_match_all( '/ id="step-([^"]+)"/', do_blocks( $post->post_content ), $anchors );
		self::assertCount( 3, array_unique( $anchors[1] ) );
		self::assertSame( $anchors[1], array_column( $document->steps(), 'id' ) );
	}

	public function test_a_rebuild_finds_every_recipe_in_batches(): void {
		$first  = $this->publish();
		$second = $this->publish();
		delete_post_meta( $first->ID, DocumentRepository::META_KEY );
		$found = $this->documents->candidates( $first->ID - 1, 1 );
		self::assertSame( [ $first->ID ], $found );
		self::assertSame( [ $second->ID ], $this->documents->candidates( $first->ID, 10 ) );
	}

	public function test_rest_shows_the_document_but_not_behind_a_password(): void {
		$post     = $this->publish( [ 'name' => 'Open' ] );
		$secret   = $this->publish( [ 'name' => 'Secret' ], [], [ 'post_password' => 'pass' ] );
		$document = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/recipe/{$post->ID}" ) )->get_data();
		$hidden   = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/recipe/{$secret->ID}" ) )->get_data();
		self::assertIsArray( $document );
		self::assertIsArray( $hidden );
		self::assertIsArray( $document['larder_recipe'] );
		self::assertSame( 'Open', $document['larder_recipe']['name'] );
		self::assertNull( $hidden['larder_recipe'] );
	}

	public function test_the_version_of_a_document_is_part_of_it(): void {
		$post = $this->publish();
		self::assertSame( RecipeDocument::VERSION, $this->documents->get( $post->ID )?->data['version'] );
	}

	public function test_what_another_plugin_makes_of_a_document_is_taken_only_while_it_fits_the_schema(): void {
		$post = $this->publish( [ 'prepTime' => 15 ] );
		add_filter( 'larder_recipe_document', static fn ( array $data ): array => [ 'calories' => 320 ] + $data );
		$this->documents->refresh( $post );
		self::assertSame( 320, $this->documents->get( $post->ID )?->data['calories'] );
		add_filter( 'larder_recipe_document', static fn ( array $data ): array => [ 'calories' => 'many' ] + $data );
		$log = ini_set( 'error_log', '/dev/null' );
		$this->documents->refresh( $post );
		ini_set( 'error_log', (string) $log );
		$document = $this->documents->get( $post->ID );
		self::assertSame( [ null, 15 ], [ $document->data['calories'], $document->data['times']['prep'] ] );
	}
}
