import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { afterRemoval, useNextFocus, useUndoSteps } from '@larder/editor';
import type { ReactElement } from 'react';
import type { SavedLink } from '../types';
import { giveKeys } from './combobox-keys';
import { moved } from './moved';
import { PickedList } from './picked-list';
import type { PickerKind } from './sources';
import { useChoices, type Choice } from './use-choices';
import { longestPiece, quoteAsTyped } from './quotes';
import { useLater } from './use-later';

type Props = {
	/** What is picked from. */
	picker: PickerKind;
	/** What was picked, in order. */
	ids: number[];
	/** The picked recipes as they are saved. */
	links: SavedLink[];
	/** Called with the new order. */
	onChange: ( next: { ids: number[]; links?: SavedLink[] } ) => void;
};

/**
 * Picks recipes or terms by typing, and puts them in order.
 *
 * @return A field and a list.
 */
export function Picker( {
	picker,
	ids,
	links,
	onChange,
}: Props ): ReactElement {
	const [ typed, setTyped ] = useState( '' );
	const { picked, found, isSearching } = useChoices(
		picker,
		ids,
		useLater( longestPiece( typed ) )
	);
	const { area, focusNext } = useNextFocus< HTMLDivElement >();
	const startStep = useUndoSteps();
	const change = ( next: Choice[] ): void => {
		startStep();
		onChange( {
			ids: next.map( ( { id } ) => id ),
			...( picker.kind === 'postType' && {
				links: next.flatMap( ( { id, title, url } ) => {
					// One that is not published now keeps what was saved of it.
					const kept = links[ ids.indexOf( id ) ];
					return url === '' ? ( kept ?? [] ) : { title, url };
				} ),
			} ),
		} );
	};
	return (
		<div
			ref={ area }
			className="larder-archive-picker"
			onKeyDownCapture={ giveKeys }
		>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ picker.label }
				placeholder={ __( 'Type a name', 'larder' ) }
				value={ null }
				options={ found.map( ( { id, title } ) => ( {
					value: String( id ),
					label: quoteAsTyped( title, typed ),
				} ) ) }
				isLoading={ isSearching }
				onFilterValueChange={ setTyped }
				onChange={ ( value ) => {
					const choice = found.find(
						( { id } ) => String( id ) === value
					);
					if ( choice ) {
						// The field is empty again, and says so to nobody.
						setTyped( '' );
						change( [ ...picked, choice ] );
					}
				} }
			/>
			{ picked.length > 0 && (
				<PickedList
					picked={ picked }
					onMove={ ( at, by ) => change( moved( picked, at, by ) ) }
					onRemove={ ( at ) => {
						focusNext( afterRemoval( at ) );
						change( picked.toSpliced( at, 1 ) );
					} }
				/>
			) }
		</div>
	);
}
