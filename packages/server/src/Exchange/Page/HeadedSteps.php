<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Makes groups of steps among which a page's data has the page's headings.
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class HeadedSteps {

	/**
	 * Groups the steps of a recipe that has no groups.
	 *
	 * @param Page            $page   The page.
	 * @param FoundRecipe     $recipe The recipe; afterwards it says whether the names of the groups are its own.
	 * @param list<StepGroup> $groups Its steps.
	 * @return list<StepGroup>
	 */
	public static function grouped( Page $page, FoundRecipe $recipe, array $groups ): array {
		if ( 1 !== count( $groups ) || '' !== $groups[0]['title'] ) {
			return $groups;
		}
		$headings = [];
		foreach ( $page->all( '//h2|//h3|//h4|//h5|//h6' ) as $heading ) {
			$headings[ LineTexts::folded( $heading->textContent ) ] = true;
		}
		$titles = array_filter(
			$groups[0]['steps'],
			static fn ( array $step ): bool => self::is_title( $step ) && isset( $headings[ LineTexts::folded( $step['typed'] ) ] )
		);
		$filled = self::split( $groups[0]['steps'], $titles );
		if ( [] === $titles || [] === $filled ) {
			return $groups;
		}
		// Lines of one text that end as labels do were written into it; others are the page's own headings.
		$recipe->says_groups = ! $recipe->is_one_text || [] !== preg_grep( '/[:：]$/u', array_column( $titles, 'typed' ) );
		return $filled;
	}

	/**
	 * Returns whether a step may be a title: a short line that is no sentence.
	 *
	 * @param FoundStep $step The step.
	 */
	private static function is_title( array $step ): bool {
		return '' === $step['title'] && mb_strlen( $step['text'] ) < 60 && 1 !== preg_match( '/[.!?]$/u', $step['text'] );
	}

	/**
	 * Splits steps at titles.
	 *
	 * @param list<FoundStep>       $steps  All steps.
	 * @param array<int, FoundStep> $titles Those that are titles, by their places.
	 * @return list<StepGroup> Without empty groups.
	 */
	private static function split( array $steps, array $titles ): array {
		$names = [ '' ];
		$parts = [];
		foreach ( $steps as $at => $step ) {
			if ( isset( $titles[ $at ] ) ) {
				$names[] = rtrim( $step['text'], ' :' );
			} else {
				$parts[ count( $names ) - 1 ][] = $step;
			}
		}
		$groups = [];
		foreach ( $parts as $at => $part ) {
			$groups[] = [
				'title' => $names[ $at ],
				'steps' => $part,
			];
		}
		return $groups;
	}
}
