<?php
declare( strict_types=1 );

namespace Larder\Bench;

/**
 * Sums up tables, so that two states of a site can be compared whatever the order of their rows, and whatever numbers were
 * given to what was made.
 */
final class SwitchSums {

	/** Tables with the column that rows are read by. */
	private const TABLES = [
		'posts'               => 'ID',
		'postmeta'            => 'meta_id',
		'terms'               => 'term_id',
		'term_taxonomy'       => 'term_taxonomy_id',
		'termmeta'            => 'meta_id',
		'term_relationships'  => 'object_id',
		'comments'            => 'comment_ID',
		'commentmeta'         => 'meta_id',
		'larder_votes'        => 'post_id',
		'larder_vote_tallies' => 'post_id',
		'wprm_ratings'        => 'id',
	];

	/** What is told by the clock of a row that was made. */
	private const CLOCK = [ 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' ];

	private const BATCH = 2_000;

	/** Columns whose numbers are not those of posts: tables count each for itself, and numbers of one are given in another, too. */
	private const NUMBERS = [ 'term_id', 'term_taxonomy_id' ];

	/** @var array<string, array<string, string>> What stands for numbers that were given, by column; those of posts have none. */
	private array $names = [];

	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Sums up all tables.
	 *
	 * @return array<string, string> Number of rows and a sum, by table.
	 */
	public function all(): array {
		$this->name_what_was_made();
		$sums = [];
		foreach ( self::TABLES as $table => $column ) {
			$sums[ $table ] = $this->sum( $table, $column );
		}
		return $sums;
	}

	/**
	 * Names posts and terms that were created: what they are for.
	 */
	private function name_what_was_made(): void {
		$made = SwitchSite::MADE;
		foreach ( $this->rows( "SELECT post_id AS id, meta_key AS name FROM {$this->db->postmeta} WHERE post_id >= $made AND meta_key LIKE '\\_larder\\_from\\_%'" ) as $row ) {
			$this->names[''][ (string) $row['id'] ] = "post of {$row['name']}";
		}
		foreach ( $this->rows(
			"SELECT ID AS id, post_parent AS parent FROM {$this->db->posts} WHERE ID >= $made AND post_type = 'revision'"
		) as $row ) {
			$this->names[''][ (string) $row['id'] ] = 'revision of ' . ( $this->names[''][ (string) $row['parent'] ] ?? $row['parent'] );
		}
		foreach ( self::NUMBERS as $column ) {
			foreach ( $this->rows( "SELECT x.$column AS id, CONCAT( x.taxonomy, ': ', t.name ) AS name FROM {$this->db->term_taxonomy} x JOIN {$this->db->terms} t ON t.term_id = x.term_id WHERE x.$column >= $made" ) as $row ) {
				$this->names[ $column ][ (string) $row['id'] ] = (string) $row['name'];
			}
		}
	}

	/**
	 * Sums up a table.
	 *
	 * @param string $table  Its name, without the prefix.
	 * @param string $column The column that it is read by.
	 */
	private function sum( string $table, string $column ): string {
		$sum   = 0;
		$count = 0;
		$name  = $this->db->prefix . $table;
		$after = -1;
		do {
			$rows = $this->rows( "SELECT * FROM $name WHERE $column > $after ORDER BY $column LIMIT " . self::BATCH );
			if ( count( $rows ) >= self::BATCH ) {
				// Rows of one number stay together.
				$last = end( $rows )[ $column ];
				$rows = array_filter( $rows, static fn ( array $row ): bool => $row[ $column ] !== $last );
			}
			foreach ( $rows as $row ) {
				// The background copies ratings there, sooner or later.
				if ( str_starts_with( $row['meta_key'] ?? '', '_larder_rating_' ) ) {
					$after = max( $after, (int) $row[ $column ] );
					continue;
				}
				$after = max( $after, (int) $row[ $column ] );
				$sum   = ( $sum + (int) hexdec( substr( md5( $this->line( $row ) ), 0, 12 ) ) ) % ( 2 ** 52 );
				++$count;
			}
			$this->db->flush();
		} while ( [] !== $rows );
		return "$count rows, " . dechex( $sum );
	}

	/**
	 * Writes a row without numbers that were given and moments that were told by the clock.
	 *
	 * @param array<string, string|null> $row
	 */
	private function line( array $row ): string {
		unset( $row['meta_id'], $row['mirrored'], $row['adopted'], $row['created'] );
		// Of use within the transaction of a vote only; the token is chosen at random.
		unset( $row['was'], $row['token'] );
		if ( (int) ( $row['ID'] ?? 0 ) >= SwitchSite::MADE ) {
			$row = array_diff_key( $row, 'revision' === $row['post_type'] ? array_flip( self::CLOCK ) : [] );
		}
		if ( '_larder_recipe_content' === ( $row['meta_key'] ?? '' ) ) {
			// A hash of content that may name numbers that were given.
			unset( $row['meta_value'] );
		}
		if ( '_larder_change_over' === ( $row['meta_key'] ?? '' ) ) {
			// Ids of revisions, and a hash of content that may name numbers that were given.
			$row['meta_value'] = preg_replace( '/"revisions":\[[^\]]*\]|"written":"[0-9a-f]*"/', '', (string) $row['meta_value'] );
		}
		$names = [];
		foreach ( $row as $column => $value ) {
			$names[] = $this->named( $value ?? '', in_array( $column, self::NUMBERS, true ) ? $column : '' );
		}
		return implode( "\0", $names );
	}

	/**
	 * Replaces generated numbers with names.
	 *
	 * @param string $column The column, where it has numbers of its own; else empty.
	 */
	private function named( string $value, string $column ): string {
		return (string) preg_replace_callback(
			'/\b5\d{8}\b/',
			fn ( array $found ): string => $this->names[ $column ][ $found[0] ] ?? $found[0],
			$value
		);
	}

	/**
	 * Reads rows.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $sql ): array {
		/** @var list<array<string, string|null>>|null $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Of names that stand in this file.
		$rows = $this->db->get_results( $sql, 'ARRAY_A' );
		return $rows ?? [];
	}
}
