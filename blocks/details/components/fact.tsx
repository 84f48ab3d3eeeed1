import type { ReactElement } from 'react';
import type { DetailsProps } from '@larder/contracts';
import { Temperature } from './temperature';
import { Yield } from './yield';

/**
 * Shows a fact that follows what the visitor chose.
 *
 * @return The text of the fact.
 */
export function Fact( props: DetailsProps ): ReactElement {
	return 'scale' in props ? (
		<Temperature { ...props } />
	) : (
		<Yield { ...props } />
	);
}
