import {
	Button,
	CheckboxControl,
	Notice,
	SelectControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The name that WordPress 6.8 has for it; 7.1 still knows it.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SettingsHandle } from '../hooks/use-settings';
import { readProblem } from '../record';
import { downloadFile, resetSettings } from '../transfer';
import type { ScreenData } from '../types';
import { ImportFile } from './import-file';

type Props = { readonly data: ScreenData; readonly settings: SettingsHandle };

/**
 * Renders what takes settings to another site, brings them from there, and forgets them.
 */
export function Transfer( { data, settings }: Props ) {
	const [ withSecrets, setWithSecrets ] = useState( false );
	const [ group, setGroup ] = useState( '' );
	const [ isAsking, setIsAsking ] = useState( false );
	const [ message, setMessage ] = useState( '' );

	async function attempt( work: () => Promise< void > ): Promise< void > {
		setMessage( '' );
		try {
			await work();
		} catch ( error ) {
			const problem = readProblem(
				error,
				__( 'The server did not answer. Try again.', 'larder' )
			);
			setMessage( problem.message );
			speak( problem.message, 'assertive' );
		}
	}

	async function reset(): Promise< void > {
		setIsAsking( false );
		settings.discard();
		settings.receive(
			await resetSettings( group === '' ? undefined : group )
		);
		speak( __( 'Settings are reset.', 'larder' ) );
	}

	return (
		<div className="larder-settings__fields">
			{ message !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ message }
				</Notice>
			) }
			<section>
				<h2>{ __( 'Export', 'larder' ) }</h2>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'With secret keys', 'larder' ) }
					help={ __(
						'Who has the file can then use them.',
						'larder'
					) }
					checked={ withSecrets }
					onChange={ setWithSecrets }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						void attempt( () => downloadFile( withSecrets ) )
					}
				>
					{ __( 'Download the settings', 'larder' ) }
				</Button>
			</section>
			<ImportFile fields={ data.fields } settings={ settings } />
			<section>
				<h2>{ __( 'Reset', 'larder' ) }</h2>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'What is reset', 'larder' ) }
					value={ group }
					options={ [
						{ value: '', label: __( 'All settings', 'larder' ) },
						...data.groups.map( ( { name, title } ) => ( {
							value: name,
							label: title,
						} ) ),
					] }
					onChange={ setGroup }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Reset', 'larder' ) }
				</Button>
				<ConfirmDialog
					isOpen={ isAsking }
					confirmButtonText={ __( 'Reset', 'larder' ) }
					onConfirm={ () => void attempt( reset ) }
					onCancel={ () => setIsAsking( false ) }
				>
					{ __(
						'The chosen settings get their defaults again. This cannot be undone.',
						'larder'
					) }
				</ConfirmDialog>
			</section>
		</div>
	);
}
