<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Duplicate;
use Larder\Tests\Support\WordPressTestCase;

/**
 * A copy of a recipe is a draft with all that its author wrote, and with nothing that visitors did.
 */
final class DuplicateTest extends WordPressTestCase {

	public function test_a_copy_has_the_texts_and_terms_of_a_recipe_and_not_its_votes(): void {
		$post = $this->publish( [ 'name' => 'C:\\Pie & "more"' ] );
		wp_set_object_terms( $post->ID, [ 'Desserts' ], 'recipe-course' );
		add_post_meta( $post->ID, 'source', 'Grandma' );
		add_post_meta( $post->ID, '_recipe_likes', '12' );
		$id   = Duplicate::copy( $post );
		$copy = is_int( $id ) ? get_post( $id ) : null;
		self::assertInstanceOf( \WP_Post::class, $copy );
		self::assertSame( 'draft', $copy->post_status );
		self::assertSame( $post->post_content, $copy->post_content );
		self::assertSame( [ 'Desserts' ], wp_get_object_terms( $copy->ID, 'recipe-course', [ 'fields' => 'names' ] ) );
		self::assertSame( 'Grandma', get_post_meta( $copy->ID, 'source', true ) );
		self::assertSame( '', get_post_meta( $copy->ID, '_recipe_likes', true ) );
		self::assertNotNull( ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $copy->ID ) );
	}

	public function test_a_copy_from_the_editor_has_what_was_typed_last_and_keeps_its_password(): void {
		wp_set_current_user( $this->user( 'administrator' ) );
		$post     = $this->publish( [ 'name' => 'Old' ], [], [ 'post_password' => 'pl\\um' ] );
		$autosave = _wp_put_post_revision(
			[
				'ID'           => $post->ID,
				'post_title'   => 'C:\\New',
				'post_content' => str_replace( 'Old', 'New', $post->post_content ),
				'post_excerpt' => 'Better',
			],
			true
		);
		self::assertIsInt( $autosave );

		$typed = $this->copied( $post, true );
		self::assertSame( 'C:\\New (copy)', $typed->post_title );
		self::assertStringContainsString( 'New', $typed->post_content );
		self::assertSame( 'Better', $typed->post_excerpt );
		self::assertSame( $post->post_password, $typed->post_password );

		self::assertSame( $post->post_content, $this->copied( $post, false )->post_content );
		$post->post_modified_gmt = gmdate( 'Y-m-d H:i:s', time() + MINUTE_IN_SECONDS );
		self::assertSame( $post->post_content, $this->copied( $post, true )->post_content, 'Saved after it was typed: what is stored.' );
		wp_delete_post_revision( $autosave );
		self::assertSame( $post->post_content, $this->copied( $post, true )->post_content, 'Nothing typed: what is stored.' );
	}

	/**
	 * Returns a copy of a recipe.
	 *
	 * @param bool $is_typed Whether it is made in the editor.
	 */
	private function copied( \WP_Post $post, bool $is_typed ): \WP_Post {
		$id   = Duplicate::copy( $post, $is_typed );
		$copy = is_int( $id ) ? get_post( $id ) : null;
		self::assertInstanceOf( \WP_Post::class, $copy );
		return $copy;
	}
}
