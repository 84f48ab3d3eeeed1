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

	/** {@inheritDoc} */
	public function id(): string {
		return 'recipeml';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'RecipeML';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'xml', 'recipeml' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/xml', 'text/xml' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return 1 === preg_match( '/<(?:recipeml|recipe)\b/i', $source->start() )
			&& str_starts_with( $source->start(), '<' )
			&& ! str_contains( strtolower( $source->start() ), '<html' )
			? self::CERTAIN
			: self::NO_MATCH;
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		// Entities of its own are of no use in a recipe, and of much in an attack.
		if ( 1 === preg_match( '/<!ENTITY/i', $source->text() ) ) {
			return new Reading( [], [ new Notice( Notice::OUTSIDE, 'ENTITY' ) ] );
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
		self::write_numbers( $tree );
		$found = [];
		foreach ( $tree->getElementsByTagName( 'recipe' ) as $element ) {
			$found[] = self::recipe( $element );
		}
		return Reading::from_found( $found );
	}

	/**
	 * Reads one recipe.
	 */
	private static function recipe( \DOMElement $element ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = self::texts( $element, 'title' )[0] ?? '';
		$recipe->source      = self::texts( $element, 'source' )[0] ?? '';
		$recipe->keywords    = self::texts( $element, 'cat' );
		$recipe->yield       = self::texts( $element, 'yield' )[0] ?? '';
		$recipe->description = self::texts( $element, 'description' )[0] ?? '';
		$recipe->notes       = self::texts( $element, 'note' );
		$recipe->leave_out( 'Subtitle', self::texts( $element, 'subtitle' )[0] ?? '' );
		$recipe->leave_out( 'Nutrition', self::texts( $element, 'nutrition' )[0] ?? '' );
		foreach ( self::texts( $element, 'tool' ) as $tool ) {
			$recipe->equipment[] = [
				'name' => $tool,
				'note' => '',
				'url'  => '',
			];
		}
		self::take_times( $recipe, $element );
		$foods = new OpenGroups();
		$steps = new OpenGroups();
		foreach ( $element->getElementsByTagName( '*' ) as $node ) {
			if ( 'ing-div' === $node->nodeName || 'dir-div' === $node->nodeName ) {
				( 'ing-div' === $node->nodeName ? $foods : $steps )->open( self::texts( $node, 'title' )[0] ?? '' );
			} elseif ( 'ing' === $node->nodeName ) {
				self::add( $foods, self::line( $node ) );
			} elseif ( 'step' === $node->nodeName ) {
				self::add( $steps, HtmlText::from_node( $node ) );
			}
		}
		$recipe->ingredients = $foods->all();
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		if ( [] === $recipe->instructions ) {
			$recipe->add_steps( self::texts( $element, 'directions' ) );
		}
		return $recipe;
	}

	/**
	 * Adds a line that says something.
	 *
	 * @param OpenGroups $lines Where to.
	 */
	private static function add( OpenGroups $lines, string $line ): void {
		if ( '' !== $line ) {
			$lines->add( $line );
		}
	}

	/**
	 * Returns an ingredient as people write it: `1 cup plus 2 tbsp butter, melted (or 1 cup oil)`.
	 *
	 * @param \DOMElement $ingredient The ingredient, or what may be used instead of one.
	 */
	private static function line( \DOMElement $ingredient ): string {
		$start = [];
		$notes = [];
		$after = [];
		foreach ( $ingredient->childNodes as $node ) {
			if ( ! $node instanceof \DOMElement ) {
				continue;
			}
			$text = HtmlText::from_node( $node );
			match ( true ) {
				'alt-ing' === $node->nodeName  => $after[] = 'or ' . self::line( $node ),
				'ing-note' === $node->nodeName => $after[] = $text,
				'prep' === $node->nodeName     => $notes[] = $text,
				default                        => $start[] = $text,
			};
		}
		$line = self::joined( ', ', [ self::joined( ' ', $start ), ...$notes ] );
		$note = self::joined( '; ', $after );
		return '' === $note ? $line : trim( "$line ($note)" );
	}

	/**
	 * Joins the texts that say something.
	 *
	 * @param string       $between What is put between them.
	 * @param list<string> $texts
	 */
	private static function joined( string $between, array $texts ): string {
		return implode( $between, array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Writes ranges and fractions, whose ends are elements, as people write them, and parts amounts from their units.
	 */
	private static function write_numbers( \DOMDocument $tree ): void {
		foreach ( [
			'frac'  => [ [ 'n', 'd' ], '/' ],
			'range' => [ [ 'q1', 'q2' ], '–' ],
		] as $name => [ $ends, $between ] ) {
			foreach ( iterator_to_array( $tree->getElementsByTagName( $name ) ) as $node ) {
				$texts = array_map( static fn ( string $end ): string => self::texts( $node, $end )[0] ?? '', $ends );
				if ( ! in_array( '', $texts, true ) ) {
					// A whole number may precede a fraction without a space.
					$node->textContent = ( 'frac' === $name ? ' ' : '' ) . implode( $between, $texts );
				}
			}
		}
		foreach ( [ 'qty', 'range', 'size', 'amt', 'time' ] as $name ) {
			foreach ( iterator_to_array( $tree->getElementsByTagName( $name ) ) as $node ) {
				if ( $node->nextSibling instanceof \DOMElement ) {
					$node->after( ' ' );
				}
			}
		}
	}

	/**
	 * Reads the times of a recipe; each says in a word what it is for.
	 *
	 * @param FoundRecipe $recipe The recipe that gets them.
	 */
	private static function take_times( FoundRecipe $recipe, \DOMElement $element ): void {
		foreach ( $element->getElementsByTagName( 'preptime' ) as $node ) {
			$which = match ( 1 ) {
				preg_match( '/total/i', $node->getAttribute( 'type' ) ) => 'total',
				preg_match( '/cook|bak/i', $node->getAttribute( 'type' ) ) => 'cook',
				preg_match( '/rest|stand|chill|cool|marinat|rais|proof/i', $node->getAttribute( 'type' ) ) => 'rest',
				default => 'prep',
			};
			$times = [];
			foreach ( iterator_to_array( $node->getElementsByTagName( 'time' ) ) ?: [ $node ] as $time ) {
				$parts   = [ ...( self::texts( $time, 'qty' ) ?: self::texts( $time, 'range' ) ), ...self::texts( $time, 'timeunit' ) ];
				$times[] = [] === $parts ? HtmlText::from_node( $time ) : implode( ' ', $parts );
			}
			$recipe->take_time( $which, implode( ' + ', $times ) );
		}
	}

	/**
	 * Returns the texts of elements of one name.
	 *
	 * @param \DOMElement $element Where to look.
	 * @return list<string> Without empty ones.
	 */
	private static function texts( \DOMElement $element, string $name ): array {
		$texts = [];
		foreach ( $element->getElementsByTagName( $name ) as $node ) {
			array_push(
				$texts,
				...( 'directions' === $name ? HtmlText::lines_of( $node->textContent ) : [ HtmlText::from_node( $node ) ] )
			);
		}
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
