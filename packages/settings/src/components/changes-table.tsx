import { __ } from '@wordpress/i18n';
import { isLinkList } from '../record';
import type { Comparison } from '../transfer';
import type { Field, SettingValue } from '../types';

type Props = {
	readonly changes: Comparison[ 'changes' ];
	readonly fields: readonly Field[];
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
 * Shows which settings a file would change: what they are now, and what they would be.
 */
export function ChangesTable( { changes, fields }: Props ) {
	return (
		<table className="widefat striped">
			<thead>
				<tr>
					<th scope="col">{ __( 'Setting', 'larder' ) }</th>
					<th scope="col">{ __( 'Now', 'larder' ) }</th>
					<th scope="col">{ __( 'In the file', 'larder' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ changes.map( ( { key, from, to } ) => {
					const field = fields.find( ( known ) => known.key === key );
					return (
						<tr key={ key }>
							<th scope="row">{ field?.title ?? key }</th>
							<td>{ shown( field, from ) }</td>
							<td>{ shown( field, to ) }</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}
