<?php
declare( strict_types=1 );

namespace Larder\Switch\Roundups;

use Larder\Switch\Embed;
use Larder\Switch\Sources\Embeds;
use Larder\Switch\StandIns\Names;
use Larder\Switch\StandIns\ShownPart;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the shortcodes and blocks by which posts list recipes that are elsewhere.
 *
 * @phpstan-type FoundRoundup array{embed: Embed, part: ShownPart, attributes: array<array-key, mixed>}
 */
final class RoundupPlaces {

	/** The shortcode of Mediavine Create, which shows a recipe, a list or a card on how to make something else. */
	private const CREATE = 'mv_create';

	/** What it shows that is no recipe. */
	public const OTHERS = [ 'list', 'diy' ];

	/**
	 * Returns texts of which one is in every post that lists recipes.
	 *
	 * @param string $source The plugin.
	 * @return list<string> None where no post can.
	 */
	public static function needles( string $source ): array {
		return [
			...array_map( static fn ( string $name ): string => "[$name ", array_keys( self::shortcodes( $source ) ) ),
			...array_map( static fn ( string $name ): string => "<!-- wp:$name ", array_keys( self::blocks( $source ) ) ),
		];
	}

	/**
	 * Finds the places in a content.
	 *
	 * @param string $source  The plugin.
	 * @param string $content Content of a post.
	 * @return list<FoundRoundup> In the order of the page.
	 */
	public static function in( string $source, string $content ): array {
		$blocks     = self::blocks( $source );
		$shortcodes = self::shortcodes( $source );
		$parts      = $blocks + $shortcodes;
		$block      = self::any_of( $blocks );
		$shortcode  = self::any_of( $shortcodes );
		$places     = [];
		foreach ( Embeds::in_content(
			$content,
			"#<!-- wp:((?:$block)(?: \\{.*?\\})?) (?:/-->|-->.*?<!-- /wp:(?:$block) -->)|(?<!\\[)\\[((?:$shortcode)\\s[^\\]]*)\\]#s"
		) as $embed ) {
			[ $name, $rest ] = ( preg_split( '/\s+/', $embed->key, 2 ) ?: [] ) + [ '', '' ];
			$attributes      = str_contains( $name, '/' ) ? json_decode( $rest, true ) : shortcode_parse_atts( rtrim( $rest, '/' ) );
			$attributes      = is_array( $attributes ) ? $attributes : [];
			if ( self::CREATE === $name && ! in_array( $attributes['type'] ?? '', self::OTHERS, true ) ) {
				continue;
			}
			$places[] = [
				'embed'      => $embed,
				'part'       => $parts[ $name ] ?? ShownPart::Line,
				'attributes' => $attributes,
			];
		}
		return $places;
	}

	/**
	 * Lists the shortcodes of a plugin that list recipes.
	 *
	 * @param string $source The plugin.
	 * @return array<string, ShownPart> What they show, by name.
	 */
	private static function shortcodes( string $source ): array {
		$create = 'mediavine-create' === $source ? [ self::CREATE => ShownPart::Roundup ] : [];
		return $create + array_filter( Names::SHORTCODES[ $source ] ?? [], self::is_roundup( ... ) );
	}

	/**
	 * Lists the blocks of a plugin that list recipes.
	 *
	 * @param string $source The plugin.
	 * @return array<string, ShownPart> What they show, by name.
	 */
	private static function blocks( string $source ): array {
		// A single card is a place of its recipe.
		$cards = array_intersect_key( Names::BLOCKS[ $source ] ?? [], [ 'delicious-recipes/handpicked-recipes' => true ] );
		return $cards + array_filter( Names::BLOCKS[ $source ] ?? [], self::is_roundup( ... ) );
	}

	/**
	 * Writes the pattern of any of some names.
	 *
	 * @param array<string, ShownPart> $parts What they show, by name.
	 * @return string One that nothing fits where there are none.
	 */
	private static function any_of( array $parts ): string {
		$names = array_map( static fn ( string $name ): string => preg_quote( $name, '#' ), array_keys( $parts ) );
		return [] === $names ? '(?!)' : implode( '|', $names );
	}

	/**
	 * Returns whether something lists recipes.
	 *
	 * @param ShownPart $part What it shows.
	 */
	private static function is_roundup( ShownPart $part ): bool {
		return in_array( $part, [ ShownPart::Line, ShownPart::Roundup ], true );
	}
}
