import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import {
	decodeText,
	findOrMakeTerm,
	isBlank,
	type Line,
	readHtml,
} from '@larder/editor';

type Registry = ReturnType< typeof useRegistry >;

/** Lines that name terms, in the languages whose recipes are read. */
const TERMS = [
	[
		'recipe-course',
		/^(?:course|category|gang|kategorie|type de plat|catégorie|plato|categoría|portata|categoria)\s*[:：]\s*(.{1,80})$/iu,
	],
	[
		'recipe-cuisine',
		/^(?:cuisine|küche|cocina|cucina)\s*[:：]\s*(.{1,80})$/iu,
	],
] as const;

/** Adds terms to those of the recipe, as part of the post that is edited. */
async function addTerms(
	registry: Registry,
	slug: string,
	names: string[]
): Promise< void > {
	const ids = await Promise.all(
		names.map( ( name ) => findOrMakeTerm( registry, slug, name ) )
	);
	const { getEditedPostAttribute, getCurrentPostType, getCurrentPostId } =
		registry.select( editorStore );
	const stored = getEditedPostAttribute( slug );
	const before: unknown[] = Array.isArray( stored ) ? stored : [];
	void registry
		.dispatch( coreStore )
		.editEntityRecord(
			'postType',
			getCurrentPostType(),
			getCurrentPostId(),
			{ [ slug ]: [ ...new Set( [ ...before, ...ids ] ) ] }
		);
}

/**
 * Takes from the start of a pasted recipe what is the post's: its title where it
 * has none, courses and cuisines.
 *
 * @param registry What holds the post.
 * @param lines    The lines.
 * @return The lines that are left for the recipe.
 */
export function introducePost(
	registry: Registry,
	lines: readonly Line[]
): Line[] {
	const { getEditedPostAttribute } = registry.select( editorStore );
	const [ first, ...others ] = lines;
	const title = decodeText( first?.html ?? '' ).trim();
	const isTitle =
		first !== undefined &&
		isBlank( readHtml( getEditedPostAttribute( 'title' ) ) ) &&
		title.length <= 120 &&
		! /[.!?:]$|^(?:serves|prep|cook|total|yield|by)\b/iu.test( title );
	if ( isTitle ) {
		void registry.dispatch( editorStore ).editPost( { title } );
	}
	return ( isTitle ? others : [ ...lines ] ).filter( ( { html } ) => {
		const text = decodeText( html ).trim();
		const [ slug, pattern ] =
			TERMS.find( ( [ , each ] ) => each.test( text ) ) ?? [];
		const canHave =
			slug !== undefined &&
			Array.isArray( getEditedPostAttribute( slug ) );
		if ( canHave ) {
			const names = ( pattern.exec( text )?.[ 1 ] ?? '' )
				.split( /\s*[,;]\s*/ )
				.filter( Boolean );
			addTerms( registry, slug, names ).catch( ( reason: unknown ) => {
				// eslint-disable-next-line no-console -- The field of the terms stays to be filled by hand.
				console.error(
					'Larder: a pasted term could not be set.',
					reason
				);
			} );
		}
		return ! canHave;
	} );
}
