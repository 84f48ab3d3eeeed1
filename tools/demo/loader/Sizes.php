<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Has WordPress make the sizes of many pictures, on two cores where it can.
 */
final class Sizes {

	/** Below this a second process is not worth its start. */
	private const FEW = 6;

	/**
	 * @param \Closure(string): void $say Tells how far it is.
	 */
	public function __construct( private readonly \Closure $say ) {}

	/**
	 * Creates the sizes of the pictures that have none.
	 *
	 * @param list<int> $ids The attachments.
	 */
	public function make( array $ids ): void {
		$missing = array_values( array_filter( $ids, static fn ( int $id ): bool => empty( wp_get_attachment_metadata( $id ) ) ) );
		$shared  = count( $missing ) > self::FEW ? array_slice( $missing, intdiv( count( $missing ), 2 ) ) : [];
		$helper  = $this->start_helper( $shared );
		$own     = null === $helper ? $missing : array_slice( $missing, 0, intdiv( count( $missing ), 2 ) );
		foreach ( $own as $at => $id ) {
			( $this->say )( sprintf( 'Picture %d of %d', $at + 1, count( $own ) ) );
			Pictures::make_sizes( $id );
		}
		if ( null === $helper ) {
			return;
		}
		proc_close( $helper );
		// What the second process wrote is not in this one's cache; what it left undone is done here.
		foreach ( $shared as $id ) {
			clean_post_cache( $id );
			wp_cache_delete( $id, 'post_meta' );
			Pictures::make_sizes( $id );
		}
	}

	/**
	 * Starts a second process on some of the pictures.
	 *
	 * @param list<int> $ids The attachments.
	 * @return resource|null The process; null where there can be none.
	 */
	private function start_helper( array $ids ) {
		$runner = get_included_files()[0] ?? '';
		if ( [] === $ids || ! function_exists( 'proc_open' ) || basename( $runner ) !== 'run.php' ) {
			return null;
		}
		$quiet   = [ [ 'file', '/dev/null', 'r' ], [ 'file', '/dev/null', 'w' ], STDERR ];
		$process = proc_open( [ PHP_BINARY, $runner, dirname( __DIR__ ) . '/load.php', '--sizes', implode( ',', $ids ) ], $quiet, $pipes );
		return is_resource( $process ) ? $process : null;
	}
}
