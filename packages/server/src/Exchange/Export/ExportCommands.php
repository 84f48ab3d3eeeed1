<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\CommandError;
use Larder\Exchange\Format;
use Larder\Exchange\Formats;
use Larder\Exchange\WritableFormat;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The command `wp larder export`.
 */
final class ExportCommands implements Registrable {

	public function __construct( private readonly Exporter $exporter ) {}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder export', $this->export( ... ) );
	}

	/**
	 * Writes recipes to the standard output, in any status.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Posts; without any, all.
	 *
	 * [--format=<format>]
	 * : Id of the format.
	 * ---
	 * default: larder
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder export > recipes.json
	 *     wp larder export 12 15 --format=markdown
	 *
	 * @param list<string>          $ids     Posts.
	 * @param array<string, string> $options
	 */
	public function export( array $ids, array $options ): void {
		$formats = Formats::all();
		$format  = $formats->get( $options['format'] ?? 'larder' );
		if ( ! $format instanceof WritableFormat ) {
			$writable = array_filter( $formats->list(), static fn ( Format $one ): bool => $one instanceof WritableFormat );
			\WP_CLI::error( CommandError::one_of(
				__( 'There is no such format to write.', 'larder' ),
				array_values( array_map( static fn ( Format $one ): string => $one->id(), $writable ) )
			) );
			return;
		}
		CommandError::name_gone( $ids, array_values( array_filter(
			$ids,
			fn ( string $id ): bool => ! ctype_digit( $id ) || ! $this->exporter->has_any( [ (int) $id ] )
		) ) );
		$posts = [] === $ids ? null : array_map( intval( ... ), $ids );
		if ( ! $this->exporter->has_any( $posts ) ) {
			\WP_CLI::error( __( 'There is no recipe to export.', 'larder' ) );
			return;
		}
		$this->exporter->write(
			$format,
			$posts,
			static fn (): bool => true,
			static function ( string $bytes ): void {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- The output of a command.
				fwrite( STDOUT, $bytes );
			}
		);
	}
}
