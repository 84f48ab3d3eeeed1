<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The facts of a recipe as the blocks show them.
 *
 * @phpstan-import-type PanData from Pan
 */
final class Facts {

	public function __construct( public readonly Attributes $values ) {}

	/**
	 * Reads the attributes of the root block.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public static function from_attributes( array $attributes ): self {
		return new self( new Attributes( $attributes ) );
	}

	/**
	 * Reads what the root block gives the blocks inside it.
	 *
	 * @param array<array-key, mixed> $context Block context with the keys `larder/<fact>`.
	 */
	public static function from_context( array $context ): self {
		$facts = [];
		foreach ( $context as $key => $value ) {
			if ( is_string( $key ) && str_starts_with( $key, 'larder/' ) ) {
				$facts[ substr( $key, 7 ) ] = $value;
			}
		}
		return self::from_attributes( $facts );
	}

	/**
	 * Returns how many the recipe makes.
	 *
	 * @return float|null Null when it is not known, or is not an amount that could be scaled.
	 */
	public function servings(): ?float {
		$amount = $this->values->amount( 'yieldAmount' );
		return null === $amount || $amount <= 0 ? null : (float) $amount;
	}

	/**
	 * Returns the upper end of the range that the recipe makes.
	 *
	 * @return float|null Null where it makes one number.
	 */
	public function most_servings(): ?float {
		$servings = $this->servings();
		$most     = $this->values->amount( 'yieldMax' );
		return null === $servings || null === $most || $most <= $servings ? null : (float) $most;
	}

	/**
	 * Returns what the recipe is baked in.
	 *
	 * @return PanData|null Null where it does not say.
	 */
	public function pan(): ?array {
		return Pan::from_attributes( $this->values->child( 'pan' ) );
	}

	/**
	 * Returns the minutes by kind, those that are known.
	 *
	 * @return array<string, int> Keys `prepTime`, `cookTime`, `restTime`, `customTime`.
	 */
	public function times(): array {
		$times = [];
		foreach ( [ 'prepTime', 'cookTime', 'restTime', 'customTime' ] as $kind ) {
			$times[ $kind ] = $this->values->count( $kind );
		}
		return array_filter( $times );
	}

	/**
	 * Returns the whole time: as set, or the sum of the others; of ranges the longer ends.
	 */
	public function total_time(): int {
		$total = $this->values->count( 'totalTime' );
		return $total > 0 ? $total : array_sum( $this->times() );
	}

	/**
	 * Returns the shorter end of one time; that of the whole is as set, or added up.
	 *
	 * @param string $name `prepTime`, `cookTime`, `restTime`, `customTime` or `totalTime`.
	 * @return int Minutes, as many as the longer end where the time is not a range.
	 */
	public function shortest( string $name ): int {
		$from = TimeRanges::stored( $this->values );
		if ( 'totalTime' !== $name || $this->values->count( 'totalTime' ) > 0 ) {
			return $from[ $name ] ?? $this->values->count( $name );
		}
		return array_sum( array_intersect_key( $from, $this->times() ) + $this->times() );
	}
}
