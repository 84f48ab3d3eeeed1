<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\NoticeText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * What REST answers about an import: its status, what failed, and the rows of its recipes.
 *
 * @phpstan-import-type Item from ImportItems
 */
final class ImportAnswer {

	/** Rows of one answer. */
	private const ROWS = 100;

	/** Files and addresses that are named with what is wrong with them. */
	private const FAILURES = 1_000;

	public function __construct( private readonly Imports $imports ) {}

	/**
	 * Returns the status of an import.
	 *
	 * @param int $after Only rows after this one.
	 */
	public function response( ImportRun $run, int $after ): \WP_REST_Response {
		$rows = $this->imports->rows( $run, ImportItems::RECIPE, $after, self::ROWS );
		return new \WP_REST_Response(
			$this->imports->status( $run ) + [
				'failed' => array_map(
					static fn ( array $row ): array => [
						'name'    => $row['name'],
						'notices' => NoticeText::all( $row['notices'] ),
					],
					$this->imports->troubled( $run, self::FAILURES )
				),
				'rows'   => array_map( self::row( ... ), $rows ),
				'more'   => self::ROWS === count( $rows ),
			]
		);
	}

	/**
	 * Returns what a table shows of a row.
	 *
	 * @param Item $row
	 * @return array<string, mixed>
	 */
	private static function row( array $row ): array {
		$document = RecipeDocument::from_json( $row['document'] );
		$image    = $document->data['image']['url'] ?? '';
		return [
			'id'      => $row['id'],
			'name'    => $row['name'],
			'from'    => $row['origin'],
			'state'   => $row['state'],
			'image'   => str_starts_with( $image, 'https://' ) ? $image : PictureSpool::shown( $image ),
			'foods'   => null === $document ? null : count( $document->items() ),
			'steps'   => null === $document ? null : count( $document->steps() ),
			'notices' => NoticeText::all( $row['notices'] ),
			'post'    => $row['post_id'],
			'edit'    => $row['post_id'] > 0 ? (string) get_edit_post_link( $row['post_id'], 'raw' ) : '',
		];
	}
}
