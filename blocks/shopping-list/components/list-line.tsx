import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Line } from '@larder/shopping/lines';
import { CloseIcon, foreign } from '@larder/ui';
import type { Editing } from '../hooks/use-editing';
import type { Edited, ListedRecipe } from '../hooks/use-shopping-list';
import { LineEditor } from './line-editor';
import { BLOCK } from '../block-class';
import { WhoAsks } from './who-asks';

type Props = {
	line: Line;
	/** The recipes that ask for something. */
	recipes: readonly ListedRecipe[];
	/** Which lines are edited. */
	editing: Editing;
	/** Called when it is ticked, or no more. */
	onTick: ( line: Line ) => void;
	/** Called with what was typed. */
	onEdit: ( line: Line, edited: Edited ) => void;
	/** Called when it is to go. */
	onRemove: ( line: Line ) => void;
};

/**
 * Renders one food on the list: to tick at its box, to edit at its words, to remove.
 */
export function ListLine( {
	line,
	recipes,
	editing,
	onTick,
	onEdit,
	onRemove,
}: Props ): ReactElement {
	const id = useId();
	const what = `${ line.amount } ${ line.name }`.trim();
	const draft = editing.draftOf( line );
	const isLeft = editing.isLeft( line ) && ! draft;
	const opener = useRef< HTMLButtonElement >( null );
	const close = (): void => editing.close( line );
	useEffect( () => {
		// The editor has gone, or all of the line that is in another aisle now, and the focus with it.
		const { activeElement, body } = opener.current?.ownerDocument ?? {};
		if ( isLeft && activeElement === body ) {
			opener.current?.focus( { preventScroll: true } );
		}
	}, [ isLeft ] );
	return (
		<li className={ line.isDone ? 'is-done' : '' }>
			<div className={ `${ BLOCK }__line` }>
				<label
					className={ `${ BLOCK }__tick` }
					htmlFor={ `${ id }tick` }
				>
					<input
						id={ `${ id }tick` }
						type="checkbox"
						aria-label={ what }
						{ ...foreign( line.lang ) }
						checked={ line.isDone }
						onChange={ () => onTick( line ) }
					/>
				</label>
				<button
					type="button"
					ref={ opener }
					className={ `${ BLOCK }__edit` }
					aria-expanded={ draft !== undefined }
					aria-label={ sprintf(
						/* translators: %s: amount and name of a food. */
						__( 'Edit %s', 'larder' ),
						what
					) }
					onClick={ () => ( draft ? close() : editing.open( line ) ) }
				>
					<bdi
						className={ `${ BLOCK }__what` }
						{ ...foreign( line.lang ) }
					>
						{ line.amount !== '' && (
							<>
								<span className={ `${ BLOCK }__amount` }>
									{ line.amount }
								</span>{ ' ' }
							</>
						) }
						<bdi className={ `${ BLOCK }__name` }>
							{ line.name }
						</bdi>
					</bdi>
				</button>
				<button
					type="button"
					className={ `${ BLOCK }__icon` }
					aria-label={
						/* translators: %s: name of a food. */
						sprintf( __( 'Remove %s', 'larder' ), line.name )
					}
					onClick={ () => onRemove( line ) }
				>
					{ CloseIcon }
				</button>
			</div>
			<WhoAsks line={ line } recipes={ recipes } />
			{ draft && (
				<LineEditor
					edited={ { ...line, ...draft.typed } }
					onType={ ( typed ) => editing.type( draft, typed ) }
					onCancel={ close }
					onEdit={ ( edited ) => {
						onEdit( line, edited );
						close();
					} }
				/>
			) }
		</li>
	);
}
