<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the owner's choice what posts of a plugin's own type become, as long as none of them has changed over.
 */
final class TypeChoice {

	public function __construct( private readonly RecipeLocations $locations ) {}

	/**
	 * Stores a choice.
	 *
	 * @param bool $keep Whether its posts keep their type.
	 * @return string Why it is not taken; empty where it is.
	 */
	public function take( PluginSource $source, bool $keep ): string {
		if ( '' === OwnTypes::for_plugin( $source->id() ) ) {
			/* translators: %s: name of a plugin. */
			return sprintf( __( 'The recipes of %s have no posts of a type that would change.', 'larder' ), $source->label() );
		}
		if ( OwnTypes::keeps( $source->id() ) !== $keep && $this->locations->count( $source->id() ) > 0 ) {
			return __( 'Some recipes have changed over already. Undo it first, so that all are alike.', 'larder' );
		}
		OwnTypes::choose( $source->id(), $keep );
		return '';
	}
}
