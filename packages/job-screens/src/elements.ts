/**
 * Finds an element that the server always prints.
 *
 * @param root     Where to look.
 * @param selector CSS selector.
 * @param type     Class of the element.
 * @return The element.
 * @throws If the page lacks it.
 */
export function find< Type extends HTMLElement >(
	root: ParentNode,
	selector: string,
	type: new () => Type
): Type {
	const found = root.querySelector( selector );
	if ( ! ( found instanceof type ) ) {
		throw new Error( `The page lacks ${ selector }.` );
	}
	return found;
}

/**
 * Creates an element with content.
 *
 * @param tag     Name of the element.
 * @param content Texts, which are no HTML, and elements.
 */
export function element< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	...content: ReadonlyArray< string | Node >
): HTMLElementTagNameMap[ Tag ] {
	const created = document.createElement( tag );
	created.append( ...content );
	return created;
}

/**
 * Creates a link; without a URL the text alone.
 *
 * @param text What the link says.
 * @param url  Where it leads; empty for nowhere.
 * @return The link, or the text.
 */
export function link( text: string, url: string ): string | Node {
	return url === ''
		? text
		: Object.assign( element( 'a', text ), { href: url } );
}
