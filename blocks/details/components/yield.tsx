import type { ReactElement } from 'react';
import { pageLocale } from '@larder/ui';
import { useServings } from '../hooks/use-servings';

type Props = {
	recipeId: number;
	/** What the recipe makes as written. */
	servings: number;
	/** The same as the server prints it. */
	text: string;
	/** Unit word, plain text. */
	unit: string;
};

/**
 * Says how many the recipe makes, scaled as the visitor chose.
 *
 * @param props What the server printed.
 * @return The text of the fact.
 */
export function Yield( props: Props ): ReactElement {
	const servings = useServings( props.recipeId, props.servings );
	const amount =
		servings === props.servings
			? props.text
			: new Intl.NumberFormat( pageLocale(), {
					maximumFractionDigits: 2,
				} ).format( servings );
	return <bdi>{ `${ amount } ${ props.unit }`.trim() }</bdi>;
}
