import {
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { readItems } from '../read-items';
import type { GalleryItem } from '../types';
import { itemOfUrl, useFindMedia } from './find-media';

/**
 * Returns what makes an item of a URL. It is there at once, so that no save
 * comes too early, and what is found out of it later is a part of that undo step.
 *
 * @return Takes a URL as it was typed.
 */
export function useUrls(
	store: ( items: GalleryItem[] ) => void
): ( typed: string ) => void {
	const { clientId } = useBlockEditContext();
	const registry = useRegistry();
	const findMedia = useFindMedia();
	const improve = async ( item: GalleryItem ): Promise< void > => {
		const found = await findMedia( item );
		const items = readItems(
			registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId )?.[ 'items' ]
		);
		// It may have gone, or got words of its own, by now.
		const at = items.findIndex(
			( { url, type, id } ) =>
				url === item.url && type === item.type && id === item.id
		);
		const now = items[ at ];
		if ( ! now || found === item ) {
			return;
		}
		const { updateBlockAttributes, ...actions } =
			registry.dispatch( blockEditorStore );
		void actions.__unstableMarkNextChangeAsNotPersistent();
		void updateBlockAttributes( clientId, {
			items: items.with( at, {
				...found,
				alt: now.alt || found.alt,
				caption: now.caption,
			} ),
		} );
	};
	return ( typed ) => {
		const item = itemOfUrl( typed );
		if ( item ) {
			store( [ item ] );
			void improve( item );
		}
	};
}
