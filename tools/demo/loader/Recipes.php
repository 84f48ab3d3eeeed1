<?php
declare( strict_types=1 );

namespace Larder\Demo;

use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;

/**
 * Writes the recipes as posts.
 *
 * @phpstan-import-type Recipe from Source
 */
final class Recipes {

	/** What an address of another recipe of the demo begins with. */
	private const LINK = 'https://recipe.invalid/';

	/** What the address of a picture or film of the demo begins with. */
	private const PICTURE = 'https://picture.invalid/';

	public function __construct(
		private readonly Ledger $ledger,
		private readonly Terms $terms
	) {}

	/**
	 * Writes one recipe, unless it is there and the same.
	 *
	 * @param Recipe $recipe
	 * @return bool Whether anything was written.
	 * @throws \RuntimeException When it is not a document.
	 */
	public function keep( array $recipe ): bool {
		$terms = [];
		foreach ( $recipe['terms'] as $taxonomy => $names ) {
			$terms[ $taxonomy ] = array_map( fn ( string $name ): int => $this->terms->id( $taxonomy, $name ), $names );
		}
		$thumbnail = $this->ledger->post_id( 'picture:' . $recipe['slug'] );
		return $this->ledger->keep_post(
			'recipe:' . $recipe['slug'],
			[
				'post_type'    => 'recipe',
				'post_title'   => $recipe['name'],
				'post_name'    => $recipe['slug'],
				'post_excerpt' => $recipe['description'],
				'post_content' => $this->content( $recipe, $thumbnail ),
				'post_author'  => get_current_user_id(),
				'tax_input'    => $terms,
				'meta_input'   => [
					'_thumbnail_id'                => $thumbnail,
					'wp_delicious_featured_recipe' => $recipe['featured'] ? 'yes' : 'no',
				],
			],
			$this->date( $recipe['published'] )
		);
	}

	/**
	 * Returns the date so many days ago, at different hours of the morning.
	 *
	 * @param float $days How many.
	 */
	private function date( float $days ): string {
		$now   = current_datetime();
		$hours = 1 + ( (int) $days * 5 ) % 7;
		return $now->modify( sprintf( '-%d days -%d hours', (int) $days, $hours ) )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * Writes the blocks of a recipe.
	 *
	 * @param Recipe $recipe
	 * @param int    $thumbnail Its featured image.
	 * @throws \RuntimeException When it is not a document.
	 */
	private function content( array $recipe, int $thumbnail ): string {
		$document = RecipeDocument::from_foreign( $this->resolved( $recipe['document'] ) );
		if ( is_wp_error( $document ) ) {
			throw new \RuntimeException( "{$recipe['slug']}: {$document->get_error_message()}" );
		}
		$frame = $recipe['frame'];
		return RecipeWriter::write(
			$document,
			new RecipeFrame( $recipe['name'], $thumbnail, $frame['align'], $frame['style'], $frame['nutrition'] )
		);
	}

	/**
	 * Replaces the recipes, pictures and films that a document names.
	 *
	 * @param array<mixed> $data A part of a document.
	 * @return array<mixed>
	 */
	private function resolved( array $data ): array {
		foreach ( $data as $key => $value ) {
			if ( is_array( $value ) ) {
				$data[ $key ] = $this->resolved( $value );
			} elseif ( is_string( $value ) && str_starts_with( $value, self::LINK ) ) {
				$data[ $key ] = home_url( user_trailingslashit( 'recipe/' . substr( $value, strlen( self::LINK ) ) ) );
			} elseif ( is_string( $value ) && str_starts_with( $value, self::PICTURE ) ) {
				$id           = $this->ledger->post_id( 'picture:' . substr( $value, strlen( self::PICTURE ) ) );
				$data[ $key ] = (string) wp_get_attachment_url( $id );
				if ( isset( $data['id'] ) ) {
					$data['id'] = $id;
				}
			}
		}
		return $data;
	}
}
