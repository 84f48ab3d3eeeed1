import type { ReactElement } from 'react';
import { pageLocale, useUnits } from '@larder/ui';

type Props = {
	/** Degrees as written. */
	value: number;
	scale: 'C' | 'F';
	/** The same as the server prints it. */
	text: string;
};

/**
 * Says at which temperature the recipe cooks, on the scale that the visitor chose.
 *
 * @return The text of the fact.
 */
export function Temperature( props: Props ): ReactElement {
	const { units } = useUnits( pageLocale() );
	const shown = units?.degrees( props.value, props.scale );
	const amount =
		shown &&
		new Intl.NumberFormat( pageLocale(), {
			maximumFractionDigits: 2,
		} ).format( shown.value );
	return (
		<bdi>
			{ shown && shown.scale !== props.scale
				? `${ amount }\u00a0°${ shown.scale }`
				: props.text }
		</bdi>
	);
}
