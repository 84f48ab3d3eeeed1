/**
 * Replaces references within a schema by what they name: WordPress's validator
 * knows none.
 *
 * @param {any} schema A JSON Schema with `definitions`.
 * @return {any} The same without `$ref`, `$schema` and `definitions`.
 */
export function inlineReferences( schema ) {
	const definitions = schema.definitions ?? {};
	/**
	 * @param {any} node A part of the schema.
	 * @return {any} The same without references.
	 */
	const walk = ( node ) => {
		if ( Array.isArray( node ) ) {
			return node.map( walk );
		}
		if ( node === null || typeof node !== 'object' ) {
			return node;
		}
		if ( typeof node.$ref === 'string' ) {
			return walk(
				definitions[ node.$ref.replace( '#/definitions/', '' ) ]
			);
		}
		return Object.fromEntries(
			Object.entries( node )
				.filter(
					( [ key ] ) => key !== '$schema' && key !== 'definitions'
				)
				.map( ( [ key, value ] ) => [ key, walk( value ) ] )
		);
	};
	return walk( schema );
}

/**
 * Returns of an action's contract what WordPress's validator reads: the
 * request, without what it says to people.
 *
 * @param {any} contract A JSON Schema with the properties `request` and `response`, its references inlined.
 * @return {any} The schema of the request.
 */
export function validatedPart( contract ) {
	/**
	 * @param {any} schema A schema.
	 * @return {any} The same without texts.
	 */
	const bare = ( schema ) => {
		const { title, description, ...rules } = schema;
		for ( const key of [ 'items', 'additionalProperties' ] ) {
			if ( typeof rules[ key ] === 'object' ) {
				rules[ key ] = bare( rules[ key ] );
			}
		}
		for ( const key of [ 'properties', 'patternProperties' ] ) {
			if ( rules[ key ] !== undefined ) {
				rules[ key ] = Object.fromEntries(
					Object.entries( rules[ key ] ).map( ( [ name, part ] ) => [
						name,
						bare( part ),
					] )
				);
			}
		}
		return rules;
	};
	return bare( contract.properties.request );
}

/**
 * Writes a JSON value as PHP source in WordPress's style.
 *
 * @param {any}                        value  A JSON value.
 * @param {string}                     indent Tabs so far.
 * @param {( text: string ) => string} wrap   What is around a text, given as PHP source.
 * @return {string} PHP source.
 */
export function toPhp( value, indent = '', wrap = ( text ) => text ) {
	if (
		value === null ||
		typeof value === 'boolean' ||
		typeof value === 'number'
	) {
		return String( value );
	}
	if ( typeof value === 'string' ) {
		return wrap( `'${ value.replace( /[\\']/g, '\\$&' ) }'` );
	}
	const isList = Array.isArray( value );
	const entries = Object.entries( value );
	if ( entries.length === 0 ) {
		return '[]';
	}
	if ( isList && value.every( ( item ) => typeof item !== 'object' ) ) {
		return `[ ${ value.map( ( item ) => toPhp( item, indent, wrap ) ).join( ', ' ) } ]`;
	}
	const inner = `${ indent }\t`;
	const keys = entries.map( ( [ key ] ) => key.replace( /[\\']/g, '\\$&' ) );
	const width = Math.max( ...keys.map( ( key ) => key.length ) );
	const lines = entries.map( ( [ , item ], at ) => {
		const label = isList
			? ''
			: `'${ keys[ at ] }'`.padEnd( width + 2 ) + ' => ';
		return `${ inner }${ label }${ toPhp( item, inner, wrap ) },`;
	} );
	return `[\n${ lines.join( '\n' ) }\n${ indent }]`;
}
