import rules from './rules.json';

const AMOUNT = new RegExp( `^${ rules.amount }`, 'u' );

/**
 * Returns whether a line begins with an amount, after a bullet or not.
 *
 * @param line Plain text of one line.
 */
export const beginsWithAmount = ( line: string ): boolean =>
	AMOUNT.test( line );
