const FIELDS = 'input, select, textarea';

/**
 * Tells where an element stands below a root.
 *
 * @param root    The root.
 * @param element The root itself or an element below it.
 * @return Indexes of children, from the root down.
 */
export function pathOf( root: Element, element: Element ): number[] {
	const path: number[] = [];
	let current = element;
	while ( current !== root && current.parentElement ) {
		path.unshift(
			[ ...current.parentElement.children ].indexOf( current )
		);
		current = current.parentElement;
	}
	return path;
}

/**
 * Finds the element at a position.
 *
 * @param root The root.
 * @param path Indexes of children, from the root down.
 * @return The element, or the deepest one on the way.
 */
export function elementAt( root: Element, path: number[] ): Element {
	return path.reduce(
		( current, index ) => current.children[ index ] ?? current,
		root
	);
}

/**
 * Remembers which fields of a root a visitor has changed.
 *
 * @param root The root.
 * @return Puts the values into the fields at the same positions and tells React.
 */
export function keepFields( root: HTMLElement ): () => void {
	const changed = [ ...root.querySelectorAll< HTMLInputElement >( FIELDS ) ]
		.filter(
			( field ) =>
				'defaultValue' in field &&
				field.type !== 'checkbox' &&
				field.type !== 'radio' &&
				field.value !== field.defaultValue
		)
		.map( ( field ) => ( {
			path: pathOf( root, field ),
			value: field.value,
		} ) );
	return () => {
		for ( const { path, value } of changed ) {
			const field = elementAt( root, path );
			if (
				field instanceof HTMLInputElement ||
				field instanceof HTMLTextAreaElement
			) {
				// React overrides the property on the element, so that it only hears of values set through the prototype.
				Object.getOwnPropertyDescriptor(
					Object.getPrototypeOf( field ),
					'value'
				)?.set?.call( field, value );
				field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
			}
		}
	};
}

/**
 * Remembers what has the focus below a root.
 *
 * @param root The root.
 * @return Gives the focus to the element at the same position.
 */
export function keepFocus( root: HTMLElement ): () => void {
	const active = document.activeElement;
	if ( ! active || active === root || ! root.contains( active ) ) {
		return () => {};
	}
	const path = pathOf( root, active );
	const range =
		active instanceof HTMLInputElement &&
		/text|search|tel|url/.test( active.type )
			? ( [ active.selectionStart, active.selectionEnd ] as const )
			: undefined;
	return () => {
		const element = elementAt( root, path );
		if ( element instanceof HTMLElement ) {
			element.focus( { preventScroll: true } );
		}
		if ( range && element instanceof HTMLInputElement ) {
			element.setSelectionRange( ...range );
		}
	};
}
