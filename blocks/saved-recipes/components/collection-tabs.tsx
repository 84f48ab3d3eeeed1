import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MAX_COLLECTION_NAME } from '@larder/contracts/constants';
import type { FormEvent, ReactElement } from 'react';
import { problemOfName } from '../collections';
import type { Collection } from '../view-types';
import { BLOCK } from '../block-class';

type Props = {
	/** The collections in their order. */
	collections: readonly Collection[];
	/** Id of the one that is shown; empty for all recipes. */
	chosen: string;
	/** Shows another. */
	onChoose: ( id: string ) => void;
	/** Creates a collection; absent in a list of somebody else. */
	onAdd?: ( name: string ) => void;
};

/**
 * Renders buttons for all recipes and for each collection, and a field for a new one.
 *
 * @return The buttons; nothing in a list of somebody else without collections.
 */
export function CollectionTabs( {
	collections,
	chosen,
	onChoose,
	onAdd,
}: Props ): ReactElement | null {
	const fieldId = useId();
	const [ name, setName ] = useState( '' );
	const add = ( event: FormEvent< HTMLFormElement > ): void => {
		event.preventDefault();
		if ( name.trim() === '' ) {
			// Where it has to be typed is all that there is to say.
			event.currentTarget.querySelector( 'input' )?.focus();
			return;
		}
		onAdd?.( name.trim() );
		setName( '' );
	};
	if ( ! onAdd && collections.length === 0 ) {
		return null;
	}
	const all = { id: '', name: __( 'All', 'larder' ) };
	return (
		<div className={ `${ BLOCK }__collections` }>
			<div
				role="group"
				aria-label={ __( 'Collections', 'larder' ) }
				className={ `${ BLOCK }__tabs` }
			>
				{ [ all, ...collections ].map( ( one ) => (
					<button
						key={ one.id }
						type="button"
						aria-pressed={ one.id === chosen }
						onClick={ () => onChoose( one.id ) }
					>
						<bdi>{ one.name }</bdi>
					</button>
				) ) }
			</div>
			{ onAdd && (
				<form className={ `${ BLOCK }__new` } onSubmit={ add }>
					<label className="screen-reader-text" htmlFor={ fieldId }>
						{ __( 'New collection', 'larder' ) }
					</label>
					<input
						id={ fieldId }
						ref={ ( input ) =>
							input?.setCustomValidity(
								problemOfName( collections, name )
							)
						}
						type="text"
						maxLength={ MAX_COLLECTION_NAME }
						placeholder={ __( 'New collection', 'larder' ) }
						value={ name }
						onChange={ ( { target } ) => setName( target.value ) }
					/>
					<button type="submit">{ __( 'Add', 'larder' ) }</button>
				</form>
			) }
		</div>
	);
}
