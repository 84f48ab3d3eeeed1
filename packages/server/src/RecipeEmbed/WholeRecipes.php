<?php
declare( strict_types=1 );

namespace Larder\RecipeEmbed;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Records which embedded recipes a page shows whole, so that none is there twice, nor inside itself.
 */
final class WholeRecipes implements Registrable {

	/** @var array<int, true> Posts that hold them. */
	private array $shown = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'the_content', $this->begin( ... ), 0 );
	}

	/**
	 * Claims a recipe, unless the page has it already.
	 *
	 * @param int $post_id The post that holds it.
	 * @return bool Whether it is to be shown whole.
	 */
	public function take( int $post_id ): bool {
		if ( isset( $this->shown[ $post_id ] ) ) {
			return false;
		}
		$this->shown[ $post_id ] = true;
		return true;
	}

	/**
	 * Starts over when the content of the page begins: a plugin that builds a description or an excerpt from it renders it before the
	 * page does.
	 *
	 * @return mixed The same.
	 */
	private function begin( mixed $content ): mixed {
		if ( get_queried_object_id() === (int) get_the_ID() ) {
			$this->shown = [];
		}
		return $content;
	}
}
