<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe as machines read it: derived from the blocks, never edited.
 *
 * All texts are plain, not escaped, except for `html` and what ends with `Html`. Times are
 * minutes, 0 when unknown. The shape is `recipe-document.json` in
 * `packages/contracts/schemas`.
 *
 * @phpstan-type Image array{id: int, url: string, alt: string}
 * @phpstan-type Media array{type: 'image'|'video', id: int, url: string, alt: string, caption: string}
 * @phpstan-type Track array{src: string, lang: string, label: string}
 * @phpstan-type Video array{url: string, provider: 'youtube'|'vimeo'|'file'|'embed', poster: Image|null, name: string, description: string, uploadDate: string, duration: int, tracks?: list<Track>}
 * @phpstan-type Link array{url: string, newTab: bool, rel: string}
 * @phpstan-type Item array{id: string, text: string, quantity: string, unit: string, name: string, note: string, link: Link|null, image: Image|null, fixed?: bool}
 * @phpstan-type Step array{id: string, title: string, text: string, html: string, image: Image|null, videoUrl: string, videoStart: int|null, note: string, tip: string, ingredients: list<string>|null, noteHtml?: string, tipHtml?: string}
 * @phpstan-type Question array{id: string, question: string, answer: string, html: string}
 * @phpstan-type Nutrition array{servingSize: string, servings: string, values: array<string, string>, additional: list<array{name: string, value: string}>}
 * @phpstan-type Tool array{id: string, name: string, note: string, url: string, rel: string, newTab: bool, image: Image|null}
 * @phpstan-type Profile array{name: string, url: string, bio: string, image: Image|null}
 * @phpstan-type Origin array{name: string, url: string}
 * @phpstan-type Pinterest array{title: string, description: string, image: Image|null}
 * @phpstan-type Tip array{kind: string, title: string, text: string, html?: string}
 * @phpstan-type ItemGroup array{id: string, title: string, items: list<Item>}
 * @phpstan-type StepGroup array{id: string, title: string, steps: list<Step>}
 * @phpstan-type Times array{prep: int, cook: int, rest: int, custom: int, customLabel: string, total: int, from?: array{prep?: int, cook?: int, rest?: int, custom?: int, total?: int}}
 * @phpstan-import-type PanData from Pan
 * @phpstan-type Document array{
 *     version: int, name: string, description: string, image: Image|null, author: string,
 *     yield: array{amount: int|float|null, unit: string, max?: int|float}, times: Times, difficulty: string,
 *     seasons: list<string>, calories: int|float|null, cost: array{amount: int|float|null, currency: string},
 *     temperature: array{value: int|float, unit: string}|null, keywords: list<string>,
 *     ingredients: list<ItemGroup>, instructions: list<StepGroup>, gallery: list<Media>, video: Video|null, notes: string,
 *     notesHtml?: string,
 *     faq: list<Question>, nutrition: Nutrition|null, equipment: list<Tool>, authorProfile: Profile|null,
 *     source: Origin|null, tips: list<Tip>, pan?: PanData, pinterest?: Pinterest|null, language?: string,
 *     isFood?: bool
 * }
 */
final class RecipeDocument {

	/** The version of the shape; a stored document of another version is rebuilt. */
	public const VERSION = 2;

	/** The meta field of a post that keeps its document as JSON. */
	public const META_KEY = '_larder_recipe';

	/** What a whole document has at its top. */
	private const KEYS = [
		'version',
		'name',
		'description',
		'image',
		'author',
		'yield',
		'times',
		'difficulty',
		'seasons',
		'calories',
		'cost',
		'temperature',
		'keywords',
		'ingredients',
		'instructions',
		'gallery',
		'video',
		'notes',
		'faq',
		'nutrition',
		'equipment',
		'authorProfile',
		'source',
		'tips',
	];

	/**
	 * Wraps a whole document.
	 *
	 * @param Document $data
	 */
	public function __construct( public readonly array $data ) {}

	/**
	 * Returns all ingredients without their groups.
	 *
	 * @return list<Item>
	 */
	public function items(): array {
		return array_merge( ...array_column( $this->data['ingredients'], 'items' ) );
	}

	/**
	 * Returns all steps without their groups.
	 *
	 * @return list<Step>
	 */
	public function steps(): array {
		return array_merge( ...array_column( $this->data['instructions'], 'steps' ) );
	}

	/**
	 * Returns what shows in which language it is written.
	 */
	public function words(): string {
		$data  = $this->data;
		$texts = [ $data['name'], $data['description'], $data['yield']['unit'] ];
		foreach ( $data['ingredients'] as $group ) {
			array_push( $texts, $group['title'], ...array_column( $group['items'], 'text' ) );
		}
		foreach ( $data['instructions'] as $group ) {
			array_push( $texts, $group['title'], ...array_column( $group['steps'], 'title' ), ...array_column( $group['steps'], 'text' ) );
		}
		return implode( "\n", [ ...$texts, $data['notes'] ] );
	}

	/**
	 * Returns what is stored; escaped Unicode fits a database of any character set.
	 */
	public function to_json(): string {
		return (string) wp_json_encode( $this->data );
	}

	/**
	 * Reads what is stored.
	 *
	 * @param mixed $json The stored value.
	 * @return self|null Null when it is none, only a part of one, or one of another version.
	 */
	public static function from_json( mixed $json ): ?self {
		$data = is_string( $json ) ? json_decode( $json, true ) : null;
		if (
			! is_array( $data )
			|| self::VERSION !== ( $data['version'] ?? null )
			|| [] !== array_diff_key( array_flip( self::KEYS ), $data )
		) {
			return null;
		}
		/** @var Document $data */
		return new self( $data );
	}

	/**
	 * Migrates a document of an earlier version to this one, such as one in a file; a stored one is rebuilt from its blocks.
	 *
	 * @param array<array-key, mixed> $data A document of any version.
	 * @return array<array-key, mixed> What an unknown version says stays as it is.
	 */
	public static function migrated( array $data ): array {
		// Version 1 knew neither where a recipe comes from nor its tips.
		return 1 === ( $data['version'] ?? null ) ? [ 'version' => self::VERSION ] + $data + [
			'source' => null,
			'tips'   => [],
		] : $data;
	}

	/**
	 * Returns the schema of documents.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		/** @var array<string, mixed> $schema */
		$schema = require dirname( __DIR__, 2 ) . '/contracts/recipe-document.php';
		return $schema;
	}

	/**
	 * @param mixed $data Anything.
	 * @return self|\WP_Error What does not fit the schema.
	 */
	public static function from_foreign( mixed $data ): self|\WP_Error {
		$valid = rest_validate_value_from_schema( $data, self::schema(), 'document' );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		/** @var Document $data */
		return new self( $data );
	}
}
