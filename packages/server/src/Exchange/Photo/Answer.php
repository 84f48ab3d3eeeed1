<?php
declare( strict_types=1 );

namespace Larder\Exchange\Photo;

use Larder\Exchange\FoundLists;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\FoundTexts;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * What a model has answered. It is as foreign as the picture that the model has seen: markup, pictures,
 * links and ids in it are never taken over, and its shape is checked.
 */
final class Answer {

	/** Letters of an answer. */
	private const MAX_LENGTH = 2_097_152;

	/** Recipes of an answer. */
	private const MAX_RECIPES = 100;

	/** How deep a document is nested, and no more. */
	private const DEPTH = 16;

	/** What a picture cannot show, with what a document says for it. */
	private const LEFT_OUT = [
		'image'         => null,
		'link'          => null,
		'video'         => null,
		'authorProfile' => null,
		'pinterest'     => null,
		'videoStart'    => null,
		'videoUrl'      => '',
		'gallery'       => [],
	];

	/** What a document says of things that a model has left out. */
	private const BLANK = [
		'version'       => RecipeDocument::VERSION,
		'description'   => '',
		'image'         => null,
		'author'        => '',
		'yield'         => [
			'amount' => null,
			'unit'   => '',
		],
		'times'         => [
			'prep'        => 0,
			'cook'        => 0,
			'rest'        => 0,
			'custom'      => 0,
			'customLabel' => '',
			'total'       => 0,
		],
		'difficulty'    => '',
		'seasons'       => [],
		'calories'      => null,
		'cost'          => [
			'amount'   => null,
			'currency' => '',
		],
		'temperature'   => null,
		'keywords'      => [],
		'gallery'       => [],
		'video'         => null,
		'notes'         => '',
		'faq'           => [],
		'nutrition'     => null,
		'equipment'     => [],
		'authorProfile' => null,
		'source'        => null,
		'tips'          => [],
	];

	/**
	 * Returns the schema of the answer that is wanted: documents of recipes.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'required'             => [ 'recipes' ],
			'properties'           => [
				'recipes' => [
					'type'  => 'array',
					'items' => RecipeDocument::schema(),
				],
			],
		];
	}

	/**
	 * Reads an answer.
	 *
	 * @param string $text What the model has said.
	 */
	public static function reading( string $text ): Reading {
		// Some models put a fence around JSON.
		$json    = preg_replace( '/^\s*```\w*\s*|\s*```\s*$/', '', $text ) ?? $text;
		$data    = strlen( $json ) > self::MAX_LENGTH ? null : json_decode( $json, true, self::DEPTH );
		$entries = is_array( $data ) && is_array( $data['recipes'] ?? null )
			? array_slice( array_values( $data['recipes'] ), 0, self::MAX_RECIPES )
			: null;
		if ( null === $entries ) {
			return new Reading( [], [ new Notice( Notice::READER_FAILED ) ] );
		}
		$recipes = [];
		$notices = [];
		foreach ( $entries as $at => $entry ) {
			$document = is_array( $entry ) ? self::document( $entry ) : null;
			if ( null === $document ) {
				$notices[] = new Notice( Notice::NOT_UNDERSTOOD, '#' . ( $at + 1 ) );
			} elseif ( [] !== $document->items() || [] !== $document->steps() ) {
				$recipes[] = new ReadRecipe( $document, self::notices( $document ), array_column( $document->steps(), 'text' ) );
			}
		}
		return new Reading( $recipes, [] === $recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices );
	}

	/**
	 * Builds a document from an entry, or returns null where the entry is none.
	 *
	 * @param array<array-key, mixed> $entry
	 */
	private static function document( array $entry ): ?RecipeDocument {
		$checked = RecipeDocument::from_foreign( [ 'version' => RecipeDocument::VERSION ] + self::plain( $entry ) + self::BLANK );
		if ( is_wp_error( $checked ) ) {
			return null;
		}
		$data            = $checked->data;
		$found           = new FoundRecipe();
		$found->language = $data['language'] ?? '';
		foreach ( $data['ingredients'] as $group ) {
			$found->add_lines( self::without_blank( array_column( $group['items'], 'text' ) ), $group['title'] );
		}
		$data['ingredients']  = FoundLists::ingredients( $found );
		$data['instructions'] = self::steps( $data['instructions'] );
		if ( null !== $data['source'] && ! Url::is_web( $data['source']['url'] ) ) {
			$data['source']['url'] = '';
		}
		foreach ( $data['equipment'] as $at => $tool ) {
			$data['equipment'][ $at ] = [
				'id'  => FoundLists::id( "tool/$at", $tool['name'] ),
				'url' => '',
				'rel' => '',
			] + $tool;
		}
		foreach ( $data['faq'] as $at => $question ) {
			$data['faq'][ $at ] = [
				'id'   => FoundLists::id( "faq/$at", $question['question'] ),
				'html' => htmlspecialchars( $question['answer'], ENT_NOQUOTES, 'UTF-8' ),
			] + $question;
		}
		return new RecipeDocument( $data );
	}

	/**
	 * Rebuilds the groups of steps from their texts.
	 *
	 * @param list<array{title: string, steps: list<array{title: string, text: string, note: string, tip: string}>}> $groups
	 * @return list<array{id: string, title: string, steps: list<array{id: string, title: string, text: string, html: string, image: null, videoUrl: '', videoStart: null, note: string, tip: string, ingredients: null}>}>
	 */
	private static function steps( array $groups ): array {
		$made = [];
		foreach ( $groups as $at => $group ) {
			$steps = [];
			foreach ( $group['steps'] as $place => $step ) {
				$steps[] = [
					'id'          => FoundLists::id( "step/$at/$place", $step['text'] ),
					'title'       => $step['title'],
					'text'        => $step['text'],
					'html'        => htmlspecialchars( $step['text'], ENT_NOQUOTES, 'UTF-8' ),
					'image'       => null,
					'videoUrl'    => '',
					'videoStart'  => null,
					'note'        => $step['note'],
					'tip'         => $step['tip'],
					'ingredients' => null,
				];
			}
			if ( [] !== $steps ) {
				$made[] = [
					'id'    => FoundLists::id( "steps/$at", $group['title'] ),
					'title' => $group['title'],
					'steps' => $steps,
				];
			}
		}
		return $made;
	}

	/**
	 * Removes everything beyond plain text: markup, and what a picture cannot show.
	 *
	 * @param array<array-key, mixed> $entry A part of an answer.
	 * @return array<array-key, mixed>
	 */
	private static function plain( array $entry ): array {
		$plain = [];
		foreach ( $entry as $key => $value ) {
			if ( is_string( $key ) && array_key_exists( $key, self::LEFT_OUT ) ) {
				$plain[ $key ] = self::LEFT_OUT[ $key ];
			} elseif ( ! is_string( $key ) || ! str_ends_with( $key, 'Html' ) ) {
				$plain[ $key ] = match ( true ) {
					is_array( $value ) => self::plain( $value ),
					is_string( $value ) => trim( FoundTexts::text( $value ) ),
					default => $value,
				};
			}
		}
		return $plain;
	}

	/**
	 * Removes blank lines.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function without_blank( array $lines ): array {
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * Returns notices of what a person should check.
	 *
	 * @return list<Notice>
	 */
	private static function notices( RecipeDocument $document ): array {
		return [
			new Notice( Notice::BY_MODEL ),
			...( [] === $document->items() ? [ new Notice( Notice::NO_INGREDIENTS ) ] : [] ),
			...( [] === $document->steps() ? [ new Notice( Notice::NO_STEPS ) ] : [] ),
		];
	}
}
