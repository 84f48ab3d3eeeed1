import { toPhp } from './php.mjs';

/**
 * Separates what people read from what machines read, in a schema that says `x-i18n`:
 * texts are translated when they are shown, which is later than the schema is needed.
 *
 * @param {any} schema A JSON Schema, its references inlined.
 * @return {{ schema: any, labels: any }} The schema without texts; titles,
 *         descriptions and names of values by property, and names of groups.
 */
export function partLabels( schema ) {
	const {
		'x-i18n': _,
		'x-groups': groups,
		description: __,
		...rest
	} = schema;
	/** @type {Record<string, any>} */
	const properties = {};
	/** @type {Record<string, any>} */
	const labels = {};
	for ( const [ key, property ] of Object.entries( schema.properties ) ) {
		const {
			title,
			description,
			'x-labels': options,
			...data
		} = /** @type {any} */ ( property );
		properties[ key ] = data;
		labels[ key ] = {
			title,
			...( description !== undefined ? { description } : {} ),
			...( options !== undefined ? { options } : {} ),
		};
	}
	return {
		schema: { ...rest, properties },
		labels: { groups, properties: labels },
	};
}

/**
 * Returns the schema from which types are generated: titles would name a type each, so they
 * become comments, and every property is there because each has a default.
 *
 * @param {any} schema A JSON Schema.
 * @return {any} The same where it has no texts for people.
 */
export function typedSchema( schema ) {
	if ( schema[ 'x-i18n' ] !== true ) {
		return schema;
	}
	const properties = Object.fromEntries(
		Object.entries( schema.properties ).map( ( [ key, property ] ) => {
			const { title, description, ...data } =
				/** @type {Record<string, any>} */ ( property );
			return [
				key,
				{
					...data,
					description:
						description !== undefined
							? `${ title }. ${ description }`
							: `${ title }.`,
				},
			];
		} )
	);
	return { ...schema, properties, required: Object.keys( properties ) };
}

/**
 * Writes labels as PHP source that translates them.
 *
 * @param {any} labels Texts, nested.
 * @return {string} PHP source.
 */
export function labelsToPhp( labels ) {
	return toPhp( labels, '', ( text ) => `__( ${ text }, 'larder' )` );
}
