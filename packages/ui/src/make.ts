/**
 * Makes an element.
 *
 * @param tag      Name of the element.
 * @param children What is in it.
 */
export function make< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	attributes: Record< string, string > = {},
	children: readonly ( Node | string )[] = []
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	element.append( ...children );
	return element;
}
