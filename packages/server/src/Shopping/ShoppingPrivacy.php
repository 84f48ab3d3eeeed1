<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases somebody's shopping list with WordPress's privacy tools.
 *
 * @phpstan-import-type Entry from ShoppingLists
 */
final class ShoppingPrivacy implements Registrable {

	private const NAME = 'larder-shopping-list';

	public function __construct( private readonly ShoppingLists $lists ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
	}

	/**
	 * Adds what exports.
	 *
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	private function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = [
			'exporter_friendly_name' => __( 'Shopping list', 'larder' ),
			'callback'               => $this->export( ... ),
		];
		return $exporters;
	}

	/**
	 * Adds what erases.
	 *
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	private function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = [
			'eraser_friendly_name' => __( 'Shopping list', 'larder' ),
			'callback'             => $this->erase( ... ),
		];
		return $erasers;
	}

	/**
	 * Exports somebody's list.
	 *
	 * @param string $email Email address of the account.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	private function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		$list = false === $user ? null : $this->lists->get( $user->ID )['list'];
		$data = [];
		foreach ( $list['entries'] ?? [] as $entry ) {
			if ( ! $entry['gone'] ) {
				$titles = array_column( $list['recipes'] ?? [], 'title', 'id' );
				$data[] = [
					'group_id'    => self::NAME,
					'group_label' => __( 'Shopping list', 'larder' ),
					'item_id'     => self::NAME . '-' . $entry['id'],
					'data'        => [
						[
							'name'  => __( 'Item', 'larder' ),
							'value' => self::line( $entry ),
						],
						[
							'name'  => __( 'Recipe', 'larder' ),
							'value' => $titles[ $entry['recipe'] ] ?? '',
						],
						[
							'name'  => __( 'Ticked', 'larder' ),
							'value' => $entry['done'] ? __( 'Yes', 'larder' ) : __( 'No', 'larder' ),
						],
					],
				];
			}
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/**
	 * Returns an entry as one text.
	 *
	 * @param Entry $entry
	 */
	private static function line( array $entry ): string {
		$amount = null === $entry['quantity']
			? $entry['text']
			: implode( '–', array_filter( [ $entry['quantity'], $entry['max'] ], is_numeric( ... ) ) );
		$what   = trim( "$amount {$entry['unit']} {$entry['name']}" );
		return '' === $entry['note'] ? $what : "$what, {$entry['note']}";
	}

	/**
	 * Erases somebody's list.
	 *
	 * @param string $email Email address of the account.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private function erase( string $email ): array {
		$user     = get_user_by( 'email', $email );
		$is_there = false !== $user && 0 !== $this->lists->get( $user->ID )['revision'];
		if ( false !== $user ) {
			$this->lists->forget( $user->ID );
		}
		return [
			'items_removed'  => $is_there,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
