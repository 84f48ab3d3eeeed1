<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\Accounts\AccountField;

defined( 'ABSPATH' ) || exit;

/**
 * The shopping lists of accounts, each with the number of its last change in one field of the user.
 *
 * @phpstan-type Entry array{id: string, at: float|int, gone: bool, done: bool, recipe: int, name: string, note: string, quantity: float|int|null, max: float|int|null, unit: string, text: string}
 * @phpstan-type Content array{entries: list<Entry>, recipes: list<array{id: int, at: float|int, title: string, url: string}>, aisles: list<array{food: string, at: float|int, aisle: string}>}
 * @phpstan-type Stored array{revision: int, list: Content}
 */
final class ShoppingLists {

	private const NOTHING = [
		'entries' => [],
		'recipes' => [],
		'aisles'  => [],
	];

	private readonly AccountField $field;

	/**
	 * Names the field.
	 */
	public function __construct() {
		$this->field = new AccountField( 'larder_shopping_list' );
	}

	/**
	 * Returns the list of an account.
	 *
	 * @return Stored Revision 0 where there is none.
	 */
	public function get( int $user_id ): array {
		return self::read( $this->raw( $user_id ) );
	}

	/**
	 * Returns a tag that distinguishes accounts without revealing which they are.
	 */
	public function tag( int $user_id ): string {
		return substr( wp_hash( "larder_shopping|$user_id" ), 0, 16 );
	}

	/**
	 * Stores a list, unless another tab or device has stored one since.
	 *
	 * The value changes only from what it was, in one statement: of two writers at once one succeeds.
	 *
	 * @param Content $content  The list.
	 * @param int     $revision The revision that was changed.
	 * @return int|null The new revision, null when it was not the last one.
	 */
	public function store( int $user_id, array $content, int $revision ): ?int {
		$before = $this->raw( $user_id );
		if ( self::read( $before )['revision'] !== $revision ) {
			return null;
		}
		// Non-ASCII letters stay escaped, for tables of any character set.
		$next = wp_slash(
			(string) wp_json_encode(
				[
					'revision' => $revision + 1,
					'list'     => $content,
				]
			)
		);
		return $this->field->exchange( $user_id, $before, $next ) ? $revision + 1 : null;
	}

	/**
	 * Deletes the list of an account.
	 */
	public function forget( int $user_id ): void {
		$this->field->remove( $user_id );
	}

	/**
	 * Returns what is stored, empty where nothing is.
	 */
	private function raw( int $user_id ): string {
		$stored = $this->field->read( $user_id );
		return is_string( $stored ) ? $stored : '';
	}

	/**
	 * Reads what is stored.
	 *
	 * @param string $json Stored text.
	 * @return Stored
	 */
	private static function read( string $json ): array {
		$stored = json_decode( $json, true );
		if ( ! is_array( $stored ) || ! is_int( $stored['revision'] ?? null ) || ! is_array( $stored['list'] ?? null ) ) {
			return [
				'revision' => 0,
				'list'     => self::NOTHING,
			];
		}
		/** @var Stored $stored Only ever written above, held to its schema. */
		return $stored;
	}
}
