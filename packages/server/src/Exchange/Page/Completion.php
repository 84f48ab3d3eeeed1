<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineTexts;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Completes what a page's data says of its recipe with what the page itself shows.
 *
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class Completion {

	/** The letters of the page, in which texts are looked for. */
	private readonly string $letters;

	/**
	 * Takes a page.
	 *
	 * @param Page     $page     The page.
	 * @param Sections $sections Its lists.
	 */
	public function __construct( private readonly Page $page, private readonly Sections $sections ) {
		$body          = $page->first( '//body' );
		$this->letters = null === $body ? '' : LineTexts::folded( $body->textContent );
	}

	/**
	 * Completes a recipe.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 */
	public function complete( FoundRecipe $recipe ): void {
		if ( '' === $recipe->name ) {
			$recipe->name = PageTitle::of( $this->page );
		}
		$recipe->ingredients  = ( new FoodLines( $this->sections ) )->choose( $recipe->ingredients );
		$recipe->instructions = $this->instructions( $recipe );
		PageFacts::fill( $recipe, $this->sections->lines );
		if ( [] === $recipe->notes ) {
			$recipe->notes = $this->sections->notes();
		}
		if ( 0 === $recipe->total ) {
			$recipe->total = $recipe->prep + $recipe->cook + $recipe->rest;
		}
	}

	/**
	 * Chooses the steps: those of the data, unless the page has these and more.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @return list<StepGroup>
	 */
	private function instructions( FoundRecipe $recipe ): array {
		$groups = $recipe->instructions;
		$shown  = $this->sections->instructions();
		$told   = self::letters_of( $groups );
		$page   = self::letters_of( $shown );
		if ( '' === $told || ( mb_strlen( $page ) > mb_strlen( $told ) * 1.5 && mb_strlen( $page ) < mb_strlen( $told ) * 8 && count( $recipe->steps() ) < 3 && count( array_merge( ...array_column( $shown, 'steps' ) ) ) < 25 && str_contains( $page, $told ) ) ) {
			$recipe->says_groups = false;
			return $shown;
		}
		foreach ( $groups as $at => $group ) {
			if ( '' !== SectionNames::part_of( $group['title'] ) ) {
				$groups[ $at ]['title'] = '';
			}
			$first = $group['steps'][0]['text'] ?? '';
			if ( ! $this->shows( $group['title'], $first ) ) {
				$groups[ $at ]['title'] = '';
			}
		}
		return $groups;
	}

	/**
	 * Tells whether the page shows a title above its text; data often holds labels that nobody sees.
	 *
	 * @param string $title The title.
	 * @param string $text  The text.
	 */
	private function shows( string $title, string $text ): bool {
		if ( '' === $title ) {
			return true;
		}
		$start = mb_substr( LineTexts::folded( $text ), 0, 25 );
		$name  = LineTexts::folded( $title );
		if ( ! str_contains( $this->letters, $start ) ) {
			return true;
		}
		return 1 === preg_match( '/' . preg_quote( $name, '/' ) . '.{0,60}?' . preg_quote( $start, '/' ) . '/u', $this->letters );
	}

	/**
	 * Gives the letters of all steps.
	 *
	 * @param list<StepGroup> $groups Groups.
	 */
	private static function letters_of( array $groups ): string {
		return implode( '', array_map( static fn ( array $group ): string => LineTexts::folded( implode( '', array_column( $group['steps'], 'text' ) ) ), $groups ) );
	}
}
