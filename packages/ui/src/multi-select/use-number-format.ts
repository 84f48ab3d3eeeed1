import { useMemo } from '@wordpress/element';
import { pageLocale } from '../page-locale';

/**
 * Returns the way in which the page writes numbers.
 *
 * @return Writes a number; made once, as that is slow for a list of hundreds.
 */
export function useNumberFormat(): ( value: number ) => string {
	return useMemo( () => {
		const numbers = new Intl.NumberFormat( pageLocale() );
		return ( value ) => numbers.format( value );
	}, [] );
}
