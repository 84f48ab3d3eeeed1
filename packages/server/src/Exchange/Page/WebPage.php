<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Format;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Schema\SchemaGraph;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Schema\SchemaRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\LooseJson;

defined( 'ABSPATH' ) || exit;

/**
 * Web pages: their data by schema.org, their markup, their headings and lists.
 */
final class WebPage implements Format {

	/** How large a page may be, in bytes. */
	public const MAX_BYTES = 5_242_880;

	/** {@inheritDoc} */
	public function id(): string {
		return 'web-page';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'HTML';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'html', 'htm', 'xhtml' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/html', 'application/xhtml+xml' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return match ( true ) {
			1 === preg_match(
				'/^(?:<!--.*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|html|head|body)\b/is',
				$source->start()
			) => self::CERTAIN,
			in_array( $source->ending(), $this->endings(), true ) || str_contains( $source->media_type, 'html' ) => self::LIKELY,
			1 === preg_match( '/<(?:div|p|ul|ol|li|h[1-6]|script|article|section|table)\b[^>]*>/i', $source->start() ) => 0.5,
			default => self::NO_MATCH,
		};
	}

	/**
	 * Reads the recipes of a page, the one that it is about first.
	 */
	public function read( Source $source ): Reading {
		if ( strlen( $source->bytes ) > self::MAX_BYTES ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$page     = new Page( $source->text(), $source->url );
		$broken   = [];
		$sections = new Sections( $page );
		$graph    = self::graph( $page, $broken );
		$all      = [
			...array_map( SchemaRecipe::read( ... ), $graph->recipes() ),
			...array_map( self::marked_up( ... ), InlineMarkup::recipes( $page ) ),
		];
		$found    = self::without_teasers( $all );
		$main     = array_shift( $found ) ?? new FoundRecipe();
		if ( ! $main->is_recipe() && [] === $sections->instructions() ) {
			$main = PageState::recipe( $page ) ?? $main;
		}
		$recipes = $main->is_recipe() ? [] : self::below_headings( $page, $sections );
		if ( [] === $all && [] === $recipes && ! $main->is_recipe() ) {
			$main = self::instructions( $graph, $sections ) ?? $main;
		}
		$told = $main->lines();
		if ( [] === $recipes ) {
			( new Completion( $page, $sections ) )->complete( $main );
			$main->url = '' === $source->url ? $main->url : $source->url;
			$recipes   = [ $main, ...self::further_recipes( $main, $told, $found ) ];
		}
		foreach ( $recipes as $recipe ) {
			$recipe->language = $page->language();
		}
		return Reading::from_found( $recipes, $broken );
	}

	/**
	 * Reads the recipes of a page that has several and no data: each lies below its own heading.
	 *
	 * @return list<FoundRecipe>
	 */
	private static function below_headings( Page $page, Sections $sections ): array {
		$recipes = [];
		foreach ( $sections->recipes() as $own ) {
			$recipe       = new FoundRecipe();
			$recipe->name = $own->lines[0]->text;
			$recipe->url  = $page->url;
			( new Completion( $page, $own ) )->complete( $recipe );
			$recipes[] = $recipe;
		}
		return $recipes;
	}

	/**
	 * Reads the data of a page.
	 *
	 * @param list<Notice> $broken Where to say what could not be read.
	 */
	private static function graph( Page $page, array &$broken ): SchemaGraph {
		$graph = new SchemaGraph();
		foreach ( $page->scripts( 'application/ld+json' ) as $at => $script ) {
			$data = LooseJson::read( $script );
			if ( null === $data && '' !== trim( $script ) && str_contains( $script, 'Recipe' ) ) {
				$broken[] = new Notice( Notice::BROKEN, 'JSON-LD ' . ( $at + 1 ) );
			}
			$graph->add( $data );
		}
		return $graph;
	}

	/**
	 * Returns the recipe that the data of a page tells as instructions, unless the page shows lists: these are what it is about.
	 *
	 * @param Sections $sections The lists of the page.
	 */
	private static function instructions( SchemaGraph $graph, Sections $sections ): ?FoundRecipe {
		$how_to = $graph->instructions()[0] ?? null;
		return null !== $how_to && [] === $sections->ingredients() && [] === $sections->instructions()
			? SchemaRecipe::read( $how_to )
			: null;
	}

	/**
	 * Reads a recipe that is marked up in the page: its groups of steps have the page's headings as names.
	 */
	private static function marked_up( SchemaNode $node ): FoundRecipe {
		$recipe              = SchemaRecipe::read( $node );
		$recipe->says_groups = false;
		return $recipe;
	}

	/**
	 * Chooses the recipes that say something.
	 *
	 * @param list<FoundRecipe> $found All that were found.
	 * @return list<FoundRecipe>
	 */
	private static function without_teasers( array $found ): array {
		// Lists of other recipes are often data, too: names with a picture.
		$whole = array_values( array_filter( $found, static fn ( FoundRecipe $recipe ): bool => $recipe->is_recipe() ) );
		return [] === $whole
			? array_slice( array_values( array_filter( $found, static fn ( FoundRecipe $recipe ): bool => '' !== $recipe->name ) ), 0, 1 )
			: $whole;
	}

	/**
	 * Returns the recipes of a page beside its main one, each once.
	 *
	 * @param list<string>      $told  Its lines in the data; without a name they are the same recipe once more.
	 * @param list<FoundRecipe> $found All others; the same recipe may be there in several markups.
	 * @return list<FoundRecipe>
	 */
	private static function further_recipes( FoundRecipe $main, array $told, array $found ): array {
		$others = [];
		$names  = [ LineCleaner::folded( $main->name ) => true ];
		foreach ( $found as $recipe ) {
			$name = LineCleaner::folded( $recipe->name );
			$is_twin = '' === $name && [] === array_diff( $recipe->lines(), $told );
			if ( ! $is_twin && ! isset( $names[ $name ] ) && [] !== $recipe->ingredients ) {
				$names[ $name ] = true;
				$others[]       = $recipe;
			}
		}
		return $others;
	}
}
