import type { Locator } from '@playwright/test';

/**
 * Drops a file on an element, as a browser does.
 *
 * @param target       Where it is dropped.
 * @param file.name    Its name.
 * @param file.type    Its MIME type.
 * @param file.content What is in it, as Base64.
 */
export async function dropFile(
	target: Locator,
	file: { name: string; type: string; content: string }
): Promise< void > {
	await target.evaluate( ( element, { name, type, content } ) => {
		const bytes = Uint8Array.from( atob( content ), ( sign ) =>
			sign.charCodeAt( 0 )
		);
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add( new File( [ bytes ], name, { type } ) );
		for ( const event of [ 'dragenter', 'dragover', 'drop' ] ) {
			element.dispatchEvent(
				new DragEvent( event, {
					dataTransfer,
					bubbles: true,
					cancelable: true,
				} )
			);
		}
	}, file );
}
