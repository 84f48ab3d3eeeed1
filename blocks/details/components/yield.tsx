import type { ReactElement } from 'react';
import type { YieldProps } from '@larder/contracts';
import { yieldNumber, yieldUnit } from '@larder/quantity';
import { localeOf } from '@larder/ui';
import { useChosenServings } from '../hooks/use-chosen-servings';

/**
 * Renders the yield of the recipe, scaled as the visitor chose.
 *
 * @return The text of the fact.
 */
export function Yield( props: YieldProps ): ReactElement {
	const servings = useChosenServings( props.recipeId, props.servings );
	const locale = localeOf( props );
	const factor = servings / props.servings;
	const amounts = [ props.servings, props.most ?? [] ]
		.flat()
		.map( ( written ) => written * factor );
	// What was written stays to the letter.
	const [ amount, unit ] =
		factor === 1
			? [ props.text, props.unit ]
			: [
					amounts
						.map( ( one ) => yieldNumber( one, locale ) )
						.join( '–' ),
					yieldUnit( props.unit, Math.max( ...amounts ), locale ),
				];
	return <bdi>{ `${ amount } ${ unit }`.trim() }</bdi>;
}
