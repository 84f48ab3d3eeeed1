import apiFetch from '@wordpress/api-fetch';
import { ENTITY } from './hooks/use-settings';
import { isObject, isSettingValue } from './record';
import type { SettingValue } from './types';

const FILE = `${ ENTITY.baseURL }/file`;

/** What a file would change. */
export type Comparison = {
	readonly changes: ReadonlyArray< {
		readonly key: string;
		/** Null for a secret, whose value is never sent. */
		readonly from: SettingValue | null;
		readonly to: SettingValue;
	} >;
	readonly problems: ReadonlyArray< {
		readonly key: string;
		readonly message: string;
	} >;
	readonly isNewer: boolean;
};

function readComparison( answer: unknown ): Comparison {
	const found = isObject( answer ) ? answer : {};
	const changes = isObject( found[ 'changes' ] ) ? found[ 'changes' ] : {};
	const problems = isObject( found[ 'problems' ] ) ? found[ 'problems' ] : {};
	return {
		changes: Object.entries( changes ).flatMap( ( [ key, change ] ) => {
			if ( ! isObject( change ) || ! isSettingValue( change[ 'to' ] ) ) {
				return [];
			}
			const from = change[ 'from' ];
			return [
				{
					key,
					from: isSettingValue( from ) ? from : null,
					to: change[ 'to' ],
				},
			];
		} ),
		problems: Object.entries( problems ).map( ( [ key, message ] ) => ( {
			key,
			message: String( message ),
		} ) ),
		isNewer: found[ 'isNewer' ] === true,
	};
}

/**
 * Returns the text of a file, or of nothing where it is not JSON: WordPress would
 * refuse that in the words of developers, the route says what it expects.
 *
 * @return JSON.
 */
async function jsonOf( file: File ): Promise< string > {
	const text = await file.text();
	try {
		JSON.parse( text );
		return text;
	} catch {
		return 'null';
	}
}

/**
 * Requests what a file would change; nothing is stored.
 *
 * @param file A file of settings.
 * @throws What is wrong with the file, as REST answers it.
 */
export async function compareFile( file: File ): Promise< Comparison > {
	const answer: unknown = await apiFetch( {
		path: FILE,
		method: 'POST',
		body: await jsonOf( file ),
		headers: { 'Content-Type': 'application/json' },
	} );
	return readComparison( answer );
}

/**
 * Writes the settings into a file and lets the browser save it.
 *
 * @param withSecrets Whether secrets are in it.
 * @throws What the server says.
 */
export async function downloadFile( withSecrets: boolean ): Promise< void > {
	const answer: unknown = await apiFetch( {
		path: withSecrets ? `${ FILE }?secrets=true` : FILE,
	} );
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL(
		new Blob( [ JSON.stringify( answer, null, '\t' ) ], {
			type: 'application/json',
		} )
	);
	link.download = 'larder-settings.json';
	link.click();
	URL.revokeObjectURL( link.href );
}

/**
 * Resets settings to their defaults.
 *
 * @param group A group; all without one.
 * @return What the server answers: the settings as they are then.
 * @throws What the server says.
 */
export async function resetSettings( group?: string ): Promise< object > {
	const answer: unknown = await apiFetch( {
		path:
			group === undefined
				? ENTITY.baseURL
				: `${ ENTITY.baseURL }?group=${ encodeURIComponent( group ) }`,
		method: 'DELETE',
	} );
	return isObject( answer ) ? answer : {};
}
