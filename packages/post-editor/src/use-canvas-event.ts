import { useEffect } from '@wordpress/element';
import { canvasDocument } from './check/go-to-field';

/**
 * Listens for an event of the editor's canvas, such as a paste, before WordPress does.
 *
 * @param type     Name of the event.
 * @param listener Takes it; the same function from render to render, or it is attached again.
 * @param sign     Changes when the canvas may be another one.
 */
export function useCanvasEvent< Type extends 'paste' | 'drop' >(
	type: Type,
	listener: ( event: DocumentEventMap[ Type ] ) => void,
	sign?: unknown
): void {
	useEffect( () => {
		let page: Document | null = null;
		// The canvas comes after the editor, and again with another view of it.
		const attach = (): void => {
			const next = canvasDocument();
			if ( next !== page ) {
				page?.removeEventListener( type, listener, true );
				page = next;
				page.addEventListener( type, listener, true );
			}
		};
		attach();
		window.addEventListener( 'blur', attach );
		return () => {
			window.removeEventListener( 'blur', attach );
			page?.removeEventListener( type, listener, true );
		};
	}, [ type, listener, sign ] );
}
