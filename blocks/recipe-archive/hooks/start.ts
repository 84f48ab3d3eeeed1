import { isRtl } from '@larder/ui';

/** Where a carousel begins. */
export type Start = { index: number; direction: 'ltr' | 'rtl' };

/**
 * Reads the printed row before the view takes its place: how far it is scrolled
 * and in which direction it is read.
 *
 * @param id The archive.
 * @return First slide in sight, and the direction.
 */
export function startOf( id: string ): Start {
	const root = document.querySelector( `[data-archive="${ id }"]` );
	const viewport = root?.querySelector(
		'.wp-block-larder-recipe-archive__viewport'
	);
	const slide = viewport?.querySelector( 'li' );
	const width = slide?.getBoundingClientRect().width ?? 0;
	return {
		index:
			viewport && width > 0
				? Math.round( Math.abs( viewport.scrollLeft ) / width )
				: 0,
		direction: root && isRtl( root ) ? 'rtl' : 'ltr',
	};
}
