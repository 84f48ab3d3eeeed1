<?php
declare( strict_types=1 );

namespace Larder\Tests\Contracts;

use Larder\Archive\ArchiveQuery;
use Larder\Archive\ArchiveRenderer;
use Larder\Gallery\GalleryRenderer;
use Larder\Recipe\DocumentBuilder;
use Larder\Search\Answer\FilterValues;
use Larder\Search\Page\SearchFilters;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\Sort;
use Larder\StructuredData\VideoSchema;
use Larder\Taxonomies\Taxonomy;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Tip\TipRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What a script and the server both have to say is the same in both.
 */
final class ScriptConstantsTest extends WordPressTestCase {

	/**
	 * Lists constants of scripts, each with what the server says.
	 *
	 * @return iterable<string, array{string, string, mixed}>
	 */
	public static function constants(): iterable {
		$rows = [
			[ 'blocks/gallery/components/gallery-view.tsx', 'SHOWN', self::value( GalleryRenderer::class, 'SHOWN' ) ],
			[ 'blocks/recipe/facts.ts', 'DIFFICULTIES', self::value( DocumentBuilder::class, 'DIFFICULTIES' ) ],
			[ 'blocks/recipe-archive/edit/archive-controls.tsx', 'MOST', ArchiveRenderer::MOST ],
			[ 'blocks/recipe-search/address.ts', 'PAGE', PageNumbers::ARGUMENT ],
			[ 'blocks/recipe-search/address.ts', 'USUAL_SORT', Sort::cases()[0]->value ],
			[ 'blocks/recipe-search/components/long-dropdown.tsx', 'MOST_LETTERS', self::limit( 'larder_filter_values', 'text', 'maxLength' ) ],
			[ 'blocks/recipe-search/edit/filter-list.ts', 'USUAL', self::value( SearchFilters::class, 'DEFAULT_FILTERS' ) ],
			[ 'blocks/recipe-search/hooks/question.ts', 'MOST_NAMED', self::limit( 'recipe_search_results', 'named', 'additionalProperties', 'maxItems' ) ],
			[ 'blocks/recipe-search/hooks/use-values.ts', 'PAGE', FilterValues::PAGE ],
			[ 'blocks/saved-recipes/components/collection-tabs.tsx', 'LONGEST_NAME', self::limit( 'larder_save_collections', 'collections', 'items', 'properties', 'name', 'maxLength' ) ],
			[ 'blocks/saved-recipes/components/collection-head.tsx', 'LONGEST_NOTE', self::limit( 'larder_save_collections', 'collections', 'items', 'properties', 'note', 'maxLength' ) ],
			[ 'blocks/tip/kinds.ts', 'KINDS', array_keys( (array) self::value( TipRenderer::class, 'ICONS' ) ) ],
			[ 'blocks/video/start-of-page.ts', 'START', VideoSchema::START ],
			[ 'packages/featured/src/index.tsx', 'META', ArchiveQuery::FEATURED ],
			[ 'packages/store/src/saved-actions.ts', 'MOST', self::limit( 'larder_saved_recipes', 'ids', 'maxItems' ) ],
			[ 'packages/store/src/votes/like.ts', 'MOST', self::limit( 'recipe_get_likes', 'ids', 'maxItems' ) ],
			[ 'packages/store/src/votes/visitor.ts', 'MOST', self::limit( 'larder_visitor', 'ids', 'maxItems' ) ],
		];
		foreach ( $rows as [ $file, $name, $expected ] ) {
			yield "$name of $file" => [ $file, $name, $expected ];
		}
	}

	#[DataProvider( 'constants' )]
	public function test_a_script_says_what_the_server_says( string $file, string $name, mixed $expected ): void {
		self::assertSame( $expected, self::constant( $file, $name ) );
	}

	public function test_an_archive_can_be_of_each_taxonomy(): void {
		self::assertEqualsCanonicalizing( Taxonomy::keys(), self::constant( 'blocks/recipe-archive/edit/archive-controls.tsx', 'TAXONOMIES' ) );
	}

	/**
	 * Reads a constant of a script: a text, a number, or a list of texts or of objects.
	 *
	 * @param string $file Relative to the repository.
	 * @param string $name Its name.
	 */
	private static function constant( string $file, string $name ): mixed {
		$source = (string) file_get_contents( dirname( __DIR__, 4 ) . "/$file" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the repository.
		self::assertSame( 1, preg_match( "/\\bconst $name(?:: [^=]+)? = ([^;]+?)(?: as const[^;]*)?;/", $source, $found ), "$file has no constant $name" );
		$json = preg_replace( [ "/'([^']*)'/", '/(\w+):/', '/,(?=\s*[\]}])/' ], [ '"$1"', '"$1":', '' ], $found[1] );
		return json_decode( (string) $json, true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Reads a constant of a class, whoever may see it.
	 *
	 * @param class-string $of   The class.
	 * @param string       $name Its name.
	 */
	private static function value( string $of, string $name ): mixed {
		return ( new \ReflectionClassConstant( $of, $name ) )->getValue();
	}

	/**
	 * Reads a limit of a request.
	 *
	 * @param string $action Name of the action.
	 * @param string ...$way Keys below its properties.
	 */
	private static function limit( string $action, string ...$way ): mixed {
		$schema = require dirname( __DIR__, 2 ) . '/contracts/ajax.php';
		foreach ( [ $action, 'properties', ...$way ] as $key ) {
			$schema = is_array( $schema ) ? $schema[ $key ] ?? null : null;
		}
		return $schema;
	}
}
