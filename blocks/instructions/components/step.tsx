import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Html, PictureLink, type WrittenIn } from '@larder/ui';
import { anchorOf } from '../anchor-of';
import type { PrintedStep } from '../view-types';
import { Video } from './video';

type Props = {
	step: PrintedStep;
	/** In which language it is written. */
	words: WrittenIn;
	number: number;
	/** Whether the visitor ticked it as read. */
	isRead: boolean;
	/** Called with its id. */
	onTick: ( id: string ) => void;
};

function Aside( {
	name,
	label,
	html,
	words,
}: {
	name: 'note' | 'tip';
	label: string;
	html: string;
	words: WrittenIn;
} ): ReactElement | null {
	return html === '' ? null : (
		<p className={ `wp-block-larder-instructions__${ name }` }>
			<strong>{ label }</strong>{ ' ' }
			<span { ...words } dangerouslySetInnerHTML={ { __html: html } } />
		</p>
	);
}

/**
 * Prints one step, its number and its tick box being one target.
 *
 * @return A list item with the step's anchor.
 */
export function Step( {
	step,
	words,
	number,
	isRead,
	onTick,
}: Props ): ReactElement {
	const { id, title, text, image, videoUrl, note, tip } = step;
	const hasBody = [ title, text, videoUrl, note, tip ].some( Boolean );
	return (
		<li
			className={ `wp-block-larder-instructions__step${ isRead ? ' is-checked' : '' }` }
			id={ anchorOf( step ) }
		>
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is translated; the rule does not see into it. */ }
			<label className="wp-block-larder-instructions__tick">
				<input
					type="checkbox"
					className="wp-block-larder-instructions__check"
					checked={ isRead }
					onChange={ () => onTick( id ) }
				/>
				<span
					className="wp-block-larder-instructions__number"
					aria-hidden="true"
				>
					{ number }
				</span>
				<span className="screen-reader-text">
					{
						/* translators: %d: number of a step. */
						sprintf( __( 'Step %d done', 'larder' ), number )
					}
				</span>
			</label>
			{ hasBody && (
				<div className="wp-block-larder-instructions__body">
					{ title !== '' && (
						<Html
							as="p"
							className="wp-block-larder-instructions__step-title"
							html={ title }
							attributes={ words }
						/>
					) }
					{ text !== '' && (
						<Html
							as="p"
							className="wp-block-larder-instructions__text"
							html={ text }
							attributes={ words }
						/>
					) }
					<Video url={ videoUrl } />
					<Aside
						name="note"
						label={ __( 'Note', 'larder' ) }
						html={ note }
						words={ words }
					/>
					<Aside
						name="tip"
						label={ __( 'Tip', 'larder' ) }
						html={ tip }
						words={ words }
					/>
				</div>
			) }
			{ image && (
				<figure className="wp-block-larder-instructions__image">
					<PictureLink
						attributes={ image }
						href={ step.imageUrl }
						label={ sprintf(
							/* translators: %d: number of a step. */
							__( 'Picture of step %d', 'larder' ),
							number
						) }
					/>
				</figure>
			) }
		</li>
	);
}
