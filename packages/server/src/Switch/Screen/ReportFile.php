<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Exchange\Apps\CsvTable;
use Larder\Registrable;
use Larder\Switch\Report;
use Larder\Switch\Sources;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * The report of a change-over as a file: a table for spreadsheets, or JSON.
 *
 * @phpstan-import-type Row from Report
 */
final class ReportFile implements Registrable {

	/** The form that gives the file, which is also its nonce. */
	private const ACTION = 'larder_switch_report';

	public function __construct(
		private readonly Sources $sources,
		private readonly Report $report
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	/**
	 * Returns the URL of the file.
	 *
	 * @param string       $source The plugin.
	 * @param 'csv'|'json' $format What is wanted.
	 */
	public static function url( string $source, string $format ): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'source'   => $source,
				'format'   => $format,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Sends the file.
	 */
	private function send(): void {
		check_admin_referer( self::ACTION );
		$name   = isset( $_GET['source'] ) && is_string( $_GET['source'] ) ? sanitize_key( $_GET['source'] ) : '';
		$source = $this->sources->all()[ $name ] ?? null;
		$format = isset( $_GET['format'] ) && 'json' === $_GET['format'] ? 'json' : 'csv';
		if ( null === $source || ! current_user_can( Jobs::CAPABILITY ) ) {
			wp_die( esc_html__( 'Only administrators can do this.', 'larder' ), '', [ 'response' => 403 ] );
		}
		nocache_headers();
		header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"change-over-$name-" . gmdate( 'Y-m-d' ) . ".$format\"" );
		header( 'X-Content-Type-Options: nosniff' );
		$pieces = 'json' === $format ? self::json( $this->report->rows( $source ) ) : self::csv( $this->report->rows( $source ) );
		foreach ( $pieces as $piece ) {
			echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file to download, not a page.
			flush();
		}
		exit;
	}

	/**
	 * Writes rows as JSON.
	 *
	 * @param iterable<Row> $rows
	 * @return \Generator<int, string>
	 */
	public static function json( iterable $rows ): \Generator {
		$before = "[\n";
		foreach ( $rows as $row ) {
			yield $before . wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
			$before = ",\n";
		}
		yield "[\n" === $before ? "[]\n" : "\n]\n";
	}

	/**
	 * Writes rows as a table that spreadsheets open.
	 *
	 * @param iterable<Row> $rows
	 * @return \Generator<int, string>
	 */
	public static function csv( iterable $rows ): \Generator {
		// The mark by which spreadsheets know UTF-8.
		yield "\u{FEFF}" . self::line( [
			__( 'Number', 'larder' ),
			__( 'Recipe', 'larder' ),
			__( 'State', 'larder' ),
			__( 'Post', 'larder' ),
			__( 'Type', 'larder' ),
			__( 'Address', 'larder' ),
			__( 'Ingredients', 'larder' ),
			__( 'Steps', 'larder' ),
			__( 'Pictures', 'larder' ),
			__( 'Ratings', 'larder' ),
			__( 'Comments', 'larder' ),
			__( 'Likes', 'larder' ),
			__( 'Lost', 'larder' ),
			__( 'Notices', 'larder' ),
		] );
		$states = [
			'changed' => __( 'changed over', 'larder' ),
			'linked'  => __( 'link to another site', 'larder' ),
			'waiting' => __( 'waits', 'larder' ),
			'gone'    => __( 'gone before', 'larder' ),
			'unread'  => __( 'cannot be read', 'larder' ),
		];
		foreach ( $rows as $row ) {
			yield self::line( [ 'state' => $states[ $row['state'] ] ?? $row['state'] ] + $row );
		}
	}

	/**
	 * Writes a line.
	 *
	 * @param array<array-key, string|int> $cells Its cells; the state is where its column is.
	 */
	private static function line( array $cells ): string {
		if ( isset( $cells['recipe'] ) ) {
			$cells = array_merge( array_flip( [ 'recipe', 'name', 'state' ] ), $cells );
		}
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}

	/**
	 * Writes a cell; what a spreadsheet would take for a formula is a text.
	 *
	 * @param string|int $value What it holds.
	 */
	private static function cell( string|int $value ): string {
		$text = is_string( $value ) ? CsvTable::harmless( $value ) : (string) $value;
		return 1 === preg_match( '/[",\r\n]/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}
}
