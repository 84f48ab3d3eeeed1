<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe that was read: its document, and what a preview shows beside it.
 */
final class ReadRecipe {

	/**
	 * @param list<Notice> $notices What could not be read of it.
	 * @param list<string> $typed   Its steps as they were typed, with their numbers and the names of their parts.
	 */
	public function __construct(
		public readonly RecipeDocument $document,
		public readonly array $notices = [],
		public readonly array $typed = []
	) {}

	/**
	 * Returns the recipe with a picture.
	 *
	 * @param string $url Its URL; empty for none.
	 */
	public function with_image( string $url ): self {
		$image = [
			'id'  => 0,
			'url' => $url,
			'alt' => '',
		];
		return '' === $url ? $this : new self(
			new RecipeDocument( [ 'image' => $image ] + $this->document->data ),
			$this->notices,
			$this->typed
		);
	}
}
