<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\ArchiveBudget;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;

defined( 'ABSPATH' ) || exit;

/**
 * Tells how far a file is read, and writes it into its row, so that the next request resumes where one ended or was killed.
 *
 * @phpstan-import-type Item from ImportItems
 */
final class SourceProgress {

	/** How much is said of one file. */
	private const MAX_NOTICES = 500;

	/**
	 * @param int                 $pieces      Pieces that are read.
	 * @param bool                $has_recipes Whether a recipe was in them.
	 * @param list<array<string>> $notices     What could not be read of them.
	 * @param ArchiveBudget       $budget      What may still be unpacked, where it is an archive.
	 */
	private function __construct(
		public readonly int $pieces,
		private readonly bool $has_recipes,
		private readonly array $notices,
		public readonly ArchiveBudget $budget
	) {}

	/**
	 * Returns how far the file of a row is read.
	 *
	 * @param Item $item The row.
	 */
	public static function stored( array $item ): self {
		/** @var array{pieces: int, recipes: bool, bytes?: int, files?: int}|null $made */
		$made = json_decode( $item['made'], true );
		/** @var list<array<string>>|null $notices */
		$notices = json_decode( $item['notices'], true );
		if ( null === $made ) {
			// What is said of a file that is read again is reported again.
			return new self( 0, false, [], new ArchiveBudget() );
		}
		$full   = new ArchiveBudget();
		$budget = new ArchiveBudget( $made['bytes'] ?? $full->bytes, $made['files'] ?? $full->files );
		return new self( $made['pieces'], $made['recipes'], $notices ?? [], $budget );
	}

	/**
	 * Returns the progress after one more piece.
	 *
	 * @param Reading $reading What the piece holds.
	 */
	public function after( Reading $reading ): self {
		$notices = array_map( static fn ( Notice $notice ): array => $notice->jsonSerialize(), $reading->notices );
		return new self(
			$this->pieces + 1,
			$this->has_recipes || [] !== $reading->recipes,
			[ ...$this->notices, ...array_slice( $notices, 0, self::MAX_NOTICES - count( $this->notices ) ) ],
			$this->budget
		);
	}

	/**
	 * Returns what a row says from which reading continues. Only pieces that kill whoever reads them count as tries.
	 *
	 * @return array{tries: int, made: string, notices: string}
	 */
	public function changes(): array {
		return [
			'tries'   => 0,
			'made'    => (string) wp_json_encode(
				[
					'pieces'  => $this->pieces,
					'recipes' => $this->has_recipes,
					'bytes'   => $this->budget->bytes,
					'files'   => $this->budget->files,
				]
			),
			'notices' => (string) wp_json_encode( $this->shown_notices() ),
		];
	}

	/**
	 * Returns what a row says of a file that is read to its end.
	 *
	 * @return array{state: string, made: string, notices: string}
	 */
	public function result(): array {
		$notices = $this->shown_notices();
		return [
			'state'   => $this->has_recipes ? ImportItems::DONE : ImportItems::FAILED,
			'made'    => '',
			'notices' => (string) wp_json_encode(
				! $this->has_recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices
			),
		];
	}

	/**
	 * Returns what a row says of a file that kills whoever reads on.
	 *
	 * @param Notice $reason Why it is given up.
	 * @return array{state: string, made: string, notices: string}
	 */
	public function given_up( Notice $reason ): array {
		return [
			'state'   => ImportItems::FAILED,
			'made'    => '',
			'notices' => (string) wp_json_encode( [ ...$this->shown_notices(), $reason ] ),
		];
	}

	/**
	 * Returns what is said of the file: a piece without a recipe is no news where others have some.
	 *
	 * @return list<array<string>>
	 */
	private function shown_notices(): array {
		return array_values( array_filter(
			$this->notices,
			fn ( array $notice ): bool => ! $this->has_recipes || Notice::NO_RECIPE !== $notice['code']
		) );
	}
}
