import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	decodeUrl,
	fullUrl,
	PlainField,
	RowPicture,
	useHasDraft,
	ValueField,
	type RowFieldsProps,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { Step } from '../types';
import { readVideoTime, videoTimeText } from '../video-time';

const CLASS = 'wp-block-larder-instructions';

type Field = 'title' | 'note' | 'tip';

/**
 * Renders a rich text of a step, shown once it says something or was requested.
 */
function StepText( {
	field,
	label,
	placeholder,
	row,
	isFocused,
	opened,
	update,
}: RowFieldsProps< Step > & {
	field: Field;
	/** What it is. */
	label: string;
	/** Example. */
	placeholder: string;
} ): ReactElement | null {
	if ( row[ field ] === '' && ! ( isFocused && opened.has( field ) ) ) {
		return null;
	}
	const part = field === 'title' ? 'step-title' : field;
	return (
		<RichText
			identifier={ `${ row.id }:${ field }` }
			tagName="div"
			className={ `${ CLASS }__${ part }` }
			data-larder-key={ `${ row.id }:${ field }` }
			value={ row[ field ] }
			onChange={ ( value ) =>
				update( field, ( before ) => ( {
					...before,
					[ field ]: value,
				} ) )
			}
			aria-label={ label }
			placeholder={ placeholder }
			disableLineBreaks={ field === 'title' }
		/>
	);
}

/**
 * Renders what is above a step's text: its title.
 */
export function StepTitle(
	props: RowFieldsProps< Step >
): ReactElement | null {
	return (
		<StepText
			{ ...props }
			field="title"
			label={ __( 'Title of the step', 'larder' ) }
			placeholder={ __( 'Make the sauce', 'larder' ) }
		/>
	);
}

/**
 * Renders the fields below the text of a step: picture, video, note and tip.
 */
export function StepFields( props: RowFieldsProps< Step > ): ReactElement {
	const { row, isFocused, opened, focusLine, update } = props;
	const timeKey = `${ row.id }:videoStart`;
	const hasTimeDraft = useHasDraft( timeKey );
	const hasVideo =
		row.videoUrl !== '' || ( isFocused && opened.has( 'videoUrl' ) );
	return (
		<>
			<RowPicture
				className={ `${ CLASS }__image` }
				row={ row }
				isFocused={ isFocused }
				focusLine={ focusLine }
				update={ update }
			/>
			{ hasVideo && (
				<PlainField
					className={ `${ CLASS }__video` }
					label={ __( 'Address of the video', 'larder' ) }
					placeholder="https://…"
					type="url"
					inputMode="url"
					hasLabel
					fieldKey={ `${ row.id }:videoUrl` }
					value={ decodeUrl( row.videoUrl ) }
					onChange={ ( value ) =>
						update( 'videoUrl', ( before ) => ( {
							...before,
							videoUrl: fullUrl( value ),
						} ) )
					}
				/>
			) }
			{ ( row.videoStart !== undefined ||
				hasTimeDraft ||
				( isFocused && opened.has( 'videoStart' ) ) ) && (
				<ValueField
					className={ `${ CLASS }__video` }
					label={ __( 'Time in the video of the recipe', 'larder' ) }
					placeholder="1:35"
					hint={ __(
						'Write a place in the video such as 1:35 or 95.',
						'larder'
					) }
					hasLabel
					fieldKey={ timeKey }
					value={ row.videoStart ?? null }
					format={ ( time ) => videoTimeText( time ?? undefined ) }
					parse={ ( text ) =>
						text.trim() === '' ? null : readVideoTime( text )
					}
					onChange={ ( time ) =>
						update(
							'videoStart',
							( { videoStart: _before, ...rest } ) =>
								time === null
									? rest
									: { ...rest, videoStart: time }
						)
					}
				/>
			) }
			<StepText
				{ ...props }
				field="note"
				label={ __( 'Note to the step', 'larder' ) }
				placeholder={ __( 'Note: what can differ', 'larder' ) }
			/>
			<StepText
				{ ...props }
				field="tip"
				label={ __( 'Tip for the step', 'larder' ) }
				placeholder={ __( 'Tip: what makes it better', 'larder' ) }
			/>
		</>
	);
}
