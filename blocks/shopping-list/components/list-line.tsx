import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Line } from '@larder/shopping/lines';
import { CloseIcon } from '@larder/ui';
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
 * One food on the list: to tick, to edit, to remove.
 *
 * @return A list item.
 */
export function ListLine( {
	line,
	recipes,
	editing,
	onTick,
	onEdit,
	onRemove,
}: Props ): ReactElement {
	const draft = editing.draftOf( line );
	const isLeft = editing.isLeft( line ) && ! draft;
	const opener = useRef< HTMLButtonElement >( null );
	const close = (): void => editing.close( line );
	useEffect( () => {
		// The editor has gone, or all of the line that stands in another aisle now, and the focus with it.
		const { activeElement, body } = opener.current?.ownerDocument ?? {};
		if ( isLeft && activeElement === body ) {
			opener.current?.focus( { preventScroll: true } );
		}
	}, [ isLeft ] );
	return (
		<li className={ line.isDone ? 'is-done' : '' }>
			<div className={ `${ BLOCK }__line` }>
				{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The line is the text; the rule does not see into it. */ }
				<label>
					<input
						type="checkbox"
						checked={ line.isDone }
						onChange={ () => onTick( line ) }
					/>
					<span>
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
					</span>
				</label>
				<button
					type="button"
					ref={ opener }
					className={ `${ BLOCK }__edit` }
					aria-expanded={ draft !== undefined }
					aria-label={
						/* translators: %s: name of a food. */
						sprintf( __( 'Edit %s', 'larder' ), line.name )
					}
					onClick={ () => ( draft ? close() : editing.open( line ) ) }
				>
					{ __( 'Edit', 'larder' ) }
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
