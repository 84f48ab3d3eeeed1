import { make, type LightboxItem, type WrittenIn } from '@larder/ui';
import { SLIDE_DISTANCE, SOURCE_MARGIN, THUMBNAILS } from '../constants';
import { labels } from '../labels';
import { roundOf } from '../round';
import { drawSlide, styled } from './draw-slide';
import { followPointer } from './follow-pointer';

/** What a button does, and the lines of its icon, as the library draws it. */
const ICONS = {
	close: 'M19 6.41L17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
	prev: 'M15.41 7.41L14 6l-6 6 6 6 1.41-1.41L10.83 12z',
	next: 'M10 6L8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
};

/** Draws a button that does something by itself. */
function drawButton(
	name: keyof typeof ICONS,
	label = '',
	onPress: () => void
): HTMLButtonElement {
	const button = make( 'button', {
		type: 'button',
		class: `yarl__button${ name === 'close' ? '' : ` yarl__navigation_${ name }` }`,
		title: label,
		'aria-label': label,
	} );
	button.innerHTML = `<svg class="yarl__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path fill="currentColor" d="${ ICONS[ name ] }"></path></svg>`;
	button.onclick = onPress;
	return button;
}

/** Returns the places beside one that is shown, from the first that is drawn to the last. */
function placesAround( index: number, count: number ): number[] {
	const { finite, preload } = roundOf( count );
	const reach = Math.min(
		preload,
		finite ? count - 1 : Math.floor( count / 2 )
	);
	return Array.from(
		{ length: 2 * reach + 1 },
		( _, at ) => index + at - reach
	)
		.filter( ( at ) => ! finite || ( at >= 0 && at < count ) )
		.map( ( at ) => ( at + count ) % count );
}

/** Draws the row of small pictures. */
function drawThumbnails(
	items: readonly LightboxItem[],
	index: number,
	onChoose: ( index: number ) => void
): HTMLElement[] {
	return placesAround( index, items.length ).map( ( at ) => {
		const { thumbnail, type } = items[ at ] ?? {};
		const button = make(
			'button',
			{
				type: 'button',
				class: `yarl__flex_center yarl__thumbnails_thumbnail${ at === index ? ' yarl__thumbnails_thumbnail_active' : '' }`,
				'aria-label': countOf( at, items.length ),
				...( at === index && { 'aria-current': 'true' } ),
			},
			thumbnail && type === 'image'
				? [
						make( 'img', {
							class: 'yarl__slide_image yarl__slide_image_cover',
							draggable: 'false',
							src: thumbnail,
							alt: '',
						} ),
					]
				: []
		);
		button.onclick = () => onChoose( at );
		return button;
	} );
}

/** Draws the place of the small pictures. */
function drawRow( track: HTMLElement ): HTMLElement {
	return styled(
		make(
			'div',
			{ class: 'yarl__thumbnails_container yarl__flex_center' },
			[ track ]
		),
		Object.fromEntries(
			Object.entries( THUMBNAILS ).map( ( [ name, length ] ) => [
				`--yarl__thumbnails_thumbnail_${ name }`,
				`${ length }px`,
			] )
		)
	);
}

/** Returns the place of a slide among all, in words. */
function countOf( at: number, count: number ): string {
	return ( labels()[ '{index} of {total}' ] ?? '' )
		.replace( '{index}', String( at + 1 ) )
		.replace( '{total}', String( count ) );
}

/**
 * Draws the lightbox as the library renders it, with what is available without it:
 * no zoom, no full screen, no player.
 *
 * @param items   What can be looked through.
 * @param words   Attributes of its words, where they are in another language than the page's.
 * @param onStep  Called with how far a button or a swipe leads.
 * @param onClose Called by what closes it.
 * @return The lightbox, what has it show one of the items, and whether a finger is drawn over it.
 */
export function drawLightbox(
	items: readonly LightboxItem[],
	words: WrittenIn,
	onStep: ( steps: number ) => void,
	onClose: () => void
): {
	root: HTMLElement;
	show: ( index: number ) => void;
	isHeld: () => boolean;
} {
	const texts = labels();
	const isMany = items.length > 1;
	const { finite } = roundOf( items.length );
	const slide = make( 'div', {
		class: 'yarl__slide yarl__slide_current yarl__flex_center',
		role: 'group',
		'aria-roledescription': texts.Slide ?? '',
	} );
	const carousel = styled(
		make(
			'div',
			{
				class: 'yarl__carousel yarl__carousel_with_slides',
				role: 'region',
				'aria-live': 'polite',
				'aria-roledescription': texts.Carousel ?? '',
				'aria-label': texts[ 'Photo gallery' ] ?? '',
			},
			[ slide ]
		),
		{
			'--yarl__carousel_slides_count': 1,
			'--yarl__carousel_spacing_px': 0,
			'--yarl__carousel_spacing_percent': SLIDE_DISTANCE * 100,
			'--yarl__carousel_padding_px': 0,
			'--yarl__carousel_padding_percent': SOURCE_MARGIN * 100,
		}
	);
	const prev = drawButton( 'prev', texts.Previous, () => onStep( -1 ) );
	const next = drawButton( 'next', texts.Next, () => onStep( 1 ) );
	const counter = make( 'div', {
		class: 'yarl__counter',
		dir: 'ltr',
		'aria-hidden': 'true',
	} );
	const track = make( 'nav', {
		class: 'yarl__thumbnails_track yarl__flex_center',
		'aria-label': texts.Thumbnails ?? '',
		tabindex: '-1',
	} );
	const container = make(
		'div',
		{ class: 'yarl__container yarl__flex_center', tabindex: '-1' },
		[
			carousel,
			make( 'div', { class: 'yarl__toolbar' }, [
				drawButton( 'close', texts.Close, onClose ),
			] ),
			...( isMany ? [ prev, next, counter ] : [] ),
		]
	);
	const whole = isMany
		? make( 'div', { class: 'yarl__thumbnails yarl__thumbnails_bottom' }, [
				make( 'div', { class: 'yarl__thumbnails_wrapper' }, [
					container,
				] ),
				drawRow( track ),
			] )
		: container;
	const root = make(
		'div',
		{
			class: 'yarl__root larder-lightbox is-early yarl__portal yarl__no_scroll_padding yarl__portal_open',
			role: 'dialog',
			'aria-modal': 'true',
			'aria-label': texts.Lightbox ?? '',
		},
		[
			make( 'div', { class: 'yarl__fullscreen yarl__fullsize' }, [
				whole,
			] ),
		]
	);
	const isHeld = followPointer( root, onStep, onClose );
	let shown = 0;
	const show = ( index: number ): void => {
		const item = items[ index ];
		shown = index;
		slide.replaceChildren( ...( item ? drawSlide( item, words ) : [] ) );
		slide.setAttribute( 'aria-label', countOf( index, items.length ) );
		counter.textContent = `${ index + 1 } / ${ items.length }`;
		prev.disabled = finite && index === 0;
		next.disabled = finite && index === items.length - 1;
		track.replaceChildren(
			...drawThumbnails( items, index, ( at ) => onStep( at - shown ) )
		);
	};
	return { root, show, isHeld };
}
