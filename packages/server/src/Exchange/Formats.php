<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Apps\CopyMeThat;
use Larder\Exchange\Apps\Crouton;
use Larder\Exchange\Apps\Csv;
use Larder\Exchange\Apps\LarderJson;
use Larder\Exchange\Apps\Mealie;
use Larder\Exchange\Apps\MealieBackup;
use Larder\Exchange\Apps\Mela;
use Larder\Exchange\Apps\Paprika;
use Larder\Exchange\Apps\RecipeKeeper;
use Larder\Exchange\Apps\RecipeMl;
use Larder\Exchange\Apps\RecipeSageText;
use Larder\Exchange\Apps\SchemaJson;
use Larder\Exchange\Apps\Tandoor;
use Larder\Exchange\Apps\WpRecipeMakerJson;
use Larder\Exchange\Cookbook\Cookbook;
use Larder\Exchange\Page\WebPage;
use Larder\Exchange\Photo\Photo;
use Larder\Exchange\Written\Cooklang;
use Larder\Exchange\Written\Markdown;
use Larder\Exchange\Written\MealMaster;
use Larder\Exchange\Written\PlainTextFormat;

defined( 'ABSPATH' ) || exit;

/**
 * All formats that recipes come in, those of other plugins included.
 */
final class Formats {

	/**
	 * Formats by their ids.
	 *
	 * @var array<string, Format>
	 */
	private readonly array $formats;

	/**
	 * @param list<Format> $formats Formats; of two with one id the later counts.
	 */
	public function __construct( array $formats ) {
		$by_id = [];
		foreach ( $formats as $format ) {
			$by_id[ $format->id() ] = $format;
		}
		$this->formats = $by_id;
	}

	/**
	 * Returns the formats of Larder, and in WordPress those that other plugins add.
	 */
	public static function all(): self {
		$formats = self::built_in();
		if ( ! function_exists( 'apply_filters' ) ) {
			return new self( $formats );
		}
		/**
		 * Filters the formats that recipes can be read from and written in.
		 *
		 * @param list<Format> $formats Objects of `Larder\Exchange\Format`; what is none is left out.
		 */
		$filtered = apply_filters( 'larder_formats', $formats );
		return new self(
			is_array( $filtered )
				? array_values( array_filter( $filtered, static fn ( mixed $format ): bool => $format instanceof Format ) )
				: $formats
		);
	}

	/**
	 * Returns the formats of Larder.
	 *
	 * @return list<Format>
	 */
	private static function built_in(): array {
		return [
			new LarderJson(),
			new SchemaJson(),
			new WebPage(),
			new Markdown(),
			new Paprika(),
			new Mealie(),
			new MealieBackup(),
			new Tandoor(),
			new WpRecipeMakerJson(),
			new Mela(),
			new Crouton(),
			new RecipeKeeper(),
			new CopyMeThat(),
			new RecipeMl(),
			new Cooklang(),
			new MealMaster(),
			new RecipeSageText(),
			new Csv(),
			new Photo(),
			new PlainTextFormat(),
			new Cookbook(),
			new Archive( self::all( ... ) ),
		];
	}

	/**
	 * Returns all formats.
	 *
	 * @return list<Format>
	 */
	public function list(): array {
		return array_values( $this->formats );
	}

	/**
	 * Returns the endings of the files that this site can read, without dots.
	 *
	 * @return list<string>
	 */
	public function endings(): array {
		$offered = array_filter(
			$this->list(),
			static fn ( Format $format ): bool => ! $format instanceof OptionalFormat || $format->is_offered()
		);
		return array_values( array_unique( array_merge( ...array_map(
			static fn ( Format $format ): array => $format->endings(),
			array_values( $offered )
		) ) ) );
	}

	/**
	 * Returns a format by its id.
	 */
	public function get( string $id ): ?Format {
		return $this->formats[ $id ] ?? null;
	}

	/**
	 * Finds the format that is most confident that a source is its own.
	 *
	 * @return Format|null Null where none can read it.
	 */
	public function detect( Source $source ): ?Format {
		$best    = null;
		$highest = Format::NO_MATCH;
		foreach ( $this->formats as $format ) {
			$confidence = $format->confidence( $source );
			if ( $confidence > $highest ) {
				$best    = $format;
				$highest = $confidence;
			}
		}
		return $best;
	}

	/**
	 * Reads a source in the format that it is in.
	 */
	public function read( Source $source ): Reading {
		$reading = $this->detect( $source )?->read( $source ) ?? new Reading( [], [ new Notice( Notice::NO_RECIPE ) ] );
		return BrokenJson::named( $reading, $source );
	}
}
