<?php
declare( strict_types=1 );

namespace Larder\Controls;

defined( 'ABSPATH' ) || exit;

/**
 * What a control of a recipe's header shows that marks nothing; `icons.tsx` in `packages/ui` draws the same.
 */
enum ActionIcon {

	case Print;
	case Share;

	/**
	 * Prints the icon.
	 */
	public function html(): string {
		$path = match ( $this ) {
			self::Print => 'M7.5 8.75V4.75h9v4M7.5 16.25H4.75v-7.5h14.5v7.5H16.5M7.5 13.75h9v5.5h-9z',
			self::Share => 'M12 14.25v-9.5M8.25 8 12 4.25 15.75 8M8 11.25H5.75v8h12.5v-8H16',
		};
		return "<svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\" aria-hidden=\"true\"><path d=\"$path\"></path></svg>";
	}
}
