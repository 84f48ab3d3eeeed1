<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Groups steps whose data contains the headings of the page as steps.
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class HeadedSteps {

	/**
	 * Groups the steps of a recipe that has no groups but for the steps themselves.
	 *
	 * @param FoundRecipe     $recipe The recipe; afterwards it says whether the names of the groups are its own.
	 * @param list<StepGroup> $groups
	 * @return list<StepGroup>
	 */
	public static function grouped( Page $page, FoundRecipe $recipe, array $groups ): array {
		foreach ( $groups as $group ) {
			if ( '' !== $group['title'] && SectionNames::INSTRUCTIONS !== SectionNames::part_of( $group['title'] ) ) {
				return $groups;
			}
		}
		$headings = [];
		foreach ( $page->all( '//h2|//h3|//h4|//h5|//h6' ) as $heading ) {
			$headings[ LineCleaner::folded( $heading->textContent ) ] = true;
		}
		$titles = [];
		$filled = [];
		foreach ( $groups as $group ) {
			$own = array_filter(
				$group['steps'],
				static fn ( array $step ): bool => self::is_title( $step ) && isset( $headings[ LineCleaner::folded( $step['typed'] ) ] )
			);
			array_push( $titles, ...$own );
			array_push( $filled, ...self::split( $group, $own, LineCleaner::folded( $recipe->name ) ) );
		}
		if ( [] === $titles || [] === $filled ) {
			return $groups;
		}
		// Among numbered lines of one text, only those that end as labels do were written into it; others are the page's own headings.
		$recipe->says_groups = ! $recipe->is_numbered_text || [] !== preg_grep( '/[:：]$/u', array_column( $titles, 'typed' ) );
		return $filled;
	}

	/**
	 * Returns whether a step may be a title: a short line that is not a sentence.
	 *
	 * @param FoundStep $step
	 */
	private static function is_title( array $step ): bool {
		return '' === $step['title'] && mb_strlen( $step['text'] ) < 60 && 1 !== preg_match( '/[.!?]$/u', $step['text'] );
	}

	/**
	 * Splits a group at titles.
	 *
	 * @param StepGroup             $group
	 * @param array<int, FoundStep> $titles Those that are titles, by their places.
	 * @param string                $name   The name of the recipe, folded; above its steps it names no part of it.
	 * @return list<StepGroup> Without empty groups.
	 */
	private static function split( array $group, array $titles, string $name ): array {
		$names = [ $group['title'] ];
		$parts = [];
		$tip   = '';
		foreach ( $group['steps'] as $at => $step ) {
			if ( isset( $titles[ $at ], $group['steps'][ $at + 1 ] ) && SectionNames::is_tip( $step['text'] ) ) {
				// A tip heads the text below it, and none of the steps after that.
				$tip = $step['text'];
			} elseif ( isset( $titles[ $at ] ) ) {
				$names[] = LineCleaner::folded( $step['text'] ) === $name ? '' : rtrim( $step['text'], ' :' );
			} else {
				$parts[ count( $names ) - 1 ][] = [ 'title' => '' === $tip ? $step['title'] : $tip ] + $step;
				$tip = '';
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
