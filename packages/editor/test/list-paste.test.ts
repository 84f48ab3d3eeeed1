import { registerBlocks } from './block-fixtures';
import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { select, useRegistry } from '@wordpress/data';
import { linesOfText } from '../src/paste/lines';
import { useRecipePaste } from '../src/paste/use-recipe-paste';

beforeAll( registerBlocks );

/**
 * Pastes a text into one of the lists of a recipe.
 *
 * @param own  The list.
 * @param text What is pasted.
 * @return The lines that the list gets, and what was written into the others.
 */
function paste( own: string, text: string ): [ string[], string ] {
	const inner = [ 'ingredients', 'instructions', 'equipment' ].map(
		( name ) => createBlock( `larder/${ name }` )
	);
	const recipe: Block = createBlock( 'larder/recipe', {}, inner );
	const list = inner.find( ( { name } ) => name === own );
	const registry = renderHook( () => useRegistry() ).result.current;
	registry.dispatch( 'core/block-editor' )[ 'resetBlocks' ]?.( [ recipe ] );
	const { result } = renderHook( () =>
		useRecipePaste( list?.clientId ?? '', own )
	);
	const { lines, share } = result.current( linesOfText( text ) );
	act( share );
	const [ block ] = select( blockEditorStore ).getBlocks();
	const written = ( block?.innerBlocks ?? [] ).flatMap( ( { attributes } ) =>
		Array.from(
			JSON.stringify( attributes ).matchAll( /"text":"([^"]+)"/g ),
			( [ , line = '' ] ) => line
		)
	);
	return [ lines.map( ( { html } ) => html ), written.join( ' / ' ) ];
}

const STEW =
	'200 g lentils\n1 onion\n2 carrots\nRinse the lentils well.\nCook all of it for 40 minutes.';

it( 'a recipe without headings that is pasted into its foods or its steps goes into both', () => {
	expect( paste( 'larder/ingredients', STEW ) ).toEqual( [
		[ '200 g lentils', '1 onion', '2 carrots' ],
		'Rinse the lentils well. / Cook all of it for 40 minutes.',
	] );
	expect( paste( 'larder/instructions', STEW ) ).toEqual( [
		[ 'Rinse the lentils well.', 'Cook all of it for 40 minutes.' ],
		'200 g lentils / 1 onion / 2 carrots',
	] );
} );

it.each( [
	[
		'larder/equipment',
		'1 large mixing bowl\n1 whisk\n2 baking sheets\nLine the sheets with baking paper.',
	],
	[ 'larder/equipment', STEW ],
	[
		'larder/ingredients',
		'1. 200 g flour\n2. 3 eggs\n3. 100 ml milk\n4. salt and pepper\n5. 2 tbsp oil\n6. 1 lemon',
	],
	[
		'larder/ingredients',
		'250 g flour\n100 g butter\n2 eggs\nbutter for the tin and some more\nflour to dust the work surface',
	],
	[
		'larder/instructions',
		'2 shirts\n3 pairs of socks\n1 warm jacket\nTake the jacket that is in the hall.\nLeave the house at eight.',
	],
] )( 'a list that is pasted into %s stays in it: %s', ( own, text ) => {
	expect( paste( own, text ) ).toEqual( [
		linesOfText( text ).map( ( { html } ) => html ),
		'',
	] );
} );
