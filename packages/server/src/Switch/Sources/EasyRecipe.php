<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\Minutes;
use Larder\Switch\Draft;
use Larder\Switch\HtmlLines;
use Larder\Switch\PluginSource;
use Larder\Switch\RichLine;
use Larder\Switch\Rows;
use Larder\Switch\SourceRecipe;
use Larder\Switch\TypedLists;

defined( 'ABSPATH' ) || exit;

/**
 * EasyRecipe: the recipe is HTML with classes of its own in the content of a post.
 *
 * @phpstan-import-type Line from HtmlLines
 */
final class EasyRecipe implements PluginSource {

	/** Its nutrients, by the classes of their elements. */
	private const NUTRIENTS = [
		'calories',
		'fat',
		'saturatedFat',
		'unsaturatedFat',
		'transFat',
		'carbohydrates',
		'sugar',
		'sodium',
		'fiber',
		'protein',
		'cholesterol',
	];

	public function __construct( private readonly Rows $rows ) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'easyrecipe';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'EasyRecipe';
	}

	/** {@inheritDoc} */
	public function count(): int {
		return $this->rows->posts->count_texts( $this->needles()[0] );
	}

	/** {@inheritDoc} */
	public function next( int $after, int $limit ): array {
		return [];
	}

	/** {@inheritDoc} */
	public function needles(): array {
		return [ '<div class="easyrecipe' ];
	}

	/** {@inheritDoc} */
	public function embeds( \WP_Post $post ): array {
		// One whose end is missing goes up to the next, or to the end of the post.
		return Embeds::numbered(
			$post,
			'#<div class="(easyrecipe)[ "].*?(?:<div class="endeasyrecipe"[^>]*>[^<]*</div>\s*</div>|(?=<div class="easyrecipe[ "])|$)#s'
		);
	}

	/** {@inheritDoc} */
	public function comment_stars( int $post_id ): array {
		return $this->rows->comment_numbers( $post_id, 'ERRating' );
	}

	/** {@inheritDoc} */
	public function recipe( string $key ): ?SourceRecipe {
		[ $post, $markup ] = Embeds::find( $this, $key ) ?? [ null, '' ];
		if ( null === $post ) {
			return null;
		}
		$page  = new Page( '<body>' . self::without_marks( $markup ) . '</body>' );
		$text  = static fn ( string $class_name ): string => RichLine::text( self::inner( self::first( $page, $class_name ) ) );
		$draft = new Draft();

		$draft->name        = $text( 'ERName' );
		$draft->description = $text( 'ERSummary' );
		$draft->author      = $text( 'author' );
		$draft->notes       = preg_replace(
			'#<div class="ERNotesHeader">.*?</div>#s',
			'',
			self::inner( self::first( $page, 'ERNotes' ) )
		) ?? '';
		$draft->times->prep  = self::minutes( $page, 'prepTime', 'preptime' );
		$draft->times->cook  = self::minutes( $page, 'cookTime', 'cooktime' );
		$draft->times->total = self::minutes( $page, 'totalTime', 'duration' );
		$picture             = 1 === preg_match( '#<link itemprop="image" href="([^"]+)"#', $markup, $found )
			? html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: '';
		$draft->image       = '' === $picture ? null : $draft->picture( 0, $picture, 'image' );
		$draft->take_titles(
			[
				'ingredients'  => $text( 'ERIngredientsHeader' ),
				'instructions' => $text( 'ERInstructionsHeader' ),
				'notes'        => $text( 'ERNotesHeader' ),
			],
			// Its own words, and those that Larder has anyway.
			[
				'Ingredients',
				'Instructions',
				'Notes',
				__( 'Ingredients', 'larder' ),
				__( 'Instructions', 'larder' ),
				__( 'Notes', 'larder' ),
			]
		);
		Basics::yield( $draft, $text( 'yield' ) );
		TypedLists::ingredients( $draft, self::lines( $page, 'ERIngredients' ) );
		TypedLists::instructions( $draft, self::lines( $page, 'ERInstructions' ) );
		Nutrients::take( $draft, array_combine( self::NUTRIENTS, array_map( $text, self::NUTRIENTS ) ), $text( 'servingSize' ) );
		return new SourceRecipe(
			$key,
			$draft->document(),
			$draft->notices,
			[
				'recipe-course'  => array_values( array_filter( [ $text( 'type' ) ] ) ),
				'recipe-cuisine' => array_values( array_filter( [ $text( 'cuisine' ) ] ) ),
			],
			0,
			$post->ID,
			titles: $draft->titles
		);
	}

	/**
	 * Turns its marks into HTML: `[b]`, `[url href="…"]`, `[img src="…"]`, `[br]`.
	 *
	 * @param string $html The recipe.
	 */
	private static function without_marks( string $html ): string {
		return preg_replace(
			[ '#\[(/?)(b|i|u|br)\]#', '#\[url (href="[^"]*"[^\]]*)\]#', '#\[/url\]#', '#\[img ([^\]]*)\]#' ],
			[ '<$1$2>', '<a $1>', '</a>', '<img $1>' ],
			$html
		) ?? $html;
	}

	/**
	 * Finds the first element of a class.
	 */
	private static function first( Page $page, string $class_name ): ?\DOMElement {
		return $page->first( '//*[' . Page::has_class( $class_name ) . ']' );
	}

	/**
	 * Returns the HTML within an element.
	 */
	private static function inner( ?\DOMElement $element ): string {
		$html = '';
		foreach ( $element->childNodes ?? [] as $child ) {
			$html .= (string) $element?->ownerDocument?->saveHTML( $child );
		}
		return $html;
	}

	/**
	 * Reads a time: a `time` element, in old recipes a hidden title.
	 *
	 * @param string $older Its class in old recipes.
	 */
	private static function minutes( Page $page, string $name, string $older ): int {
		$time = $page->first( "//time[@itemprop='$name']" )?->getAttribute( 'datetime' ) ?? '';
		return Minutes::parse(
			'' !== $time
				? $time
				: $page->first( "//*[contains(@class, '$older')]//*[@class='value-title']" )?->getAttribute( 'title' ) ?? ''
		);
	}

	/**
	 * Reads a list, whose separators are items or elements of a class of their own.
	 *
	 * @param string $class_name Class of the list's frame.
	 * @return list<Line>
	 */
	private static function lines( Page $page, string $class_name ): array {
		$frame = self::first( $page, $class_name );
		$html  = preg_replace(
			[ "#<div class=\"{$class_name}Header\">.*?</div>#s", '#<(li|div) class="[^"]*ERSeparator[^"]*">(.*?)</\1>#s' ],
			[ '', '<h4>$2</h4>' ],
			self::inner( $frame )
		) ?? '';
		return HtmlLines::from_html( $html );
	}
}
