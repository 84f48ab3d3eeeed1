<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lists of a page as a person would: by the markup of known plugins, by headings, by the names of boxes.
 *
 * @phpstan-import-type LineGroup from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 * @phpstan-import-type RawGroup from LineGroups
 */
final class Sections {

	/** What a list gains that has the foods of a shop and those of the cook's own kitchen. */
	private const BOTH_LISTS_GAIN = 0.3;

	/**
	 * The lines of the page.
	 *
	 * @var list<OutlineLine>
	 */
	public readonly array $lines;

	/**
	 * The lines without the tips among them.
	 *
	 * @var list<OutlineLine>
	 */
	private readonly array $body;

	/**
	 * The steps, once they were looked for.
	 *
	 * @var list<StepGroup>|null
	 */
	private ?array $instructions = null;

	/**
	 * @param list<OutlineLine>|null $own The lines of one of its recipes; null for the whole page.
	 */
	public function __construct( private readonly Page $page, private readonly ?array $own = null ) {
		$this->lines = $own ?? Outline::lines( $page );
		$this->body  = Asides::without( $this->lines );
	}

	/**
	 * Returns the recipes of the page, if it has several with a heading and lists of their own.
	 *
	 * @return list<self>
	 */
	public function recipes(): array {
		return array_map( fn ( array $lines ): self => new self( $this->page, $lines ), RecipeBlocks::find( $this->lines ) );
	}

	/**
	 * Returns the list of ingredients that looks most like one.
	 *
	 * @return list<LineGroup>
	 */
	public function ingredients(): array {
		return array_map(
			static fn ( array $group ): array => [
				'title' => $group['title'],
				'items' => LineCleaner::ingredients( $group['items'] ),
			],
			$this->best( SectionNames::INGREDIENTS )
		);
	}

	/**
	 * Returns the steps that look most like such.
	 *
	 * @return list<StepGroup>
	 */
	public function instructions(): array {
		if ( null !== $this->instructions ) {
			return $this->instructions;
		}
		$groups = array_map(
			static fn ( array $group ): array => [
				'title' => LineCleaner::step( $group['title'] ),
				'steps' => array_map(
					FoundRecipe::step( ... ),
					LineCleaner::sentences( LineCleaner::steps( LineCleaner::split_at_numbers( $group['items'] ) ) )
				),
			],
			$this->best( SectionNames::INSTRUCTIONS )
		);
		$this->instructions = array_values( array_filter( $groups, static fn ( array $group ): bool => [] !== $group['steps'] ) );
		return $this->instructions;
	}

	/**
	 * Returns the notes.
	 *
	 * @return list<string>
	 */
	public function notes(): array {
		$tips = Asides::texts( $this->lines );
		foreach ( $this->candidates( SectionNames::NOTES ) as [ $lines ] ) {
			$texts = array_merge( ...array_column( LineGroups::from_lines( $lines, false ), 'items' ) );
			if ( [] !== $texts && count( $texts ) < 20 ) {
				return [ ...$texts, ...$tips ];
			}
		}
		return $tips;
	}

	/**
	 * Returns the groups of the candidate that looks best.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return list<RawGroup>
	 */
	private function best( string $part ): array {
		$is_foods = SectionNames::INGREDIENTS === $part;
		$best     = [];
		$highest  = 0.0;
		foreach ( $this->candidates( $part ) as [ $lines, $bonus ] ) {
			$groups = LineGroups::from_lines( $is_foods ? FoodBoxes::only( $lines ) : $lines, $is_foods );
			$texts  = array_merge( ...array_column( $groups, 'items' ) );
			$mark   = $is_foods ? SectionLikeness::of_ingredients( $texts ) : SectionLikeness::of_steps( self::without_noise( $texts ) );
			$bonus += $is_foods && [] !== array_filter( $lines, LineGroups::is_pantry( ... ) ) ? self::BOTH_LISTS_GAIN : 0.0;
			if ( $mark > 0 && $mark + $bonus > $highest ) {
				$best    = $groups;
				$highest = $mark + $bonus;
			}
		}
		return $best;
	}

	/**
	 * Removes what a page prints around its steps: buttons and switches say nothing of what is among them.
	 *
	 * @param list<string> $texts Texts.
	 * @return list<string>
	 */
	private static function without_noise( array $texts ): array {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => ! WrittenRules::is_noise( $text ) ) );
	}

	/**
	 * Returns lines that may be a part, with how sure their place makes it.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return iterable<array{list<OutlineLine>, float}>
	 */
	private function candidates( string $part ): iterable {
		foreach ( null === $this->own ? Containers::of_plugins( $this->page, $part ) : [] as $element ) {
			yield [ Asides::without( Outline::below( $element ) ), 1.0 ];
		}
		$places = new SectionPlaces( $this->body );
		yield from $places->below_headings( $part );
		foreach ( null === $this->own ? Containers::by_words( $this->page, $part ) : [] as $element ) {
			$lines = Asides::without( Outline::below( $element ) );
			if ( count( $lines ) <= SectionPlaces::MAX_LINES ) {
				yield [ $lines, 0.0 ];
			}
		}
		yield from $places->of_lists( $part );
	}
}
