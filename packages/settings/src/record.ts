import type { Field, KeywordLink, SettingValue, Values } from './types';

/** What the server answers about the settings. */
export type SettingsRecord = {
	readonly values: Values;
	/** Keys of secrets that are set. */
	readonly secretsSet: readonly string[];
	/** Whether a newer version of the plugin has written them. */
	readonly isNewer: boolean;
};

/**
 * Returns whether something has properties.
 *
 * @param value Anything.
 */
export function isObject(
	value: unknown
): value is Readonly< Record< string, unknown > > {
	return typeof value === 'object' && value !== null;
}

/**
 * Returns whether something is a list of texts.
 *
 * @param value Anything.
 */
export function isTextList( value: unknown ): value is readonly string[] {
	return (
		Array.isArray( value ) &&
		value.every( ( item ) => typeof item === 'string' )
	);
}

/**
 * Returns whether something is a list of words that become links.
 *
 * @param value Anything.
 */
export function isLinkList( value: unknown ): value is readonly KeywordLink[] {
	return (
		Array.isArray( value ) &&
		value.every(
			( row: unknown ) =>
				isObject( row ) &&
				isTextList( row[ 'keywords' ] ) &&
				typeof row[ 'url' ] === 'string' &&
				typeof row[ 'newTab' ] === 'boolean' &&
				isTextList( row[ 'rel' ] )
		)
	);
}

/**
 * Returns whether something can be the value of a setting.
 *
 * @param value Anything.
 */
export function isSettingValue( value: unknown ): value is SettingValue {
	return (
		[ 'boolean', 'number', 'string' ].includes( typeof value ) ||
		isTextList( value ) ||
		isLinkList( value )
	);
}

/**
 * Reads what the server answers; what is missing has its default.
 *
 * @param answer The record of core-data.
 * @param fields All fields.
 */
export function readRecord(
	answer: unknown,
	fields: readonly Field[]
): SettingsRecord {
	const record = isObject( answer ) ? answer : {};
	const values = Object.fromEntries(
		fields.map( ( { key, fallback } ) => {
			const value = record[ key ];
			return [ key, isSettingValue( value ) ? value : fallback ];
		} )
	);
	const { secretsSet } = record;
	return {
		values,
		secretsSet: isTextList( secretsSet ) ? secretsSet : [],
		isNewer: record[ 'isNewer' ] === true,
	};
}

/** Why something was not stored. */
export type Problem = {
	readonly message: string;
	/** What is wrong with single settings, by key. */
	readonly fields: Readonly< Record< string, string > >;
};

/**
 * Reads why the server has refused.
 *
 * @param error    What a request has thrown.
 * @param fallback What to say where it says nothing.
 */
export function readProblem( error: unknown, fallback: string ): Problem {
	const found = isObject( error ) ? error : {};
	const data = isObject( found[ 'data' ] ) ? found[ 'data' ] : {};
	const params = isObject( data[ 'params' ] ) ? data[ 'params' ] : {};
	const { message } = found;
	return {
		message: typeof message === 'string' && message ? message : fallback,
		fields: Object.fromEntries(
			Object.entries( params ).flatMap( ( [ key, text ] ) =>
				typeof text === 'string' ? [ [ key, text ] ] : []
			)
		),
	};
}
