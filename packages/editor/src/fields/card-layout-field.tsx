import apiFetch from '@wordpress/api-fetch';
import { SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { isLoose, readHtml, readList } from '../content';

type Props = {
	/** Name of the layout. */
	value: string;
	/** Called with the name of another one. */
	onChange: ( layout: string ) => void;
};

/**
 * Chooses the layout of recipe cards.
 *
 * @return A list of layouts, or nothing where the site has one only and that is chosen.
 */
export function CardLayoutField( {
	value,
	onChange,
}: Props ): ReactElement | null {
	const [ layouts, setLayouts ] = useState( [ 'default' ] );
	useEffect( () => {
		let isGone = false;
		apiFetch( { path: '/larder/v1/search-choices' } ).then(
			( answer ) => {
				if ( ! isGone && isLoose( answer ) ) {
					setLayouts(
						readList( answer[ 'layouts' ] ).map( readHtml )
					);
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- The block keeps the layout that it has.
				console.error(
					'Larder: the layouts of cards could not be loaded.',
					error
				);
			}
		);
		return () => {
			isGone = true;
		};
	}, [] );
	return layouts.length < 2 && layouts.includes( value ) ? null : (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Layout of cards', 'larder' ) }
			value={ value }
			options={ [ ...new Set( [ ...layouts, value ] ) ].map(
				( name ) => ( { value: name, label: name } )
			) }
			onChange={ onChange }
		/>
	);
}
