<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

use Larder\Exchange\Format;

defined( 'ABSPATH' ) || exit;

/**
 * A format of text in which recipes are one below the other, so that a file of many can be cut between them.
 */
interface Collection extends Format {

	/**
	 * Splits a text between its recipes.
	 *
	 * @param string $text The text, in any encoding that has ASCII in it.
	 * @return non-empty-list<string> Texts that are the whole one when they are joined.
	 */
	public function split( string $text ): array;
}
