<?php
declare( strict_types=1 );

namespace Larder\Tests\Abilities;

use Larder\Contracts\Constants;
use Larder\Tests\Exchange\Samples;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What programs can do with recipes by the abilities of WordPress; before 6.9 there are none, and nothing breaks.
 */
final class AbilitiesTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
	}

	/**
	 * Runs an ability.
	 *
	 * @param array<string, mixed> $input What is sent.
	 */
	private static function run_ability( string $name, array $input ): mixed {
		$ability = wp_get_ability( "larder/$name" );
		self::assertNotNull( $ability, $name );
		return $ability->execute( $input );
	}

	/**
	 * Runs an ability that returns an object.
	 *
	 * @param array<string, mixed> $input What is sent.
	 * @return array<array-key, mixed>
	 */
	private static function done( string $name, array $input ): array {
		$result = self::run_ability( $name, $input );
		self::assertIsArray( $result, is_wp_error( $result ) ? $result->get_error_message() : '' );
		return $result;
	}

	/**
	 * Asserts that who asks may not do something.
	 *
	 * @param array<string, mixed> $input What is sent.
	 */
	private static function assert_forbidden( string $name, array $input ): void {
		$result = self::run_ability( $name, $input );
		self::assertInstanceOf( \WP_Error::class, $result );
		self::assertSame( 'ability_invalid_permissions', $result->get_error_code() );
	}

	public function test_every_ability_says_what_it_takes_and_does_and_is_seen_in_rest(): void {
		$names = [
			'find-recipes',
			'get-recipe',
			'read-recipe',
			'scale-recipe',
			'convert-units',
			'create-recipe',
			'update-recipe',
			'add-to-shopping-list',
		];
		foreach ( $names as $name ) {
			$ability = wp_get_ability( "larder/$name" );
			self::assertNotNull( $ability, $name );
			self::assertNotEmpty( $ability->get_input_schema() );
			self::assertNotEmpty( $ability->get_output_schema() );
			self::assertTrue( $ability->get_meta()['show_in_rest'] ?? false );
			self::assertArrayHasKey( 'readonly', (array) ( $ability->get_meta()['annotations'] ?? [] ) );
		}
	}

	public function test_a_recipe_is_read_from_a_text_and_created_as_a_draft_and_updated_by_who_may(): void {
		self::assert_forbidden( 'read-recipe', [ 'text' => 'x' ] );
		self::assert_forbidden( 'create-recipe', [ 'recipe' => Samples::whole()->data ] );
		wp_set_current_user( $this->user( 'administrator' ) );

		$read = self::done( 'read-recipe', [ 'text' => "# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Instructions\n\n1. Simmer." ] );
		self::assertIsArray( $read['recipes'] ?? null );
		self::assertCount( 1, $read['recipes'] );
		$made = self::done( 'create-recipe', [ 'recipe' => $read['recipes'][0] ] );
		$id   = is_int( $made['id'] ?? null ) ? $made['id'] : 0;
		self::assertSame( 'draft', get_post_status( $id ) );

		$changed = [ 'name' => 'Leek & potato soup' ] + self::done( 'get-recipe', [ 'id' => $id ] );
		self::done( 'update-recipe', [ 'id' => $id, 'recipe' => $changed ] );
		self::assertSame( 'Leek & potato soup', self::done( 'get-recipe', [ 'id' => $id ] )['name'] ?? '' );

		wp_set_current_user( $this->user( 'author' ) );
		self::assert_forbidden( 'update-recipe', [ 'id' => $id, 'recipe' => $changed ] );
		$draft = self::run_ability( 'get-recipe', [ 'id' => $id ] );
		self::assertInstanceOf( \WP_Error::class, $draft );
	}

	public function test_a_whole_recipe_is_updated_over_rest_by_a_request_with_a_body(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post    = $this->publish();
		$request = new \WP_REST_Request( 'POST', '/wp-abilities/v1/abilities/larder/update-recipe/run' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ 'input' => [ 'id' => $post->ID, 'recipe' => Samples::whole()->data ] ] ) );

		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertStringContainsString( '200 g flour', get_post( $post->ID )->post_content ?? '' );
	}

	public function test_what_stands_beside_a_recipe_stays_when_it_is_updated(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post = $this->publish(
			[],
			[],
			[ 'post_content' => "<!-- wp:paragraph -->\n<p>Before.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:larder/recipe {\"prepTime\":5} -->\n<div></div>\n<!-- /wp:larder/recipe -->" ]
		);

		self::done( 'update-recipe', [ 'id' => $post->ID, 'recipe' => Samples::whole()->data ] );

		$content = get_post( $post->ID )->post_content ?? '';
		self::assertStringContainsString( '<p>Before.</p>', $content );
		self::assertStringContainsString( '200 g flour', $content );
	}

	public function test_what_an_administrator_has_written_beside_a_recipe_keeps_its_markup_and_the_recipe_has_none(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post = $this->publish(
			[],
			[],
			[ 'post_content' => "<!-- wp:html -->\n<iframe src=\"https://maps.example.org/\"></iframe><script>count()</script>\n<!-- /wp:html -->\n\n<!-- wp:larder/recipe {\"prepTime\":5} -->\n<div></div>\n<!-- /wp:larder/recipe -->" ]
		);
		$sent = [
			'name'      => 'Cake',
			'notes'     => 'Hot',
			'notesHtml' => '<p>Hot <iframe src="https://evil.example"></iframe><img src=x onerror=run()></p>',
		] + Samples::whole()->data;

		self::done( 'update-recipe', [ 'id' => $post->ID, 'recipe' => $sent ] );

		$content = get_post( $post->ID )->post_content ?? '';
		self::assertStringContainsString( '<iframe src="https://maps.example.org/"></iframe><script>count()</script>', $content );
		self::assertStringNotContainsString( 'evil.example', $content );
		self::assertStringNotContainsString( 'onerror', $content );
		self::assertStringContainsString( '200 g flour', $content );
	}

	public function test_how_many_are_found_does_not_tell_what_a_recipe_for_members_says(): void {
		$open = $this->publish( [ 'description' => 'Xylophone for all' ] );
		$kept = $this->publish( [ 'description' => 'Xylophone for members' ] );
		add_filter( 'larder_can_read_recipe', static fn ( bool $may, \WP_Post $post ): bool => $may && $post->ID !== $kept->ID, 10, 2 );

		$found = self::done( 'find-recipes', [ 'search' => 'Xylophone' ] );
		self::assertSame( 1, $found['total'] ?? 0 );
		self::assertSame( [ $open->ID ], array_column( (array) ( $found['recipes'] ?? [] ), 'id' ) );
		self::assertSame( 0, self::done( 'find-recipes', [ 'search' => 'Xylophone for members' ] )['total'] ?? 1 );
	}

	public function test_a_recipe_and_lines_are_written_in_other_units_and_what_has_none_stays(): void {
		$flour = [
			'id'       => 'aaaaaaaa',
			'text'     => '2 cups flour, sifted',
			'quantity' => '2',
			'unit'     => 'cups',
			'name'     => 'flour',
			'note'     => 'sifted',
		];
		$eggs  = [ 'id' => 'bbbbbbbb', 'text' => '2 eggs (large)', 'quantity' => '2', 'unit' => '', 'name' => 'eggs', 'note' => 'large' ];
		$post  = $this->publish(
			[ 'yieldAmount' => 4 ],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $flour, $eggs ) ] ] ]
		);

		self::assertSame(
			[ 'ingredients' => [ '250 g flour, sifted', '2 eggs (large)' ], 'steps' => [] ],
			self::done( 'convert-units', [ 'system' => 'metric', 'id' => $post->ID ] )
		);
		self::assertSame(
			[ 'ingredients' => [ '9 oz Mehl', 'Salz' ], 'steps' => [] ],
			self::done( 'convert-units', [ 'system' => 'us', 'language' => 'de', 'lines' => [ '250 g Mehl', 'Salz' ] ] )
		);
		self::assertInstanceOf(
			\WP_Error::class,
			self::run_ability( 'convert-units', [ 'system' => 'imperial', 'lines' => [ '1 cup milk' ] ] )
		);
		self::assertInstanceOf( \WP_Error::class, self::run_ability( 'convert-units', [ 'system' => 'us', 'id' => 999999 ] ) );

		wp_update_post( [ 'ID' => $post->ID, 'post_status' => 'draft' ] );
		self::assertInstanceOf( \WP_Error::class, self::run_ability( 'convert-units', [ 'system' => 'us', 'id' => $post->ID ] ) );
	}

	public function test_lines_keep_the_order_and_the_marks_that_they_were_typed_with(): void {
		self::assertSame(
			[ 'Salmon: 8 oz', '2 garlic cloves, minced', "butter (2\u{a0}oz)" ],
			self::done(
				'convert-units',
				[ 'system' => 'us', 'language' => 'en', 'lines' => [ 'Salmon: 225 g', '2 garlic cloves, minced', 'butter (55 g)' ] ]
			)['ingredients'] ?? null
		);
		$cloves = [ 'id' => 'aaaaaaaa', 'text' => '2 garlic cloves', 'quantity' => '2', 'unit' => 'cloves', 'name' => 'garlic' ];
		$flour  = [ 'id' => 'bbbbbbbb', 'text' => 'Mehl: 500 g', 'quantity' => '500', 'unit' => 'g', 'name' => 'Mehl' ];
		$post   = $this->publish(
			[ 'yieldAmount' => 4 ],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $cloves, $flour ) ] ] ]
		);
		self::assertSame(
			[ 'ingredients' => [ '4 garlic cloves', 'Mehl: 1000 g' ] ],
			self::done( 'scale-recipe', [ 'id' => $post->ID, 'servings' => 8 ] )
		);
	}

	public function test_a_recipe_is_scaled_for_as_many_as_its_page_takes_and_no_more(): void {
		$item = [ 'id' => 'aaaaaaaa', 'text' => '200 g flour', 'quantity' => '200', 'unit' => 'g', 'name' => 'flour' ];
		$post = $this->publish( [ 'yieldAmount' => 4 ], [ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $item ) ] ] ] );
		self::assertSame(
			[ 'ingredients' => [ '50000 g flour' ] ],
			self::done( 'scale-recipe', [ 'id' => $post->ID, 'servings' => Constants::MAX_SERVINGS ] )
		);
		foreach ( [ 1001, 1e308 ] as $servings ) {
			$refusal = self::run_ability( 'scale-recipe', [ 'id' => $post->ID, 'servings' => $servings ] );
			self::assertInstanceOf( \WP_Error::class, $refusal );
			self::assertSame( 'ability_invalid_input', $refusal->get_error_code() );
		}
	}

	public function test_a_recipe_is_found_scaled_and_put_on_the_list_once(): void {
		$item = [ 'id' => 'aaaaaaaa', 'text' => '200 g flour', 'quantity' => '200', 'unit' => 'g', 'name' => 'flour', 'note' => 'sifted' ];
		$post = $this->publish(
			[ 'yieldAmount' => 4 ],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $item ) ] ] ],
			[ 'post_title' => 'Quite unusual flatbread' ]
		);

		$found = self::done( 'find-recipes', [ 'search' => 'unusual flatbread' ] );
		self::assertSame( 1, $found['total'] ?? 0 );
		self::assertSame(
			[ 'ingredients' => [ '400 g flour, sifted' ] ],
			self::done( 'scale-recipe', [ 'id' => $post->ID, 'servings' => 8 ] )
		);
		self::assert_forbidden( 'add-to-shopping-list', [ 'id' => $post->ID ] );

		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( [ 'added' => 1 ], self::done( 'add-to-shopping-list', [ 'id' => $post->ID ] ) );
		self::assertSame( [ 'added' => 0 ], self::done( 'add-to-shopping-list', [ 'id' => $post->ID ] ) );
	}
}
