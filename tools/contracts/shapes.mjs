/** Types of JSON Schema as PHPStan calls them, once WordPress has sanitized a value. */
const SCALARS = new Map( [
	[ 'integer', 'int' ],
	[ 'number', 'float' ],
	[ 'boolean', 'bool' ],
	[ 'string', 'string' ],
	[ 'null', 'null' ],
] );

/**
 * Writes the type of a map from those of its keys and values.
 *
 * @typedef {( keys: string, values: string ) => string} MapShape
 */

/** @type {MapShape} */
const arrayMap = ( keys, values ) => `array<${ keys }, ${ values }>`;

/**
 * Returns the type of PHPStan that a value has which a schema lets through.
 *
 * @param {any}      schema A JSON Schema, its references inlined.
 * @param {MapShape} mapOf  Writes the type of an object whose properties are not named.
 * @return {string} Such as `array{id: int, names?: list<string>}`.
 */
export function shapeOf( schema, mapOf = arrayMap ) {
	/** @type {( part: any ) => string} */
	const inner = ( part ) => shapeOf( part, mapOf );
	if ( Array.isArray( schema.enum ) ) {
		return schema.enum
			.map( ( /** @type {unknown} */ value ) =>
				typeof value === 'string' ? `'${ value }'` : String( value )
			)
			.join( '|' );
	}
	if ( Array.isArray( schema.type ) ) {
		return schema.type
			.map( ( /** @type {string} */ type ) =>
				inner( { ...schema, type } )
			)
			.join( '|' );
	}
	if ( Array.isArray( schema.oneOf ) ) {
		return schema.oneOf.map( inner ).join( '|' );
	}
	if ( Array.isArray( schema.items ) ) {
		return `array{${ schema.items.map( inner ).join( ', ' ) }}`;
	}
	if ( schema.type === 'array' ) {
		return `list<${ inner( schema.items ?? {} ) }>`;
	}
	return schema.type === 'object'
		? shapeOfObject( schema, inner, mapOf )
		: ( SCALARS.get( schema.type ) ?? 'mixed' );
}

/**
 * Returns the type of an object: a shape where its properties are named, else a map.
 *
 * @param {any}                     schema A JSON Schema of an object.
 * @param {( part: any ) => string} inner  Returns the types of its properties.
 * @param {MapShape}                mapOf  Writes the type of a map.
 * @return {string} PHPStan's type.
 */
function shapeOfObject( schema, inner, mapOf ) {
	if ( schema.properties === undefined ) {
		const values = schema.additionalProperties;
		return mapOf(
			// PHP makes numbers of keys that look like one, as ids do.
			schema[ 'x-keys' ] === 'values' ? 'array-key' : 'string',
			typeof values === 'object' ? inner( values ) : 'mixed'
		);
	}
	/** @type {readonly string[]} */
	const required = schema.required ?? [];
	const fields = Object.entries( schema.properties ).map(
		( [ name, part ] ) =>
			`${ name }${ required.includes( name ) ? '' : '?' }: ${ inner( part ) }`
	);
	return `array{${ fields.join( ', ' ) }}`;
}
