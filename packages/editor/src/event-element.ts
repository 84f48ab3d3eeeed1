/**
 * Returns the element that an event happened in, also one of the editor's canvas: those
 * belong to another window, whose classes differ.
 *
 * @return The element; null for a document or a window.
 */
export function eventElement( target: EventTarget | null ): Element | null {
	return target !== null && 'closest' in target
		? ( target as Element )
		: null;
}
