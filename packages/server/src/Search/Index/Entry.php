<?php
declare( strict_types=1 );

namespace Larder\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * What the index holds of one recipe that everybody can read.
 */
final class Entry {

	/** How many bits the numbers have that are in every index. */
	public const NUMBERS = [
		'date'        => 32,
		'id'          => 32,
		'time'        => 16,
		'calories'    => 16,
		'ingredients' => 8,
		'likes'       => 24,
		'rating'      => 14,
	];

	/** How many bits the number of any other range has. */
	private const RANGE_BITS = 16;

	/** Numbers that results are sorted by; each has a column `sort_…`. */
	public const SORTED = [ 'date', 'time', 'likes', 'rating' ];

	/**
	 * @param string                      $title   Folded title.
	 * @param array<string, list<string>> $facets  Values by facet, each once.
	 * @param list<string>                $words   Folded words, each once.
	 * @param array<string, int|null>     $numbers By field; null for what is not known.
	 */
	public function __construct(
		public readonly int $post_id,
		public readonly string $title,
		public readonly array $facets,
		public readonly array $words,
		public readonly array $numbers
	) {}

	/**
	 * Returns the numbers that results are sorted by.
	 *
	 * @return array<string, int|null> By column; null for what is not known.
	 */
	public function sorted(): array {
		$sorted = [];
		foreach ( self::SORTED as $field ) {
			$sorted[ "sort_$field" ] = $this->numbers[ $field ] ?? null;
		}
		return $sorted;
	}

	/**
	 * Returns a text that two entries share only when they hold the same, in whatever order: databases give terms of the same name in any.
	 */
	public function fingerprint(): string {
		$facets = array_map( self::sorted_texts( ... ), $this->facets );
		ksort( $facets );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Never read back.
		return md5( serialize( [ $this->title, $facets, self::sorted_texts( $this->words ), $this->numbers ] ) );
	}

	/**
	 * Sorts texts byte by byte.
	 *
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function sorted_texts( array $texts ): array {
		sort( $texts, SORT_STRING );
		return $texts;
	}

	/**
	 * Returns how many bits a number has.
	 *
	 * @param string $field A key of {@see self::NUMBERS}, or the field of another range.
	 */
	public static function bits( string $field ): int {
		return self::NUMBERS[ $field ] ?? self::RANGE_BITS;
	}

	/**
	 * Clamps a number to the bits of its field.
	 *
	 * @param string         $field The number.
	 * @param int|float|null $value The number, null when it is not known.
	 */
	public static function fit( string $field, int|float|null $value ): ?int {
		return null === $value ? null : min( max( 0, (int) round( $value ) ), ( 1 << self::bits( $field ) ) - 1 );
	}
}
