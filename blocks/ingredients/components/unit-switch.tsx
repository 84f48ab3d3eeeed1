import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { UnitSystem } from '@larder/store';

type Props = {
	/** The units that are shown. */
	system: UnitSystem;
	/** Called with other ones. */
	onChange: ( system: UnitSystem ) => void;
	/** Called when somebody is about to choose. */
	onApproach: () => void;
};

/**
 * Chooses units: those that were written, metric or American ones.
 *
 * @return The list of choices.
 */
export function UnitSwitch( {
	system,
	onChange,
	onApproach,
}: Props ): ReactElement {
	const choices: [ UnitSystem, string ][] = [
		[ 'original', __( 'As written', 'larder' ) ],
		[ 'metric', __( 'Metric', 'larder' ) ],
		[ 'us', __( 'US', 'larder' ) ],
	];
	return (
		<select
			className="wp-block-larder-ingredients__units"
			aria-label={ __( 'Units', 'larder' ) }
			value={ system }
			onFocus={ onApproach }
			onPointerEnter={ onApproach }
			onChange={ ( { target: { value } } ) => {
				const chosen = choices.find( ( [ name ] ) => name === value );
				if ( chosen ) {
					onChange( chosen[ 0 ] );
				}
			} }
		>
			{ choices.map( ( [ value, label ] ) => (
				<option key={ value } value={ value }>
					{ label }
				</option>
			) ) }
		</select>
	);
}
