<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\Provenance;
use Larder\Exchange\Pieces\Pieces;

defined( 'ABSPATH' ) || exit;

/**
 * Reads recipes of a URL, a file or a text, in whatever format they are.
 */
final class Reader {

	public function __construct( private readonly Fetcher $fetcher ) {}

	/**
	 * Reads a page of the public web.
	 *
	 * @param string $format Id of its format; empty where it tells that itself.
	 */
	public function url( string $url, string $format = '' ): Reading {
		$source = $this->fetcher->fetch( $url );
		if ( $source instanceof Notice ) {
			return new Reading( [], [ $source ] );
		}
		$reading = self::read( $source, $format );
		return new Reading(
			array_map(
				static fn ( ReadRecipe $recipe ): ReadRecipe => new ReadRecipe(
					Provenance::add( $recipe->document, $url ),
					$recipe->notices,
					$recipe->typed
				),
				$reading->recipes
			),
			$reading->notices
		);
	}

	/**
	 * Reads a text that somebody has pasted.
	 */
	public function text( string $text ): Reading {
		return Formats::all()->read( new Source( $text ) );
	}

	/**
	 * Reads a file of this machine.
	 *
	 * @param string $path   Where it is.
	 * @param string $name   What people call it.
	 * @param string $format Id of its format; empty where it tells that itself.
	 */
	public function file( string $path, string $name, string $format = '' ): Reading {
		$recipes = [];
		$notices = [];
		foreach ( $this->pieces( $path, $name, $format ) as $piece ) {
			array_push( $recipes, ...$piece->recipes );
			array_push( $notices, ...$piece->notices );
		}
		return new Reading( $recipes, [] === $recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices );
	}

	/**
	 * Reads a file of this machine piece by piece, as far as its format can be cut.
	 *
	 * @param string        $path   Where it is.
	 * @param string        $name   What people call it.
	 * @param string        $format Id of its format; empty where it tells that itself.
	 * @param int           $skip   How many pieces are left out at the beginning.
	 * @param ArchiveBudget $budget What an archive may still unpack, beyond those pieces.
	 * @return \Generator<int, Reading>
	 */
	public function pieces(
		string $path,
		string $name,
		string $format = '',
		int $skip = 0,
		ArchiveBudget $budget = new ArchiveBudget()
	): \Generator {
		$formats = Formats::all();
		$chosen  = '' === $format ? null : $formats->get( $format );
		if ( null === $chosen && '' !== $format ) {
			yield new Reading( [], [ new Notice( Notice::NOT_UNDERSTOOD, $format ) ] );
			return;
		}
		yield from ( new Pieces( $formats, $chosen ) )->readings( $path, $name, $skip, $budget );
	}

	/**
	 * Reads a source.
	 *
	 * @param string $format Id of its format; empty where it tells that itself.
	 */
	private static function read( Source $source, string $format ): Reading {
		$formats = Formats::all();
		return '' === $format
			? $formats->read( $source )
			: $formats->get( $format )?->read( $source ) ?? new Reading( [], [ new Notice( Notice::NOT_UNDERSTOOD, $format ) ] );
	}
}
