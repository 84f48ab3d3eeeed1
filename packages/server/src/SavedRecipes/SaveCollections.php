<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;
use Larder\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_save_collections`: stores the visitor's collections, all at once and in their order.
 *
 * @phpstan-import-type Collection from SavedList
 */
final class SaveCollections implements Action {

	/**
	 * @param SavedList $list What accounts have saved.
	 */
	public function __construct( private readonly SavedList $list ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_save_collections';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Account;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$sent        = is_array( $input['collections'] ?? null ) ? $input['collections'] : [];
		$collections = array_map( self::collection( ... ), array_values( array_filter( $sent, is_array( ... ) ) ) );
		$this->refuse_same_names( $collections );
		$revision    = is_int( $input['revision'] ) ? $input['revision'] : 0;
		$stored      = $this->list->store( get_current_user_id(), $collections, $revision );
		if ( null === $stored ) {
			throw new Refusal( 'stale_collections', esc_html__( 'Your collections were changed elsewhere. They are shown anew.', 'larder' ), 409 );
		}
		return [ 'revision' => $stored ];
	}

	/**
	 * Refuses to name a collection as another one is; lists from before that have such names keep them.
	 *
	 * @param list<Collection> $collections What was sent.
	 */
	private function refuse_same_names( array $collections ): void {
		$spoken = static fn ( string $name ): string => mb_strtolower( (string) preg_replace( '/\s+/u', ' ', trim( $name ) ) );
		$names  = array_map( $spoken, array_column( $collections, 'name' ) );
		$before = array_map( $spoken, array_column( $this->list->collections( get_current_user_id() ), 'name', 'id' ) );
		foreach ( $collections as $at => $collection ) {
			if ( ( $before[ $collection['id'] ] ?? null ) !== $names[ $at ] && count( array_keys( $names, $names[ $at ], true ) ) > 1 ) {
				throw new Refusal( 'same_name', esc_html__( 'There is already a collection with this name.', 'larder' ), 409 );
			}
		}
	}

	/**
	 * Reads one collection.
	 *
	 * @param array<array-key, mixed> $sent Held to its schema.
	 * @return Collection
	 */
	private static function collection( array $sent ): array {
		$text    = static fn ( string $key ): string => is_string( $sent[ $key ] ?? null ) ? $sent[ $key ] : '';
		$recipes = is_array( $sent['recipes'] ?? null ) ? array_filter( $sent['recipes'], is_int( ... ) ) : [];
		return [
			'id'      => $text( 'id' ),
			'name'    => sanitize_text_field( $text( 'name' ) ),
			'note'    => sanitize_textarea_field( $text( 'note' ) ),
			'recipes' => array_values( array_unique( $recipes ) ),
		];
	}
}
