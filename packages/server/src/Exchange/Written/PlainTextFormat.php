<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Pieces\Collection;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\StepText;
use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes as plain text: what people paste.
 *
 * @phpstan-import-type Part from PastedText
 */
final class PlainTextFormat implements StreamedFormat, Collection {

	use WritesPieces;

	/** Lines that a recipe may have; more is a book. */
	private const MAX_LINES = 2000;

	/** What is between two recipes, and nowhere within one. */
	private const GAP = "\n\n\n";

	/** {@inheritDoc} */
	public function id(): string {
		return 'text';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Text';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'txt', 'text' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/plain' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return match ( true ) {
			str_contains( substr( $source->text(), 0, 4096 ), '<' )
				&& in_array( $source->ending(), [ 'html', 'htm' ], true ) => self::NO_MATCH,
			// A tag somewhere makes no page of a file that is called a text.
			in_array( $source->ending(), $this->endings(), true ) => str_starts_with( $source->start(), '<' ) ? 0.4 : 0.55,
			'' !== trim( $source->start() ) && 1 !== preg_match( '/^(?:[\[{<]|PK)|[\x00-\x08]/', $source->start() ) => self::POSSIBLE,
			default => self::NO_MATCH,
		};
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		$found   = [];
		$notices = [];
		$texts   = $this->split( $source->text() );
		foreach ( $texts as $at => $text ) {
			$lines = 1 + (int) preg_match_all( '/\r\n|[\r\n\x{2028}\x{2029}]/u', $text );
			if ( $lines > self::MAX_LINES ) {
				$notices[] = new Notice( Notice::TOO_LARGE, 1 === count( $texts ) ? '' : '#' . ( $at + 1 ), (string) $lines );
				continue;
			}
			$recipe       = self::recipe( PastedText::parts( PastedText::lines( $text ) ) );
			$recipe->name = '' === $recipe->name ? $source->stem() : $recipe->name;
			$found[]      = $recipe;
		}
		return Reading::from_found( $found, $notices );
	}

	/** {@inheritDoc} */
	public function split( string $text ): array {
		return Recipes::by_gap( $text );
	}

	/** {@inheritDoc} */
	public function head(): string {
		return '';
	}

	/** {@inheritDoc} */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		return ( $is_first ? '' : self::GAP ) . self::text( $document );
	}

	/** {@inheritDoc} */
	public function tail(): string {
		return "\n";
	}

	/**
	 * Builds a recipe from its sections.
	 *
	 * @param list<Part> $parts
	 */
	private static function recipe( array $parts ): FoundRecipe {
		$above  = array_shift( $parts )['lines'] ?? [];
		$recipe = new FoundRecipe();
		if ( isset( $above[0] ) && HowTo::says( $above[0]->text ) ) {
			$recipe->name = array_shift( $above )->text;
		}
		RecipeText::read( $above, $recipe );
		$foods  = new OpenGroups();
		$steps  = new OpenGroups();
		foreach ( $parts as [ 'name' => $name, 'lines' => $lines ] ) {
			$texts = array_map( static fn ( MarkedLine $line ): string => $line->text, $lines );
			match ( $name ) {
				SectionNames::INGREDIENTS => self::group( $foods, $lines ),
				SectionNames::INSTRUCTIONS => self::group( $steps, $lines ),
				SectionNames::EQUIPMENT => RecipeText::take_tools( $recipe, $lines ),
				default => array_push( $recipe->notes, ...$texts ),
			};
			if ( SectionNames::EQUIPMENT !== $name ) {
				$recipe->leave_out_links( array_merge( ...array_column( $lines, 'links' ) ) );
			}
		}
		$recipe->ingredients = $foods->all();
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		return $recipe;
	}

	/**
	 * Adds lines to groups, of which each heading opens one.
	 *
	 * @param list<MarkedLine> $lines
	 */
	private static function group( OpenGroups $groups, array $lines ): void {
		foreach ( $lines as $line ) {
			if ( $line->is_head ) {
				$groups->open( $line->text );
			} else {
				$groups->add( $line->text );
			}
		}
	}

	/**
	 * Writes one recipe.
	 */
	private static function text( RecipeDocument $document ): string {
		$data  = $document->data;
		$facts = array_filter(
			[
				'Author'     => $data['author'],
				'Servings'   => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
				'Prep time'  => TimeText::write( $data['times'], 'prep' ),
				'Cook time'  => TimeText::write( $data['times'], 'cook' ),
				'Rest time'  => TimeText::write( $data['times'], 'rest' ),
				'Total time' => TimeText::write( $data['times'], 'total' ),
				'Tags'       => implode( ', ', $data['keywords'] ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		$parts = [
			$data['name'],
			$data['description'],
			implode(
				"\n",
				array_map( static fn ( string $name, string $value ): string => "$name: $value", array_keys( $facts ), $facts )
			),
		];
		foreach ( [
			'Ingredients' => array_map(
				static fn ( array $group ): array => [ $group['title'], array_column( $group['items'], 'text' ) ],
				$data['ingredients']
			),
			'Directions'  => array_map(
				static fn ( array $group ): array => [
					$group['title'],
					StepText::lines( $group['steps'] ),
				],
				$data['instructions']
			),
		] as $name => $groups ) {
			$lines = [ "$name:" ];
			foreach ( $groups as [ $title, $texts ] ) {
				array_push(
					$lines,
					...( '' === $title ? [] : [ "$title:" ] ),
					...array_map( static fn ( string $text ): string => "- $text", $texts )
				);
			}
			$parts[] = [] === $groups ? '' : implode( "\n", $lines );
		}
		$parts[] = [] === $data['equipment'] ? '' : "Equipment:\n- " . implode( "\n- ", array_column( $data['equipment'], 'name' ) );
		$parts[] = '' === $data['notes'] ? '' : "Notes:\n- " . str_replace( "\n", "\n- ", $data['notes'] );
		$text = implode( "\n\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
		return preg_replace( '/\n[ \t]*(?=\n[ \t]*\n)/', '', $text ) ?? $text;
	}
}
