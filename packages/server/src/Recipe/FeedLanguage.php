<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the language of recipes in feeds whose own language is another.
 */
final class FeedLanguage implements Registrable {

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( [ 'rss2_item', 'rdf_item', 'atom_entry' ] as $item ) {
			add_action( $item, $this->print( ... ) );
		}
		add_action( 'atom_ns', $this->name_space( ... ) );
		add_filter( 'the_excerpt_rss', $this->mark( ... ), PHP_INT_MAX );
	}

	/**
	 * Prints the language of an item, in the words of Dublin Core.
	 */
	public function print(): void {
		$marks = self::language()->attributes();
		if ( isset( $marks['lang'] ) ) {
			echo '<dc:language>' . esc_html( $marks['lang'] ) . "</dc:language>\n";
		}
	}

	/**
	 * Names these words in Atom, which does not know them by itself.
	 */
	public function name_space(): void {
		echo ' xmlns:dc="http://purl.org/dc/elements/1.1/" ';
	}

	/**
	 * Marks the summary of an item.
	 *
	 * @param mixed $summary HTML.
	 * @return mixed The same where it is written as the feed is.
	 */
	public function mark( mixed $summary ): mixed {
		return is_string( $summary ) ? self::language()->mark( $summary ) : $summary;
	}

	/**
	 * Returns the language of the item.
	 */
	private static function language(): Language {
		return Language::of_post( (int) get_the_ID() );
	}
}
