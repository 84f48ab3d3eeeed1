import { Part } from '@larder/views';
import type { ReactElement } from 'react';
import { useItems } from '../hooks/use-items';
import { AllSwitch } from './all-switch';

/**
 * Renders the switch of the questions. The items stay what the server printed: the
 * browser opens them, and an answer may be of any length.
 *
 * @return The switch, in its part.
 */
export function FaqView(): ReactElement {
	const { within, areAllOpen, openAll } = useItems();
	return (
		<Part name="switch">
			<AllSwitch
				within={ within }
				isOn={ areAllOpen }
				onToggle={ openAll }
			/>
		</Part>
	);
}
