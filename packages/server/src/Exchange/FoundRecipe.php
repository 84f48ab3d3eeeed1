<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Text\LineCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe as a reader found it: plain texts, not yet a document.
 *
 * Groups without a title are those of a recipe without parts.
 *
 * @phpstan-type LineGroup array{title: string, items: list<string>}
 * @phpstan-type FoundStep array{title: string, text: string, typed: string, image: string}
 * @phpstan-type StepGroup array{title: string, steps: list<FoundStep>}
 * @phpstan-type FoundTool array{name: string, note: string, url: string}
 * @phpstan-type FoundVideo array{url: string, poster: string, name: string, description: string, uploadDate: string, duration: int}
 */
final class FoundRecipe extends FoundFacts {

	public string $name = '';

	public string $description = '';

	/**
	 * URLs of pictures, the best first.
	 *
	 * @var list<string>
	 */
	public array $images = [];

	/**
	 * URLs of pictures that the file holds itself, by {@see EmbeddedPictures}.
	 *
	 * @var list<string>
	 */
	public array $photos = [];

	public string $author = '';

	/**
	 * Lines in groups, each as it was written.
	 *
	 * @var list<LineGroup>
	 */
	public array $ingredients = [];

	/**
	 * Steps in groups.
	 *
	 * @var list<StepGroup>
	 */
	public array $instructions = [];

	/** Whether the names of groups of steps are part of what the recipe says, not only headings of its page. */
	public bool $says_groups = false;

	/** Whether the steps came as one text that numbers them: what is between them without a number is a heading. */
	public bool $is_numbered_text = false;

	/** Whether its texts are Markdown, as those of most apps are. */
	public bool $is_markdown = false;

	/**
	 * Notes, a paragraph each.
	 *
	 * @var list<string>
	 */
	public array $notes = [];

	/**
	 * Equipment.
	 *
	 * @var list<FoundTool>
	 */
	public array $equipment = [];

	/**
	 * Keywords, and categories that may be anything.
	 *
	 * @var list<string>
	 */
	public array $keywords = [];

	/**
	 * The video, if there is one.
	 *
	 * @var FoundVideo|null
	 */
	public ?array $video = null;

	/** Language tag of its lines where the source says it, such as `de-DE`. */
	public string $language = '';

	/** Where the recipe comes from. */
	public string $url = '';

	/** Name of the site or the book that it comes from. */
	public string $source = '';

	/**
	 * Adds lines of a recipe without parts, or of one part.
	 *
	 * @param list<string> $lines
	 * @param string       $title Name of the part.
	 */
	public function add_lines( array $lines, string $title = '' ): void {
		if ( [] !== $lines ) {
			$this->ingredients[] = [
				'title' => $title,
				'items' => $lines,
			];
		}
	}

	/**
	 * Adds steps given as bare texts.
	 *
	 * @param list<string> $texts
	 * @param string       $title Name of the part.
	 */
	public function add_steps( array $texts, string $title = '' ): void {
		if ( [] !== $texts ) {
			$this->instructions[] = [
				'title' => $title,
				'steps' => array_map( self::step( ... ), $texts ),
			];
		}
	}

	/**
	 * Builds a step from plain text.
	 *
	 * @return FoundStep
	 */
	public static function step( string $text ): array {
		return [
			'title' => '',
			'text'  => LineCleaner::step( $text ),
			'typed' => $text,
			'image' => '',
		];
	}

	/**
	 * Truncates a recipe that has more lines and steps than a cook ever reads, and reports what is left out.
	 *
	 * @param int $most How many of each.
	 */
	public function keep_first( int $most ): void {
		[ $lines, $steps ] = [ count( $this->lines() ), count( $this->steps() ) ];
		if ( $lines > $most ) {
			$this->notices[] = new Notice( Notice::TOO_LARGE, 'ingredients', (string) $lines );
		}
		if ( $steps > $most ) {
			$this->notices[] = new Notice( Notice::TOO_LARGE, 'steps', (string) $steps );
		}
		for ( $at = count( $this->ingredients ) - 1; $lines > $most; --$at ) {
			$lines -= count( $this->ingredients[ $at ]['items'] );
			$this->ingredients[ $at ]['items'] = array_slice( $this->ingredients[ $at ]['items'], 0, max( 0, $most - $lines ) );
		}
		for ( $at = count( $this->instructions ) - 1; $steps > $most; --$at ) {
			$steps -= count( $this->instructions[ $at ]['steps'] );
			$this->instructions[ $at ]['steps'] = array_slice( $this->instructions[ $at ]['steps'], 0, max( 0, $most - $steps ) );
		}
	}

	/**
	 * Returns all lines, without their groups.
	 *
	 * @return list<string>
	 */
	public function lines(): array {
		return array_merge( ...array_column( $this->ingredients, 'items' ) );
	}

	/**
	 * Returns all steps, without their groups.
	 *
	 * @return list<FoundStep>
	 */
	public function steps(): array {
		return array_merge( ...array_column( $this->instructions, 'steps' ) );
	}

	/**
	 * Returns whether enough was found to call it a recipe.
	 */
	public function is_recipe(): bool {
		return [] !== $this->ingredients || [] !== $this->instructions;
	}
}
