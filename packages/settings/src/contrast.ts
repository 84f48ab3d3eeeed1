import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';

extend( [ a11yPlugin ] );

/** The least ratio of a mark to what is behind it: WCAG 2.2, 1.4.11. */
export const MIN_CONTRAST = 3;

/**
 * Measures how well a colour stands out.
 *
 * @param color      CSS colour.
 * @param background CSS colour behind it.
 * @return From 1 to 21, cut after two decimals as WCAG does not round up; null for anything that is not a colour.
 */
export function contrast( color: string, background: string ): number | null {
	const front = colord( color );
	const back = colord( background );
	return front.isValid() && back.isValid() ? front.contrast( back ) : null;
}

/**
 * Returns a background for the other scheme, dark for a light one.
 *
 * @param background CSS colour.
 */
export function oppositeOf( background: string ): string {
	return colord( background ).isDark() ? '#ffffff' : '#1e1e1e';
}
