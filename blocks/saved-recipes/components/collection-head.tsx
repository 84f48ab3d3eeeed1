import { createElement, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	MAX_COLLECTION_NAME,
	MAX_COLLECTION_NOTE,
} from '@larder/contracts/constants';
import type { FormEvent, ReactElement } from 'react';
import { problemOfName, withChanged, type Change } from '../collections';
import type { Collection } from '../view-types';
import { BLOCK } from '../block-class';

type Props = {
	collection: Collection;
	/** All of them. */
	collections: readonly Collection[];
	/** Level of its heading. */
	level: number;
	/** Its place among the collections, from 1. */
	place: number;
	/** How many there are. */
	total: number;
	/** Whether it may be changed. */
	isOwn: boolean;
	/** Changes collections. */
	onChange: ( change: Change ) => void;
	onMove: ( by: -1 | 1 ) => void;
	/** Deletes the collection; its recipes stay saved. */
	onDelete: () => void;
};

/**
 * Renders the name and the note of a collection, and what changes them.
 *
 * @return The head of the collection.
 */
export function CollectionHead( {
	collection,
	collections,
	level,
	place,
	total,
	isOwn,
	onChange,
	onMove,
	onDelete,
}: Props ): ReactElement {
	const id = useId();
	const [ name, setName ] = useState( collection.name );
	const [ note, setNote ] = useState( collection.note );
	const store = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( name.trim() !== '' ) {
			onChange( ( all ) =>
				withChanged( all, collection.id, {
					name: name.trim(),
					note: note.trim(),
				} )
			);
		}
	};
	return (
		<div className={ `${ BLOCK }__head` }>
			{ createElement(
				`h${ level }`,
				{ className: `${ BLOCK }__name` },
				<bdi>{ collection.name }</bdi>
			) }
			{ collection.note !== '' && <p>{ collection.note }</p> }
			{ isOwn && (
				<details className={ `${ BLOCK }__edit` }>
					<summary>{ __( 'Change collection', 'larder' ) }</summary>
					<form onSubmit={ store }>
						<label htmlFor={ `${ id }name` }>
							{ __( 'Name', 'larder' ) }
						</label>
						<input
							id={ `${ id }name` }
							ref={ ( input ) =>
								input?.setCustomValidity(
									problemOfName(
										collections,
										name,
										collection.id
									)
								)
							}
							type="text"
							required
							maxLength={ MAX_COLLECTION_NAME }
							value={ name }
							onChange={ ( { target } ) =>
								setName( target.value )
							}
						/>
						<label htmlFor={ `${ id }note` }>
							{ __( 'Note', 'larder' ) }
						</label>
						<textarea
							id={ `${ id }note` }
							rows={ 2 }
							maxLength={ MAX_COLLECTION_NOTE }
							value={ note }
							onChange={ ( { target } ) =>
								setNote( target.value )
							}
						/>
						<div className={ `${ BLOCK }__buttons` }>
							<button type="submit">
								{ __( 'Save', 'larder' ) }
							</button>
							<button
								type="button"
								// Disabled, it would lose the focus at the end of its way.
								aria-disabled={ place === 1 }
								onClick={ () => place > 1 && onMove( -1 ) }
							>
								{ __( 'Move forward', 'larder' ) }
							</button>
							<button
								type="button"
								aria-disabled={ place === total }
								onClick={ () => place < total && onMove( 1 ) }
							>
								{ __( 'Move back', 'larder' ) }
							</button>
							<button type="button" onClick={ onDelete }>
								{ __( 'Delete collection', 'larder' ) }
							</button>
						</div>
					</form>
				</details>
			) }
		</div>
	);
}
