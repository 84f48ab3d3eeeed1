import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Comparison } from '../transfer';
import type { Field } from '../types';
import { ChangesTable } from './changes-table';

type Props = {
	readonly comparison: Comparison;
	readonly fields: readonly Field[];
	readonly isSaving: boolean;
	/** Called when the changes are wanted. */
	readonly onApply: () => void;
};

/**
 * Shows what a file of settings would change, and what of it cannot be taken.
 */
export function FileChanges( {
	comparison,
	fields,
	isSaving,
	onApply,
}: Props ) {
	const titleOf = ( key: string ) =>
		fields.find( ( field ) => field.key === key )?.title ?? key;
	return (
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
					<ChangesTable
						changes={ comparison.changes }
						fields={ fields }
					/>
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ isSaving }
						onClick={ onApply }
					>
						{ __( 'Take these over', 'larder' ) }
					</Button>
				</>
			) }
		</>
	);
}
