import type { ComponentProps, ReactElement } from 'react';
import { Temperature } from './temperature';
import { Yield } from './yield';

type Props =
	ComponentProps< typeof Temperature > | ComponentProps< typeof Yield >;

/**
 * Shows a fact that follows what the visitor chose.
 *
 * @return The text of the fact.
 */
export function Fact( props: Props ): ReactElement {
	return 'scale' in props ? (
		<Temperature { ...props } />
	) : (
		<Yield { ...props } />
	);
}
