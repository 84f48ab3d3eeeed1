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
		$recipe->name         = '' === $recipe->name ? PageTitle::of( $this->page ) : PageTitle::without_kind( $recipe->name );
		$recipe->ingredients  = ( new FoodLines( $this->sections ) )->choose( $recipe->ingredients );
		$recipe->instructions = $this->instructions( $recipe );
		self::take_yield( $recipe );
		PageFacts::fill( $recipe, $this->sections->lines );
		if ( [] === $recipe->notes ) {
			$recipe->notes = $this->sections->notes();
		}
		if ( 0 === $recipe->total ) {
			$recipe->total = $recipe->prep + $recipe->cook + $recipe->rest;
		}
	}

	/**
	 * Takes the servings off the end of the last step, where some sites print them.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 */
	private static function take_yield( FoundRecipe $recipe ): void {
		$group = count( $recipe->instructions ) - 1;
		$place = count( $recipe->instructions[ $group ]['steps'] ?? [] ) - 1;
		if ( $place < 0 || '' !== $recipe->yield ) {
			return;
		}
		$step = $recipe->instructions[ $group ]['steps'][ $place ];
		if ( 1 === preg_match( '/^(.*[.!)]\*?)\s+((?:serves|makes|yields)\s+\d+[^.!]{0,20}?)[.*]?$/isu', $step['typed'], $match ) ) {
			$recipe->yield = $match[2];
			$recipe->instructions[ $group ]['steps'][ $place ] = array_merge( $step, FoundRecipe::step( $match[1] ), [ 'image' => $step['image'] ] );
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
		if ( self::share_titles( $groups ) && self::says_the_same( $shown, $told ) ) {
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
	 * Tells whether steps share their titles: kinds of work for a machine, which the page prints as sentences.
	 *
	 * @param list<StepGroup> $groups Groups.
	 */
	private static function share_titles( array $groups ): bool {
		$texts = [];
		foreach ( $groups as $group ) {
			foreach ( $group['steps'] as $step ) {
				$texts[] = LineTexts::folded( $step['title'] );
			}
		}
		$counts = array_count_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
		return [] !== $counts && max( $counts ) > 2 && count( $counts ) < array_sum( $counts ) * 0.6;
	}

	/**
	 * Tells whether most words of some steps stand in other steps.
	 *
	 * @param list<StepGroup> $groups The steps.
	 * @param string          $told   The letters of the others.
	 */
	private static function says_the_same( array $groups, string $told ): bool {
		$texts = array_column( array_merge( ...array_column( $groups, 'steps' ) ), 'text' );
		preg_match_all( '/\p{L}{4,}/u', mb_strtolower( implode( ' ', $texts ) ), $words );
		$known = array_filter( $words[0], static fn ( string $word ): bool => str_contains( $told, $word ) );
		return [] !== $known && count( $known ) > count( $words[0] ) * 0.8;
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
