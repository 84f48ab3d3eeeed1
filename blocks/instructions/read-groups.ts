import {
	claimId,
	isLoose,
	readHtml,
	readImage,
	readSections as readStored,
	rememberRows,
	salvageText,
	type Section,
} from '@larder/editor/content';
import type { Step, StepGroup } from './types';

/**
 * Reads one step. A foreign one keeps its unknown properties, and its texts
 * become the step, so that nothing is lost.
 *
 * @param value What is stored.
 * @param seed  Where the step is.
 * @param taken Ids in use.
 * @return The step, or null when it holds nothing.
 */
function mendStep(
	value: unknown,
	seed: string,
	taken: Set< string >
): Step | null {
	const stored = isLoose( value ) ? value : {};
	const pieces = {
		title: readHtml( stored[ 'title' ] ),
		videoUrl: readHtml( stored[ 'videoUrl' ] ),
		note: readHtml( stored[ 'note' ] ),
		tip: readHtml( stored[ 'tip' ] ),
	};
	const image = readImage( stored[ 'image' ] );
	const known =
		typeof stored[ 'text' ] === 'string' ||
		image !== undefined ||
		Object.values( pieces ).some( Boolean );
	const text = known ? readHtml( stored[ 'text' ] ) : salvageText( value );
	if ( ! known && text === '' ) {
		return null;
	}
	const { image: _image, ingredients, ...others } = stored;
	return {
		...others,
		...pieces,
		id: claimId( stored[ 'id' ], `${ seed }/${ text }`, taken ),
		text,
		...( image && { image } ),
		...( Array.isArray( ingredients ) && {
			ingredients: ingredients.filter( ( id ) => typeof id === 'string' ),
		} ),
	};
}

const readStep = rememberRows< Step >( mendStep );

/**
 * Reads the groups of an instructions block, whatever is stored, as the list of the
 * editor has them. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups with rows that fit the type.
 */
export function readSections( value: unknown ): Section< Step >[] {
	return readStored( value, 'steps', readStep );
}

/**
 * Returns the groups as the block stores them.
 *
 * @param sections The groups, as the list of the editor has them.
 * @return The `groups` attribute.
 */
export function writeSections( sections: Section< Step >[] ): StepGroup[] {
	return sections.map( ( { rows, ...group } ) => ( {
		...group,
		steps: rows,
	} ) );
}

/**
 * Reads the groups of an instructions block, whatever is stored. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): StepGroup[] {
	return writeSections( readSections( value ) );
}

/**
 * Returns whether a step has anything to show.
 *
 * @return False for a step that is still empty.
 */
export function hasContent( step: Step ): boolean {
	return Boolean(
		step.text ||
		step.title ||
		step.note ||
		step.tip ||
		step.videoUrl ||
		step.image
	);
}
