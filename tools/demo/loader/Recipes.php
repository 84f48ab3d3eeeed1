<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Writes the recipes as posts.
 *
 * @phpstan-import-type Recipe from Source
 */
final class Recipes {

	/** What stands for a recipe's address in built content. */
	private const LINK = '~https://recipe\.invalid/([a-z0-9-]+)~';

	/** What stands for a picture or film in built content, with the number of its attachment where that is stored. */
	private const PICTURE = '~(?:"id":0,)?("url":")?https://picture\.invalid/([a-z0-9.-]+)~';

	/**
	 * Takes what it needs.
	 *
	 * @param Ledger $ledger What is there.
	 * @param Terms  $terms  The terms.
	 */
	public function __construct(
		private readonly Ledger $ledger,
		private readonly Terms $terms
	) {}

	/**
	 * Writes one recipe, unless it is there and the same.
	 *
	 * @param Recipe $recipe The recipe.
	 * @return bool Whether anything was written.
	 */
	public function keep( array $recipe ): bool {
		$terms = [];
		foreach ( $recipe['terms'] as $taxonomy => $names ) {
			$terms[ $taxonomy ] = array_map( fn ( string $name ): int => $this->terms->id( $taxonomy, $name ), $names );
		}
		return $this->ledger->keep_post(
			'recipe:' . $recipe['slug'],
			[
				'post_type'    => 'recipe',
				'post_title'   => $recipe['name'],
				'post_name'    => $recipe['slug'],
				'post_excerpt' => $recipe['description'],
				'post_content' => $this->with_pictures( $this->with_links( $recipe['content'] ) ),
				'post_author'  => get_current_user_id(),
				'tax_input'    => $terms,
				'meta_input'   => [
					'_thumbnail_id'                => $this->ledger->post_id( 'picture:' . $recipe['slug'] ),
					'wp_delicious_featured_recipe' => $recipe['featured'] ? 'yes' : 'no',
				],
			],
			$this->date( $recipe['published'] )
		);
	}

	/**
	 * Gives the date so many days ago, at different hours of the morning.
	 *
	 * @param float $days How many.
	 */
	private function date( float $days ): string {
		$now   = current_datetime();
		$hours = 1 + ( (int) $days * 5 ) % 7;
		return $now->modify( sprintf( '-%d days -%d hours', (int) $days, $hours ) )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * Puts real addresses in the place of the links to other recipes.
	 *
	 * @param string $content Block markup.
	 */
	private function with_links( string $content ): string {
		return (string) preg_replace_callback(
			self::LINK,
			static fn ( array $link ): string => home_url( user_trailingslashit( "recipe/$link[1]" ) ),
			$content
		);
	}

	/**
	 * Puts the pictures of the media library in the place of those that the content names.
	 *
	 * @param string $content Block markup.
	 */
	private function with_pictures( string $content ): string {
		return (string) preg_replace_callback(
			self::PICTURE,
			function ( array $found ): string {
				$id = $this->ledger->post_id( 'picture:' . $found[2] );
				return ( '' === $found[1] ? '' : "\"id\":$id,$found[1]" ) . wp_get_attachment_url( $id );
			},
			// What the editor writes for a picture of the library: without it nothing fits the picture to the page where the plugin is off.
			(string) preg_replace_callback(
				'#<img (src="https://picture\.invalid/([\w-]+)")#',
				fn ( array $found ): string => sprintf( '<img class="wp-image-%d" %s', $this->ledger->post_id( "picture:$found[2]" ), $found[1] ),
				$content
			)
		);
	}
}
