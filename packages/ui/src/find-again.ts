/**
 * Remembers an element of an island by its place among those of its kind: a view may
 * put another one there.
 *
 * @return Finds it, or what has taken its place.
 */
export function findAgain( element: Element | null ): () => Element | null {
	const alike = element
		?.closest( '[data-larder-key]' )
		?.getElementsByTagName( element.localName );
	const at = alike && element ? [ ...alike ].indexOf( element ) : -1;
	return () =>
		element?.isConnected ? element : ( alike?.[ at ] ?? element );
}
