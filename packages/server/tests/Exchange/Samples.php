<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Recipe\RecipeDocument;

/**
 * Documents for the tests of formats.
 */
final class Samples {

	/** What comes with the ingredients and the steps. */
	private const EXTRAS = [
		'gallery'       => [
			[
				'type'    => 'image',
				'id'      => 0,
				'url'     => 'https://example.org/slice.jpg',
				'alt'     => 'A slice',
				'caption' => 'Warm',
			],
		],
		'video'         => [
			'url'         => 'https://www.youtube.com/watch?v=abcdefghijk',
			'provider'    => 'youtube',
			'poster'      => null,
			'name'        => 'How to bake it',
			'description' => '',
			'uploadDate'  => '2026-01-02T00:00:00+00:00',
			'duration'    => 0,
		],
		'faq'           => [
			[
				'id'       => 'q1',
				'question' => 'Which apples?',
				'answer'   => 'Sour ones.',
				'html'     => 'Sour ones.',
			],
		],
		'nutrition'     => [
			'servingSize' => '1 slice',
			'servings'    => '8',
			'values'      => [
				'calories' => '320',
				'totalFat' => '12 g',
			],
			'additional'  => [],
		],
		'equipment'     => [
			[
				'id'     => 't1',
				'name'   => 'Pie dish',
				'note'   => '26 cm',
				'url'    => 'https://example.org/dish',
				'rel'    => '',
				'newTab' => false,
				'image'  => null,
			],
		],
		'tips'          => [
			[
				'kind'  => 'storage',
				'title' => 'Keep it',
				'text'  => 'In a tin.',
			],
		],
	];

	/**
	 * Returns a recipe that says something in every field.
	 */
	public static function whole(): RecipeDocument {
		return new RecipeDocument(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => 'Apple pie, "the old one"',
				'description'   => 'From 1 < 2 grandmothers & a friend.',
				'image'         => [
					'id'  => 0,
					'url' => 'https://example.org/pie.jpg',
					'alt' => 'A pie',
				],
				'pinterest'     => [
					'title'       => 'Apple pie & cream',
					'description' => 'The one with 3 < 4 apples.',
					'image'       => [
						'id'  => 0,
						'url' => 'https://example.org/pie-upright.jpg',
						'alt' => '',
					],
				],
				'author'        => 'Ann Baker',
				'yield'         => [
					'amount' => 8,
					'unit'   => 'slices',
				],
				'times'         => [
					'prep'        => 30,
					'cook'        => 60,
					'rest'        => 15,
					'custom'      => 10,
					'customLabel' => 'Cooling',
					'total'       => 115,
					'from'        => [
						'prep'  => 20,
						'cook'  => 50,
						'total' => 95,
					],
				],
				'difficulty'    => 'beginner',
				'seasons'       => [ 'autumn' ],
				'calories'      => 320,
				'cost'          => [
					'amount'   => 4.5,
					'currency' => 'EUR',
				],
				'temperature'   => [
					'value' => 180,
					'unit'  => 'C',
				],
				'keywords'      => [ 'dessert', 'apples' ],
				'notes'         => "Keeps for 2 days.\nFreezes well.",
				'authorProfile' => null,
				'source'        => [
					'name' => 'Grandmother\'s book',
					'url'  => 'https://example.org/pie',
				],
				'ingredients'   => [
					self::foods( 'Dough', [ '200 g flour', '100 g cold butter, diced' ] ),
					self::foods( 'Filling', [ '3 apples' ] ),
				],
				'instructions'  => [
					self::steps( 'Dough', [ 'Rub the butter into the flour.' ] ),
					self::steps( 'Filling', [ 'Peel the apples.', 'Bake for 1 hour.' ] ),
				],
				...self::EXTRAS,
			]
		);
	}

	/**
	 * Returns a group of ingredients.
	 *
	 * @param list<string> $lines
	 * @return array{id: string, title: string, items: list<array{id: string, text: string, quantity: string, unit: string, name: string, note: string, link: null, image: null}>}
	 */
	private static function foods( string $title, array $lines ): array {
		return [
			'id'    => "g-$title",
			'title' => $title,
			'items' => array_map(
				static fn ( string $line ): array => [
					'id'       => "i-$line",
					'text'     => $line,
					'quantity' => '',
					'unit'     => '',
					'name'     => $line,
					'note'     => '',
					'link'     => null,
					'image'    => null,
				],
				$lines
			),
		];
	}

	/**
	 * Returns a group of steps.
	 *
	 * @param list<string> $texts
	 * @return array{id: string, title: string, steps: list<array{id: string, title: string, text: string, html: string, image: null, videoUrl: string, videoStart: int, note: string, tip: string, ingredients: null}>}
	 */
	private static function steps( string $title, array $texts ): array {
		return [
			'id'    => "s-$title",
			'title' => $title,
			'steps' => array_map(
				static fn ( string $text ): array => [
					'id'          => "s-$text",
					'title'       => '',
					'text'        => $text,
					'html'        => $text,
					'image'       => null,
					'videoUrl'    => '',
					'videoStart'  => 5,
					'note'        => 'Take care.',
					'tip'         => 'Cold hands help.',
					'ingredients' => null,
				],
				$texts
			),
		];
	}
}
