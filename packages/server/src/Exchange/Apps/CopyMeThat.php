<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Page\OpenGroups;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Copy Me That: a page with a box for each.
 */
final class CopyMeThat extends BoxedPage {

	/** {@inheritDoc} */
	public function id(): string {
		return 'copy-me-that';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Copy Me That';
	}

	/** {@inheritDoc} */
	protected function box(): string {
		return 'recipe';
	}

	/** {@inheritDoc} */
	protected function sign(): string {
		return 'recipeIngredient_subheader';
	}

	/** {@inheritDoc} */
	public function confidence( \Larder\Exchange\Source $source ): float {
		$text = $source->text();
		return 1 === preg_match( '/class\s*=\s*"recipeIngredient(?:_subheader)?"/', $text )
			&& 1 === preg_match( '/class\s*=\s*"recipe"/', $text )
			&& 1 === preg_match( '/id\s*=\s*"(?:original_link|recipeIngredients)"/', $text )
			? self::SPECIALISED
			: self::NO_MATCH;
	}

	/** {@inheritDoc} */
	protected function recipe( Page $page, \DOMElement $box ): FoundRecipe {
		$one                 = static fn ( string $query ): string => isset( $page->all( $query, $box )[0] )
			? HtmlText::from_node( $page->all( $query, $box )[0] )
			: '';
		$recipe              = new FoundRecipe();
		$recipe->name        = $one( ".//*[@id='name' or @class='name']" );
		$recipe->description = $one( ".//*[@id='description']" );
		$recipe->yield       = $one( ".//*[@id='recipeYield']" );
		$recipe->url         = ( $page->all( ".//a[@id='original_link']", $box )[0] ?? null )?->getAttribute( 'href' ) ?? '';
		$recipe->keywords    = self::texts( $page, $box, 'recipeCategory' );
		// The label of the tags has their class.
		if ( str_ends_with( $recipe->keywords[0] ?? '', ':' ) ) {
			array_shift( $recipe->keywords );
		}
		$recipe->notes       = [
			...self::texts( $page, $box, 'recipeIngredient_note', 'instruction_note' ),
			...self::texts( $page, $box, 'recipeNote', 'recipeNote_subheader' ),
		];
		$recipe->ingredients = self::groups( $page, $box, 'recipeIngredient' );
		foreach ( self::groups( $page, $box, 'instruction' ) as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		return $recipe;
	}

	/**
	 * Returns the texts of the elements that have one of some classes.
	 *
	 * @return list<string> Without empty ones.
	 */
	private static function texts( Page $page, \DOMElement $box, string ...$classes ): array {
		return array_values( array_filter(
			array_map( HtmlText::from_node( ... ), $page->all( './/*[' . Page::has_class( ...$classes ) . ']', $box ) ),
			static fn ( string $text ): bool => '' !== $text
		) );
	}

	/**
	 * Reads a list.
	 *
	 * @param string $class Class of its entries.
	 * @return list<array{title: string, items: list<string>}>
	 */
	private static function groups( Page $page, \DOMElement $box, string $class ): array {
		$groups = new OpenGroups();
		foreach ( $page->all( './/*[' . Page::has_class( $class, "{$class}_subheader" ) . ']', $box ) as $entry ) {
			$text = HtmlText::from_node( $entry );
			if ( str_contains( $entry->getAttribute( 'class' ), 'subheader' ) ) {
				$groups->open( rtrim( $text, ' :' ) );
			} elseif ( '' !== $text ) {
				$groups->add( $text );
			}
		}
		return $groups->all();
	}
}
