import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { FieldList } from '../src/components/field-list';
import { KeywordLinksField } from '../src/components/keyword-links-field';
import { contrast, oppositeOf } from '../src/contrast';
import type { SettingsHandle } from '../src/hooks/use-settings';
import { linkProblem, NEW_LINK } from '../src/keyword-links';
import { isLinkList, readProblem, readRecord } from '../src/record';
import { findFields } from '../src/search';
import type { Field, Values } from '../src/types';

function field( key: string, more: Partial< Field > = {} ): Field {
	return {
		key,
		group: 'recipe',
		title: `Title of ${ key }`,
		description: '',
		type: 'string',
		control: '',
		options: [],
		minimum: null,
		maximum: null,
		needs: '',
		requires: [],
		fallback: '',
		isSecret: false,
		isLocked: false,
		...more,
	};
}

function handle( values: Values, more: Partial< SettingsHandle > = {} ) {
	return {
		values,
		secretsSet: [],
		isNewer: false,
		isLoaded: true,
		isSaving: false,
		edits: {},
		problem: null,
		isSaved: false,
		change: jest.fn(),
		discard: jest.fn(),
		save: () => Promise.resolve( true ),
		receive: jest.fn(),
		...more,
	};
}

const theme = { background: '#ffffff', palette: [] };

describe( 'a field of each kind comes from the description of its setting', () => {
	const kinds: Array< [ string, Field, string ] > = [
		[
			'a switch',
			field( 'a', { type: 'boolean', fallback: true } ),
			'checkbox',
		],
		[
			'a number',
			field( 'a', { type: 'integer', fallback: 3 } ),
			'textbox',
		],
		[ 'a text', field( 'a' ), 'textbox' ],
		[ 'a long text', field( 'a', { control: 'textarea' } ), 'textbox' ],
		[
			'one of a few',
			field( 'a', { options: [ { value: 'x', label: 'X' } ] } ),
			'radio',
		],
		[
			'one of many',
			field( 'a', {
				options: [ ...'abcdef' ].map( ( value ) => ( {
					value,
					label: value,
				} ) ),
			} ),
			'combobox',
		],
		[
			'any of several',
			field( 'a', {
				type: 'array',
				fallback: [],
				options: [ { value: 'x', label: 'X' } ],
			} ),
			'checkbox',
		],
	];
	it.each( kinds )( '%s', ( _, one, role ) => {
		render(
			<FieldList
				fields={ [ one ] }
				settings={ handle( { a: one.fallback } ) }
				theme={ theme }
			/>
		);
		expect( screen.getAllByRole( role ) ).not.toHaveLength( 0 );
	} );
} );

it( 'several values keep the order of the choices', async () => {
	const settings = handle( { a: [ 'z' ] } );
	const options = [ 'x', 'y', 'z' ].map( ( value ) => ( {
		value,
		label: value.toUpperCase(),
	} ) );
	render(
		<FieldList
			fields={ [
				field( 'a', { type: 'array', fallback: [], options } ),
			] }
			settings={ settings }
			theme={ theme }
		/>
	);
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'X' } ) );
	expect( settings.change ).toHaveBeenCalledWith( 'a', [ 'x', 'z' ] );
} );

it( 'hides what does nothing while its switch is off, except from who searches', () => {
	const fields = [ field( 'detail', { needs: 'all' } ) ];
	const settings = handle( { all: false, detail: '' } );
	const { rerender } = render(
		<FieldList fields={ fields } settings={ settings } theme={ theme } />
	);
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	rerender(
		<FieldList
			fields={ fields }
			settings={ settings }
			theme={ theme }
			isWhole
		/>
	);
	expect( screen.queryByRole( 'textbox' ) ).not.toBeNull();
} );

it( 'shows a secret as set, and removes it on demand', async () => {
	const settings = handle( {}, { secretsSet: [ 'key' ] } );
	render(
		<FieldList
			fields={ [ field( 'key', { isSecret: true } ) ] }
			settings={ settings }
			theme={ theme }
		/>
	);
	expect(
		screen.queryByLabelText( 'Title of key', { selector: 'input' } )
	).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( settings.change ).toHaveBeenCalledWith( 'key', '' );
} );

/** Shows one field whose changes are kept, as the screen keeps them. */
function Kept( {
	one,
	start,
}: {
	one: Field;
	start: Partial< SettingsHandle >;
} ) {
	const [ edits, setEdits ] = useState< Values >( {} );
	return (
		<FieldList
			fields={ [ one ] }
			settings={ handle(
				{ a: 3, ...edits },
				{
					...start,
					edits,
					isSaved: Object.keys( edits ).length === 0,
					change: ( key, value ) =>
						setEdits( { ...edits, [ key ]: value } ),
				}
			) }
			theme={ theme }
		/>
	);
}

it( 'a number that cannot be read stays as it was typed, with a word how to write it', async () => {
	render(
		<Kept
			one={ field( 'a', { type: 'integer', fallback: 12 } ) }
			start={ {} }
		/>
	);
	const input = screen.getByRole< HTMLInputElement >( 'textbox' );
	await userEvent.tripleClick( input );
	await userEvent.keyboard( '1,5' );
	expect( input.value ).toBe( '1,5' );
	expect(
		screen.queryByRole( 'textbox', {
			description: 'Write a number such as 12.',
		} )
	).not.toBeNull();
	await userEvent.keyboard( '{Backspace}{Backspace}٥' );
	expect( input.value ).toBe( '15' );
} );

it( 'all letters of a secret arrive that is replaced after a save', async () => {
	render(
		<Kept
			one={ field( 'key', { isSecret: true } ) }
			start={ { secretsSet: [ 'key' ] } }
		/>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Replace' } ) );
	const input = screen.getByLabelText< HTMLInputElement >( 'Title of key' );
	await userEvent.click( input );
	await userEvent.keyboard( 'abc' );
	expect( input.isConnected ).toBe( true );
	expect( input.value ).toBe( 'abc' );
} );

it( 'says at a field what is wrong with it', () => {
	render(
		<FieldList
			fields={ [ field( 'a' ) ] }
			settings={ handle(
				{ a: 'b' },
				{ problem: { message: 'No.', fields: { a: 'Too short.' } } }
			) }
			theme={ theme }
		/>
	);
	expect(
		screen.queryByRole( 'textbox', { description: 'Too short.' } )
	).not.toBeNull();
} );

it( 'finds settings by words without accents and case', () => {
	const fields = [
		field( 'a', { title: 'Crème à la carte' } ),
		field( 'b', { description: 'Words above the stars' } ),
	];
	expect( findFields( fields, 'CREME carte' ).map( ( f ) => f.key ) ).toEqual(
		[ 'a' ]
	);
	expect( findFields( fields, 'stars words' ).map( ( f ) => f.key ) ).toEqual(
		[ 'b' ]
	);
	expect( findFields( fields, 'stars creme' ) ).toEqual( [] );
} );

it( 'measures contrast by WCAG', () => {
	expect( contrast( '#000000', '#ffffff' ) ).toBe( 21 );
	expect( contrast( '#767676', '#ffffff' ) ).toBeGreaterThanOrEqual( 4.5 );
	expect( contrast( '#2db68d', '#ffffff' ) ).toBeLessThan( 3 );
	expect( contrast( '', '#ffffff' ) ).toBeNull();
	expect( oppositeOf( '#111111' ) ).toBe( '#ffffff' );
} );

it( 'reads an answer that is not whole', () => {
	const fields = [ field( 'a', { fallback: 'usual' } ) ];
	expect( readRecord( undefined, fields ).values ).toEqual( { a: 'usual' } );
	expect( readRecord( { a: { b: 1 }, isNewer: true }, fields ) ).toEqual( {
		values: { a: 'usual' },
		secretsSet: [],
		isNewer: true,
	} );
	expect( readProblem( new Error( '' ), 'Sorry' ).message ).toBe( 'Sorry' );
	expect( readProblem( null, 'Sorry' ).fields ).toEqual( {} );
} );

describe( 'words that become links', () => {
	const links = [
		{
			keywords: [ 'skillet' ],
			url: 'https://example.org/',
			newTab: false,
			rel: [],
		},
	];
	const linksField = field( 'links', {
		type: 'array',
		control: 'links',
		fallback: [],
	} );

	it( 'are checked as the server does', () => {
		const [ first ] = links;
		const link = { ...NEW_LINK, keywords: [ 'pan' ], url: 'https://a.b' };
		expect( linkProblem( NEW_LINK, links ) ).toBe( '' );
		expect( linkProblem( link, links ) ).toBe( '' );
		expect( linkProblem( { ...link, url: 'a.b' }, links ) ).toMatch(
			'whole address'
		);
		expect( linkProblem( { ...link, keywords: [] }, links ) ).toMatch(
			'one word'
		);
		expect(
			linkProblem( { ...link, keywords: [ 'SKILLET' ] }, links )
		).toMatch( '“SKILLET”' );
		expect( first && linkProblem( first, [] ) ).toBe( '' );
	} );

	/** Shows the field with a link, and changes it. */
	function Changing() {
		const [ value, setValue ] = useState< Values >( { links } );
		return (
			<>
				<KeywordLinksField
					field={ linksField }
					value={
						isLinkList( value[ 'links' ] ) ? value[ 'links' ] : []
					}
					help="Help"
					isRefused={ false }
					onChange={ ( changed ) => setValue( { links: changed } ) }
				/>
				<button>After</button>
			</>
		);
	}

	it( 'are added with the focus on their words', async () => {
		render( <Changing /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add a link' } )
		);
		const card = screen.getByRole( 'group', { name: 'Link 2' } );
		expect( card.contains( card.ownerDocument.activeElement ) ).toBe(
			true
		);
		await userEvent.keyboard( 'Pan{Enter}' );
		expect( within( card ).getByText( 'Pan' ) ).toBeTruthy();
	} );

	it( 'say what is wrong once they were left', async () => {
		render( <Changing /> );
		await userEvent.click( screen.getByText( 'Add a link' ) );
		await userEvent.keyboard( 'Skillet{Enter}' );
		const card = screen.getByRole( 'group', { name: 'Link 2' } );
		await userEvent.click(
			within( card ).getByRole( 'textbox', { name: 'Address' } )
		);
		await userEvent.paste( 'https://example.org/pan' );
		expect( within( card ).queryByRole( 'alert' ) ).toBeNull();
		await userEvent.click( screen.getByText( 'After' ) );
		expect( within( card ).getByRole( 'alert' ).textContent ).toBe(
			'Another link has “Skillet” already.'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove link 1' } )
		);
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect(
			screen.getAllByRole( 'group', { name: /^Link/ } )
		).toHaveLength( 1 );
		const add = screen.getByText( 'Add a link' );
		expect( add ).toBe( add.ownerDocument.activeElement );
	} );
} );

describe( 'a switch that requires other settings', () => {
	const requires = [
		{ key: 'site', title: 'Site key', isSecret: false },
		{ key: 'secret', title: 'Secret key', isSecret: true },
	];
	const captcha = field( 'captcha', {
		type: 'boolean',
		description: 'Works once both keys are set.',
		requires,
	} );
	const show = (
		values: Values,
		more: Partial< SettingsHandle > = {}
	): string => {
		const { container, unmount } = render(
			<FieldList
				fields={ [ captcha ] }
				settings={ handle( values, more ) }
				theme={ theme }
			/>
		);
		const text = container.textContent;
		unmount();
		return text;
	};

	it( 'says what is missing while it is on and does nothing', () => {
		expect( show( { captcha: true } ) ).toContain(
			'Not active. Missing: Site key, Secret key.'
		);
		expect( show( { captcha: true, site: 'key' } ) ).toContain(
			'Not active. Missing: Secret key.'
		);
		expect(
			show(
				{ captcha: true, site: 'key', secret: '' },
				{ secretsSet: [ 'secret' ], edits: { secret: '' } }
			)
		).toContain( 'Not active. Missing: Secret key.' );
	} );

	it( 'says nothing of it while it is off, or once all is there', () => {
		expect( show( {} ) ).not.toContain( 'Not active' );
		expect(
			show( { captcha: true, site: 'key' }, { secretsSet: [ 'secret' ] } )
		).not.toContain( 'Not active' );
		expect(
			show(
				{ captcha: true, site: 'key', secret: 'new' },
				{ edits: { secret: 'new' } }
			)
		).not.toContain( 'Not active' );
	} );
} );
