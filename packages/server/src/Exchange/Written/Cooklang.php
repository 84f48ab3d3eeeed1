<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Pieces\Collection;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\WritesPieces;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in Cooklang: steps that name their ingredients, cookware and timers.
 */
final class Cooklang implements StreamedFormat, Collection {

	use WritesPieces;

	/** An ingredient (@), a piece of cookware (#) or a timer (~): a word, or words before braces, and a note after them. */
	private const MARK = '/([@#~])(?:([^@#~{}\n]*?)\{([^{}@#~\n]{0,200})\}|([\p{L}\p{N}_]+))(?:\(([^)]{0,500})\))?/u';

	/** {@inheritDoc} */
	public function id(): string {
		return 'cooklang';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Cooklang';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'cook' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/x-cooklang' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return 'cook' === $source->ending()
			? self::CERTAIN
			: ( preg_match_all( '/@[\p{L} ]*\{[^}]*\}/u', $source->start() ) > 1 ? self::LIKELY : self::NO_MATCH );
	}

	/** {@inheritDoc} */
	public function read( Source $source ): Reading {
		return Reading::from_found( array_map(
			static fn ( string $text ): FoundRecipe => self::recipe( $text, $source->stem() ),
			$this->split( $source->text() )
		) );
	}

	/** {@inheritDoc} */
	public function split( string $text ): array {
		return Recipes::by_front_matter( $text );
	}

	/**
	 * Reads one recipe.
	 *
	 * @param string $cooklang Its text.
	 * @param string $name     What it is called where the text does not say so.
	 */
	private static function recipe( string $cooklang, string $name ): FoundRecipe {
		[ $values, $text ] = FrontMatter::split( $cooklang );
		$recipe            = new FoundRecipe();
		$text              = preg_replace( [ '/\[-.*?-\]/s', '/(?<!:)--.*$/m' ], '', $text ) ?? $text;
		// Older files have their facts in lines of their own.
		$text = preg_replace_callback(
			'/^>>\s*([^:\n]+):[ \t]*(.*)$/m',
			static function ( array $match ) use ( &$values ): string {
				$values[ trim( $match[1] ) ] = [ trim( $match[2] ) ];
				return '';
			},
			$text
		) ?? $text;
		FrontMatter::apply( $recipe, $values );
		if ( '' === $recipe->name ) {
			$recipe->name = $name;
		}
		$foods = [];
		foreach ( preg_split( '/\n[ \t]*\n|\n(?=\s*(?:=|>))|(?<=\n)(?=\s*=)/', $text ) ?: [] as $paragraph ) {
			self::paragraph( $recipe, trim( $paragraph ), $foods );
		}
		$last = count( $recipe->instructions ) - 1;
		$recipe->add_lines( $foods, $recipe->instructions[ $last ]['title'] ?? '' );
		$recipe->instructions = array_values( array_filter(
			$recipe->instructions,
			static fn ( array $group ): bool => [] !== $group['steps']
		) );
		return $recipe;
	}

	/** {@inheritDoc} */
	public function head(): string {
		return '';
	}

	/** {@inheritDoc} */
	public function piece( RecipeDocument $document, bool $is_first ): string {
		return ( $is_first ? '' : "\n\n" ) . CooklangText::write( $document );
	}

	/** {@inheritDoc} */
	public function tail(): string {
		return "\n";
	}

	/**
	 * Reads a paragraph: the name of a section, a note, or a step.
	 *
	 * @param string       $paragraph Its text.
	 * @param list<string> $foods     Ingredients of the section.
	 */
	private static function paragraph( FoundRecipe $recipe, string $paragraph, array &$foods ): void {
		if ( 1 === preg_match( '/^=+\s*(.*?)\s*=*\s*(?:\n(.*))?$/s', $paragraph, $section ) ) {
			$last = count( $recipe->instructions ) - 1;
			$recipe->add_lines( $foods, $recipe->instructions[ $last ]['title'] ?? '' );
			$foods                  = [];
			$recipe->instructions[] = [
				'title' => $section[1],
				'steps' => [],
			];
			$paragraph = trim( $section[2] ?? '' );
		}
		if ( str_starts_with( $paragraph, '>' ) ) {
			$recipe->notes[] = trim( preg_replace( '/^>\s*/m', '', $paragraph ) ?? '' );
		} elseif ( '' !== $paragraph ) {
			if ( [] === $recipe->instructions ) {
				$recipe->instructions[] = [
					'title' => '',
					'steps' => [],
				];
			}
			// A paragraph of ingredients alone is their list, not a step.
			$is_list = '' === trim( preg_replace( self::MARK, '', $paragraph ) ?? '', " ,;.\n" );
			$text    = self::step( $recipe, preg_replace( '/\s*\n\s*/', ' ', $paragraph ) ?? $paragraph, $foods );
			if ( ! $is_list ) {
				$recipe->instructions[ count( $recipe->instructions ) - 1 ]['steps'][] = FoundRecipe::step( $text );
			}
		}
	}

	/**
	 * Reads a step.
	 *
	 * @param string       $text  Its text with marks.
	 * @param list<string> $foods Where its ingredients go.
	 * @return string Its text without marks.
	 */
	private static function step( FoundRecipe $recipe, string $text, array &$foods ): string {
		return preg_replace_callback(
			self::MARK,
			static function ( array $match ) use ( $recipe, &$foods ): string {
				// Another recipe is named by the path of its file: `@./sauces/Hollandaise{}`.
				$name   = trim( preg_replace( '#^([&?+-]*)\.{1,2}/(?:.*/)?#', '$1', ( $match[2] ?? '' ) . ( $match[4] ?? '' ) ) ?? '' );
				$amount = trim( preg_replace( '/\s*%\s*/', ' ', ltrim( $match[3] ?? '', '=' ) ) ?? '' );
				$note   = $match[5] ?? '';
				if ( '@' === $match[1] && '' !== $name ) {
					// A mark says of a food that one can do without.
					$is_optional = str_contains( substr( $name, 0, strspn( $name, '&?-+' ) ), '?' );
					$parts       = [ trim( "$amount " . ltrim( $name, '&?-+' ) ), $is_optional ? 'optional' : '', $note ];
					$foods[]     = implode( ', ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
				} elseif ( '#' === $match[1] && ! in_array( $name, array_column( $recipe->equipment, 'name' ), true ) ) {
					$recipe->equipment[] = [
						'name' => $name,
						'note' => trim( "$amount $note" ),
						'url'  => '',
					];
				}
				return '~' === $match[1] ? trim( "$amount" ) : ltrim( $name, '&?-+' );
			},
			$text
		) ?? $text;
	}
}
