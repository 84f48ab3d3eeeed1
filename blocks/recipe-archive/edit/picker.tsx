import { Button, ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	afterRemoval,
	downIcon,
	removeIcon,
	upIcon,
	useNextFocus,
	useUndoSteps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { SavedLink } from '../types';
import { giveKeys } from './combobox-keys';
import { moved } from './moved';
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
	/** Takes the new order. */
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
				<ol className="larder-archive-picker__list">
					{ picked.map( ( choice, at ) => {
						const title =
							choice.title || __( '(not published)', 'larder' );
						return (
							<li
								key={ choice.id }
								className="larder-archive-picker__item"
							>
								<span>{ title }</span>
								<Button
									size="small"
									icon={ upIcon }
									disabled={ at === 0 }
									accessibleWhenDisabled
									label={ sprintf(
										/* translators: %s: name of a recipe. */
										__( 'Move up: %s', 'larder' ),
										title
									) }
									onClick={ () =>
										change( moved( picked, at, -1 ) )
									}
								/>
								<Button
									size="small"
									icon={ downIcon }
									disabled={ at === picked.length - 1 }
									accessibleWhenDisabled
									label={ sprintf(
										/* translators: %s: name of a recipe. */
										__( 'Move down: %s', 'larder' ),
										title
									) }
									onClick={ () =>
										change( moved( picked, at, 1 ) )
									}
								/>
								<Button
									size="small"
									icon={ removeIcon }
									data-larder-remove
									label={ sprintf(
										/* translators: %s: name of a recipe. */
										__( 'Remove: %s', 'larder' ),
										title
									) }
									onClick={ () => {
										focusNext( afterRemoval( at ) );
										change( picked.toSpliced( at, 1 ) );
									} }
								/>
							</li>
						);
					} ) }
				</ol>
			) }
		</div>
	);
}
