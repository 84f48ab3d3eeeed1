<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\Sources;

/**
 * Reads recipes that other plugins have stored in posts.
 */
trait ReadsStoredRecipes {

	/** The post that has the recipe. */
	private int $stored = 700101;

	/**
	 * Loads a recipe and reads it.
	 *
	 * @param string                $type    Type of the post.
	 * @param string                $content Content of the post.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	private function read( string $plugin, string $type, string $content, array $meta ): SourceRecipe {
		( new ForeignSite( $this->db() ) )->load( StoredRecipes::rows( $this->stored, $type, $content, $meta ) );
		$source = ( new Sources( new Rows( $this->db() ) ) )->all()[ $plugin ];
		self::assertSame( 1, $source->count() );
		$post = get_post( $this->stored );
		self::assertInstanceOf( \WP_Post::class, $post );
		$recipe = $source->recipe( (string) ( $source->next( 0, 1 )[0] ?? $source->embeds( $post )[0]->key ) );
		self::assertNotNull( $recipe );
		return $recipe;
	}

	/**
	 * Writes a value as WordPress stores it.
	 *
	 * @param array<array-key, mixed> $value
	 */
	private static function stored( array $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugins store.
	}
}
