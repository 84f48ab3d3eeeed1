import type { SettingsHandle } from '../hooks/use-settings';
import type { Field, ScreenData } from '../types';
import { FieldControl } from './field-control';
import { LinkClicks } from './link-clicks';
import { LookPreview } from './look-preview';

type Props = {
	readonly fields: readonly Field[];
	readonly settings: SettingsHandle;
	readonly theme: ScreenData[ 'theme' ];
	/** Whether fields are shown whose switch is off. */
	readonly isWhole?: boolean;
};

/**
 * Fields below each other; with those of the look comes its preview, with links their clicks.
 */
export function FieldList( props: Props ) {
	const { fields, settings, theme, isWhole = false } = props;
	const shown = fields.filter(
		( { needs } ) =>
			isWhole || needs === '' || settings.values[ needs ] === true
	);
	return (
		<div className="larder-settings__fields">
			{ shown.map( ( field ) => (
				<div
					key={ field.key }
					className={
						field.key in ( settings.problem?.fields ?? {} )
							? 'is-refused'
							: undefined
					}
				>
					<FieldControl
						field={ field }
						settings={ settings }
						theme={ theme }
					/>
				</div>
			) ) }
			{ shown.some( ( { group } ) => group === 'look' ) && (
				<LookPreview values={ settings.values } theme={ theme } />
			) }
			{ shown.some( ( { control } ) => control === 'links' ) && (
				<LinkClicks />
			) }
		</div>
	);
}
