import { shapeOf } from './shapes.mjs';

/**
 * Lists the parts of a schema that have a name of their own, itself included.
 *
 * @param {any} schema A JSON Schema.
 * @return {any[]} Each name once.
 */
function titled( schema ) {
	if ( schema === null || typeof schema !== 'object' ) {
		return [];
	}
	/** @type {any[]} */
	const inner = Object.values( schema ).flatMap( titled );
	const all = typeof schema.title === 'string' ? [ schema, ...inner ] : inner;
	return all.filter(
		( { title }, at ) =>
			all.findIndex( ( other ) => other.title === title ) === at
	);
}

/**
 * Returns the type of what is written as JSON: an empty map has to be an object there.
 *
 * @param {any} schema Schema of an island.
 * @return {string} Its title where it has no map.
 */
function sentShape( schema ) {
	const shape = shapeOf(
		schema,
		( keys, values ) => `array<${ keys }, ${ values }>|\\stdClass`
	);
	return shape === shapeOf( schema ) ? schema.title : shape;
}

/**
 * Writes the shapes of what views get for PHPStan.
 *
 * @param {ReadonlyMap<string, any>} schemas Schemas by name of the island, their references inlined.
 * @param {string}                   notice  What the file says of itself.
 * @return {string} PHP that nothing runs.
 */
export function propShapes( schemas, notice ) {
	const types = [ ...schemas.values() ]
		.flatMap( titled )
		.map(
			( schema ) =>
				` * @phpstan-type ${ schema.title } ${ shapeOf( schema ) }`
		);
	const islands = [ ...schemas ].flatMap( ( [ name, schema ] ) =>
		[ name, ...( schema[ 'x-islands' ] ?? [] ) ].map(
			( island ) => `${ island }: ${ sentShape( schema ) }`
		)
	);
	return `<?php
// ${ notice }
declare( strict_types=1 );

namespace Larder\\Contracts;

/**
 * What the schemas of islands say that views get, for PHPStan alone.
 *
${ types.join( '\n' ) }
 * @phpstan-type IslandProps array{${ islands.join( ', ' ) }}
 */
interface Props {}
`;
}
