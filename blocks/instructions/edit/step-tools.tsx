import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	detailsIcon,
	noteIcon,
	PictureButton,
	tipIcon,
	titleIcon,
	videoIcon,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Step } from '../types';
import { StepIngredients } from './step-ingredients';

/**
 * Buttons of a step, one for each thing that it may have.
 *
 * @param props        Props.
 * @param props.row    The step.
 * @param props.open   Shows an empty field.
 * @param props.update Changes the step.
 * @return The buttons.
 */
export function StepTools( {
	row,
	open,
	update,
}: RowFieldsProps< Step > ): ReactElement {
	const fields = [
		[ 'title', titleIcon, __( 'Title', 'larder' ) ],
		[ 'videoUrl', videoIcon, __( 'Video', 'larder' ) ],
		[ 'videoStart', detailsIcon, __( 'Time in the video', 'larder' ) ],
		[ 'note', noteIcon, __( 'Note', 'larder' ) ],
		[ 'tip', tipIcon, __( 'Tip', 'larder' ) ],
	] as const;
	return (
		<>
			<PictureButton
				picture={ row.image }
				size="large"
				onChange={ ( image ) =>
					update( 'image', ( before ) => ( { ...before, image } ) )
				}
			/>
			{ fields.map( ( [ field, icon, label ] ) => (
				<Button
					key={ field }
					icon={ icon }
					size="small"
					label={ label }
					isPressed={ ( row[ field ] ?? '' ) !== '' }
					onClick={ () => open( field ) }
				/>
			) ) }
			<StepIngredients row={ row } update={ update } />
		</>
	);
}
