<?php
declare( strict_types=1 );

namespace Larder\Recipe\SavedWords;

use Larder\Recipe\Nutrient;
use Larder\Recipe\Saved\Markup;
use Larder\Recipe\Saved\NutritionBlock;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the texts that the `save()` of a block prints, in its order.
 *
 * It walks through the attributes by itself: what differs in the markup is written back at its path, which
 * {@see \Larder\Recipe\StoredLists} does not keep, and a damaged list is none that `save()` has printed.
 *
 * @phpstan-type Attrs array<array-key, mixed>
 */
final class SavedTexts {

	/** Lists with groups: how an entry is called in the attributes and in the markup, and its texts with their parts. */
	private const LISTS = [
		'larder/ingredients'  => [ 'items', 'item', [ 'quantity' => 'quantity', 'unit' => 'unit', 'name' => 'name', 'note' => 'note' ] ],
		'larder/instructions' => [ 'steps', 'step', [ 'title' => 'step-title', 'text' => 'text', 'note' => 'note', 'tip' => 'tip' ] ],
		'larder/equipment'    => [ 'items', 'item', [ 'text' => 'item>span', 'note' => 'note' ] ],
	];

	/** Texts of blocks that are not lists, with their parts. */
	private const TEXTS = [
		'larder/recipe'    => [ 'name' => 'name', 'description' => 'description' ],
		'larder/author'    => [ 'title' => 'title', 'name' => 'name', 'bio' => 'bio' ],
		'larder/faq'       => [ 'title' => 'title' ],
		'larder/faq-item'  => [ 'question' => 'question' ],
		'larder/notes'     => [ 'title' => 'title' ],
		'larder/tip'       => [ 'title' => 'title' ],
		'larder/video'     => [ 'name' => '>figure>figcaption' ],
		'larder/nutrition' => [ 'title' => 'title', 'servingSize' => 'size' ],
		'larder/gallery'   => [],

		'larder/recipe-embed' => [ 'title' => 'title', 'text' => 'text' ],
	];

	/** What else than texts makes a step one that is printed. */
	private const OTHERS = [ 'image', 'videoUrl' ];

	/** @var list<AttributeText> The texts, in the order of the markup; those of a row in any. */
	public readonly array $list;

	/** How many rows are printed. */
	public readonly int $rows;

	/** How many rows were read. */
	private int $row = 0;

	/**
	 * Reads the texts of a block.
	 *
	 * @param string $name  Name of the block.
	 * @param Attrs  $attrs Its attributes.
	 */
	public function __construct( private readonly string $name, array $attrs ) {
		$this->list = [
			...$this->texts( $attrs, self::TEXTS[ $name ] ?? [ 'title' => 'title' ], [] ),
			...match ( $name ) {
				'larder/gallery'   => $this->pictures( $attrs['items'] ?? null ),
				'larder/nutrition' => $this->nutrients( $attrs ),
				default            => isset( self::LISTS[ $name ] ) ? $this->groups( $attrs['groups'] ?? null ) : [],
			},
		];
		$this->rows = $this->row;
	}

	/**
	 * Returns whether the texts of a block are known.
	 *
	 * @param string $name Name of the block.
	 */
	public static function are_known( string $name ): bool {
		return isset( self::LISTS[ $name ] ) || isset( self::TEXTS[ $name ] );
	}

	/**
	 * Names the parts of a block's markup that are a row each.
	 *
	 * @param string $name Name of the block.
	 */
	public static function row( string $name ): string {
		return self::LISTS[ $name ][1] ?? ( 'larder/nutrition' === $name ? 'table>tbody>tr' : 'item' );
	}

	/**
	 * Lists the texts of a list with groups; a damaged one has none.
	 *
	 * @return list<AttributeText>
	 */
	private function groups( mixed $groups ): array {
		[ $rows, , $texts ] = self::LISTS[ $this->name ];

		$places = [];
		foreach ( is_array( $groups ) ? $groups : [] as $at => $group ) {
			if ( ! is_array( $group ) || ! is_array( $group[ $rows ] ?? null ) ) {
				return [];
			}
			array_push( $places, ...$this->texts( $group, [ 'title' => 'group-title' ], [ 'groups', $at ] ) );
			foreach ( $group[ $rows ] as $place => $entry ) {
				if ( ! is_array( $entry ) ) {
					return [];
				}
				if ( $this->is_printed( $entry ) ) {
					++$this->row;
					// A line that was not read into pieces is printed as its name.
					$is_whole = isset( $texts['quantity'] ) && self::is_blank( $entry['name'] ?? '' );
					array_push(
						$places,
						...$this->texts( $entry, $is_whole ? [ 'text' => 'name' ] : $texts, [ 'groups', $at, $rows, $place ] )
					);
				}
			}
		}
		return $places;
	}

	/**
	 * Returns whether an entry is printed.
	 *
	 * @param Attrs $entry
	 */
	private function is_printed( array $entry ): bool {
		$keys  = match ( $this->name ) {
			'larder/ingredients' => [ 'text', 'name' ],
			'larder/equipment'   => [ 'text' ],
			default              => array_keys( self::LISTS['larder/instructions'][2] ),
		};
		$texts = array_filter( $keys, static fn ( string $key ): bool => ! self::is_blank( $entry[ $key ] ?? '' ) );
		return [] !== $texts
			|| (
				'larder/instructions' === $this->name
					&& [] !== array_filter( array_intersect_key( $entry, array_flip( self::OTHERS ) ) )
			);
	}

	/**
	 * Lists the captions of pictures, and the names of videos.
	 *
	 * @param mixed $items The pictures and videos.
	 * @return list<AttributeText>
	 */
	private function pictures( mixed $items ): array {
		$places = [];
		foreach ( is_array( $items ) ? $items : [] as $at => $item ) {
			if ( ! is_array( $item ) || ! is_string( $item['url'] ?? null ) ) {
				return [];
			}
			if ( '' !== Markup::url( $item['url'] ) ) {
				++$this->row;
				$name = 'video' === ( $item['type'] ?? '' ) ? [ 'alt' => 'item>span' ] : [];
				array_push( $places, ...$this->texts( $item, $name + [ 'caption' => 'item>figcaption' ], [ 'items', $at ] ) );
			}
		}
		return $places;
	}

	/**
	 * Lists the amounts of the nutrients, and the rows that somebody has added.
	 *
	 * @param Attrs $attrs Attributes of the block.
	 * @return list<AttributeText>
	 */
	private function nutrients( array $attrs ): array {
		$places = [];
		foreach ( is_array( $attrs['values'] ?? null ) ? $attrs['values'] : [] as $nutrient => $value ) {
			$known = Nutrient::tryFrom( (string) $nutrient );
			if ( null !== $known && is_string( $value ) && ! self::is_blank( $value ) ) {
				$places[] = new AttributeText(
					"nutrient-$nutrient>td",
					0,
					[ 'values', $nutrient ],
					NutritionBlock::with_unit( $value, $known->unit() )
				);
			}
		}
		foreach ( is_array( $attrs['additional'] ?? null ) ? $attrs['additional'] : [] as $at => $added ) {
			if ( is_array( $added ) && ! self::is_blank( $added['name'] ?? '' ) && ! self::is_blank( $added['value'] ?? '' ) ) {
				++$this->row;
				$texts = [
					'name'  => 'table>tbody>tr>th',
					'value' => 'table>tbody>tr>td',
				];
				array_push( $places, ...$this->texts( $added, $texts, [ 'additional', $at ] ) );
			}
		}
		return $places;
	}

	/**
	 * Lists texts that are printed, those that say something.
	 *
	 * @param Attrs                 $values What holds them.
	 * @param array<string, string> $texts  Their names, with their parts.
	 * @param list<int|string>      $path   Where it is.
	 * @return list<AttributeText>
	 */
	private function texts( array $values, array $texts, array $path ): array {
		$places = [];
		foreach ( $texts as $key => $part ) {
			$value = $values[ $key ] ?? '';
			if ( is_string( $value ) && ! self::is_blank( $value ) ) {
				$places[] = new AttributeText( $part, $this->row, [ ...$path, $key ], $value );
			}
		}
		return $places;
	}

	/**
	 * Returns whether something says nothing; of most texts that is known without reading them.
	 *
	 * @param mixed $value A text.
	 */
	private static function is_blank( mixed $value ): bool {
		return ! is_string( $value ) || '' === $value || ( ! ctype_alnum( $value[0] ) && Markup::is_blank( $value ) );
	}
}
