import {
	claimId,
	isLoose,
	readGroupList,
	readHtml,
	readImage,
	readList,
	rememberRows,
	salvageText,
} from '@larder/editor/content';
import type { Step, StepGroup } from './types';

/**
 * Reads one step. A foreign one keeps its unknown properties, and its texts
 * become the step, so that nothing is lost.
 *
 * @param value What is stored.
 * @param seed  Where the step stands.
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
 * Reads the groups of an instructions block, whatever is stored: damaged parts
 * are mended or turned into steps, ids are made unique. Never throws.
 *
 * @param value The `groups` attribute.
 * @return Groups that fit the type.
 */
export function readGroups( value: unknown ): StepGroup[] {
	const taken = new Set< string >();
	return readGroupList( value, 'steps' ).flatMap( ( stored, at ) => {
		const isGroup = isLoose( stored ) && Array.isArray( stored[ 'steps' ] );
		const isEmptyGroup =
			isLoose( stored ) && ! ( 'text' in stored ) && 'id' in stored;
		if ( ! isGroup && ! isEmptyGroup ) {
			// A step that stands where a group should.
			const step = readStep( stored, `${ at }`, taken );
			const id = claimId( null, `group/${ at }`, taken );
			return step ? [ { id, title: '', steps: [ step ] } ] : [];
		}
		const title = readHtml( stored[ 'title' ] );
		const { steps: _steps, ...others } = stored;
		return [
			{
				...others,
				id: claimId(
					stored[ 'id' ],
					`group/${ at }/${ title }`,
					taken
				),
				title,
				steps: readList( stored[ 'steps' ] ).flatMap(
					( step, row ) =>
						readStep( step, `${ at }/${ row }`, taken ) ?? []
				),
			},
		];
	} );
}

/**
 * Says whether a step has anything to show.
 *
 * @param step The step.
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
