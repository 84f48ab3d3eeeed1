<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * The schemas of what abilities take and give; a recipe's is the one of `packages/contracts`.
 */
final class Schemas {

	/**
	 * Returns the schema of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	public static function document(): array {
		return RecipeDocument::schema();
	}

	/**
	 * Returns the schema of an object.
	 *
	 * @param array<string, array<string, mixed>> $properties
	 * @param list<string>                        $required   Those that have to be there.
	 * @return array<string, mixed>
	 */
	public static function object_with( array $properties, array $required = [] ): array {
		return [
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		] + ( [] === $required ? [] : [ 'required' => $required ] );
	}

	/**
	 * Returns the schema of a list.
	 *
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	public static function list( array $items ): array {
		return [
			'type'  => 'array',
			'items' => $items,
		];
	}

	/**
	 * Returns the schema of a scalar with its description.
	 *
	 * @param string $description What it says.
	 * @return array{type: string, description: string}
	 */
	public static function value( string $type, string $description ): array {
		return [
			'type'        => $type,
			'description' => $description,
		];
	}
}
