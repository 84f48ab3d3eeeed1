import { RichText } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	noteIcon,
	RowLinkButton,
	RowPicture,
	RowPictureButton,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Tool } from '../types';

const CLASS = 'wp-block-larder-equipment';

/**
 * Renders the fields below the name of a tool: its picture and its note.
 */
export function ToolFields( {
	row,
	isFocused,
	opened,
	focusLine,
	update,
}: RowFieldsProps< Tool > ): ReactElement {
	return (
		<>
			<RowPicture
				className={ `${ CLASS }__image` }
				row={ row }
				isFocused={ isFocused }
				focusLine={ focusLine }
				update={ update }
			/>
			{ ( row.note !== '' || ( isFocused && opened.has( 'note' ) ) ) && (
				<RichText
					identifier={ `${ row.id }:note` }
					tagName="div"
					className={ `${ CLASS }__note` }
					data-larder-key={ `${ row.id }:note` }
					value={ row.note }
					onChange={ ( note ) =>
						update( 'note', ( before ) => ( { ...before, note } ) )
					}
					aria-label={ __( 'Note', 'larder' ) }
					placeholder={ __( 'Or a heavy frying pan', 'larder' ) }
					disableLineBreaks
				/>
			) }
		</>
	);
}

/**
 * Renders the buttons of a tool: its link, its picture and its note.
 */
export function ToolButtons( {
	row,
	open,
	update,
}: RowFieldsProps< Tool > ): ReactElement {
	return (
		<>
			<RowLinkButton hasRel row={ row } update={ update } />
			<RowPictureButton size="thumbnail" row={ row } update={ update } />
			<Button
				icon={ noteIcon }
				size="small"
				label={ __( 'Note', 'larder' ) }
				isPressed={ row.note !== '' }
				onClick={ () => open( 'note' ) }
			/>
		</>
	);
}
