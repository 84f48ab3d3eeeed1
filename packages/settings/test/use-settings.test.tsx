import { act, renderHook, waitFor } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { ENTITY, useSettings } from '../src/hooks/use-settings';
import { isObject } from '../src/record';
import type { Field } from '../src/types';

jest.mock( '@wordpress/api-fetch' );

const fields = [ 'label', 'perPage', 'logic' ].map( ( key ): Field => ( {
	key,
	group: 'search',
	title: key,
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
} ) );

it( 'takes over what a file changes, and leaves what somebody has typed unsaved', async () => {
	let stored: object = { label: 'How?', perPage: '9', logic: 'AND' };
	const sent: unknown[] = [];
	jest.mocked( apiFetch ).mockImplementation( ( options ) => {
		const { method, parse } = options;
		if ( method === 'POST' ) {
			const data: unknown = options.data;
			sent.push( data );
			stored = { ...stored, ...( isObject( data ) ? data : {} ) };
		}
		return Promise.resolve(
			parse === false
				? { headers: new Headers(), json: () => stored }
				: stored
		);
	} );
	void dispatch( coreStore ).addEntities( [ ENTITY ] );
	const { result } = renderHook( () => useSettings( fields ) );
	await waitFor( () => expect( result.current.isLoaded ).toBe( true ) );
	act( () => result.current.change( 'label', 'Typed' ) );
	act( () => result.current.change( 'perPage', '10' ) );
	await act( () => result.current.save( { perPage: '20', logic: 'OR' } ) );
	expect( sent ).toEqual( [ { perPage: '20', logic: 'OR' } ] );
	expect( result.current.edits ).toEqual( { label: 'Typed' } );
	expect( result.current.values ).toEqual( {
		label: 'Typed',
		perPage: '20',
		logic: 'OR',
	} );
	await act( () => result.current.save() );
	expect( sent[ 1 ] ).toEqual( { label: 'Typed' } );
	expect( result.current.edits ).toEqual( {} );
} );
