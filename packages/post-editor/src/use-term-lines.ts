import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import {
	decodeText,
	factOf,
	findOrMakeTerm,
	readHtml,
	readList,
} from '@larder/editor';

type Registry = ReturnType< typeof useRegistry >;

/** Terms that a line names, in a taxonomy. */
type TermLine = { slug: string; names: string[] };

/**
 * Reads the terms that a line of a pasted recipe names.
 *
 * @param line HTML of one line.
 * @return The terms; null for a line that names none.
 */
export function termLineOf( line: string ): TermLine | null {
	const { name = '', value = '' } = factOf( decodeText( line ).trim() ) ?? {};
	const names = value.split( /\s*[,;/]\s*/ ).filter( Boolean );
	return name.startsWith( 'recipe-' ) && names.length > 0
		? { slug: name, names }
		: null;
}

/** Adds terms to those of the recipe, as part of the undo step beside it. */
async function addTerms(
	registry: Registry,
	{ slug, names }: TermLine
): Promise< void > {
	const ids = await Promise.all(
		names.map( ( name ) => findOrMakeTerm( registry, slug, name ) )
	);
	const { getEditedPostAttribute, getCurrentPostType, getCurrentPostId } =
		registry.select( editorStore );
	const before = readList( getEditedPostAttribute( slug ) );
	void registry
		.dispatch( coreStore )
		.editEntityRecord(
			'postType',
			getCurrentPostType(),
			getCurrentPostId(),
			{ [ slug ]: [ ...new Set( [ ...before, ...ids ] ) ] },
			{ isCached: true }
		);
}

/** Removes the lines that name terms from those that wait in a recipe, and adds the terms to the post. */
function placeTerms( registry: Registry, recipe: string ): void {
	const { getEditedPostAttribute } = registry.select( editorStore );
	const editor = registry.select( blockEditorStore );
	const lines = readList(
		editor.getBlockAttributes( recipe )?.[ 'unplaced' ]
	).map( readHtml );
	const placed = lines.flatMap( ( line ) => {
		const term = termLineOf( line );
		return term !== null &&
			Array.isArray( getEditedPostAttribute( term.slug ) )
			? [ { line, term } ]
			: [];
	} );
	if ( placed.length === 0 ) {
		return;
	}
	const actions = registry.dispatch( blockEditorStore );
	void actions.__unstableMarkNextChangeAsNotPersistent();
	void actions.updateBlockAttributes( recipe, {
		unplaced: lines.filter(
			( line ) => ! placed.some( ( each ) => each.line === line )
		),
	} );
	for ( const { line, term } of placed ) {
		addTerms( registry, term ).catch( () => {
			// Whoever may not make terms still sees what the recipe names.
			const { unplaced } = editor.getBlockAttributes( recipe ) ?? {};
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.updateBlockAttributes( recipe, {
				unplaced: [ ...readList( unplaced ), line ],
			} );
		} );
	}
}

/**
 * Adds to the post the courses, cuisines and other terms that lines of a pasted or
 * transformed recipe name; in a post without such taxonomies the lines wait.
 */
export function useTermLines(): void {
	const registry = useRegistry();
	const waiting = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		return editor
			.getBlocksByName( 'larder/recipe' )
			.filter( ( id ) =>
				readList( editor.getBlockAttributes( id )?.[ 'unplaced' ] )
					.map( readHtml )
					.some( ( line ) => termLineOf( line ) !== null )
			)
			.join( ',' );
	}, [] );
	useEffect( () => {
		waiting
			.split( ',' )
			.filter( Boolean )
			.forEach( ( recipe ) => placeTerms( registry, recipe ) );
	}, [ registry, waiting ] );
}
