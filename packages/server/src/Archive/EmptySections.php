<?php
declare( strict_types=1 );

namespace Larder\Archive;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Removes groups of headings and archives of which no archive has anything to show, such as "More like this" below a
 * recipe that is like no other.
 */
final class EmptySections implements Registrable {

	private const ARCHIVE = 'larder/recipe-archive';

	/** The blocks of such a group; text of any other block may be meaningful without an archive. */
	private const PARTS = [ 'core/heading', self::ARCHIVE ];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'render_block_core/group', $this->leave_out( ... ), 10, 2 );
	}

	/**
	 * Removes a group, or keeps it.
	 *
	 * @param mixed                   $html  What it has printed.
	 * @param array<array-key, mixed> $block The group as it was parsed.
	 * @return mixed The same, or nothing.
	 */
	private function leave_out( mixed $html, array $block ): mixed {
		$inner   = is_array( $block['innerBlocks'] ?? null ) ? array_column( $block['innerBlocks'], 'blockName' ) : [];
		$others  = array_filter( $inner, static fn ( mixed $name ): bool => ! in_array( $name, self::PARTS, true ) );
		$is_mute = [] === $others
			&& in_array( self::ARCHIVE, $inner, true )
			&& is_string( $html )
			&& ! str_contains( $html, ArchiveRenderer::BLOCK );
		return $is_mute ? '' : $html;
	}
}
