import { withoutLabel } from './label';
import type { ParsedQuantity } from './parse';

/** What may precede a number that counts: nothing, or words such as `about`. */
const BEFORE_COUNT = /^[\s\p{L}~≈.'’]*$/u;

/** Whether a quantity is a number or a range without a unit. */
export function isCount(
	quantity: string,
	{ scalable }: ParsedQuantity
): boolean {
	const [ first ] = scalable;
	const last = scalable.at( -1 );
	const between = quantity.slice(
		first?.end,
		last === first ? 0 : last?.start
	);
	return (
		scalable.length <= 2 &&
		BEFORE_COUNT.test(
			withoutLabel( quantity.slice( 0, first?.start ) )
		) &&
		/^\s*(?:\([^()]*\)\s*)?$/.test( quantity.slice( last?.end ) ) &&
		/^\s*(?:\p{L}{1,4}|[–—-])?\s*$/u.test( between )
	);
}
