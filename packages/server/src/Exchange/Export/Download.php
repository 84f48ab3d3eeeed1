<?php
declare( strict_types=1 );

namespace Larder\Exchange\Export;

use Larder\Exchange\Cookbook\BookRoute;
use Larder\Exchange\Cookbook\Cookbook;
use Larder\Exchange\Formats;
use Larder\Exchange\WritableFormat;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a request with a file of recipes.
 */
final class Download {

	public function __construct( private readonly Exporter $exporter ) {}

	/**
	 * Returns the formats that recipes can leave in.
	 *
	 * @return array<string, string> What people see of them, plain text, by id.
	 */
	public static function formats(): array {
		$labels = [];
		foreach ( Formats::all()->list() as $format ) {
			if ( $format instanceof WritableFormat ) {
				$labels[ $format->id() ] = $format->label();
			}
		}
		return $labels;
	}

	/**
	 * Sends the file, piece by piece, and ends the request.
	 *
	 * @param string              $id    Id of the format.
	 * @param list<int>|null      $ids   Recipes; null for all.
	 * @param \Closure(int): bool $may   Whether a recipe may be exported.
	 * @param string              $name  Name of the file, without its ending.
	 * @param string              $title Title of a book; empty for the default.
	 */
	public function send( string $id, ?array $ids, \Closure $may, string $name, string $title = '' ): never {
		$format = Formats::all()->get( $id );
		if ( ! $format instanceof WritableFormat ) {
			wp_die( esc_html__( 'There is no such format to write.', 'larder' ), '', [ 'response' => 400 ] );
		}
		if ( Cookbook::ID === $id && null !== $ids ) {
			// Where it can be given a title, and has the type of the theme.
			wp_safe_redirect( BookRoute::url( $ids, $title ) );
			exit;
		}
		nocache_headers();
		header( 'Content-Type: ' . $format->media_types()[0] );
		header( sprintf(
			'Content-Disposition: %s; filename="%s-%s.%s"',
			// A book is to be printed, not kept.
			Cookbook::ID === $id ? 'inline' : 'attachment',
			$name,
			gmdate( 'Y-m-d' ),
			$format->endings()[0]
		) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		$this->exporter->write(
			$format,
			$ids,
			$may,
			static function ( string $bytes ): void {
				echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file to download, not a page.
				flush();
			}
		);
		exit;
	}
}
