<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases somebody's collections with WordPress's privacy tools; the recipes themselves are votes.
 */
final class SavedPrivacy implements Registrable {

	private const NAME = 'larder-collections';

	public function __construct( private readonly SavedList $list ) {}

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
			'exporter_friendly_name' => __( 'Collections of recipes', 'larder' ),
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
			'eraser_friendly_name' => __( 'Collections of recipes', 'larder' ),
			'callback'             => $this->erase( ... ),
		];
		return $erasers;
	}

	/**
	 * Exports somebody's collections.
	 *
	 * @param string $email Email address of the account.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	private function export( string $email ): array {
		$user = get_user_by( 'email', $email );
		$data = [];
		foreach ( false === $user ? [] : $this->list->collections( $user->ID ) as $collection ) {
			$data[] = [
				'group_id'    => self::NAME,
				'group_label' => __( 'Collections of recipes', 'larder' ),
				'item_id'     => self::NAME . '-' . $collection['id'],
				'data'        => [
					[
						'name'  => __( 'Name', 'larder' ),
						'value' => $collection['name'],
					],
					[
						'name'  => __( 'Note', 'larder' ),
						'value' => $collection['note'],
					],
					[
						'name'  => __( 'Recipes', 'larder' ),
						'value' => implode( ', ', array_map( get_the_title( ... ), $collection['recipes'] ) ),
					],
				],
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/**
	 * Erases somebody's collections and link.
	 *
	 * @param string $email Email address of the account.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	private function erase( string $email ): array {
		$user     = get_user_by( 'email', $email );
		$is_there = false !== $user && ( [] !== $this->list->collections( $user->ID ) || '' !== $this->list->share( $user->ID ) );
		if ( false !== $user ) {
			$this->list->forget_collections( $user->ID );
		}
		return [
			'items_removed'  => $is_there,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
