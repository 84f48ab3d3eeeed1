import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	noteIcon,
	RowPictureButton,
	tipIcon,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Step } from '../types';
import { StepMore } from './step-more';

/**
 * Renders the buttons of a step: the common ones with a text, the others in a menu.
 */
export function StepTools( {
	row,
	open,
	update,
}: RowFieldsProps< Step > ): ReactElement {
	const fields = [
		[ 'note', noteIcon, __( 'Note', 'larder' ) ],
		[ 'tip', tipIcon, __( 'Tip', 'larder' ) ],
	] as const;
	return (
		<>
			<RowPictureButton
				size="large"
				text={ __( 'Picture', 'larder' ) }
				row={ row }
				update={ update }
			/>
			{ fields.map( ( [ field, icon, label ] ) => (
				<Button
					key={ field }
					icon={ icon }
					size="small"
					isPressed={ row[ field ] !== '' }
					onClick={ () => open( field ) }
				>
					{ label }
				</Button>
			) ) }
			<StepMore row={ row } open={ open } update={ update } />
		</>
	);
}
