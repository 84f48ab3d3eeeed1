import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { emptyRecipe } from '../recipe-for';

/** An address and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/i;

/**
 * Offers to read the recipe of an address that is pasted alone into the title or an empty recipe.
 *
 * @param offer Takes the address.
 */
export function useAddressPaste( offer: ( address: string ) => void ): void {
	const registry = useRegistry();
	useEffect( () => {
		const onPaste = ( event: ClipboardEvent ): void => {
			const { target, clipboardData } = event;
			const address = clipboardData?.getData( 'text/plain' ).trim() ?? '';
			const place =
				target !== null && 'closest' in target
					? ( target as Element )
					: null;
			const isPlace =
				place?.closest(
					'.editor-post-title__input, [data-type="larder/recipe"]'
				) && ! place.closest( 'input, textarea' );
			if (
				isPlace &&
				ADDRESS.test( address ) &&
				emptyRecipe( registry ) !== null
			) {
				event.preventDefault();
				event.stopPropagation();
				offer( address );
			}
		};
		let page: Document | null = null;
		// The canvas comes after the editor, and anew with another view of it.
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
	}, [ registry, offer ] );
}
