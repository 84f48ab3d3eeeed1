/** Types of JSON Schema as PHPStan calls them, once WordPress has sanitized a value. */
const SCALARS = new Map( [
	[ 'integer', 'int' ],
	[ 'number', 'float' ],
	[ 'boolean', 'bool' ],
	[ 'string', 'string' ],
	[ 'null', 'null' ],
] );

/**
 * Returns the type of PHPStan that a value has which a schema lets through.
 *
 * @param {any} schema A JSON Schema, its references inlined.
 * @return {string} Such as `array{id: int, names?: list<string>}`.
 */
export function shapeOf( schema ) {
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
				shapeOf( { ...schema, type } )
			)
			.join( '|' );
	}
	if ( schema.type === 'array' ) {
		return `list<${ shapeOf( schema.items ?? {} ) }>`;
	}
	return schema.type === 'object'
		? shapeOfObject( schema )
		: ( SCALARS.get( schema.type ) ?? 'mixed' );
}

/**
 * Returns the type of an object: a shape where its properties are named, else a map.
 *
 * @param {any} schema A JSON Schema of an object.
 * @return {string} PHPStan's type.
 */
function shapeOfObject( schema ) {
	if ( schema.properties === undefined ) {
		const values = schema.additionalProperties;
		return `array<string, ${ typeof values === 'object' ? shapeOf( values ) : 'mixed' }>`;
	}
	/** @type {readonly string[]} */
	const required = schema.required ?? [];
	const fields = Object.entries( schema.properties ).map(
		( [ name, part ] ) =>
			`${ name }${ required.includes( name ) ? '' : '?' }: ${ shapeOf( part ) }`
	);
	return `array{${ fields.join( ', ' ) }}`;
}
