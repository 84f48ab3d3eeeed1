<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Schema\SchemaGraph;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Schema\SchemaRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\Text\LooseJson;
use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes by schema.org as JSON, one or many: what RecipeSage and Nextcloud Cookbook give, too.
 *
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class SchemaJson extends JsonFormat implements StreamedFormat {

	use WritesPieces;

	/** The first recipe until the second is written; an empty list before it. */
	private string $first = '[]';

	/** Whether the list has been opened. */
	private bool $is_list = false;

	/** {@inheritDoc} */
	public function id(): string {
		return 'schema-org';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'schema.org (JSON), RecipeSage, Nextcloud Cookbook';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'json', 'jsonld', 'jsonl', 'ndjson' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/ld+json', 'application/json' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		$text = $this->text( $source );
		return 1 === preg_match( '/^[\[{]/', $text ) && str_contains( $text, '@type' ) && str_contains( $text, 'Recipe' )
			? self::LIKELY
			: self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$data  = LooseJson::read( $this->text( $source ) );
		$graph = new SchemaGraph();
		$graph->add( $data );
		$broken = is_array( $data ) && array_is_list( $data ) ? array_keys( $data, [], true ) : [];
		return Reading::from_found(
			array_map( $this->recipe( ... ), $graph->recipes() ),
			array_map( static fn ( int $at ): Notice => new Notice( Notice::BROKEN, '#' . ( $at + 1 ) ), $broken )
		);
	}

	/**
	 * Begins a file.
	 */
	public function head(): string {
		$this->first   = '[]';
		$this->is_list = false;
		return '';
	}

	/**
	 * Writes a recipe; the first one with the second, since one alone is no list.
	 *
	 * @param bool $is_first Whether it is the first of the file.
	 */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		$json = (string) json_encode( SchemaText::node( $document ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( $is_first ) {
			$this->head();
			$this->first = $json;
			return '';
		}
		$opens         = $this->is_list ? '' : "[\n" . $this->first;
		$this->is_list = true;
		$this->first   = '';
		return "$opens,\n$json";
	}

	/**
	 * Ends a file.
	 */
	public function tail(): string {
		return $this->is_list ? "\n]" : $this->first;
	}

	/**
	 * Returns whether a node is a recipe.
	 */
	protected function is_own( SchemaNode $node ): bool {
		return $node->is( 'Recipe' );
	}

	/**
	 * Reads a recipe, with what apps add to schema.org: notes as comments, where it comes from.
	 */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe = SchemaRecipe::read( $node );
		$lines  = $recipe->lines();
		// Nextcloud shows its texts as Markdown.
		$recipe->is_markdown = [] !== $node->values( 'dateCreated', 'imageUrl', 'printImage' ) && '' !== $node->text( 'id' );
		$recipe->ingredients = [];
		TextLists::food_lines( $recipe, $lines );
		$recipe->instructions = self::headed( $recipe->instructions );
		foreach ( $node->children( 'comment' ) as $comment ) {
			foreach ( $comment->raw( 'text' ) as $text ) {
				array_push( $recipe->notes, ...HtmlText::lines_of( $text ) );
			}
		}
		$recipe->source = '' === $recipe->source ? $node->text( 'creditText' ) : $recipe->source;
		$recipe->url    = $node->text( 'isBasedOn' ) ?: $recipe->url;
		return $recipe;
	}

	/**
	 * Turns steps that an app marks as headings into names of groups: `## Baking`, `[Baking]`.
	 * What no step follows, or has a picture, is a step.
	 *
	 * @param list<StepGroup> $groups
	 * @return list<StepGroup>
	 */
	private static function headed( array $groups ): array {
		$headed = [];
		foreach ( $groups as $group ) {
			$open = [ 'steps' => [] ] + $group;
			foreach ( $group['steps'] as $at => $step ) {
				$heads = '' === $step['image'] && 1 !== preg_match( '/^(?:#|\[[^\[\]]+\]$|$)/u', $group['steps'][ $at + 1 ]['text'] ?? '' );
				if ( $heads && 1 === preg_match( '/^(?|#+\s+(.+)|\[([^\[\]]{1,80})\])$/u', $step['text'], $heading ) ) {
					$headed[] = $open;
					$open     = [
						'title' => $heading[1],
						'steps' => [],
					];
				} else {
					$open['steps'][] = $step;
				}
			}
			$headed[] = $open;
		}
		return array_values( array_filter( $headed, static fn ( array $group ): bool => [] !== $group['steps'] ) );
	}
}
