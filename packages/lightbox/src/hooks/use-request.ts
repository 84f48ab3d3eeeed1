import { useEffect, useState } from '@wordpress/element';
import {
	LIGHTBOX_EVENT,
	LIGHTBOX_READY_EVENT,
	webUrl,
	type LightboxItem,
	type LightboxRequest,
} from '@larder/ui';

function textOf( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

function sizeOf( value: unknown ): number {
	return typeof value === 'number' ? value : 0;
}

/**
 * Reads one item; anybody on the page may ask for anything.
 *
 * @param value What was handed over.
 * @return The item, or nothing when it has no URL that a browser may open.
 */
function readItem( value: unknown ): LightboxItem[] {
	const read = ( key: string ): unknown =>
		value instanceof Object ? Reflect.get( value, key ) : undefined;
	const src = textOf( read( 'src' ) );
	if ( src === '' || webUrl( src ) === null ) {
		return [];
	}
	const type = read( 'type' );
	const width = sizeOf( read( 'width' ) );
	const height = sizeOf( read( 'height' ) );
	return [
		{
			type: type === 'video' || type === 'embed' ? type : 'image',
			src,
			alt: textOf( read( 'alt' ) ),
			caption: textOf( read( 'caption' ) ),
			srcset: textOf( read( 'srcset' ) ),
			poster: textOf( read( 'poster' ) ),
			thumbnail: textOf( read( 'thumbnail' ) ),
			...( width > 0 && height > 0 && { width, height } ),
		},
	];
}

/**
 * Reads what was asked.
 *
 * @return The request; without items there is nothing to open.
 */
function readRequest( event: Event ): LightboxRequest {
	const detail: unknown =
		event instanceof CustomEvent ? event.detail : undefined;
	const read = ( key: string ): unknown =>
		detail instanceof Object ? Reflect.get( detail, key ) : undefined;
	const given = read( 'items' );
	const items = ( Array.isArray( given ) ? given : [] ).flatMap( readItem );
	const index = read( 'index' );
	const opener = read( 'opener' );
	return {
		items,
		index: typeof index === 'number' && index in items ? index : 0,
		opener: opener instanceof Element ? opener : null,
	};
}

/**
 * Listens for requests of the page to open the lightbox.
 *
 * @return What was requested, undefined while nothing is, and what forgets it.
 */
export function useRequest(): [ LightboxRequest | undefined, () => void ] {
	const [ asked, setAsked ] = useState< LightboxRequest >();
	useEffect( () => {
		const onAsk = ( event: Event ): void => {
			event.preventDefault();
			const request = readRequest( event );
			setAsked( request.items.length > 0 ? request : undefined );
		};
		document.addEventListener( LIGHTBOX_EVENT, onAsk );
		document.dispatchEvent( new CustomEvent( LIGHTBOX_READY_EVENT ) );
		return () => document.removeEventListener( LIGHTBOX_EVENT, onAsk );
	}, [] );
	return [ asked, () => setAsked( undefined ) ];
}
