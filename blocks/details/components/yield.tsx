import type { ReactElement } from 'react';
import { pageLocale } from '@larder/ui';
import { useServings } from '../hooks/use-servings';

type Props = {
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
 * @param props What the server printed.
 * @return The text of the fact.
 */
export function Yield( props: Props ): ReactElement {
	const servings = useServings( props.recipeId, props.servings );
	const number = new Intl.NumberFormat( pageLocale(), {
		maximumFractionDigits: 2,
	} );
	const amount =
		servings === props.servings
			? props.text
			: [ props.servings, props.most ?? [] ]
					.flat()
					.map( ( written ) =>
						number.format( written * ( servings / props.servings ) )
					)
					.join( '–' );
	return <bdi>{ `${ amount } ${ props.unit }`.trim() }</bdi>;
}
