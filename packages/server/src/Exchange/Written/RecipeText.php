<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\UnplacedLines;

defined( 'ABSPATH' ) || exit;

/**
 * Shares the lines of a written recipe out among its parts, by the names that these have.
 */
final class RecipeText {

	/** The longest line that can name a group by standing alone above a list. */
	private const MAX_TITLE_LENGTH = 60;

	/** Facts that a recipe has a place for, or keeps beside it by name. */
	private const FACTS = [ 'prep', 'cook', 'rest', 'total', 'yield', 'author', 'source', 'keywords', 'difficulty', 'calories' ];

	/** The part that is read. */
	private string $part = '';

	private OpenGroups $foods;

	private OpenGroups $steps;

	/**
	 * Paragraphs above the lists.
	 *
	 * @var list<string>
	 */
	private array $introduction = [];

	/**
	 * Lines of the part that is read.
	 *
	 * @var list<MarkedLine>
	 */
	private array $lines = [];

	/** The title, where it is below a story, or says how to make the dish. */
	private ?MarkedLine $title = null;

	/**
	 * Begins with a recipe that may know something already.
	 */
	private function __construct( private readonly FoundRecipe $recipe ) {
		$this->foods = new OpenGroups();
		$this->steps = new OpenGroups();
	}

	/**
	 * Reads a recipe.
	 *
	 * @param list<MarkedLine> $lines
	 * @param FoundRecipe      $recipe What is known of it.
	 */
	public static function read( array $lines, FoundRecipe $recipe ): FoundRecipe {
		$text        = new self( $recipe );
		$text->title = HowTo::is_title( $lines ) ? $lines[0] : null;

		$end  = $text->first_part( $lines );
		$said = array_slice( $lines, 0, $end );
		$said = '' === $recipe->name ? Letter::above( $said ) : $said;

		$text->title ??= self::title_below( $said );
		foreach ( $said as $at => $line ) {
			$text->introduce( $line, array_slice( $said, $at + 1 ) );
		}
		foreach ( array_slice( $lines, $end ) as $line ) {
			$text->take( $line );
		}
		$text->end_part();
		$recipe->ingredients = $text->foods->all();
		foreach ( $text->steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		if ( '' === $recipe->description ) {
			$recipe->description = implode( "\n", $text->introduction );
		} else {
			array_push( $recipe->notes, ...$text->introduction );
		}
		return $recipe;
	}

	/**
	 * Finds the title below a story: the last line above the lists and their facts, where only sentences are above it, for facts follow
	 * a title. The editor's paste reads alike, in `packages/editor/src/paste/title.ts`.
	 *
	 * @param list<MarkedLine> $said The lines above the lists.
	 */
	private static function title_below( array $said ): ?MarkedLine {
		$own = array_values( array_filter( $said, static fn ( MarkedLine $line ): bool => ! $line->aside ) );
		do {
			$last = array_pop( $own );
		} while ( null !== $last && null !== FactTexts::written( $last->text ) );
		if (
			null === $last || [] === $own || $last->is_item
			|| mb_strlen( $last->text ) > Constants::MAX_FIRST_LINE_LENGTH || 1 === preg_match( '/[.:!?]$/u', $last->text )
		) {
			return null;
		}
		foreach ( $own as $line ) {
			if ( $line->level > 0 || 1 !== preg_match( '/[.!?…]["”»)]*$/u', $line->text ) ) {
				return null;
			}
		}
		return $last;
	}

	/**
	 * Finds the first line that names a section.
	 *
	 * @param list<MarkedLine> $lines
	 * @return int Its place; the number of lines where there is none.
	 */
	private function first_part( array $lines ): int {
		foreach ( $lines as $at => $line ) {
			if ( ! $line->is_item && '' !== $this->part_of( $line ) ) {
				return $at;
			}
		}
		return count( $lines );
	}

	/**
	 * Reads one line.
	 */
	private function take( MarkedLine $line ): void {
		$part = $line->is_item ? '' : $this->part_of( $line );
		if ( '' !== $part ) {
			$this->end_part();
			$this->part = $part;
			if ( SectionNames::INGREDIENTS === $part && '' === $this->recipe->yield ) {
				$this->take_fact( ...( FactTexts::read( FactTexts::served_in( $line->text ) ) ?? [ '', '' ] ) );
			}
			// A second list of steps, such as "Cooking directions", is a group of its own.
			if ( SectionNames::INSTRUCTIONS === $part && [] !== $this->steps->all() ) {
				$this->steps->open( $line->text );
			}
		} elseif ( '' === $this->part ) {
			$this->introduce( $line, [] );
		} elseif ( $line->is_head && $line->level > 0 && $line->level < 3 ) {
			$this->end_part();
			$this->part    = SectionNames::NOTES;
			$this->lines[] = $line;
		} else {
			$this->lines[] = $line;
		}
	}

	/**
	 * Returns which section a line names.
	 */
	private function part_of( MarkedLine $line ): string {
		if ( $line->aside || $line === $this->title ) {
			return '';
		}
		$part = SectionNames::part_of( $line->text );
		if (
			'' === $part
			&& $line->is_head
			&& $line->level > 0
			&& $line->level < 3
			&& 1 === preg_match( '/\b(directions|instructions|ingredients)\b/i', $line->text, $match )
		) {
			$part = 'ingredients' === strtolower( $match[1] ) ? SectionNames::INGREDIENTS : SectionNames::INSTRUCTIONS;
		}
		// A deeper heading that names the part once more, such as "Preparation" inside of the steps, is a group of it.
		return $line->level > 2 && $this->part === $part ? '' : $part;
	}

	/**
	 * Reads a line above the lists: the title, a fact, or the description.
	 *
	 * @param list<MarkedLine> $below What is between it and the lists.
	 */
	private function introduce( MarkedLine $line, array $below ): void {
		[ $name, $value ] = $line->aside ? [ '', '' ] : FactTexts::written( $line->text ) ?? [ '', '' ];
		$links            = $line->links;
		if ( 'source' === $name && [] !== $links && ! str_contains( $value, '://' ) ) {
			$value .= ' (' . array_shift( $links )['url'] . ')';
		}
		$this->recipe->leave_out_links( $links, 'author' === $name ? 'Link of the author' : '' );
		if ( $this->take_fact( $name, $value ) ) {
			return;
		}
		if ( $line->aside ) {
			$this->recipe->notices[] = new Notice( Notice::NO_PLACE, '', $line->text );
			return;
		}
		$unplaced = UnplacedLines::notice( $line->text );
		if ( Notice::TERM === $unplaced?->code ) {
			$this->recipe->notices[] = $unplaced;
		} elseif ( '' === $this->recipe->name && $this->may_be_title( $line ) ) {
			$this->recipe->name = $line->text;
		} elseif ( null !== $unplaced ) {
			$this->recipe->notices[] = $unplaced;
		} elseif ( ! $line->is_head ) {
			$this->introduction[] = $line->text;
		} elseif (
			LineCleaner::folded( $line->text ) !== LineCleaner::folded( $this->recipe->name )
			&& ! self::heads_value( $line, $below )
		) {
			$this->recipe->notices[] = new Notice( Notice::NO_PLACE, '', $line->text );
		}
	}

	/**
	 * Returns whether a heading above the lists says no more than what its value is, which is read: it labels a fact, has facts alone
	 * below it, or is one word, such as "Description". The heading of a story says more.
	 *
	 * @param list<MarkedLine> $below What is between it and the lists.
	 */
	private static function heads_value( MarkedLine $heading, array $below ): bool {
		$facts = 0;
		while ( isset( $below[ $facts ] ) && ! $below[ $facts ]->is_head && null !== FactTexts::written( $below[ $facts ]->text ) ) {
			++$facts;
		}
		return LineKinds::words( $heading ) < 2
			|| '' !== FactTexts::written_label_of( $heading->text )
			|| ( $facts > 0 && ( $below[ $facts ]->is_head ?? true ) );
	}

	/**
	 * Returns whether a line of the introduction is the title: the one below a story, else the first line, or a heading.
	 */
	private function may_be_title( MarkedLine $line ): bool {
		return null === $this->title
			? ( $line->is_head || [] === $this->introduction ) && ! $line->is_item
			: $line === $this->title;
	}

	/**
	 * Stores a fact in the recipe.
	 *
	 * @param string $name Which, empty for none.
	 * @return bool False for one that the recipe has no place for.
	 */
	private function take_fact( string $name, string $value ): bool {
		match ( $name ) {
			'prep', 'cook', 'rest', 'total' => $this->recipe->take_time( $name, $value ),
			'yield' => $this->recipe->yield = $value,
			'author' => $this->recipe->author = $value,
			'source' => $this->take_source( $value ),
			'keywords' => array_push( $this->recipe->keywords, ...array_map( trim( ... ), explode( ',', $value ) ) ),
			'difficulty' => $this->recipe->take_difficulty( $value ),
			'calories' => $this->recipe->nutrition += [ 'calories' => $value ],
			default => null,
		};
		return in_array( $name, self::FACTS, true );
	}

	/**
	 * Stores the origin of a recipe: its name, and the URL that is written with it.
	 *
	 * @param string $value As written.
	 */
	private function take_source( string $value ): void {
		$url                  = 1 === preg_match( '~https?://[^\s)]+~i', $value, $match ) ? $match[0] : '';
		$name                 = trim( str_replace( $url, '', $value ), " \t()-,." );
		$this->recipe->url    = '' === $url ? $this->recipe->url : $url;
		$this->recipe->source = '' === $name ? $this->recipe->source : $name;
	}

	/**
	 * Adds the lines of the section that ends to the recipe.
	 */
	private function end_part(): void {
		match ( $this->part ) {
			SectionNames::INGREDIENTS => $this->group( $this->foods, true ),
			SectionNames::INSTRUCTIONS => $this->group( $this->steps, false ),
			SectionNames::EQUIPMENT => self::take_tools( $this->recipe, $this->lines ),
			default => array_push(
				$this->recipe->notes,
				...array_map( static fn ( MarkedLine $line ): string => $line->text, $this->lines )
			),
		};
		if ( SectionNames::EQUIPMENT !== $this->part ) {
			$this->recipe->leave_out_links( array_merge( ...array_column( $this->lines, 'links' ) ) );
		}
		$this->lines = [];
	}

	/**
	 * Adds tools to a recipe, each with the first URL that its line links to.
	 *
	 * @param list<MarkedLine> $lines The lines of the tools.
	 */
	public static function take_tools( FoundRecipe $recipe, array $lines ): void {
		foreach ( $lines as $line ) {
			$recipe->equipment[] = [
				'name' => $line->text,
				'note' => '',
				'url'  => $line->links[0]['url'] ?? '',
			];
			$recipe->leave_out_links( array_slice( $line->links, 1 ) );
		}
	}

	/**
	 * Adds the lines of a list to its groups; what is beside the list, and remarks below the steps become notes.
	 *
	 * @param bool $is_foods Whether they are ingredients.
	 */
	private function group( OpenGroups $groups, bool $is_foods ): void {
		$has_items = [] !== array_filter( $this->lines, static fn ( MarkedLine $line ): bool => $line->is_item );
		$end       = $is_foods ? count( $this->lines ) : Remarks::below( $this->lines );
		foreach ( $this->lines as $at => $line ) {
			$is_above_item = $this->lines[ $at + 1 ]->is_item ?? false;
			if ( $line->is_head || $this->is_title( $line, $is_foods, $has_items && $is_above_item ) ) {
				$groups->open( rtrim( $line->text, ' :：' ) );
			} elseif ( ! $line->is_item && ( $has_items || $at >= $end ) ) {
				$this->recipe->notes[] = $line->text;
			} else {
				$groups->add( $line->text );
			}
		}
	}

	/**
	 * Returns whether a line names a group without being marked as a heading.
	 *
	 * @param bool $is_foods Whether the list is one of ingredients.
	 * @param bool $is_above Whether it is directly above an entry of the list.
	 */
	private function is_title( MarkedLine $line, bool $is_foods, bool $is_above ): bool {
		if ( $is_foods && LineCleaner::is_group_title( $line->text ) ) {
			return true;
		}
		return ! $line->is_item
			&& $is_above
			&& mb_strlen( $line->text ) < self::MAX_TITLE_LENGTH
			&& 1 !== preg_match( '/[.!?]$/', $line->text );
	}
}
