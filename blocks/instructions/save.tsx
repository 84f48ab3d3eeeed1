import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	decodeText,
	isBlank,
	safeUrl,
	SavedGroup,
	savedImage,
	SavedTitle,
} from '@larder/editor/content';
import { hasContent, readGroups } from './read-groups';
import type { InstructionsAttributes, Step } from './types';

/** The versions of the markup: 1 did not name the attachments of pictures, 2 began each group with the number 1; the last is the current one. */
type Version = 1 | 2 | 3;

/**
 * Prints one step with what belongs to it.
 *
 * @return A list item with the step's anchor.
 */
function SavedStep( {
	step,
	version,
}: {
	step: Step;
	/** Version of the markup. */
	version: Version;
} ): ReactElement {
	const videoUrl = safeUrl( step.videoUrl );
	return (
		<li
			className="wp-block-larder-instructions__step"
			id={ `step-${ step.id }` }
		>
			{ ! isBlank( step.title ) && (
				<p className="wp-block-larder-instructions__step-title">
					<RichText.Content tagName="strong" value={ step.title } />
				</p>
			) }
			{ ! isBlank( step.text ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-instructions__text"
					value={ step.text }
				/>
			) }
			{ step.image && safeUrl( step.image.url ) !== '' && (
				<figure className="wp-block-larder-instructions__image">
					<img
						{ ...( version > 1 && savedImage( step.image.id ) ) }
						src={ safeUrl( step.image.url ) }
						alt={ decodeText( step.image.alt ) }
					/>
				</figure>
			) }
			{ videoUrl !== '' && (
				<p className="wp-block-larder-instructions__video">
					<a href={ videoUrl }>{ videoUrl }</a>
				</p>
			) }
			{ ! isBlank( step.note ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-instructions__note"
					value={ step.note }
				/>
			) }
			{ ! isBlank( step.tip ) && (
				<RichText.Content
					tagName="p"
					className="wp-block-larder-instructions__tip"
					value={ step.tip }
				/>
			) }
		</li>
	);
}

/**
 * Returns the `start` attribute of a list that continues the numbering.
 *
 * @param before How many steps precede it.
 * @return None for the first.
 */
function startAt( before: number ): { start?: number } {
	return before > 0 ? { start: before + 1 } : {};
}

/**
 * Prints the steps as plain HTML, which is what a reader gets when the plugin
 * is switched off.
 *
 * @param version Version of the markup.
 * @return Heading and numbered lists.
 */
export function save(
	{ attributes }: BlockSaveProps< InstructionsAttributes >,
	version: Version = 3
): ReactElement {
	const groups = readGroups( attributes.groups ).map( ( group ) => ( {
		...group,
		steps: group.steps.filter( hasContent ),
	} ) );
	// As on the page, all steps of a recipe are counted through.
	const before = groups.map( ( _, at ) =>
		groups
			.slice( 0, at )
			.reduce( ( count, { steps } ) => count + steps.length, 0 )
	);
	return (
		<div { ...useBlockProps.save() }>
			<SavedTitle
				className="wp-block-larder-instructions__title"
				title={ attributes.title }
				printed={ attributes.printedTitle }
				fallback={ __( 'Instructions', 'larder' ) }
			/>
			{ groups.map( ( group, at ) => (
				<SavedGroup
					key={ group.id }
					block="wp-block-larder-instructions"
					title={ group.title }
				>
					{ group.steps.length > 0 && (
						<ol
							className="wp-block-larder-instructions__list"
							{ ...( version > 2 &&
								startAt( before[ at ] ?? 0 ) ) }
						>
							{ group.steps.map( ( step ) => (
								<SavedStep
									key={ step.id }
									step={ step }
									version={ version }
								/>
							) ) }
						</ol>
					) }
				</SavedGroup>
			) ) }
		</div>
	);
}
