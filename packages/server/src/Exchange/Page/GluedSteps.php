<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Text\LineCleaner;

defined( 'ABSPATH' ) || exit;

/**
 * Splits steps that a program joined when it stripped their markup: "Chop the leeks.Boil them."
 *
 * @phpstan-import-type FoundStep from FoundRecipe
 */
final class GluedSteps {

	/** Where a sentence ends and the next begins, without a blank. */
	private const GLUE = '/(?<=[\p{Ll}\p{N}\p{Pe}][.!?])(?=\p{Lu}\p{Ll})/u';

	/** How many letters of a line tell it from others. */
	private const START = 16;

	/**
	 * Starts of the lines that the page shows, folded.
	 *
	 * @var array<string, true>
	 */
	private array $starts = [];

	/**
	 * @param list<OutlineLine> $lines The lines of the page.
	 */
	public function __construct( array $lines ) {
		foreach ( $lines as $line ) {
			$this->starts[ self::start( $line->text ) ] = true;
		}
	}

	/**
	 * Splits steps where the page starts a new line.
	 *
	 * @param list<FoundStep> $steps Steps of the data.
	 * @return list<FoundStep>
	 */
	public function apart( array $steps ): array {
		$apart = [];
		foreach ( $steps as $step ) {
			$texts = $this->split( $step['typed'] );
			$first = FoundRecipe::step( array_shift( $texts ) );
			array_push(
				$apart,
				array_merge( $step, [
					'text'  => $first['text'],
					'typed' => $first['typed'],
				] ),
				...array_map( FoundRecipe::step( ... ), $texts )
			);
		}
		return $apart;
	}

	/**
	 * Splits a text.
	 *
	 * @return non-empty-list<string>
	 */
	private function split( string $text ): array {
		$pieces = preg_split( self::GLUE, $text ) ?: [ $text ];
		$texts  = [ $pieces[0] ];
		foreach ( array_slice( $pieces, 1 ) as $at => $piece ) {
			if ( isset( $this->starts[ self::start( implode( '', array_slice( $pieces, $at + 1 ) ) ) ] ) ) {
				$texts[] = $piece;
			} else {
				$texts[ count( $texts ) - 1 ] .= $piece;
			}
		}
		return $texts;
	}

	/**
	 * Returns the first letters of a text, by which it is found again.
	 */
	private static function start( string $text ): string {
		return mb_substr( LineCleaner::folded( mb_substr( $text, 0, self::START * 4 ) ), 0, self::START );
	}
}
