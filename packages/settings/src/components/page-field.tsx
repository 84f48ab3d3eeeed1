import { ComboboxControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldProps } from '../types';

type PageRecord = {
	readonly id: number;
	readonly title?: { readonly rendered: string };
};

function labelOf( { id, title }: PageRecord ): string {
	return title !== undefined && title.rendered !== ''
		? decodeEntities( title.rendered )
		: /* translators: %d: number of a page. */
			sprintf( __( 'Page %d', 'larder' ), id );
}

/**
 * Renders the choice of one of the site's pages, found by its title.
 */
export function PageField( props: FieldProps< number > ) {
	const { field, value, help, onChange } = props;
	const [ search, setSearch ] = useState( '' );
	const { found, chosen } = useSelect(
		( select ) => {
			const store = select( coreStore );
			return {
				found: store.getEntityRecords< PageRecord >(
					'postType',
					'page',
					{
						per_page: 20,
						search: search === '' ? undefined : search,
						_fields: 'id,title',
					}
				),
				chosen:
					value > 0
						? store.getEntityRecord< PageRecord >(
								'postType',
								'page',
								value,
								{ _fields: 'id,title' }
							)
						: undefined,
			};
		},
		[ search, value ]
	);
	const options = useMemo( () => {
		const pages = new Map(
			[ ...( chosen ? [ chosen ] : [] ), ...( found ?? [] ) ].map(
				( page ) => [ page.id, labelOf( page ) ]
			)
		);
		return [ ...pages ].map( ( [ id, label ] ) => ( {
			value: String( id ),
			label,
		} ) );
	}, [ found, chosen ] );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ field.title }
			help={ help }
			value={ value > 0 ? String( value ) : null }
			options={ options }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => onChange( id ? Number( id ) : 0 ) }
		/>
	);
}
