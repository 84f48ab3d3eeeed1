import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { readHtml, type PastedPicture } from '@larder/editor';
import { bringPictures } from './bring';
import { givePictures } from './give';
import { mayBring, sayBrought } from './say';

type Registry = ReturnType< typeof useRegistry >;

const NOTICE = { id: 'larder-pictures', isDismissible: true };

/** Imports the pictures, adds them to the recipe, and reports what became of them. */
async function bring(
	registry: Registry,
	recipe: string,
	pasted: readonly PastedPicture[]
): Promise< void > {
	const { createInfoNotice } = registry.dispatch( noticesStore );
	void createInfoNotice(
		__( 'The pictures are on their way…', 'larder' ),
		NOTICE
	);
	const { getEditedPostAttribute } = registry.select( editorStore );
	const { name } =
		registry.select( blockEditorStore ).getBlockAttributes( recipe ) ?? {};
	const brought = await bringPictures(
		pasted.map( ( { picture } ) => picture ),
		readHtml( name ) || readHtml( getEditedPostAttribute( 'title' ) )
	);
	givePictures( registry, recipe, pasted, brought.pictures );
	sayBrought( registry, brought );
}

/**
 * Offers to bring the pictures of a page that was pasted into the media library.
 *
 * @param registry What holds the post.
 * @param recipe   The recipe's block.
 * @param pasted   The pictures.
 */
export function offerPasted(
	registry: Registry,
	recipe: string,
	pasted: readonly PastedPicture[]
): void {
	if ( pasted.length === 0 || ! mayBring( registry ) ) {
		return;
	}
	void registry.dispatch( noticesStore ).createInfoNotice(
		sprintf(
			/* translators: %d: number of pictures. */
			_n(
				'The page that was pasted has %d picture of the recipe.',
				'The page that was pasted has %d pictures of the recipe.',
				pasted.length,
				'larder'
			),
			pasted.length
		),
		{
			...NOTICE,
			actions: [
				{
					label: __( 'Bring into the media library', 'larder' ),
					onClick: () => void bring( registry, recipe, pasted ),
				},
			],
		}
	);
}
