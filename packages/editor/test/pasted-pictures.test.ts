import { registerBlocks } from './block-fixtures';
import { pastedPictures } from '../src/paste/pasted-pictures';

beforeAll( registerBlocks );

/** Finds the pictures of a page: their URLs, what they show, and with which step. */
const found = ( html: string ) =>
	pastedPictures( html ).map( ( { picture: { url, alt }, step } ) => [
		url,
		alt,
		step,
	] );

const image = ( name: string, more = '' ) =>
	`<img src="https://example.org/${ name }.jpg" alt="A ${ name }" ${ more }>`;

describe( 'pictures of a page that is pasted', () => {
	it( 'show the dish above the lists, and the steps that they stand with', () => {
		expect(
			found(
				`<h1>Pie</h1>${ image( 'pie' ) }<h2>Ingredients</h2><ul><li>1 egg</li></ul><h2>Method</h2><ol><li>Beat.${ image( 'egg' ) }</li><li>Bake.</li></ol>`
			)
		).toEqual( [
			[ 'https://example.org/pie.jpg', 'A pie', null ],
			[ 'https://example.org/egg.jpg', 'A egg', 'Beat.' ],
		] );
	} );

	it( 'come once, although a page shows one again', () => {
		expect(
			found(
				`<h1>Pie</h1>${ image( 'pie' ) }<h2>Ingredients</h2><p>1 egg</p><h2>Method</h2><p>Beat.</p>${ image( 'pie' ) }`
			)
		).toEqual( [ [ 'https://example.org/pie.jpg', 'A pie', null ] ] );
	} );

	it( 'are found where a page loads them late, and by addresses that begin at its own', () => {
		expect(
			found(
				'<base href="https://example.org/pies/"><img src="data:image/gif;base64,R0lGOD" data-src="pie.jpg" alt="">'
			)
		).toEqual( [ [ 'https://example.org/pies/pie.jpg', '', null ] ] );
	} );

	it( 'are none that are signs, or that run', () => {
		expect(
			found(
				`${ image( 'star', 'width="24" height="24"' ) }${ image( 'pixel', 'width="1"' ) }<img src="javascript:alert(1)"><nav>${ image( 'logo' ) }</nav>`
			)
		).toEqual( [] );
	} );
} );
