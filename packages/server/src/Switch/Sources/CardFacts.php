<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Minutes;
use Larder\Switch\Draft;
use Larder\Switch\StoredTree;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of cards that are blocks.
 */
final class CardFacts {

	/**
	 * @param array<string, int> $places Places of the facts in the list of details.
	 * @param list<int>          $free   Places whose meaning the author's own label says.
	 */
	public function __construct( private readonly array $places, private readonly array $free ) {}

	/**
	 * Reads the facts, which are distinguished by their position.
	 */
	public function take( Draft $draft, StoredTree $details ): void {
		$text = static function ( int $at ) use ( $details ): string {
			$value = CardNodes::text( $details->at( $at )->at( 'value' ) );
			$unit  = $details->at( $at )->text( 'unit' );
			// The unit is there before anybody types a value.
			if ( '' === $value && 1 !== preg_match( '/\d/', $unit ) ) {
				return '';
			}
			// A clock needs no unit.
			return 1 === preg_match( '/^\d+:\d\d$/', $value ) ? $value : trim( "$value $unit" );
		};
		$of   = fn ( string $name ): string => isset( $this->places[ $name ] ) ? $text( $this->places[ $name ] ) : '';
		Basics::yield( $draft, $of( 'servings' ) );
		$draft->take_time( 'prep', $of( 'prep' ) );
		$draft->take_time( 'cook', $of( 'cook' ) );
		$draft->take_time( 'rest', $of( 'rest' ) );
		$draft->take_time( 'total', $of( 'total' ) );
		RecipeCost::read( $draft, $of( 'cost' ) );
		OvenTemperature::read( $draft, $of( 'temperature' ) );
		Basics::calories( $draft, $of( 'calories' ) );
		foreach ( $this->free as $at ) {
			$label   = $details->at( $at )->text( 'label' );
			$minutes = Minutes::parse( $text( $at ) );
			if ( OvenTemperature::is_one( $text( $at ) ) ) {
				OvenTemperature::read( $draft, $text( $at ) );
			} elseif ( $minutes > 0 && 0 === $draft->times->custom && '' !== $label ) {
				$draft->times->custom       = $minutes;
				$draft->times->custom_label = $label;
			} elseif ( '' !== $label ) {
				Basics::note( $draft, $label, $text( $at ) );
			} elseif ( '' !== $text( $at ) ) {
				$draft->notes .= '<p>' . esc_html( $text( $at ) ) . '</p>';
			}
		}
	}
}
