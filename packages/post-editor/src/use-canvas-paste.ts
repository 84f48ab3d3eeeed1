import { useEffect } from '@wordpress/element';

/**
 * Hears what is pasted into the canvas of the editor, before WordPress does.
 *
 * @param onPaste Takes the event; the same function from render to render, or it is attached again.
 * @param sign    Changes when the canvas may be another one.
 */
export function useCanvasPaste(
	onPaste: ( event: ClipboardEvent ) => void,
	sign?: unknown
): void {
	useEffect( () => {
		let page: Document | null = null;
		// The canvas comes after the editor, and again with another view of it.
		const attach = (): void => {
			const frame = document.querySelector< HTMLIFrameElement >(
				'iframe[name="editor-canvas"]'
			);
			const next = frame?.contentDocument ?? document;
			if ( next !== page ) {
				page?.removeEventListener( 'paste', onPaste, true );
				page = next;
				page.addEventListener( 'paste', onPaste, true );
			}
		};
		attach();
		window.addEventListener( 'blur', attach );
		return () => {
			window.removeEventListener( 'blur', attach );
			page?.removeEventListener( 'paste', onPaste, true );
		};
	}, [ onPaste, sign ] );
}
