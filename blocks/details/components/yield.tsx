import type { ReactElement } from 'react';
import { formatQuantity, unitLabel } from '@larder/quantity/scale';
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
	const locale = pageLocale();
	const isWritten = servings === props.servings;
	const amount = isWritten
		? props.text
		: formatQuantity( servings, { mode: 'input', locale } );
	const unit = isWritten
		? props.unit
		: unitLabel( props.unit, servings, locale );
	return <>{ `${ amount } ${ unit }`.trim() }</>;
}
