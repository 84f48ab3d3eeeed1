import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SettingsHandle } from '../hooks/use-settings';
import { readProblem } from '../record';
import type { Comparison } from '../transfer';
import { compareFile } from '../transfer';
import type { Field } from '../types';
import { FileChanges } from './file-changes';

type Props = {
	readonly fields: readonly Field[];
	readonly settings: SettingsHandle;
};

/**
 * Imports settings from a file, once it has shown what they would change.
 */
export function ImportFile( { fields, settings }: Props ) {
	const [ comparison, setComparison ] = useState< Comparison | null >( null );
	const [ message, setMessage ] = useState( '' );
	const chooser = useRef< HTMLButtonElement >( null );

	async function read( file: File | undefined ): Promise< void > {
		setComparison( null );
		setMessage( '' );
		if ( file === undefined ) {
			return;
		}
		try {
			const found = await compareFile( file );
			setComparison( found );
			speak(
				sprintf(
					/* translators: %d: number of settings. */
					_n(
						'The file would change %d setting.',
						'The file would change %d settings.',
						found.changes.length,
						'larder'
					),
					found.changes.length
				)
			);
		} catch ( error ) {
			const problem = readProblem(
				error,
				__( 'The file could not be read.', 'larder' )
			);
			setMessage( problem.message );
			speak( problem.message, 'assertive' );
		}
	}

	async function apply( { changes }: Comparison ): Promise< void > {
		const isDone = await settings.save(
			Object.fromEntries( changes.map( ( { key, to } ) => [ key, to ] ) )
		);
		if ( isDone ) {
			setComparison( null );
			// The button that was pressed has gone.
			chooser.current?.focus();
		}
	}

	return (
		<section>
			<h2>{ __( 'Import', 'larder' ) }</h2>
			<FormFileUpload
				accept="application/json,.json"
				onChange={ ( event ) => {
					void read( event.currentTarget.files?.[ 0 ] );
					// The same file may be chosen once more.
					event.currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						ref={ chooser }
						onClick={ openFileDialog }
					>
						{ __( 'Choose a file of settings', 'larder' ) }
					</Button>
				) }
			/>
			{ message !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ message }
				</Notice>
			) }
			{ comparison !== null && (
				<FileChanges
					comparison={ comparison }
					fields={ fields }
					isSaving={ settings.isSaving }
					onApply={ () => void apply( comparison ) }
				/>
			) }
		</section>
	);
}
