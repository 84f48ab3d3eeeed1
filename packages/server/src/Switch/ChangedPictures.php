<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Import\Pictures;
use Larder\Exchange\Notice;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Copies pictures of recipes that have changed over already, and shows them there from the media library.
 *
 * A process that is killed leaves the note of a picture where it was: whoever comes next finds the picture in the library.
 *
 * @phpstan-import-type Line from ReportLine
 * @phpstan-import-type Named from State
 * @phpstan-import-type Picture from PictureSwap
 */
final class ChangedPictures {

	/** How many posts are looked at for one with such a picture. */
	private const BATCH = 20;

	/**
	 * @param RecipeLocations $locations   Looks up what has changed over.
	 * @param Transaction     $transaction Stores content and record together or not at all.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly RecipeLocations $locations,
		private readonly Transaction $transaction
	) {}

	/**
	 * Copies the pictures of the next post that has some.
	 *
	 * @param int      $after     Only what changed over after this one; the number of a meta field.
	 * @param Pictures $pictures  Brings them into the library.
	 * @param bool     $passes_by Whether its pictures are named instead, since processes have died over it.
	 * @return array{next: int|null, copied: int, failed: list<Named>} Where to continue, null when all is done, and what came of it.
	 */
	public function step( PluginSource $source, int $after, Pictures $pictures, bool $passes_by ): array {
		$next   = null;
		$copied = 0;
		$failed = [];
		foreach ( $this->locations->records( $source->id(), $after, self::BATCH ) as $next => $post_id ) {
			$lines = self::lacking( Snapshot::find( $post_id )->record['report'] ?? [] );
			if ( [] === $lines ) {
				continue;
			}
			$found = [];
			foreach ( $passes_by ? [] : $lines as $line ) {
				foreach ( self::urls( $line ) as $url ) {
					$found[ $url ] ??= $pictures->one( $url, $line['name'] );
				}
			}
			$found  = array_filter( $found, is_array( ... ) );
			$copied = count( $found );
			$this->show( $post_id, $found );
			foreach ( $lines as $line ) {
				$gone   = array_diff( self::urls( $line ), array_keys( $found ) );
				$failed = [] === $gone ? $failed : [
					...$failed,
					[
						'post'  => $post_id,
						'name'  => $line['name'],
						'texts' => array_values( array_map(
							static fn ( string $url ): string => ChangeOverNoticeText::picture( new Notice( Notice::BROKEN, '', $url ) ),
							$gone
						) ),
					],
				];
			}
			break;
		}
		RequestMemory::release();
		return [
			'next'   => $next,
			'copied' => $copied,
			'failed' => $failed,
		];
	}

	/**
	 * Shows pictures of the library in a post in the place of others.
	 *
	 * @param array<string, Picture> $found The pictures, by the URLs that they replace.
	 */
	private function show( int $post_id, array $found ): void {
		if ( [] === $found ) {
			return;
		}
		$this->transaction->whole( function () use ( $post_id, $found ): void {
			// While they were fetched, others may have brought the post back, or stored it.
			clean_post_cache( $post_id );
			$post     = get_post( $post_id );
			$snapshot = Snapshot::find( $post_id );
			if ( ! $post instanceof \WP_Post || null === $snapshot ) {
				return;
			}
			$content = ( new PictureSwap( $found ) )->content( $post->post_content );
			if ( $content !== $post->post_content ) {
				Content::write( $this->db, $post_id, $content );
			}
			$report = $snapshot->record['report'] ?? [];
			foreach ( $report as $key => $line ) {
				$report[ $key ]['notices'] = array_values( array_filter(
					$line['notices'],
					static fn ( array $notice ): bool => ChangeOverNoticeText::PICTURE_ELSEWHERE !== $notice['code']
						|| ! isset( $found[ $notice['value'] ] )
				) );
			}
			$snapshot->record['report'] = $report;
			$snapshot->keep( $post_id );
		} );
	}

	/**
	 * Returns the recipes of which the library lacks a picture.
	 *
	 * @param array<array-key, Line> $report What is remembered of the recipes of a post.
	 * @return list<Line>
	 */
	private static function lacking( array $report ): array {
		return array_values( array_filter( $report, static fn ( array $line ): bool => [] !== self::urls( $line ) ) );
	}

	/**
	 * Returns the URLs of these pictures.
	 *
	 * @param Line $line What is remembered of a recipe.
	 * @return list<string>
	 */
	private static function urls( array $line ): array {
		$notices = array_filter(
			$line['notices'],
			static fn ( array $notice ): bool => ChangeOverNoticeText::PICTURE_ELSEWHERE === $notice['code']
		);
		return array_values( array_unique( array_column( $notices, 'value' ) ) );
	}
}
