<?php
declare( strict_types=1 );

namespace Larder\Exchange\Cookbook;

use Larder\Exchange\Apps\SchemaText;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * A cookbook to print: a page of HTML that browsers make a PDF of, with a cover, contents, and each recipe on a page of its own.
 *
 * It carries what machines read of its recipes, so that it can be imported as any page can.
 */
final class Cookbook implements WritableFormat {

	/** The name by which programs ask for the format. */
	public const ID = 'cookbook';

	/** {@inheritDoc} */
	public function id(): string {
		return self::ID;
	}

	/** {@inheritDoc} */
	public function label(): string {
		return __( 'Cookbook to print (PDF)', 'larder' );
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'html' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'text/html' ];
	}

	/**
	 * Leaves reading to the format of web pages.
	 */
	public function confidence( Source $source ): float {
		return self::NO_MATCH;
	}

	/**
	 * Reads nothing.
	 */
	public function read( Source $source ): Reading {
		return new Reading( [], [ new Notice( Notice::NO_RECIPE ) ] );
	}

	/**
	 * Writes a book that needs no other file but its pictures.
	 *
	 * @param list<RecipeDocument> $documents
	 */
	public function write( array $documents ): string {
		$data = '';
		foreach ( $documents as $document ) {
			$data .= sprintf(
				'<script type="application/ld+json">%s</script>',
				(string) wp_json_encode( SchemaText::node( $document ), JSON_HEX_TAG | JSON_HEX_AMP )
			);
		}
		return BookPage::html( new Book( $documents ), sprintf( '<style>%s</style>%s', BookPage::style(), $data ) );
	}
}
