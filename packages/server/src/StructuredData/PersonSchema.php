<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the schema.org Person of a recipe's author.
 */
final class PersonSchema {

	/**
	 * Returns the node.
	 *
	 * @return array<string, string> Empty when nobody is known.
	 */
	public static function for_recipe( RecipeDocument $document ): array {
		$profile = $document->data['authorProfile'];
		$name    = $profile['name'] ?? $document->data['author'];
		return '' === $name ? [] : array_filter(
			[
				'@type'       => 'Person',
				'name'        => $name,
				'url'         => $profile['url'] ?? '',
				'image'       => $profile['image']['url'] ?? '',
				'description' => $profile['bio'] ?? '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}
}
