import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { RichTextData } from '@wordpress/rich-text';
import { guessLanguage } from '@larder/words/guess';
import { decodeText } from './html-text';
import { siteLocale } from './site-locale';

/** A block as its store holds it. */
type Block = {
	attributes: Record< string, unknown >;
	innerBlocks: readonly Block[];
};

/** Attributes, and properties in lists, that hold words of a recipe. */
const TEXTS = new Set( [
	'name',
	'description',
	'yieldUnit',
	'title',
	'text',
	'content',
] );

/** Gathers the texts in an attribute, whatever is stored. */
function textsIn( key: string, value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return TEXTS.has( key ) ? [ value ] : [];
	}
	if ( Array.isArray( value ) ) {
		return value.flatMap( ( one ) => textsIn( key, one ) );
	}
	if ( value instanceof RichTextData ) {
		return [ value.toHTMLString() ];
	}
	return value instanceof Object
		? Object.entries( value ).flatMap( ( [ name, one ] ) =>
				textsIn( name, one )
			)
		: [];
}

function textOf( { attributes, innerBlocks }: Block ): string {
	return [
		...Object.entries( attributes ).flatMap( ( [ key, value ] ) =>
			key === 'printedFacts' || key === 'unplaced'
				? []
				: textsIn( key, value )
		),
		...innerBlocks.map( textOf ),
	].join( '\n' );
}

/** Cache of guesses, by recipe. */
const guesses = new WeakMap< Block, string >();

/**
 * Guesses in which language a recipe is written, as its words show.
 *
 * @param recipe Its block, with those inside.
 * @return Language tag; that of the site where nothing is sure, and with its region where both are the same.
 */
export function guessedLocale( recipe: Block ): string {
	const site = siteLocale();
	let guess = guesses.get( recipe );
	if ( guess === undefined ) {
		guess = guessLanguage( decodeText( textOf( recipe ) ) );
		guesses.set( recipe, guess );
	}
	return guess === '' || site.split( '-' )[ 0 ] === guess ? site : guess;
}

/**
 * Returns the language of the recipe that is edited: as its editor has chosen, or as its words show.
 *
 * @return Language tag; that of the site where there is no recipe.
 */
export function recipeLocale(): string {
	const { getBlocksByName, getBlock } = select( blockEditorStore );
	const [ id ] = getBlocksByName( 'larder/recipe' );
	const recipe: Block | null = id === undefined ? null : getBlock( id );
	const chosen = recipe?.attributes[ 'language' ];
	if ( typeof chosen === 'string' && chosen !== '' ) {
		return chosen;
	}
	return recipe ? guessedLocale( recipe ) : siteLocale();
}
