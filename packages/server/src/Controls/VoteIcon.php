<?php
declare( strict_types=1 );

namespace Larder\Controls;

defined( 'ABSPATH' ) || exit;

/**
 * What a control for votes can show; `icons.tsx` in `packages/ui` draws the same.
 */
enum VoteIcon: string {

	case Heart    = 'heart';
	case Bookmark = 'bookmark';
	case Thumb    = 'thumb';

	/**
	 * Prints the icon.
	 */
	public function html(): string {
		$path = match ( $this ) {
			self::Heart    => 'M12 19.5c-4.8-3.1-7.75-6.3-7.75-9.6a4.15 4.15 0 0 1 7.75-2.1 4.15 4.15 0 0 1 7.75 2.1c0 3.3-2.95 6.5-7.75 9.6z',
			self::Bookmark => 'M7.25 4.75h9.5v14.5L12 15.5l-4.75 3.75z',
			self::Thumb    => 'M4.75 10.75h3v8.5h-3zM7.75 11.5l3.5-6.75c1.3 0 2.1 1 1.9 2.3L12.7 10h4.9a1.7 1.7 0 0 1 1.65 2.05l-1.2 5.8a1.75 1.75 0 0 1-1.7 1.4h-8.6',
		};
		return "<svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" aria-hidden=\"true\"><path d=\"$path\"></path></svg>";
	}
}
