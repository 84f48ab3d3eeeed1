/** One mark of a list: a bullet, a box, a number before an amount, or what a word processor leaves of them. */
export const BULLET = String.raw`[\s\u200b\u2060\ufe0f\uf0a7\uf0b7•‣⁃∙·◦○●▪▫■□▢◻⬜☐☑☒✓✔✅❏❑➤►→*–—-]|o\t|\[[ xX✓]?\]|\d{1,2}[.)]\s+(?=[\d¼-¾⅐-⅞])`;

/**
 * Finds where a pattern ends that is at a place.
 *
 * @param pattern The pattern, sticky.
 * @param start   The place.
 * @return The same place where it is not there.
 */
export function skip( pattern: RegExp, text: string, start: number ): number {
	pattern.lastIndex = start;
	return pattern.test( text ) ? pattern.lastIndex : start;
}
