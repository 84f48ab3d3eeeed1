<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\StoredTree;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the blocks that WPZOOM has beside its card: the nutrition of a card, and facts, ingredients and directions of a post without
 * a card, which are one recipe.
 */
final class CardParts {

	/** What posts have in which these blocks are a recipe. */
	public const NEEDLES = [ '<!-- wp:wpzoom-recipe-card/block-ingredients {', '<!-- wp:wpzoom-recipe-card/block-directions {' ];

	private const BLOCK = '#<!-- wp:wpzoom-recipe-card/block-(details|ingredients|directions|nutrition) (\{(?:[^-]++|-(?!->))*+)(?<=\} /)-->#';

	/** What the attributes of a card are called that hold the rows of a block. */
	private const ROWS = [
		'details'     => [ 'details', 'details' ],
		'ingredients' => [ 'items', 'ingredients' ],
		'directions'  => [ 'steps', 'steps' ],
	];

	/** Facts that are with those of a post. */
	private const FACTS = [ 'course', 'cuisine', 'difficulty', 'keywords' ];

	/** What a number of it counts, where it is another unit than in other plugins. */
	private const UNITS = [ 'vitamin-a' => 'mcg' ];

	/**
	 * Returns the places of these blocks.
	 *
	 * @param \WP_Post $post The post.
	 * @param bool     $is_recipe Whether they are the recipe; else the nutrition alone belongs to a card.
	 * @return list<Embed> In the order of the page. All of them are the first recipe of the post.
	 */
	public static function embeds( \WP_Post $post, bool $is_recipe ): array {
		$content = $post->post_content;
		if ( $is_recipe && [] === array_filter( self::NEEDLES, static fn ( string $needle ): bool => str_contains( $content, $needle ) ) ) {
			return [];
		}
		preg_match_all( self::BLOCK, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$embeds        = [];
		$all           = implode( "\n\n", array_column( array_column( $found, 0 ), 0 ) );
		$has_nutrition = false;
		foreach ( $found as [ [ $markup, $offset ], [ $part ] ] ) {
			// Only the first nutrition is read; any other stays in the post.
			$is_read       = 'nutrition' === $part ? ! $has_nutrition : $is_recipe;
			$has_nutrition = $has_nutrition || 'nutrition' === $part;
			if ( $is_read ) {
				$is_first = $is_recipe && [] === $embeds;
				$embeds[] = new Embed( "$post->ID-0", $offset, $markup, $is_first ? null : '', $is_first ? $all : '' );
			}
		}
		return $embeds;
	}

	/**
	 * Reads the blocks of a post as the attributes of a card. Of several blocks of a kind each is a group.
	 *
	 * @param string $content What the post says.
	 * @return array<string, mixed>
	 */
	public static function card( string $content ): array {
		$lists  = [];
		$facts  = [];
		$titles = [];
		foreach ( self::blocks( $content ) as [ $part, $data ] ) {
			[ $own, $name ] = self::ROWS[ $part ] ?? [ '', '' ];
			if ( '' === $name ) {
				continue;
			}
			$rows              = is_array( $data[ $own ] ?? null ) ? array_values( $data[ $own ] ) : [];
			$title             = ( new StoredTree( $data ) )->text( 'title' );
			$titles[ $part ][] = $title;
			if ( 'details' !== $part ) {
				array_unshift( $rows, [ 'isGroup' => true, 'name' => $title, 'text' => $title ] );
			}
			$lists[ $name ] = [ ...( $lists[ $name ] ?? [] ), ...$rows ];
			$facts += array_intersect_key( $data, array_flip( self::FACTS ) );
		}
		foreach ( [ 'ingredients', 'directions' ] as $part ) {
			// The title of the only block is above the whole list.
			if ( 1 === count( $titles[ $part ] ?? [] ) && isset( $lists[ self::ROWS[ $part ][1] ] ) ) {
				$facts[ "{$part}Title" ] = $titles[ $part ][0];
				array_shift( $lists[ self::ROWS[ $part ][1] ] );
			}
		}
		return $lists + $facts;
	}

	/**
	 * Reads the nutrition that is in a post.
	 *
	 * @param Draft  $draft   The recipe.
	 * @param string $content What the post says.
	 */
	public static function take_nutrition( Draft $draft, string $content ): void {
		foreach ( self::blocks( $content ) as [ $part, $data ] ) {
			if ( 'nutrition' === $part && null === $draft->nutrition ) {
				$values = [];
				foreach ( is_array( $data['data'] ?? null ) ? $data['data'] : [] as $name => $value ) {
					$values[ (string) $name ] = ( new StoredTree( $value ) )->text();
				}
				Basics::nutrition( $draft, $values, $values['serving-size'] ?? '', self::UNITS );
				if ( null !== $draft->nutrition ) {
					$draft->nutrition['servings'] = $values['servings'] ?? '';
				}
			}
		}
	}

	/**
	 * Reads the attributes of the blocks.
	 *
	 * @param string $content What a post says.
	 * @return list<array{string, array<array-key, mixed>}> What each is, and its attributes.
	 */
	private static function blocks( string $content ): array {
		preg_match_all( self::BLOCK, $content, $found, PREG_SET_ORDER );
		return array_map(
			static function ( array $match ): array {
				$data = json_decode( substr( $match[2], 0, -strlen( ' /' ) ), true );
				return [ $match[1], is_array( $data ) ? $data : [] ];
			},
			$found
		);
	}
}
