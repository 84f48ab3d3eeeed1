<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

defined( 'ABSPATH' ) || exit;

/**
 * One import: what it makes of the recipes that it finds, and how far it has come.
 */
final class ImportRun {

	/** Files and URLs are read. */
	public const READING = 'reading';

	/** All is read; somebody looks at what was found. */
	public const READY = 'ready';

	/** Recipes become posts. */
	public const IMPORTING = 'importing';

	public const DONE = 'done';

	/** What was made is taken away. */
	public const UNDOING = 'undoing';

	public const UNDONE = 'undone';

	/**
	 * @param string $id       Its id: 32 letters.
	 * @param int    $user     Who has started it; all is done with their rights.
	 * @param string $phase    What is done now.
	 * @param string $status   Status of the posts.
	 * @param string $taxonomy What keywords become terms of; empty for none.
	 * @param string $format   Format of all sources; empty where each tells its own.
	 * @param int    $created  When it was begun; once recipes become posts, when that was started.
	 * @param bool   $started  Whether recipes have become posts, or will; without that, it is a look at what would come.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $user,
		public readonly string $phase,
		public readonly string $status,
		public readonly int $author,
		public readonly string $taxonomy,
		public readonly string $format,
		public readonly int $created,
		public readonly bool $started = false
	) {}

	/**
	 * Returns the run with other values.
	 *
	 * @param array{phase?: string, status?: string, author?: int, taxonomy?: string, created?: int} $changes Values by name.
	 */
	public function with( array $changes ): self {
		return self::from_stored( $changes + get_object_vars( $this ) );
	}

	/**
	 * Returns whether the background has something to do.
	 */
	public function is_busy(): bool {
		return in_array( $this->phase, [ self::READING, self::IMPORTING, self::UNDOING ], true );
	}

	/**
	 * Reads what is stored.
	 *
	 * @param array<array-key, mixed> $stored Values by name.
	 */
	public static function from_stored( array $stored ): self {
		$text   = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		$number = static fn ( string $key ): int => is_int( $stored[ $key ] ?? null ) ? $stored[ $key ] : 0;
		return new self(
			$text( 'id' ),
			$number( 'user' ),
			$text( 'phase' ),
			$text( 'status' ),
			$number( 'author' ),
			$text( 'taxonomy' ),
			$text( 'format' ),
			$number( 'created' ),
			true === ( $stored['started'] ?? false ) || ! in_array( $text( 'phase' ), [ self::READING, self::READY ], true )
		);
	}
}
