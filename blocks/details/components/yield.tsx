import type { ReactElement } from 'react';
import { yieldNumber, yieldUnit } from '@larder/quantity';
import { localeOf, type WrittenIn } from '@larder/ui';
import { useServings } from '../hooks/use-servings';

type Props = WrittenIn & {
	recipeId: number;
	/** What the recipe makes as written. */
	servings: number;
	/** The upper end of a range, where it makes one. */
	most?: number;
	/** The same as the server prints it. */
	text: string;
	/** Unit word, plain text. */
	unit: string;
};

/**
 * Says how many the recipe makes, scaled as the visitor chose.
 *
 * @return The text of the fact.
 */
export function Yield( props: Props ): ReactElement {
	const servings = useServings( props.recipeId, props.servings );
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
