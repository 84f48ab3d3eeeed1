import type { ReactElement } from 'react';
import type { TemperatureProps } from '@larder/contracts';
import { pageLocale, useUnits } from '@larder/ui';

/**
 * Renders the cooking temperature, on the scale that the visitor chose.
 *
 * @return The text of the fact.
 */
export function Temperature( props: TemperatureProps ): ReactElement {
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
