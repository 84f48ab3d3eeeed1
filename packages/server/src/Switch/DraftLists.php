<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\FoundLists;
use Larder\Exchange\Html\Url;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * The ingredients and steps of a draft while they are read one by one.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type ItemGroup from RecipeDocument
 * @phpstan-import-type Link from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 */
final class DraftLists {

	/** @var list<ItemGroup> */
	private array $items = [];

	/** @var list<StepGroup> */
	private array $steps = [];

	/** @var array<int, string> What its plugin called steps, by their numbers in the recipe; only where it made names up. */
	public array $step_names = [];

	/** How many steps its plugin has, those that say nothing included. */
	private int $count = 0;

	/** How many of them are in the group that is open. */
	private int $count_in_group = 0;

	/**
	 * Opens a group of ingredients.
	 *
	 * @param string $title Its name, empty for none.
	 */
	public function open_items( string $title ): void {
		$this->items[] = [
			'id'    => FoundLists::id( 'items/' . count( $this->items ), $title ),
			'title' => $title,
			'items' => [],
		];
	}

	/**
	 * Adds an ingredient to the group that is open.
	 *
	 * @param string    $text The whole line, where its parts are not known apart.
	 * @param array{quantity?: string, unit?: string, name?: string, note?: string} $parts
	 * @param Link|null $link Where its name leads to.
	 * @param string    $id   How steps name it; empty for an id of its own.
	 */
	public function add_item( string $text, array $parts = [], ?array $link = null, string $id = '' ): void {
		$parts += [
			'quantity' => '',
			'unit'     => '',
			'name'     => $text,
			'note'     => '',
		];
		if ( '' === $text ) {
			$text = implode(
				' ',
				array_filter( [ $parts['quantity'], $parts['unit'], $parts['name'] ], static fn ( string $part ): bool => '' !== $part )
			) . ( '' === $parts['note'] ? '' : ', ' . $parts['note'] );
		}
		if ( '' === trim( $text, ' ,' ) ) {
			return;
		}
		if ( [] === $this->items ) {
			$this->open_items( '' );
		}
		$group                             = count( $this->items ) - 1;
		$this->items[ $group ]['items'][] = [
			'id'    => '' === $id ? FoundLists::id( "item/$group/" . count( $this->items[ $group ]['items'] ), $text ) : $id,
			'text'  => $text,
			'link'  => $link,
			'image' => null,
		] + $parts;
	}

	/**
	 * Adds a picture to the last ingredient of the group that is open, unless it has one.
	 *
	 * @param Image $image The picture.
	 * @return bool Whether there was such an ingredient.
	 */
	public function add_item_picture( array $image ): bool {
		$group = count( $this->items ) - 1;
		$last  = self::last_without_picture( $this->items[ $group ]['items'] ?? [] );
		if ( null === $last ) {
			return false;
		}
		$this->items[ $group ]['items'][ $last ]['image'] = $image;
		return true;
	}

	/**
	 * Opens a group of steps.
	 *
	 * @param string $title Its name, empty for none.
	 */
	public function open_steps( string $title ): void {
		$this->steps[] = [
			'id'    => FoundLists::id( 'steps/' . count( $this->steps ), $title ),
			'title' => $title,
			'steps' => [],
		];
		$this->count_in_group = 0;
	}

	/**
	 * Adds a step to the group that is open; one that says nothing is left out, and counts as its plugin counts it.
	 *
	 * @param string            $html        HTML or text of the step.
	 * @param string            $title       Its title, plain text.
	 * @param Image|null        $image       Its picture.
	 * @param string            $video       URL of its video.
	 * @param int|null          $start       Second at which the video begins.
	 * @param string            $note        HTML or text of its note.
	 * @param list<string>|null $ingredients Ids of its ingredients; null where nobody has chosen any.
	 * @param string            $tip         HTML or text of its tip.
	 */
	public function add_step(
		string $html,
		string $title = '',
		?array $image = null,
		string $video = '',
		?int $start = null,
		string $note = '',
		?array $ingredients = null,
		string $tip = ''
	): void {
		$html = RichLine::html( $html );
		$text = RichLine::text( $html );
		$note = RichLine::html( $note );
		$tip  = RichLine::html( $tip );
		if ( [] === $this->steps ) {
			$this->open_steps( '' );
		}
		$group = count( $this->steps ) - 1;
		$place = new StepPlace( $group, $this->count_in_group++, ++$this->count );
		if ( '' === $text . $title . $note . $tip . $video && null === $image ) {
			return;
		}
		$this->steps[ $group ]['steps'][] = [
			'id'          => $place->id() ?: FoundLists::id( "step/$group/$place->index", $text ),
			'title'       => $title === $text ? '' : $title,
			'text'        => $text,
			'html'        => $html,
			'image'       => $image,
			'videoUrl'    => Url::is_web( $video ) ? $video : '',
			'videoStart'  => $start,
			'note'        => RichLine::text( $note ),
			'tip'         => RichLine::text( $tip ),
			'ingredients' => $ingredients,
		] + ( str_contains( $note, '<' ) ? [ 'noteHtml' => $note ] : [] ) + ( str_contains( $tip, '<' ) ? [ 'tipHtml' => $tip ] : [] );
	}

	/**
	 * Remembers what its plugin calls the step that was added last.
	 *
	 * @param string $name The name; one that no link can lead to is not one.
	 */
	public function call_step( string $name ): void {
		if ( 1 === preg_match( '/^[A-Za-z][\w.:-]{0,99}$/D', $name ) ) {
			$this->step_names[ $this->count ] = $name;
		}
	}

	/**
	 * Returns whether the group that is open has a step that says something.
	 */
	public function has_step(): bool {
		return [] !== ( $this->steps[ count( $this->steps ) - 1 ]['steps'] ?? [] );
	}

	/**
	 * Adds a tip to the last step of the group that is open; it counts as its plugin counts it.
	 *
	 * @param string $html HTML or text of the tip.
	 * @return bool Whether there was such a step.
	 */
	public function add_tip( string $html ): bool {
		$group = count( $this->steps ) - 1;
		$last  = array_key_last( $this->steps[ $group ]['steps'] ?? [] );
		++$this->count_in_group;
		++$this->count;
		if ( null === $last ) {
			return false;
		}
		$step        = $this->steps[ $group ]['steps'][ $last ];
		$tip         = RichLine::html( '<p>' . ( $step['tipHtml'] ?? esc_html( $step['tip'] ) ) . "</p><p>$html</p>" );
		$step['tip'] = RichLine::text( $tip );
		$this->steps[ $group ]['steps'][ $last ] = ( str_contains( $tip, '<' ) ? [ 'tipHtml' => $tip ] : [] ) + $step;
		return true;
	}

	/**
	 * Adds a picture that is alone to the last step, unless it has one; it counts as a step.
	 *
	 * @param Image $image The picture.
	 * @return bool Whether there was such a step.
	 */
	public function add_step_picture( array $image ): bool {
		if ( ! $this->give_picture( $image ) ) {
			return false;
		}
		++$this->count_in_group;
		++$this->count;
		return true;
	}

	/**
	 * Adds a picture to the last step, unless it has one.
	 *
	 * @param Image $image The picture.
	 * @return bool Whether there was such a step.
	 */
	public function give_picture( array $image ): bool {
		$group = count( $this->steps ) - 1;
		$last  = self::last_without_picture( $this->steps[ $group ]['steps'] ?? [] );
		if ( null === $last ) {
			return false;
		}
		$this->steps[ $group ]['steps'][ $last ]['image'] = $image;
		return true;
	}

	/**
	 * Returns the place of the last row, if it has no picture yet.
	 *
	 * @param list<array{image: Image|null, ...}> $rows Ingredients or steps.
	 */
	private static function last_without_picture( array $rows ): ?int {
		$last = array_key_last( $rows );
		return null === $last || null !== $rows[ $last ]['image'] ? null : $last;
	}

	/**
	 * Returns the groups of ingredients; one without any stays for its title.
	 *
	 * @return list<ItemGroup> None where there are only titles.
	 */
	public function items(): array {
		$has_any = [] !== array_filter( array_column( $this->items, 'items' ) );
		return array_values( array_filter(
			$this->items,
			static fn ( array $group ): bool => $has_any && ( [] !== $group['items'] || '' !== $group['title'] )
		) );
	}

	/**
	 * Returns the groups of steps, with titles as in {@see self::items()}.
	 *
	 * @return list<StepGroup> None where there are only titles.
	 */
	public function steps(): array {
		$has_any = [] !== array_filter( array_column( $this->steps, 'steps' ) );
		return array_values( array_filter(
			$this->steps,
			static fn ( array $group ): bool => $has_any && ( [] !== $group['steps'] || '' !== $group['title'] )
		) );
	}
}
