import {
	CHOICES_KEY,
	parseChoices,
	readChoices,
	writeChoices,
} from '../src/choices';

afterEach( () => {
	jest.restoreAllMocks();
	localStorage.clear();
} );

describe( 'what a visitor wants on paper', () => {
	it( 'is remembered', () => {
		const choices = {
			parts: { images: false },
			paper: 'letter',
			fits: false,
		};
		writeChoices( choices );
		expect( readChoices() ).toEqual( choices );
	} );

	it.each( [
		null,
		'',
		'{',
		'[]',
		'7',
		'null',
		'{"parts":"all","paper":7,"fits":"no"}',
		'{"parts":{"images":"no"}}',
	] )( 'is nothing where %s is stored', ( json ) => {
		expect( parseChoices( json ) ).toEqual( { parts: {}, fits: true } );
	} );

	it( 'lives in memory where storage is forbidden', () => {
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
			throw new DOMException( 'forbidden', 'SecurityError' );
		} );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		expect( readChoices() ).toEqual( { parts: {}, fits: true } );
		writeChoices( { parts: {}, fits: true } );
		expect( localStorage ).not.toHaveProperty( CHOICES_KEY );
	} );
} );
