<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * What Pinterest gets of a recipe: what its author has written for it, and else what the recipe says.
 */
final class Pin {

	/**
	 * @param string $url         URL of the recipe's page.
	 * @param string $title       What it is called.
	 * @param string $description What it is.
	 * @param string $media       URL of its picture, empty for none.
	 * @param bool   $is_own      Whether its author has written anything for Pinterest.
	 * @param string $own_media   URL of the picture that its author has chosen for Pinterest, empty for none.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $title,
		public readonly string $description,
		public readonly string $media,
		private readonly bool $is_own,
		private readonly string $own_media
	) {}

	/**
	 * Builds the pin of a recipe.
	 */
	public static function for_recipe( RecipeDocument $document, int $post_id ): self {
		$data = $document->data;
		$own  = $data['pinterest'] ?? null;
		return new self(
			(string) get_permalink( $post_id ),
			( $own['title'] ?? '' ) ?: $data['name'],
			( $own['description'] ?? '' ) ?: ( $data['description'] ?: $data['name'] ),
			$own['image']['url'] ?? $data['image']['url'] ?? '',
			null !== $own,
			$own['image']['url'] ?? ''
		);
	}

	/**
	 * Returns the words of a link that pins the recipe: it has one text for title and description.
	 */
	public function text(): string {
		return $this->title === $this->description ? $this->title : "$this->title – $this->description";
	}

	/**
	 * Returns what the picture of the recipe says to whoever pins it.
	 *
	 * @return array<string, string> Attributes of an `img`, not escaped.
	 */
	public function attributes(): array {
		return array_filter(
			[
				'data-pin-title'       => $this->title,
				'data-pin-description' => $this->description,
				'data-pin-url'         => $this->url,
				// A picture that is pinned as it is needs no other one.
				'data-pin-media'       => $this->own_media,
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * Returns the same for the other pictures of the recipe, where its author cares: each page would carry it for each step else.
	 *
	 * @return array<string, string>
	 */
	public function own_attributes(): array {
		return $this->is_own ? $this->attributes() : [];
	}
}
