/**
 * Listens on the whole page, before anybody else.
 *
 * @param types    Types of events, separated by spaces.
 * @param listener What to do.
 */
export function on( types: string, listener: ( event: never ) => void ): void {
	for ( const type of types.split( ' ' ) ) {
		// Each listener accepts the events of its own type.
		addEventListener( type, listener as EventListener, true );
	}
}
