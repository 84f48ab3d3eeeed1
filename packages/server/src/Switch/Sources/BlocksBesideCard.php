<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Recipe\Nutrient;
use Larder\Recipe\NutrientNames;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\Draft;
use Larder\Switch\Embed;
use Larder\Switch\StoredTree;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the blocks that WPZOOM has beside its card: nutrition tables, and facts, ingredients and directions without a card, which are
 * one recipe.
 *
 * @phpstan-import-type Nutrition from RecipeDocument
 * @phpstan-type Block array{part: string, data: array<array-key, mixed>, offset: int, markup: string, recipe: int|null}
 */
final class BlocksBesideCard {

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
	 * Returns the places of the cards of a post and of these blocks.
	 *
	 * @param list<Embed> $cards  Its cards, in the order of the page.
	 * @param list<Embed> $copies The places in which it shows cards once more; what follows one of another post stays.
	 * @return list<Embed> Lists without a card are one recipe more; each nutrition table belongs to one of them.
	 */
	public static function embeds( \WP_Post $post, array $cards, array $copies ): array {
		$blocks = self::blocks( $post->post_content, $cards, $copies );
		$embeds = [];
		foreach ( $cards as $number => $card ) {
			$alone    = self::markup_of( $blocks, $number );
			$embeds[] = new Embed( $card->key, $card->offset, $card->markup, null, '' === $alone ? '' : "$card->markup\n\n$alone" );
		}
		$own      = count( $cards );
		$is_first = true;
		foreach ( $blocks as $block ) {
			$is_recipe = $own === $block['recipe'] && $is_first;
			$is_first  = $is_first && ! $is_recipe;
			if ( null !== $block['recipe'] ) {
				$embeds[] = new Embed(
					"$post->ID-{$block['recipe']}",
					$block['offset'],
					$block['markup'],
					$is_recipe ? null : '',
					$is_recipe ? self::markup_of( $blocks, $own ) : ''
				);
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
		$ids    = [];
		foreach ( self::blocks( $content, [], [] ) as [ 'part' => $part, 'data' => $data ] ) {
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
			$ids += [ $part => $data['id'] ?? '' ];
		}
		foreach ( [ 'ingredients', 'directions' ] as $part ) {
			// The title of the only block is above the whole list.
			if ( 1 === count( $titles[ $part ] ?? [] ) && isset( $lists[ self::ROWS[ $part ][1] ] ) ) {
				$facts[ "{$part}Title" ] = $titles[ $part ][0];
				array_shift( $lists[ self::ROWS[ $part ][1] ] );
			}
		}
		return $lists + $facts + [ 'ids' => $ids ];
	}

	/**
	 * Reads the nutrition tables of a recipe: the first that says anything is its own, others are among the notes.
	 *
	 * @param string      $content What its post says.
	 * @param list<Embed> $cards   The cards of the post.
	 * @param list<Embed> $copies  The places in which it shows cards once more.
	 * @param int         $number  Which of the recipes of the post it is.
	 */
	public static function take_nutrition( Draft $draft, string $content, array $cards, array $copies, int $number ): void {
		foreach ( self::blocks( $content, $cards, $copies ) as $block ) {
			if ( 'nutrition' !== $block['part'] || $number !== $block['recipe'] ) {
				continue;
			}
			$data  = ( new StoredTree( $block['data'] ) )->at( 'data' );
			$table = new Draft();
			Nutrients::take( $table, $data->fields( [ 'serving-size', 'servings' ] ), $data->text( 'serving-size' ), self::UNITS );
			if ( null !== $table->nutrition ) {
				$table->nutrition['servings'] = $data->text( 'servings' );
			}
			if ( null === $draft->nutrition ) {
				$draft->nutrition = $table->nutrition;
				$draft->calories ??= $table->calories;
			} elseif ( null !== $table->nutrition ) {
				Basics::note( $draft, __( 'Nutrition', 'larder' ), self::sentence( $table->nutrition ) );
			}
		}
	}

	/**
	 * Writes a nutrition table in a line.
	 *
	 * @param Nutrition $table
	 */
	private static function sentence( array $table ): string {
		$facts = array_filter( [
			__( 'Serving size', 'larder' ) => $table['servingSize'],
			__( 'Servings', 'larder' )     => $table['servings'],
		], static fn ( string $value ): bool => '' !== $value );
		foreach ( $table['values'] as $name => $value ) {
			$facts[ NutrientNames::label( Nutrient::from( $name ) ) ] = $value;
		}
		$facts += array_column( $table['additional'], 'value', 'name' );
		return implode( '; ', array_map(
			static fn ( string $name, string $value ): string => "$name $value",
			array_keys( $facts ),
			$facts
		) );
	}

	/**
	 * Joins the markup of the blocks of a recipe.
	 *
	 * @param list<Block> $blocks The blocks of a post.
	 * @param int         $number Which recipe.
	 */
	private static function markup_of( array $blocks, int $number ): string {
		return implode( "\n\n", array_column(
			array_filter( $blocks, static fn ( array $block ): bool => $number === $block['recipe'] ),
			'markup'
		) );
	}

	/**
	 * Reads the blocks of a post.
	 *
	 * @param string      $content What the post says.
	 * @param list<Embed> $cards   Its cards, in the order of the page.
	 * @param list<Embed> $copies  The places in which it shows cards once more.
	 * @return list<Block> In the order of the page.
	 */
	private static function blocks( string $content, array $cards, array $copies ): array {
		preg_match_all( self::BLOCK, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$lists  = array_filter( $found, static fn ( array $match ): bool => 'nutrition' !== $match[1][0] );
		$starts = array_flip( array_map( static fn ( Embed $card ): int => $card->offset, $cards ) );
		$known  = array_flip( array_map( static fn ( Embed $card ): string => $card->key, $cards ) );
		foreach ( $copies as $copy ) {
			$starts[ $copy->offset ] = $known[ $copy->key ] ?? null;
		}
		$own    = null;
		$first  = reset( $lists );
		if ( false !== $first && [] !== array_filter( $lists, static fn ( array $match ): bool => 'details' !== $match[1][0] ) ) {
			$own                    = count( $cards );
			$starts[ $first[0][1] ] = $own;
		}
		return array_map(
			static function ( array $match ) use ( $starts, $own ): array {
				$data = json_decode( substr( $match[2][0], 0, -strlen( ' /' ) ), true );
				return [
					'part'   => $match[1][0],
					'data'   => is_array( $data ) ? $data : [],
					'offset' => $match[0][1],
					'markup' => $match[0][0],
					'recipe' => 'nutrition' === $match[1][0] ? self::nearest( $starts, $match[0][1] ) : $own,
				];
			},
			$found
		);
	}

	/**
	 * Finds the recipe that a nutrition table belongs to: the last one before it, or else the first.
	 *
	 * @param array<int, int|null> $starts Which recipe begins where; null for one of another post.
	 * @param int                  $offset Where the table begins.
	 * @return int|null Which recipe; null where there is none, or another post has it.
	 */
	private static function nearest( array $starts, int $offset ): ?int {
		$places = array_keys( $starts );
		$before = array_filter( $places, static fn ( int $start ): bool => $start < $offset );
		return [] === $places ? null : $starts[ [] === $before ? min( $places ) : max( $before ) ];
	}
}
