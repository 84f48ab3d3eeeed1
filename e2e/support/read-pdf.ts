import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What came out of a printer. */
type Print = {
	pages: number;
	/** Text of each page, one space between words. */
	texts: string[];
	/** Width and height of the first page in points. */
	size: [ number, number ];
};

/** Prints a page as its style asks for, and reads what is on the paper. */
export async function printed( page: Page ): Promise< Print > {
	const pdf = await getDocumentProxy(
		new Uint8Array( await page.pdf( { preferCSSPageSize: true } ) )
	);
	const { totalPages, text } = await extractText( pdf );
	const [ , , width = 0, height = 0 ] = ( await pdf.getPage( 1 ) ).view;
	return {
		pages: totalPages,
		texts: text.map( ( one ) => one.replace( /\s+/g, ' ' ) ),
		size: [ Math.round( width ), Math.round( height ) ],
	};
}
