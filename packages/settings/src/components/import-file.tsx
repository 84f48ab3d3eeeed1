import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SettingsHandle } from '../hooks/use-settings';
import { isLinkList, readProblem } from '../record';
import type { Comparison } from '../transfer';
import { compareFile } from '../transfer';
import type { Field, SettingValue } from '../types';

type Props = {
	readonly fields: readonly Field[];
	readonly settings: SettingsHandle;
};

function shown( field: Field | undefined, value: SettingValue | null ): string {
	if ( value === null || field?.isSecret === true ) {
		return '••••';
	}
	if ( typeof value === 'boolean' ) {
		return value ? __( 'On', 'larder' ) : __( 'Off', 'larder' );
	}
	const labelOf = ( item: string ) =>
		field?.options.find( ( option ) => option.value === item )?.label ??
		item;
	if ( isLinkList( value ) ) {
		return (
			value
				.map(
					( { keywords, url } ) =>
						`${ keywords.join( ', ' ) }: ${ url }`
				)
				.join( '; ' ) || '–'
		);
	}
	if ( typeof value === 'object' ) {
		return value.map( labelOf ).join( ', ' ) || '–';
	}
	return labelOf( String( value ) ) || '–';
}

/**
 * Takes settings from a file, once it has shown what they would change.
 *
 * @param props All fields and settings.
 */
export function ImportFile( { fields, settings }: Props ) {
	const [ comparison, setComparison ] = useState< Comparison | null >( null );
	const [ message, setMessage ] = useState( '' );
	const titleOf = ( key: string ) =>
		fields.find( ( field ) => field.key === key )?.title ?? key;

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
				<>
					{ comparison.isNewer && (
						<p>
							{ __(
								'A newer version of Larder has written this file.',
								'larder'
							) }
						</p>
					) }
					{ comparison.problems.length > 0 && (
						<>
							<p>{ __( 'These cannot be taken:', 'larder' ) }</p>
							<ul className="ul-disc">
								{ comparison.problems.map( ( problem ) => (
									<li key={ problem.key }>
										{ `${ titleOf( problem.key ) }: ${ problem.message }` }
									</li>
								) ) }
							</ul>
						</>
					) }
					{ comparison.changes.length === 0 ? (
						<p>{ __( 'The file changes nothing.', 'larder' ) }</p>
					) : (
						<>
							<table className="widefat striped">
								<thead>
									<tr>
										<th scope="col">
											{ __( 'Setting', 'larder' ) }
										</th>
										<th scope="col">
											{ __( 'Now', 'larder' ) }
										</th>
										<th scope="col">
											{ __( 'In the file', 'larder' ) }
										</th>
									</tr>
								</thead>
								<tbody>
									{ comparison.changes.map(
										( { key, from, to } ) => {
											const field = fields.find(
												( known ) => known.key === key
											);
											return (
												<tr key={ key }>
													<th scope="row">
														{ titleOf( key ) }
													</th>
													<td>
														{ shown( field, from ) }
													</td>
													<td>
														{ shown( field, to ) }
													</td>
												</tr>
											);
										}
									) }
								</tbody>
							</table>
							<Button
								__next40pxDefaultSize
								variant="primary"
								isBusy={ settings.isSaving }
								onClick={ () => void apply( comparison ) }
							>
								{ __( 'Take these over', 'larder' ) }
							</Button>
						</>
					) }
				</>
			) }
		</section>
	);
}
