import path from 'node:path';
import { inlineReferences } from './php.mjs';

/**
 * A contract names what another one describes already by a reference to its file:
 * `../ajax/larder_rate.json#/definitions/ratingSummary`.
 *
 * @typedef {Map<string, any>} Schemas Schemas by their path from the schemas' folder.
 */

/**
 * Applies a function to each reference of a schema to another file.
 *
 * @param {any}                               schema  A JSON Schema.
 * @param {( reference: string ) => unknown} replace Returns what takes its place.
 * @return {any} The schema without such references.
 */
function replaceForeign( schema, replace ) {
	if ( Array.isArray( schema ) ) {
		return schema.map( ( item ) => replaceForeign( item, replace ) );
	}
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	/** @type {unknown} */
	const reference = schema.$ref;
	return typeof reference === 'string' && ! reference.startsWith( '#' )
		? replace( reference )
		: Object.fromEntries(
				Object.entries( schema ).map( ( [ key, value ] ) => [
					key,
					replaceForeign( value, replace ),
				] )
			);
}

/**
 * Splits a reference.
 *
 * @param {string} file      Path of the schema that has it.
 * @param {string} reference Such as `../ajax/larder_rate.json#/definitions/ratingSummary`.
 * @return {{ target: string, keys: string[] }} The path of the other schema, and the keys that lead to the part that is meant.
 */
function targetOf( file, reference ) {
	const [ name = '', pointer = '' ] = reference.split( '#' );
	return {
		target: path.posix.join( path.posix.dirname( file ), name ),
		keys: pointer.split( '/' ).slice( 1 ),
	};
}

/**
 * Replaces references to other schemas by what they describe.
 *
 * @param {string}  file    Path of the schema.
 * @param {Schemas} schemas All schemas.
 * @return {any} The schema with all references inlined.
 */
export function inlineForeign( file, schemas ) {
	return inlineReferences(
		replaceForeign( schemas.get( file ), ( reference ) => {
			const { target, keys } = targetOf( file, reference );
			const foreign = schemas.get( target );
			const part = keys.reduce(
				( /** @type {any} */ node, key ) => node[ key ],
				foreign
			);
			return inlineReferences( {
				...part,
				definitions: foreign.definitions,
			} );
		} )
	);
}

/**
 * Replaces references to other schemas by the names of their TypeScript types.
 *
 * @param {string}  file    Path of the schema.
 * @param {Schemas} schemas All schemas.
 * @return {{ schema: any, imports: Map<string, string> }} The schema, and the paths of the schemas that have these types, by type.
 */
export function nameForeign( file, schemas ) {
	/** @type {Map<string, string>} */
	const imports = new Map();
	const schema = replaceForeign( schemas.get( file ), ( reference ) => {
		const { target, keys } = targetOf( file, reference );
		const [ first, name = '' ] = keys;
		const isDefinition = first === 'definitions';
		const type = isDefinition
			? name.charAt( 0 ).toUpperCase() + name.slice( 1 )
			: schemas.get( target ).title;
		imports.set( type, target );
		return { tsType: isDefinition ? type : `${ type }['${ name }']` };
	} );
	return { schema, imports };
}
