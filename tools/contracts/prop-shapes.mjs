import { shapeOf } from './shapes.mjs';

/**
 * Writes the shapes of what views get for PHPStan.
 *
 * @param {readonly any[]} schemas Schemas of islands.
 * @param {string}         notice  What the file says of itself.
 * @return {string} PHP that nothing runs.
 */
export function propShapes( schemas, notice ) {
	const types = schemas.map(
		( schema ) =>
			` * @phpstan-type ${ schema.title } ${ shapeOf( schema ) }`
	);
	return `<?php
// ${ notice }
declare( strict_types=1 );

namespace Larder\\Contracts;

/**
 * What the schemas of islands say that views get, for PHPStan alone.
 *
${ types.join( '\n' ) }
 */
interface Props {}
`;
}
