<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_save_collections`: stores the visitor's collections, all at once and in their order.
 *
 * @phpstan-import-type Collection from SavedList
 * @phpstan-import-type SaveCollectionsRequest from \Larder\Contracts\Requests
 * @implements Action<SaveCollectionsRequest>
 */
final class SaveCollections implements Action {

	public function __construct( private readonly SavedList $list ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_save_collections';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$collections = array_map( self::collection( ... ), $input['collections'] ?? [] );
		$this->refuse_same_names( $collections );
		$stored = $this->list->store( get_current_user_id(), $collections, $input['revision'] );
		if ( null === $stored ) {
			throw new Refusal(
				'stale_collections',
				esc_html__( 'Your collections were changed elsewhere. They are shown anew.', 'larder' ),
				409
			);
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
	 * @param array{id: string, name: string, note?: string, recipes?: list<int>} $sent What was sent.
	 * @return Collection
	 */
	private static function collection( array $sent ): array {
		return [
			'id'      => $sent['id'],
			'name'    => sanitize_text_field( $sent['name'] ),
			'note'    => sanitize_textarea_field( $sent['note'] ?? '' ),
			'recipes' => array_values( array_unique( $sent['recipes'] ?? [] ) ),
		];
	}
}
