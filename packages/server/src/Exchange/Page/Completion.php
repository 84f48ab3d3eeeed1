<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Completes what a page's data says of its recipe with what the page itself shows.
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 * @phpstan-import-type StepGroup from FoundRecipe
 */
final class Completion {

	/** How long a title may be, in bytes, for a pattern to look for it. */
	private const MAX_TITLE = 500;

	/** How long a step may be that only says where the steps are. */
	private const MAX_TEASER = 100;

	/** How its readers are asked to look. */
	private const LOOK = '/(?<!\p{L})(?:see|visit|view|watch|read|find|get|click|go to|check out|siehe|seht?|besuch(?:e|en|t)|klick(?:e|en|t)|lies|lest|voir|voyez|retrouve[zr]?|cliquez|lire|consulte[zr]?|ver|vea|visit[ae]|consulta|vedi|guarda|clicca|leggi)(?!\p{L})/iu';

	/** What they are sent to. */
	private const ELSEWHERE = '/(?<!\p{L})(?:(?:web)?site|web ?page|page|post|article|blog|video|link|(?:full|whole|complete) (?:recipe|instructions|method)|webseite|seite|beitrag|(?:ganze|vollständige)s? rezept|recette complète|vidéo|lien|sitio|página|enlace|receta completa|sito|pagina|ricetta completa)(?!\p{L})/iu';

	/** The letters of the page, in which texts are looked for. */
	private readonly string $letters;

	public function __construct( private readonly Page $page, private readonly Sections $sections ) {
		$body          = $page->first( '//body' );
		$this->letters = null === $body ? '' : LineCleaner::folded( $body->textContent );
	}

	/**
	 * Completes a recipe.
	 */
	public function complete( FoundRecipe $recipe ): void {
		$recipe->name         = '' === $recipe->name ? PageTitle::find( $this->page ) : PageTitle::without_kind( $recipe->name );
		$this->take_version( $recipe );
		$recipe->ingredients  = ( new FoodLines( $this->sections ) )->choose( $recipe->ingredients );
		$recipe->instructions = self::without_name( $this->instructions( $recipe ), LineCleaner::folded( $recipe->name ) );
		self::take_yield( $recipe );
		PageFacts::fill( $recipe, $this->sections->lines, $this->page->language() );
		if ( [] === $recipe->notes ) {
			$recipe->notes = $this->sections->notes();
		}
		if ( 0 === $recipe->total ) {
			$recipe->total = $recipe->prep + $recipe->cook + $recipe->rest;
		}
	}

	/**
	 * Removes the versions of the recipe that the page hides.
	 */
	private function take_version( FoundRecipe $recipe ): void {
		$versions = new HiddenVersions( $this->sections->lines, $this->letters );
		foreach ( $recipe->ingredients as $at => $group ) {
			$recipe->ingredients[ $at ]['items'] = array_slice( $group['items'], 0, $versions->first( $group['items'] ) );
		}
		foreach ( $recipe->instructions as $at => $group ) {
			$recipe->instructions[ $at ]['steps'] = array_slice(
				$group['steps'],
				0,
				$versions->first( array_column( $group['steps'], 'text' ) )
			);
		}
	}

	/**
	 * Removes the name of the recipe where it heads the steps as if it were one.
	 *
	 * @param list<StepGroup> $groups
	 * @param string          $name   The name, folded.
	 * @return list<StepGroup>
	 */
	private static function without_name( array $groups, string $name ): array {
		$first = $groups[0]['steps'][0] ?? null;
		$count = count( array_merge( ...array_column( $groups, 'steps' ) ) );
		if ( isset( $groups[0] ) && null !== $first && $count > 1 && LineCleaner::folded( $first['text'] ) === $name ) {
			$groups[0]['steps'] = array_slice( $groups[0]['steps'], 1 );
		}
		return array_values( array_filter( $groups, static fn ( array $group ): bool => [] !== $group['steps'] ) );
	}

	/**
	 * Moves the servings from the end of the last step, where some sites print them, to the yield.
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
			$recipe->instructions[ $group ]['steps'][ $place ] = array_merge(
				$step,
				FoundRecipe::step( $match[1] ),
				[ 'image' => $step['image'] ]
			);
		}
	}

	/**
	 * Chooses the steps: those of the data, unless the page has these and more.
	 *
	 * @return list<StepGroup>
	 */
	private function instructions( FoundRecipe $recipe ): array {
		$groups = $recipe->instructions;
		$shown  = $this->sections->instructions();
		$told   = self::letters_of( $groups );
		$page   = self::letters_of( $shown );
		if (
			'' === $told
			|| (
				mb_strlen( $page ) > mb_strlen( $told ) * 1.5
					&& mb_strlen( $page ) < mb_strlen( $told ) * 16
					&& count( $recipe->steps() ) < 3
					&& count( array_merge( ...array_column( $shown, 'steps' ) ) ) < 25
					&& str_contains( $page, $told )
			)
		) {
			$recipe->says_groups = false;
			return $shown;
		}
		if (
			[] !== $shown
			&& (
				$this->is_elsewhere( $recipe->steps(), $shown )
					|| $this->is_article( $recipe->description, $told, $page )
					|| self::announces_recipe( $recipe->steps() )
					|| $this->goes_on_below( $told, $page )
			)
		) {
			$recipe->says_groups = false;
			return $shown;
		}
		if ( self::share_titles( $groups ) && self::says_the_same( $shown, $told ) ) {
			$recipe->says_groups = false;
			return $shown;
		}
		$glued = new GluedSteps( $this->sections->lines );
		foreach ( $groups as $at => $group ) {
			// Above all else, the name of the steps is not a name of a group.
			if ( ! in_array( SectionNames::part_of( $group['title'] ), 0 === $at ? [ '' ] : [ '', SectionNames::INSTRUCTIONS ], true ) ) {
				$groups[ $at ]['title'] = '';
			}
			$first = $group['steps'][0]['text'] ?? '';
			if ( ! $this->shows( $group['title'], $first ) ) {
				$groups[ $at ]['title'] = '';
			}
			$groups[ $at ]['steps'] = array_map( $this->without_number( ... ), $glued->apart( $group['steps'] ) );
		}
		return HeadedSteps::grouped( $this->page, $recipe, $groups );
	}

	/**
	 * Returns whether the page shows a title above its text; data often holds labels that nobody sees.
	 */
	private function shows( string $title, string $text ): bool {
		if ( '' === $title ) {
			return true;
		}
		$start = mb_substr( LineCleaner::folded( $text ), 0, 25 );
		$name  = LineCleaner::folded( $title );
		if ( ! str_contains( $this->letters, $start ) ) {
			return true;
		}
		if ( strlen( $name ) > self::MAX_TITLE ) {
			return str_contains( $this->letters, $name );
		}
		return 1 === preg_match( '/' . preg_quote( $name, '/' ) . '.{0,60}?' . preg_quote( $start, '/' ) . '/u', $this->letters );
	}

	/**
	 * Returns whether the only step of the data sends its readers to the page, in words that it does not show, and the page names its
	 * steps: a drink may have one step, and what is below its foods may be comments.
	 *
	 * @param list<FoundStep> $steps The steps of the data.
	 * @param list<StepGroup> $shown The steps of the page.
	 */
	private function is_elsewhere( array $steps, array $shown ): bool {
		return 1 === count( $steps )
			&& mb_strlen( $steps[0]['text'] ) < self::MAX_TEASER
			&& 1 === preg_match( self::LOOK, $steps[0]['text'] )
			&& 1 === preg_match( self::ELSEWHERE, $steps[0]['text'] )
			&& 1 < count( array_merge( ...array_column( $shown, 'steps' ) ) )
			&& ! str_contains( $this->letters, LineCleaner::folded( $steps[0]['text'] ) )
			&& $this->is_named( $shown[0] );
	}

	/**
	 * Returns whether a group of steps begins right below the name of the steps.
	 *
	 * @param StepGroup $group
	 */
	private function is_named( array $group ): bool {
		$start = array_map( LineCleaner::folded( ... ), [ $group['title'], $group['steps'][0]['text'] ?? '' ] );
		foreach ( $this->sections->lines as $at => $line ) {
			$next = LineCleaner::folded( $this->sections->lines[ $at + 1 ]->text ?? '' );
			if ( SectionNames::INSTRUCTIONS === SectionNames::part_of( $line->text ) && '' !== $next && in_array( $next, $start, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether the steps of the data are the start of the story around the recipe, or the whole of it with the steps inside.
	 *
	 * @param string $description What the data says about the recipe.
	 * @param string $told        The letters of the steps of the data.
	 * @param string $page        The letters of the steps that the page shows.
	 */
	private function is_article( string $description, string $told, string $page ): bool {
		foreach ( [ $description, $this->page->meta( 'og:description', 'description' ) ] as $text ) {
			$teaser = LineCleaner::folded( $text );
			$start  = mb_substr( $teaser, 0, 60 );
			if (
				mb_strlen( $start ) > 30
				&& (
					str_starts_with( $teaser, $told )
						|| ( str_starts_with( $told, $start ) && ( str_contains( $told, $page ) || mb_strlen( $told ) < 200 ) )
				)
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether the last step of the data continues with what the page prints below the steps, under a heading: links, notes.
	 *
	 * @param string $told The letters of the steps of the data.
	 * @param string $page The letters of the steps that the page shows.
	 */
	private function goes_on_below( string $told, string $page ): bool {
		$tail = str_starts_with( $told, $page ) && mb_strlen( $page ) > mb_strlen( $told ) * 0.8 ? substr( $told, strlen( $page ) ) : '';
		foreach ( '' === $tail ? [] : $this->sections->lines as $line ) {
			$heading = $line->level > 0 ? LineCleaner::folded( $line->text ) : '';
			if ( mb_strlen( $heading ) > 3 && str_starts_with( $tail, $heading ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a heading among the steps announces the recipe: what is above it is a story.
	 *
	 * @param list<FoundStep> $steps
	 */
	private static function announces_recipe( array $steps ): bool {
		return [] !== array_filter(
			array_slice( $steps, 1 ),
			static fn ( array $step ): bool => SectionNames::announces_recipe( $step['text'] )
		);
	}

	/**
	 * Strips the number from a step that the page itself prints without it, as an item of a numbered list.
	 *
	 * @param FoundStep $step
	 * @return FoundStep
	 */
	private function without_number( array $step ): array {
		$typed = mb_substr( LineCleaner::folded( $step['typed'] ), 0, 40 );
		$bare  = mb_substr( LineCleaner::folded( $step['text'] ), 0, 38 );
		if (
			1 === preg_match( '/^\d/', $typed )
			&& '' !== $bare
			&& ! str_contains( $this->letters, $typed )
			&& str_contains( $this->letters, $bare )
		) {
			$step['typed'] = $step['text'];
		}
		return $step;
	}

	/**
	 * Returns whether steps share their titles: kinds of work for a machine, which the page prints as sentences.
	 *
	 * @param list<StepGroup> $groups
	 */
	private static function share_titles( array $groups ): bool {
		$texts = [];
		foreach ( $groups as $group ) {
			foreach ( $group['steps'] as $step ) {
				$texts[] = LineCleaner::folded( $step['title'] );
			}
		}
		$counts = array_count_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
		return [] !== $counts && max( $counts ) > 2 && count( $counts ) < array_sum( $counts ) * 0.6;
	}

	/**
	 * Returns whether most words of some steps are in other steps.
	 *
	 * @param list<StepGroup> $groups
	 * @param string          $told   The letters of the others.
	 */
	private static function says_the_same( array $groups, string $told ): bool {
		$texts = array_column( array_merge( ...array_column( $groups, 'steps' ) ), 'text' );
		preg_match_all( '/\p{L}{4,}/u', mb_strtolower( implode( ' ', $texts ) ), $words );
		$known = array_filter( $words[0], static fn ( string $word ): bool => str_contains( $told, $word ) );
		return [] !== $known && count( $known ) > count( $words[0] ) * 0.8;
	}

	/**
	 * Returns the letters of all steps.
	 *
	 * @param list<StepGroup> $groups
	 */
	private static function letters_of( array $groups ): string {
		return implode(
			'',
			array_map(
				static fn ( array $group ): string => LineCleaner::folded( implode( '', array_column( $group['steps'], 'text' ) ) ),
				$groups
			)
		);
	}
}
