import { encodeText, isBlank, listTransforms, safeUrl } from '@larder/editor';
import { instructionsList } from './edit/list';

/** Headings, lists and paragraphs can become this block, and it them again. */
export const transforms = listTransforms( instructionsList, {
	toText: ( { title, text, note, tip, videoUrl, image } ) => {
		const url = encodeText( safeUrl( videoUrl ) );
		return {
			html: [
				isBlank( title ) ? '' : `<strong>${ title }</strong>`,
				text,
				note,
				tip,
				url === '' ? '' : `<a href="${ url }">${ url }</a>`,
			]
				.filter( ( words ) => ! isBlank( words ) )
				.join( ' ' ),
			image,
		};
	},
	isOrdered: true,
} );
