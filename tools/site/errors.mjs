/**
 * What a person needs to know when a step cannot be done.
 *
 * @typedef {object} FailureDetails
 * @property {string[]}           [tried] What was tried, in order.
 * @property {string|undefined}   [missing] What is missing.
 * @property {string|undefined}   [fix]   The command, or the act, that fixes it.
 * @property {unknown}            [cause] The error below this one.
 */

/**
 * A failure that is told to the person in full: what was wanted, what was
 * tried, what is missing and how to fix it.
 */
export class SiteError extends Error {
	/**
	 * @param {string}         message One sentence that says what could not be done.
	 * @param {FailureDetails} details
	 */
	constructor( message, details = {} ) {
		super( message, { cause: details.cause } );
		this.name = 'SiteError';
		this.tried = details.tried ?? [];
		this.missing = details.missing;
		this.fix = details.fix;
	}
}

/**
 * Returns the message of anything that was thrown.
 *
 * @param {unknown} error
 * @return {string} The message.
 */
export function messageOf( error ) {
	return error instanceof Error ? error.message : String( error );
}

/**
 * Returns the `code` of a Node system error, for example `ENOENT`.
 *
 * @param {unknown} error
 * @return {string|undefined} The code, or undefined for other errors.
 */
export function codeOf( error ) {
	if (
		error instanceof Error &&
		'code' in error &&
		typeof error.code === 'string'
	) {
		return error.code;
	}
	return undefined;
}

/**
 * Creates the error for a full disk.
 *
 * @param {string}  folder Where it was written to.
 * @param {unknown} cause
 * @return {DiskFullError} With the ways to fix it.
 */
export function diskFull( folder, cause ) {
	return new DiskFullError( `The disk is full: ${ folder }`, {
		missing: 'Up to 500 MB of free space.',
		fix: 'Free some space, or put the cache on another disk: LARDER_CACHE=/other/disk/larder-cache npm run site -- start',
		cause,
	} );
}

/** A disk without room: no other source of WordPress would help. */
export class DiskFullError extends SiteError {}

/**
 * Turns the errors of a file system that has no room or no permission, and
 * those of programs that met one, into one that says how to fix it.
 *
 * @param {unknown} error
 * @param {string}  folder Where it was written to.
 * @return {unknown} A SiteError, or the same error.
 */
export function explainFileError( error, folder ) {
	const code = codeOf( error );
	if (
		code === 'ENOSPC' ||
		code === 'EDQUOT' ||
		/No space left on device|Disk quota exceeded/.test( messageOf( error ) )
	) {
		return diskFull( folder, error );
	}
	if ( code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ) {
		return new SiteError( `No permission to write to ${ folder }`, {
			missing: messageOf( error ),
			fix: 'Give yourself the right to write there, or choose another folder: LARDER_CACHE=$HOME/.cache/larder npm run site -- start',
			cause: error,
		} );
	}
	return error;
}

/**
 * Writes a failure out for a terminal.
 *
 * @param {unknown} error
 * @return {string} Some lines without a final newline.
 */
export function describeError( error ) {
	if ( ! ( error instanceof SiteError ) ) {
		return error instanceof Error
			? ( error.stack ?? error.message )
			: String( error );
	}
	const lines = [ `✗ ${ error.message }` ];
	if ( error.tried.length > 0 ) {
		lines.push( '  Tried:' );
		lines.push( ...error.tried.map( ( step ) => `    - ${ step }` ) );
	}
	if ( error.missing ) {
		lines.push( `  Missing: ${ error.missing }` );
	}
	if ( error.fix ) {
		lines.push( `  To fix it: ${ error.fix }` );
	}
	return lines.join( '\n' );
}
