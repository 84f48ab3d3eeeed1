<?php
declare( strict_types=1 );

namespace Larder\Details;

defined( 'ABSPATH' ) || exit;

/**
 * The icons of the facts: 24 px grid, 1.5 px round stroke, the colour of the text around.
 */
final class FactIcons {

	private const PATHS = [
		'clock'       => '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
		'knife'       => '<path d="M4 20 16.5 7.5c1.5-1.5 3-2.75 3.5-3.5.4 4-.6 6.6-2.5 8.5L14 16l-3-3"/>',
		'flame'       => '<path d="M12 20a6 6 0 0 0 6-6c0-4-3.5-5.5-4.25-10C10.5 5.5 10.25 8.5 10.5 10.5 9.5 10 9 9 9 8c-2 1.75-3 3.75-3 6a6 6 0 0 0 6 6z"/>',
		'rest'        => '<path d="M7 4h10M7 20h10M8 4c0 4.5 8 5.5 8 8s-8 3.5-8 8M16 4c0 4.5-8 5.5-8 8s8 3.5 8 8"/>',
		'plate'       => '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="4.25"/>',
		'level'       => '<path d="M6 19v-4M12 19v-8.5M18 19V5"/>',
		'leaf'        => '<path d="M5 19c0-9 5-13.5 14-14 .5 9-3.5 13.5-10.5 13C6.5 17.9 5.75 17 5.5 16M5 19c2-4 4.5-6.5 8.5-8.5"/>',
		'energy'      => '<path d="M13 4 6 13.5h5.5L11 20l7-9.5h-5.5z"/>',
		'coin'        => '<circle cx="12" cy="12" r="8"/><path d="M14.5 9.25c-.75-.9-1.6-1.25-2.6-1.25-3 0-3 3.6-.2 4 3.2.400 3.2 4 .1 4-1.1 0-2.1-.5-2.8-1.4M12 6.5V8M12 16v1.5"/>',
		'thermometer' => '<path d="M10 13.75V6a2 2 0 0 1 4 0v7.75a3.75 3.75 0 1 1-4 0zM12 10v6.5"/>',
		'tag'         => '<path d="M4.5 4.5h7l8 8-7 7-8-8zM8.25 8.25v.01"/>',
	];

	private const FACTS = [
		'prepTime'    => 'knife',
		'cookTime'    => 'flame',
		'restTime'    => 'rest',
		'customTime'  => 'rest',
		'activeTime'  => 'knife',
		'totalTime'   => 'clock',
		'yield'       => 'plate',
		'difficulty'  => 'level',
		'seasons'     => 'leaf',
		'calories'    => 'energy',
		'cost'        => 'coin',
		'temperature' => 'thermometer',
	];

	/**
	 * Draws the icon of a fact.
	 *
	 * @return string SVG, hidden from assistive technology.
	 */
	public static function for_fact( string $fact ): string {
		return '<svg class="wp-block-larder-details__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">'
			. self::PATHS[ self::FACTS[ $fact ] ?? 'tag' ] . '</svg>';
	}
}
