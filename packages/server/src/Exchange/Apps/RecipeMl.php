<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\Format;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in RecipeML, an XML of long ago.
 */
final class RecipeMl implements Format {

	/** A tag with more attributes than any recipe has: each is compared with all before it. */
	private const ENDLESS_TAG = '/<[^<>]{60000}/';

	/**
	 * Returns the name by which programs ask for the format.
	 */
	public function id(): string {
		return 'recipeml';
	}

	/**
	 * Returns the name that people see.
	 */
	public function label(): string {
		return 'RecipeML';
	}

	/**
	 * Returns the endings of its files, without dots.
	 */
	public function endings(): array {
		return [ 'xml', 'recipeml' ];
	}

	/**
	 * Returns its media types, the usual one first.
	 */
	public function media_types(): array {
		return [ 'application/xml', 'text/xml' ];
	}

	/**
	 * Returns how likely it is that a source has this format.
	 *
	 * @param Source $source The source.
	 */
	public function likeness( Source $source ): float {
		return 1 === preg_match( '/<(?:recipeml|recipe)\b/i', $source->start() )
			&& str_starts_with( $source->start(), '<' )
			&& ! str_contains( strtolower( $source->start() ), '<html' )
			? self::SURE
			: self::NEVER;
	}

	/**
	 * Reads the recipes of a source.
	 *
	 * @param Source $source The source.
	 */
	public function read( Source $source ): Reading {
		// Entities of its own are of no use in a recipe, and of much in an attack.
		if ( 1 === preg_match( '/<!ENTITY/i', $source->text() ) ) {
			return new Reading( [], [ new Notice( Notice::UNSAFE, 'ENTITY' ) ] );
		}
		if ( 1 === preg_match( self::ENDLESS_TAG, $source->text() ) ) {
			return new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		$tree   = new \DOMDocument();
		$before = libxml_use_internal_errors( true );
		$is_xml = $tree->loadXML( preg_replace( '/^\s*<\?xml[^>]*\?>/', '', $source->text() ) ?? '', LIBXML_NONET | LIBXML_COMPACT );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		if ( ! $is_xml ) {
			return new Reading( [], [ new Notice( Notice::BROKEN ) ] );
		}
		$found = [];
		foreach ( $tree->getElementsByTagName( 'recipe' ) as $element ) {
			$found[] = self::recipe( $element );
		}
		return Reading::from_found( $found );
	}

	/**
	 * Reads one recipe.
	 *
	 * @param \DOMElement $element Its element.
	 */
	private static function recipe( \DOMElement $element ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = self::texts( $element, 'title' )[0] ?? '';
		$recipe->source      = self::texts( $element, 'source' )[0] ?? '';
		$recipe->keywords    = self::texts( $element, 'cat' );
		$recipe->yield       = self::texts( $element, 'yield' )[0] ?? '';
		$recipe->description = self::texts( $element, 'description' )[0] ?? '';
		$recipe->notes       = self::texts( $element, 'note' );
		$foods               = new OpenGroups();
		foreach ( $element->getElementsByTagName( '*' ) as $node ) {
			if ( 'ing-div' === $node->nodeName ) {
				$foods->open( self::texts( $node, 'title' )[0] ?? '' );
			} elseif ( 'ing' === $node->nodeName ) {
				$pieces = array_map(
					static fn ( string $name ): string => implode( ' ', self::texts( $node, $name ) ),
					[ 'qty', 'unit', 'item' ]
				);
				$line   = implode( ' ', array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
				$prep   = self::texts( $node, 'prep' )[0] ?? '';
				if ( '' !== $line ) {
					$foods->add( '' === $prep ? $line : "$line, $prep" );
				}
			}
		}
		$recipe->ingredients = $foods->all();
		$recipe->add_steps( self::texts( $element, 'step' ) ?: self::texts( $element, 'directions' ) );
		return $recipe;
	}

	/**
	 * Returns the texts of elements of one name.
	 *
	 * @param \DOMElement $element Where to look.
	 * @param string      $name    The name.
	 * @return list<string> Without empty ones.
	 */
	private static function texts( \DOMElement $element, string $name ): array {
		$texts = [];
		foreach ( $element->getElementsByTagName( $name ) as $node ) {
			array_push( $texts, ...( 'directions' === $name ? HtmlText::lines_of( $node->textContent ) : [ HtmlText::of( $node ) ] ) );
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
