import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { AISLES, type Line } from '@larder/shopping/lines';
import { aisleLabel } from '../aisle-label';
import type { Draft } from '../hooks/use-editing';
import type { Edited } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

type Props = {
	line: Line;
	draft: Draft;
	onType: ( edited: Edited ) => void;
	onEdit: ( edited: Edited ) => void;
	onCancel: () => void;
};

/**
 * Edits how much, what, and in which aisle it stands.
 *
 * @param props          Props.
 * @param props.line     The line.
 * @param props.draft    What is typed.
 * @param props.onType   Called with what is typed.
 * @param props.onEdit   Called with what is to be.
 * @param props.onCancel Called when nothing is to change.
 * @return The form.
 */
export function LineEditor( {
	line,
	draft,
	onType,
	onEdit,
	onCancel,
}: Props ): ReactElement {
	const id = useId();
	const { opened, edited } = draft;
	const first = useRef< HTMLInputElement >( null );
	useEffect( () => first.current?.focus(), [] );
	const save = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( edited.name.trim() === '' ) {
			return;
		}
		// What was left alone stays as it is by now: another tab or device may have added to it.
		const kept = < Key extends keyof Edited >( key: Key ): Edited[ Key ] =>
			edited[ key ] === opened[ key ] ? line[ key ] : edited[ key ];
		onEdit( {
			amount: kept( 'amount' ),
			name: kept( 'name' ).trim(),
			aisle: kept( 'aisle' ),
		} );
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
						onType( { ...edited, amount: target.value } )
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
					maxLength={ 200 }
					value={ edited.name }
					onChange={ ( { target } ) =>
						onType( { ...edited, name: target.value } )
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
							...edited,
							aisle:
								AISLES.find(
									( aisle ) => aisle === target.value
								) ?? line.aisle,
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
