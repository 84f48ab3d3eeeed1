import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nutrients } from '../nutrients';
import { nutrientName } from '../words';

it( 'gives each nutrient the name that the server gives it', () => {
	const file = path.join(
		__dirname,
		'../../../packages/contracts/fixtures/nutrient-names.json'
	);
	expect(
		Object.fromEntries(
			nutrients().map( ( nutrient ) => [
				nutrient,
				nutrientName( nutrient ),
			] )
		)
	).toEqual( JSON.parse( readFileSync( file, 'utf8' ) ) );
} );
