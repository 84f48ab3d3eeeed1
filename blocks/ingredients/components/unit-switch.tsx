import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { UnitSystem } from '@larder/store';

type Props = {
	/** The units that are shown. */
	system: UnitSystem;
	onChange: ( system: UnitSystem ) => void;
};

/**
 * Chooses units: those that were written, metric or American ones.
 *
 * @param props          Props.
 * @param props.system   The units that are shown.
 * @param props.onChange Called with other ones.
 * @return One button a choice.
 */
export function UnitSwitch( { system, onChange }: Props ): ReactElement {
	const choices: [ UnitSystem, string ][] = [
		[ 'original', __( 'As written', 'larder' ) ],
		[ 'metric', __( 'Metric', 'larder' ) ],
		[ 'us', __( 'US', 'larder' ) ],
	];
	return (
		<div
			className="wp-block-larder-ingredients__factors"
			role="group"
			aria-label={ __( 'Units', 'larder' ) }
		>
			{ choices.map( ( [ value, label ] ) => (
				<button
					key={ value }
					type="button"
					className="wp-block-larder-ingredients__factor"
					aria-pressed={ value === system }
					onClick={ () => onChange( value ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	);
}
