import type { Held } from '@larder/islands';

const FIELDS = 'input, select, textarea';

/**
 * Returns the path of an element below a root.
 *
 * @param element The root itself or an element below it.
 * @return Indexes of children, from the root down.
 */
export function pathOf( root: Element, element: Element ): number[] {
	const { parentElement: parent } = element;
	return element === root || ! parent
		? []
		: [
				...pathOf( root, parent ),
				[ ...parent.children ].indexOf( element ),
			];
}

/**
 * Finds the element at a position.
 *
 * @param path Indexes of children, from the root down.
 * @return The element, or the deepest one on the way.
 */
export function elementAt( root: Element, path: number[] ): Element {
	return path.reduce(
		( current, index ) => current.children[ index ] ?? current,
		root
	);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isBox( element: Element ): element is HTMLInputElement {
	return element.matches( '[type=checkbox], [type=radio]' );
}

/**
 * Returns whether a visitor has changed what PHP printed into a field.
 *
 * @return False for a field that shows what was printed.
 */
function isChanged( field: Field ): boolean {
	if ( isBox( field ) ) {
		return field.checked !== field.defaultChecked;
	}
	return field instanceof HTMLSelectElement
		? ! field.selectedOptions[ 0 ]?.defaultSelected
		: field.value !== field.defaultValue;
}

/**
 * Sets the value of a field as user input does.
 *
 * @param field The field; nothing is done with another element.
 * @param was   What it held.
 */
export function putBack( field: Element, was: Held ): void {
	if ( isBox( field ) ) {
		if ( field.checked !== was.checked ) {
			field.click();
		}
	} else if ( field.matches( FIELDS ) ) {
		// React overrides the property on the element, and notices only values
		// that are set through the prototype.
		Reflect.set(
			Object.getPrototypeOf( field ) as object,
			'value',
			was.value,
			field
		);
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

/**
 * Remembers which fields of a root a visitor has changed.
 *
 * @return Puts the values into the fields at the same positions and tells React.
 */
export function keepFields( root: HTMLElement ): () => void {
	const changed = [ ...root.querySelectorAll< Field >( FIELDS ) ]
		.filter( isChanged )
		.map( ( kept ) => ( { path: pathOf( root, kept ), kept } ) );
	return () =>
		changed.forEach( ( { path, kept } ) =>
			putBack( elementAt( root, path ), kept )
		);
}

/**
 * Remembers what has the focus below a root.
 *
 * @return Gives the focus to the element at the same position.
 */
export function keepFocus( root: HTMLElement ): () => void {
	const active = document.activeElement;
	if ( ! active || ! root.contains( active ) ) {
		return () => {};
	}
	const path = pathOf( root, active );
	// Of a text; all else has none.
	const { selectionStart, selectionEnd } = active as HTMLInputElement;
	return () => {
		const element = elementAt( root, path );
		if ( element instanceof HTMLElement ) {
			element.focus( { preventScroll: true } );
		}
		if (
			typeof selectionStart === 'number' &&
			element instanceof HTMLInputElement
		) {
			element.setSelectionRange( selectionStart, selectionEnd );
		}
	};
}
