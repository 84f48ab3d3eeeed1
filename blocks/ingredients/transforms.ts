import { encodeText, isBlank, listTransforms, safeUrl } from '@larder/editor';
import { ingredientsList } from './edit/list';

/** Headings, lists and paragraphs can become this block, and it them again. */
export const transforms = listTransforms( ingredientsList, {
	toText: ( { text, link, image } ) => {
		const url = safeUrl( link?.url ?? '' );
		const words = isBlank( text ) ? '' : text;
		return {
			html:
				url === '' || words.includes( '<a ' )
					? words
					: `<a href="${ encodeText( url ) }">${ words }</a>`,
			image,
		};
	},
	isOrdered: false,
} );
