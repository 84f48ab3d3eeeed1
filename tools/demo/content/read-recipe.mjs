import { parse } from 'yaml';

/**
 * The times of a recipe, in minutes.
 *
 * @typedef {Object} Times
 * @property {number} [prep]
 * @property {number} [cook]
 * @property {number} [rest]
 * @property {number} [custom]
 * @property {string} [customLabel]
 */

/**
 * What is at the head of a recipe's file.
 *
 * @typedef {Object} Facts
 * @property {string}   name
 * @property {string}   description
 * @property {string}   language    `en`, `de`, `ar`.
 * @property {string}   author
 * @property {string}   alt         What the picture shows.
 * @property {boolean}  [featured]
 * @property {number}   published   Days before the content is loaded.
 * @property {string}   yield       Number and unit: `4 servings`, `3-4 servings`.
 * @property {Times}    times
 * @property {'beginner'|'intermediate'|'advanced'} difficulty
 * @property {string[]} seasons
 * @property {number}   [calories]  Of one serving.
 * @property {{ size: string, layout?: string, values: Record<string, string> }} [nutrition] Of one serving.
 * @property {string}   [cost]      Number and currency: `7 EUR`.
 * @property {string}   [temperature] Number and unit: `180 C`.
 * @property {string[]} keywords
 * @property {string[]} [course]
 * @property {string[]} [cuisine]
 * @property {string[]} [method]
 * @property {string[]} [key]
 * @property {string[]} [tag]
 * @property {string[]} [badge]
 * @property {string[]} [dietary]
 * @property {number}   [likes]     Of guests, when the content is loaded.
 * @property {Picture[]} [gallery] After the main picture.
 * @property {{ file: string, name: string, description: string, seconds: number }} [video]
 * @property {string}   [style]     `compact` or `classic`; wide, side by side without it.
 */

/**
 * A picture beside the main one, which has the recipe's slug for its name.
 *
 * @typedef {{ picture: string, alt: string, caption: string }} Picture
 */

/**
 * An ingredient. The link is `recipe:<slug>`, an address, or empty.
 *
 * @typedef {{ text: string, link: string }} Line
 */

/**
 * A step. The texts are HTML; the picture is one of the gallery, by its name.
 * What it uses are the beginnings of ingredients, where its text does not tell them.
 * The second is where the video of the recipe shows it.
 *
 * @typedef {{ title: string, text: string, tip: string, note: string, picture: string, uses: string[], second: string }} Step
 */

/**
 * A recipe as its Markdown file tells it. Texts that may hold formats are HTML.
 *
 * @typedef {Object} SourceRecipe
 * @property {string}                              slug
 * @property {Facts}                               facts
 * @property {{ title: string, items: Line[] }[]}  ingredients
 * @property {{ title: string, steps: Step[] }[]}  instructions
 * @property {string[]}                            notes        Paragraphs.
 * @property {{ question: string, answer: string[] }[]} questions With the paragraphs of their answers.
 * @property {{ text: string, note: string }[]}    equipment
 * @property {{ kind: string, text: string[] }[]}  tips         With their paragraphs.
 */

/** What tips are about, by the part of the file that they are in. */
const TIPS = Object.entries( {
	'Make ahead': 'ahead',
	Swaps: 'swap',
	Storage: 'storage',
} );

/**
 * Turns the little Markdown that the recipes use into HTML.
 *
 * @param {string} text
 * @return {string} HTML of one line.
 */
export function toHtml( text ) {
	return text
		.trim()
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replace( /\*\*(.+?)\*\*/g, '<strong>$1</strong>' )
		.replace( /\*(.+?)\*/g, '<em>$1</em>' );
}

/**
 * Cuts a text at its headings of one level.
 *
 * @param {string} text
 * @param {string} mark `## ` or `### `.
 * @return {{ title: string, body: string }[]} What precedes the first
 *         heading has an empty title; empty parts are left out.
 */
function sections( text, mark ) {
	return `\n${ text }`
		.split( `\n${ mark }` )
		.map( ( part, at ) => {
			const [ title = '', ...body ] =
				at === 0 ? [ '', part ] : part.split( '\n' );
			return { title: title.trim(), body: body.join( '\n' ).trim() };
		} )
		.filter( ( { body } ) => body !== '' );
}

/**
 * Reads the paragraphs of a part.
 *
 * @param {string} [text]
 * @return {string[]} HTML.
 */
function paragraphs( text = '' ) {
	return text
		.split( '\n\n' )
		.filter( ( paragraph ) => paragraph.trim() !== '' )
		.map( toHtml );
}

/**
 * Reads one ingredient line, `- 2 tbsp [olive oil](recipe:oil)`.
 *
 * @param {string} line
 * @return {Line} The line without its bullet and link.
 */
function readLine( line ) {
	const text = line.replace( /^- /, '' );
	const link = /\[(.+?)\]\((.+?)\)/.exec( text );
	return {
		text: toHtml( text.replace( /\[(.+?)\]\(.+?\)/, '$1' ) ),
		link: link?.[ 2 ] ?? '',
	};
}

/**
 * Reads one step: its title in bold, its text, and what is said beside it.
 *
 * @param {string} source
 * @return {Step} The step.
 */
function readStep( source ) {
	const lines = source.split( '\n' );
	const aside = ( /** @type {string} */ kind ) =>
		toHtml(
			lines
				.map( ( line ) => line.trim() )
				.find( ( line ) => line.startsWith( `> ${ kind }: ` ) )
				?.slice( kind.length + 4 ) ?? ''
		);
	const main = lines
		.filter( ( line ) => ! line.trim().startsWith( '>' ) )
		.join( ' ' )
		.replace( /^\d+\. /, '' );
	const titled = /^\*\*(.+?)\.?\*\* (.+)$/.exec( main );
	return {
		title: toHtml( titled?.[ 1 ] ?? '' ),
		text: toHtml( titled?.[ 2 ] ?? main ),
		tip: aside( 'Tip' ),
		note: aside( 'Note' ),
		picture: aside( 'Picture' ),
		second: aside( 'Video' ),
		uses: aside( 'Uses' ).split( '; ' ).filter( Boolean ),
	};
}

/**
 * Reads a recipe from its Markdown file.
 *
 * @param {string} slug   Name of the file without its ending.
 * @param {string} source What the file says.
 * @return {SourceRecipe} The recipe.
 * @throws {Error} When the file has no head or lacks a part.
 */
export function readRecipe( slug, source ) {
	const file = /^---\n(.*?)\n---\n(.*)$/s.exec( source );
	if ( ! file ) {
		throw new Error( `${ slug }.md has no head between two lines of ---.` );
	}
	const [ , head = '', body = '' ] = file;
	const parts = new Map(
		sections( body, '## ' ).map( ( part ) => [ part.title, part.body ] )
	);
	const part = ( /** @type {string} */ name ) => {
		const text = parts.get( name );
		if ( text === undefined ) {
			throw new Error( `${ slug }.md has no part "${ name }".` );
		}
		return text;
	};
	return {
		slug,
		facts: parse( head ),
		ingredients: sections( part( 'Ingredients' ), '### ' ).map(
			( group ) => ( {
				title: toHtml( group.title ),
				items: group.body.split( '\n' ).map( readLine ),
			} )
		),
		instructions: sections( part( 'Instructions' ), '### ' ).map(
			( group ) => ( {
				title: toHtml( group.title ),
				steps: group.body.split( /\n(?=\d+\. )/ ).map( readStep ),
			} )
		),
		notes: paragraphs( parts.get( 'Notes' ) ),
		tips: TIPS.map( ( [ name, kind ] ) => ( {
			kind,
			text: paragraphs( parts.get( name ) ),
		} ) ).filter( ( { text } ) => text.length > 0 ),
		questions: sections( parts.get( 'Questions' ) ?? '', '### ' ).map(
			( { title, body: answer } ) => ( {
				question: toHtml( title ),
				answer: paragraphs( answer ),
			} )
		),
		equipment: ( parts.get( 'Equipment' ) ?? '' )
			.split( '\n' )
			.filter( ( line ) => line.startsWith( '- ' ) )
			.map( ( line ) => {
				const [ text = '', note = '' ] = line.slice( 2 ).split( ' — ' );
				return { text: toHtml( text ), note: toHtml( note ) };
			} ),
	};
}
