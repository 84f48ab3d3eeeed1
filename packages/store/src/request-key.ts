/**
 * Gives one key for an action and its arguments, whatever their order.
 *
 * @param action Name of the action.
 * @param args   Its arguments.
 * @return The key.
 */
export function requestKey( action: string, args: object ): string {
	return `${ action } ${ JSON.stringify( Object.entries( args ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) ) }`;
}
