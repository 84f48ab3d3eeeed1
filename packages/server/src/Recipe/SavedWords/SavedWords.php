<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

use Larder\Contracts\Constants;
use Larder\Recipe\BlockTexts;
use Larder\Recipe\PlainText;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Prefers the words of a block's saved markup to those of its attributes, where the two differ.
 *
 * Search and replace in the database, and what translates stored posts, know HTML and nothing of attributes, in which some
 * letters are written in another way. Nobody who changes the attributes leaves the markup as it was: the editor would not
 * open the block. So a difference is always a change of the markup that has to be seen.
 *
 * @phpstan-import-type Block from BlockTexts
 * @phpstan-import-type Part from MarkupParts
 */
final class SavedWords implements Registrable {

	/** Other names of parts: what is a link where it has a URL. */
	private const SAME = [
		'item>a'      => 'item>span',
		'>figure>p>a' => '>figure>figcaption',
	];

	/** Parts that hold their text in an element of its own. */
	private const WRAPPED = '#^<(span|strong|a)\b[^>]*>(.*)</\1>$#s';

	/** {@inheritDoc} */
	public function register(): void {
		// Before others: what they change on purpose stays.
		add_filter( 'render_block_data', self::before_rendering( ... ), 1, 3 );
	}

	/**
	 * Reads a block of a page, and the blocks inside of it, before it is rendered.
	 *
	 * @param Block          $block
	 * @param Block          $source The same, as it is stored.
	 * @param \WP_Block|null $parent The block around it, which was read with those inside.
	 * @return Block
	 */
	public static function before_rendering( array $block, array $source, ?\WP_Block $parent = null ): array {
		unset( $source );
		return null === $parent ? self::into( $block ) : $block;
	}

	/**
	 * Reads the blocks of a content.
	 *
	 * @param string $content Saved blocks.
	 * @return array<int, Block>
	 */
	public static function parse( string $content ): array {
		/** @var array<int, Block> $blocks */
		$blocks = parse_blocks( $content );
		return array_map( self::into( ... ), $blocks );
	}

	/**
	 * Returns a block, and the blocks inside of it, the words of its markup.
	 *
	 * @param Block $block
	 * @return Block
	 */
	public static function into( array $block ): array {
		$name = (string) $block['blockName'];
		if ( SavedTexts::are_known( $name ) && '' !== trim( $block['innerHTML'] ) ) {
			$block['attrs'] = self::attributes( $name, $block['attrs'], $block['innerHTML'] );
		}
		foreach ( $block['innerBlocks'] as $at => $inner ) {
			/** @var Block $inner */
			$block['innerBlocks'][ $at ] = self::into( $inner );
		}
		return $block;
	}

	/**
	 * Updates attributes with the text in the saved markup.
	 *
	 * @param string                  $name  Name of the block.
	 * @param array<array-key, mixed> $attrs Its attributes.
	 * @param string                  $html  Its markup.
	 * @return array<array-key, mixed>
	 */
	private static function attributes( string $name, array $attrs, string $html ): array {
		$places = new SavedTexts( $name, $attrs );
		// A former version named a video twice: one that says the name would hide one that has changed.
		if ( 'larder/video' === $name || ! self::are_printed( $places->list, $html ) ) {
			$attrs = self::changed( $attrs, $places, MarkupParts::parse( $html, SavedTexts::row( $name ) ) );
		}
		return 'larder/recipe' === $name ? FactWords::into( $attrs, $html ) : $attrs;
	}

	/**
	 * Returns whether the markup says what the attributes say, as nearly always: that takes some microseconds a recipe.
	 *
	 * @param list<AttributeText> $places Texts of the attributes, in the order of the markup; those of a row in any.
	 * @param string      $html   The markup.
	 */
	private static function are_printed( array $places, string $html ): bool {
		$row  = -1;
		$from = 0;
		$next = 0;
		foreach ( $places as $place ) {
			if ( $place->row !== $row ) {
				$row  = $place->row;
				$from = $next;
			}
			$at = strpos( $html, ">$place->html<", $from );
			if ( false === $at ) {
				return false;
			}
			$next = max( $next, $at + 1 );
		}
		return true;
	}

	/**
	 * Replaces the texts of the attributes with those of the markup; where the two have different rows, nobody can say which is which.
	 *
	 * @param array<array-key, mixed> $attrs The attributes.
	 * @param list<Part>              $parts Parts of the markup.
	 * @return array<array-key, mixed>
	 */
	private static function changed( array $attrs, SavedTexts $places, array $parts ): array {
		$last = end( $parts );
		if ( false === $last || $last['row'] !== $places->rows ) {
			return $attrs;
		}
		$by_key = self::by_key( $parts );
		foreach ( $places->list as $place ) {
			foreach ( [ $place->part, ...array_keys( self::SAME, $place->part, true ) ] as $name ) {
				$html = $by_key[ "$place->row $name" ] ?? null;
				if ( null !== $html && ! self::says( $html, $place->html ) ) {
					$attrs = self::typed( self::put( $attrs, $place->path, $html ), $place, $html );
					break;
				}
			}
		}
		return $attrs;
	}

	/**
	 * Returns whether two texts have the same words; WordPress prints the plain text of a link with the entities in it left as they are.
	 *
	 * @param string $printed HTML of the markup.
	 * @param string $stored  HTML of the attributes.
	 */
	private static function says( string $printed, string $stored ): bool {
		$words = PlainText::from_html( $stored );
		return in_array( PlainText::from_html( $printed ), [ $words, PlainText::from_html( str_replace( '<', '&lt;', $words ) ) ], true );
	}

	/**
	 * Returns what the parts say by row and name, without names that come twice in a row.
	 *
	 * @param list<Part> $parts
	 * @return array<string, string|null> HTML.
	 */
	private static function by_key( array $parts ): array {
		$by_key = [];
		foreach ( $parts as $part ) {
			$key          = "{$part['row']} {$part['name']}";
			$by_key[ $key ] = array_key_exists( $key, $by_key )
				? null
				: ( null === $part['html'] ? null : self::unwrapped( trim( $part['html'] ) ) );
		}
		return $by_key;
	}

	/**
	 * Returns the inner HTML of the element that wraps a text, or the HTML itself where none does.
	 *
	 * @param string $html HTML of the part.
	 */
	private static function unwrapped( string $html ): string {
		return 1 === preg_match( self::WRAPPED, $html, $inner ) && ! str_contains( $inner[2], "</$inner[1]>" ) ? $inner[2] : $html;
	}

	/**
	 * Replaces the text at a path.
	 *
	 * @param array<array-key, mixed> $values What holds it.
	 * @param list<int|string>        $path   Keys that lead to the text.
	 * @param string                  $html   The text.
	 * @return array<array-key, mixed>
	 */
	private static function put( array $values, array $path, string $html ): array {
		$key   = array_shift( $path );
		$inner = null === $key ? null : $values[ $key ] ?? null;
		if ( null !== $key ) {
			$values[ $key ] = is_array( $inner ) ? self::put( $inner, $path, $html ) : $html;
		}
		return $values;
	}

	/**
	 * Updates the typed line of an ingredient when a piece of it changes: the line gives the order of its pieces.
	 *
	 * @param array<array-key, mixed> $attrs The attributes.
	 * @param AttributeText                   $place The text that has changed.
	 * @param string                  $html  What it says now.
	 * @return array<array-key, mixed>
	 */
	private static function typed( array $attrs, AttributeText $place, string $html ): array {
		$path  = $place->path;
		$key   = array_pop( $path );
		$entry = array_reduce(
			$path,
			static fn ( mixed $values, int|string $key ): mixed => is_array( $values ) ? $values[ $key ] ?? null : null,
			$attrs
		);
		if (
			! is_array( $entry ) || ! isset( $entry['name'] ) || ! is_string( $entry['text'] ?? null )
			|| 'text' === $key || mb_strlen( $place->html ) > Constants::MAX_LINE_LETTERS
		) {
			return $attrs;
		}
		$found = preg_match_all(
			'/(?<![\p{L}\p{N}])' . preg_quote( $place->html, '/' ) . '(?![\p{L}\p{N}])/u',
			$entry['text'],
			$matches,
			PREG_OFFSET_CAPTURE
		);
		if ( false === $found || 0 === $found ) {
			return $attrs;
		}
		// Of several the amount is the first, as a rule; `1 1-inch piece of ginger` has two.
		$at = $matches[0][ 'quantity' === $key ? 0 : $found - 1 ][1];
		return self::put( $attrs, [ ...$path, 'text' ], substr_replace( $entry['text'], $html, $at, strlen( $place->html ) ) );
	}
}
