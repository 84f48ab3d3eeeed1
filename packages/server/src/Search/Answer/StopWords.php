<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Search\Query\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Lists words that join others and by which nobody looks for a recipe.
 */
final class StopWords extends \WP_Query {

	/** Those of the languages that recipes are read in; WordPress knows more of the site's own. */
	private const JOINING = 'a an the and of with in for or to '
		. 'der die das und mit ein eine von vom aus im fur oder '
		. 'le la les et de du des au aux avec un une en ou pour '
		. 'el los las y del con o para una '
		. 'il lo gli e di da al alla alle della dei per';

	/**
	 * Removes stop words, and words that differ from others only in case or accents.
	 *
	 * @param list<string> $words Words of a question.
	 * @return list<string> The others.
	 */
	public static function without( array $words ): array {
		$stop = array_map( Text::fold( ... ), [
			...explode( ' ', self::JOINING ),
			...array_filter( ( new self() )->get_search_stopwords(), is_string( ... ) ),
		] );
		$left = [];
		foreach ( $words as $word ) {
			$folded = Text::fold( $word );
			// A lone Latin letter is a stop word, too; in other scripts one character may be a word.
			if ( ! in_array( $folded, $stop, true ) && 1 !== preg_match( '/^[a-z]$/', $folded ) ) {
				$left[ "=$folded" ] ??= $word;
			}
		}
		return array_values( $left );
	}
}
