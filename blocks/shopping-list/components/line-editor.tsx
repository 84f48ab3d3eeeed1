import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { AISLES } from '@larder/shopping/lines';
import { aisleLabel } from '../aisle-label';
import type { Edited } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

/** Anything but blanks alone. */
const SOMETHING = '.*\\S.*';

type Props = {
	/** The line with what was typed. */
	edited: Edited;
	/** Called with what is typed. */
	onType: ( typed: Partial< Edited > ) => void;
	/** Called with what is to be. */
	onEdit: ( edited: Edited ) => void;
	/** Called when nothing is to change. */
	onCancel: () => void;
};

/**
 * Edits the amount, the name and the aisle of a line.
 */
export function LineEditor( {
	edited,
	onType,
	onEdit,
	onCancel,
}: Props ): ReactElement {
	const id = useId();
	const first = useRef< HTMLInputElement >( null );
	useEffect( () => first.current?.focus(), [] );
	const save = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( edited.name.trim() === '' ) {
			return;
		}
		onEdit( { ...edited, name: edited.name.trim() } );
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields leaves it.
		<form
			className={ `${ BLOCK }__editor` }
			onSubmit={ save }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Escape' ) {
					onCancel();
				}
			} }
		>
			<div>
				<label htmlFor={ `${ id }amount` }>
					{ __( 'Amount', 'larder' ) }
				</label>
				<input
					id={ `${ id }amount` }
					ref={ first }
					type="text"
					maxLength={ 200 }
					value={ edited.amount }
					onChange={ ( { target } ) =>
						onType( { amount: target.value } )
					}
				/>
			</div>
			<div>
				<label htmlFor={ `${ id }name` }>
					{ __( 'What', 'larder' ) }
				</label>
				<input
					id={ `${ id }name` }
					type="text"
					required
					// More than blanks: the browser says so, and says it of this field.
					pattern={ SOMETHING }
					maxLength={ 200 }
					value={ edited.name }
					onChange={ ( { target } ) =>
						onType( { name: target.value } )
					}
				/>
			</div>
			<div>
				<label htmlFor={ `${ id }aisle` }>
					{ __( 'Aisle', 'larder' ) }
				</label>
				<select
					id={ `${ id }aisle` }
					value={ edited.aisle }
					onChange={ ( { target } ) =>
						onType( {
							aisle:
								AISLES.find(
									( aisle ) => aisle === target.value
								) ?? edited.aisle,
						} )
					}
				>
					{ AISLES.map( ( aisle ) => (
						<option key={ aisle } value={ aisle }>
							{ aisleLabel( aisle ) }
						</option>
					) ) }
				</select>
			</div>
			<p className={ `${ BLOCK }__buttons` }>
				<button type="submit">{ __( 'Save', 'larder' ) }</button>
				<button type="button" onClick={ onCancel }>
					{ __( 'Cancel', 'larder' ) }
				</button>
			</p>
		</form>
	);
}
