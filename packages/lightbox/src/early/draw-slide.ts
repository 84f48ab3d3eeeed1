import { __ } from '@wordpress/i18n';
import { make, type LightboxItem, type WrittenIn } from '@larder/ui';
import { SOURCE_MARGIN } from '../constants';
import { labels } from '../labels';

/**
 * Sets styles by script, since a Content-Security-Policy may forbid style
 * attributes.
 *
 * @param styles Values by the name of the property.
 */
export function styled< Drawn extends HTMLElement >(
	element: Drawn,
	styles: Record< string, number | string >
): Drawn {
	for ( const [ name, value ] of Object.entries( styles ) ) {
		element.style.setProperty( name, String( value ) );
	}
	return element;
}

/** Returns how wide a picture is shown at most, as `sizes` says it. */
function sizesOf( { width = 0, height = 0 }: LightboxItem ): string {
	const room = 1 - 2 * SOURCE_MARGIN;
	return `${ Math.round( Math.min( innerWidth * room, ( innerHeight * room * width ) / height ) ) }px`;
}

/** Draws a picture: as the page shows it already, small, until the whole one has come. */
function drawPicture( item: LightboxItem, words: WrittenIn ): HTMLElement {
	const { src, srcset, alt, thumbnail, width = 0, height = 0 } = item;
	const picture = make( 'img', {
		class: 'yarl__slide_image',
		draggable: 'false',
		...words,
		alt,
	} );
	if ( width <= 0 || height <= 0 || ! thumbnail ) {
		picture.src = src;
		return picture;
	}
	styled( picture, {
		width: '100%',
		height: '100%',
		'max-width': `min(${ width }px, 100%)`,
		'max-height': `min(${ height }px, 100%)`,
	} );
	picture.src = thumbnail;
	const whole = new Image();
	if ( srcset ) {
		whole.sizes = sizesOf( item );
		whole.srcset = `${ srcset }, ${ src } ${ width }w`;
	}
	whole.src = src;
	whole.onload = () => {
		picture.src = whole.currentSrc || src;
	};
	return picture;
}

/** Draws what is in the place of a video until its player has come. */
function drawWaiting( poster = '' ): HTMLElement {
	return make( 'div', { class: 'larder-lightbox__waiting' }, [
		...( poster === '' ? [] : [ make( 'img', { src: poster, alt: '' } ) ] ),
		make( 'span', { role: 'status', class: 'larder-lightbox__status' }, [
			__( 'Loading…', 'larder' ),
		] ),
	] );
}

/**
 * Draws the picture or video that is shown, with its caption.
 *
 * @param item  What is shown.
 * @param words Attributes of its words, where they are in another language than the page's.
 * @return What is in the slide.
 */
export function drawSlide(
	item: LightboxItem,
	words: WrittenIn
): readonly Node[] {
	return [
		item.type === 'image'
			? make(
					'div',
					{
						class: 'yarl__fullsize yarl__flex_center yarl__slide_wrapper',
					},
					[ drawPicture( item, words ) ]
				)
			: drawWaiting( item.poster ),
		...( item.caption === ''
			? []
			: [
					make(
						'div',
						{
							class: 'yarl__slide_captions_container yarl__slide_description_container',
						},
						[
							styled(
								make(
									'div',
									{
										class: 'yarl__slide_description',
										role: 'paragraph',
										'aria-roledescription':
											labels().Caption ?? '',
									},
									[ make( 'span', words, [ item.caption ] ) ]
								),
								{
									'--yarl__slide_description_text_align':
										'center',
									'--yarl__slide_description_max_lines': 3,
								}
							),
						]
					),
				] ),
	];
}
