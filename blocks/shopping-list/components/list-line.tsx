import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Line } from '@larder/shopping/lines';
import { CloseIcon } from '@larder/ui';
import type { Edited, ListedRecipe } from '../hooks/use-shopping-list';
import { LineEditor } from './line-editor';
import { BLOCK } from '../block-class';
import { WhoAsks } from './who-asks';

type Props = {
	line: Line;
	recipes: readonly ListedRecipe[];
	onTick: ( line: Line ) => void;
	onEdit: ( line: Line, edited: Edited ) => void;
	onRemove: ( line: Line ) => void;
};

/**
 * One food on the list: to tick, to edit, to remove.
 *
 * @param props          Props.
 * @param props.line     The line.
 * @param props.recipes  The recipes that ask for something.
 * @param props.onTick   Called when it is ticked, or no more.
 * @param props.onEdit   Called with what was typed.
 * @param props.onRemove Called when it is to go.
 * @return A list item.
 */
export function ListLine( {
	line,
	recipes,
	onTick,
	onEdit,
	onRemove,
}: Props ): ReactElement {
	const [ isEdited, setIsEdited ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	const close = (): void => {
		setIsEdited( false );
		opener.current?.focus( { preventScroll: true } );
	};
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
					aria-expanded={ isEdited }
					aria-label={
						/* translators: %s: name of a food. */
						sprintf( __( 'Edit %s', 'larder' ), line.name )
					}
					onClick={ () => setIsEdited( ! isEdited ) }
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
			{ isEdited && (
				<LineEditor
					line={ line }
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
