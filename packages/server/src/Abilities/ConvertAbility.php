<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Lines\Convert\ConvertedText;
use Larder\Lines\Convert\LineConverter;
use Larder\Lines\LineReader;
use Larder\Lines\Locale;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\WrittenLine;
use Larder\Recipe\Attributes;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a recipe, or lines that are sent, in metric or US units, as the page does.
 *
 * @phpstan-import-type Ability from AbilitiesModule
 * @phpstan-import-type Pieces from WrittenLine
 */
final class ConvertAbility {

	/** Lines that are written at once. */
	private const MAX_LINES = 200;

	/** Letters of a line. */
	private const MAX_LENGTH = 500;

	/**
	 * @param \Closure( int ): ( RecipeDocument|\WP_Error ) $find Finds a recipe that who asks may read.
	 */
	public function __construct( private readonly \Closure $find ) {}

	/**
	 * Returns the ability.
	 *
	 * @return Ability
	 */
	public function ability(): array {
		return [
			'label'       => __( 'Convert units', 'larder' ),
			'description' => __( 'Gives a recipe, or lines that are sent, in metric or US units.', 'larder' ),
			'input'       => Schemas::object_with(
				[
					'system'   => Schemas::value( 'string', 'The units that are wanted.' ) + [ 'enum' => [ 'metric', 'us' ] ],
					'id'       => Schemas::value( 'integer', 'The recipe’s post id.' ) + [ 'minimum' => 1 ],
					'lines'    => [ 'maxItems' => self::MAX_LINES ] + Schemas::list( Schemas::value(
						'string',
						'An ingredient as it is written.'
					) + [ 'maxLength' => self::MAX_LENGTH ] ),
					'language' => Schemas::value(
						'string',
						'Tag of the language of the lines; that of the site where it is left out.'
					) + [ 'maxLength' => 35 ],
				],
				[ 'system' ]
			),
			'output'      => Schemas::object_with(
				[
					'ingredients' => Schemas::list( Schemas::value( 'string', 'A line.' ) ),
					'steps'       => Schemas::list( Schemas::value(
						'string',
						'A step of the recipe, with its temperatures and lengths.'
					) ),
				]
			),
			'execute'     => $this->convert( ... ),
			'permission'  => static fn (): bool => true,
			'readonly'    => true,
			'destructive' => false,
			'idempotent'  => true,
		];
	}

	/**
	 * Converts ingredients and steps to another system of units.
	 *
	 * @param mixed $input What was sent.
	 * @return array{ingredients: list<string>, steps: list<string>}|\WP_Error
	 */
	private function convert( mixed $input ): array|\WP_Error {
		$sent   = Attributes::from_value( $input );
		$system = 'us' === $sent->text( 'system' ) ? 'us' : 'metric';
		$id     = $sent->count( 'id' );
		if ( 0 === $id ) {
			$locale = $sent->text( 'language' ) ?: Locale::of_site();
			return [
				'ingredients' => array_map(
					static fn ( string $line ): string => self::line( $line, LineReader::read( $line, $locale )->pieces, $system, $locale ),
					$sent->texts( 'lines' )
				),
				'steps'       => [],
			];
		}
		$document = ( $this->find )( $id );
		if ( is_wp_error( $document ) ) {
			return $document;
		}
		$locale = ( $document->data['language'] ?? '' ) ?: Locale::of_site();
		return [
			'ingredients' => array_map(
				static fn ( array $item ): string => self::line( $item['text'], $item, $system, $locale ),
				$document->items()
			),
			'steps'       => array_map(
				static fn ( array $step ): string => ConvertedText::convert( $step['text'], $system, $locale ),
				$document->steps()
			),
		];
	}

	/**
	 * Writes a line.
	 *
	 * @param string               $text   The line as it is written.
	 * @param array<string, mixed> $parts  What it was taken apart to.
	 * @param 'metric'|'us'        $system The units that are wanted.
	 * @param string               $locale Language tag of the line.
	 */
	private static function line( string $text, array $parts, string $system, string $locale ): string {
		$read    = Attributes::from_value( $parts );
		$pieces  = [
			'quantity' => $read->html( 'quantity' ),
			'unit'     => $read->html( 'unit' ),
			'name'     => $read->html( 'name' ),
			'note'     => $read->html( 'note' ),
		];
		$line    = WrittenLine::read( $pieces, $locale, WordOrder::is_unit_first( WordOrder::of_text( $text, $pieces ) ) );
		$written = LineConverter::convert( $line, 1.0, $system, new QuantityFormat( $locale, true, true ) );
		return '' === $pieces['name'] ? $text : WrittenItem::text( $text, $pieces, $written );
	}
}
