import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SettingsHandle } from '../hooks/use-settings';

type Props = { readonly settings: SettingsHandle };

function stateOf( settings: SettingsHandle ): string {
	const count = Object.keys( settings.edits ).length;
	if ( settings.isSaving ) {
		return __( 'Saving…', 'larder' );
	}
	if ( count > 0 ) {
		return sprintf(
			/* translators: %d: number of settings. */
			_n(
				'%d change is not saved.',
				'%d changes are not saved.',
				count,
				'larder'
			),
			count
		);
	}
	return settings.isSaved ? __( 'Settings saved.', 'larder' ) : '';
}

/**
 * Renders the button that saves, and the state of saving; what happens is also announced.
 */
export function SaveBar( { settings }: Props ) {
	const isClean = Object.keys( settings.edits ).length === 0;
	return (
		<div className="larder-settings__bar">
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ settings.isSaving }
				disabled={ isClean || settings.isSaving }
				accessibleWhenDisabled
			>
				{ __( 'Save', 'larder' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				disabled={ isClean || settings.isSaving }
				accessibleWhenDisabled
				onClick={ settings.discard }
			>
				{ __( 'Discard', 'larder' ) }
			</Button>
			<span className="larder-settings__state">
				{ stateOf( settings ) }
			</span>
		</div>
	);
}
