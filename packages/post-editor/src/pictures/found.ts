import { cloneBlock, type Block } from '@wordpress/blocks';

/** A picture as blocks store it. */
export type Picture = { id: number; url: string; alt: string };

/** Letters of the longest URL that only keeps the place of a picture. */
const PLACEHOLDER = 2_000;

type Replace = ( picture: Picture ) => Picture | null;

/** Returns whether a URL leads to a picture elsewhere, or is one itself and more than a placeholder. */
function isForeign( url: string ): boolean {
	return (
		/^https?:/i.test( url ) ||
		( /^data:image\//i.test( url ) && url.length > PLACEHOLDER )
	);
}

/** Reads an object that may be a picture of another site. */
function foreignPicture( value: object ): Picture | null {
	if ( ! ( 'url' in value && 'alt' in value && 'id' in value ) ) {
		return null;
	}
	const { id, url, alt } = value;
	const isVideo = 'type' in value && value.type === 'video';
	return id === 0 &&
		! isVideo &&
		typeof url === 'string' &&
		typeof alt === 'string' &&
		isForeign( url )
		? { id, url, alt }
		: null;
}

/** Replaces the pictures in a value of an attribute; one that has no other is left out. */
function valueWith( value: unknown, replace: Replace ): unknown {
	if ( Array.isArray( value ) ) {
		return value
			.map( ( each: unknown ) => valueWith( each, replace ) )
			.filter( ( each ) => each !== undefined );
	}
	// Texts are objects with a class of their own.
	if ( ! ( value instanceof Object && value.constructor === Object ) ) {
		return value;
	}
	const picture = foreignPicture( value );
	if ( picture ) {
		const other = replace( picture );
		return other ? { ...value, ...other } : undefined;
	}
	return Object.fromEntries(
		Object.entries( value ).map( ( [ name, each ] ) => [
			name,
			valueWith( each, replace ),
		] )
	);
}

/** Replaces the picture that a recipe has in three attributes of its own. */
function ownPicture(
	attributes: Readonly< Record< string, unknown > >,
	replace: Replace
): Record< string, unknown > {
	const picture = foreignPicture( {
		id: attributes[ 'imageId' ] ?? 0,
		url: attributes[ 'imageUrl' ],
		alt: attributes[ 'imageAlt' ] ?? '',
	} );
	if ( picture === null ) {
		return {};
	}
	const { id, url, alt } = replace( picture ) ?? { id: 0, url: '', alt: '' };
	return { imageId: id, imageUrl: url, imageAlt: alt };
}

/**
 * Replaces the pictures of other sites in a block and in those inside it.
 *
 * @param block   The block.
 * @param replace Gives the picture in its place; null leaves it out.
 * @return A copy of the block.
 */
export function withPictures( block: Block, replace: Replace ): Block {
	const attributes = Object.fromEntries(
		Object.entries( block.attributes ).map( ( [ name, value ] ) => [
			name,
			valueWith( value, replace ),
		] )
	);
	return cloneBlock(
		block,
		{ ...attributes, ...ownPicture( block.attributes, replace ) },
		block.innerBlocks.map( ( inner ) => withPictures( inner, replace ) )
	);
}

/**
 * Finds the pictures of other sites in a block.
 *
 * @param block The block.
 * @return Each once.
 */
export function picturesIn( block: Block ): Picture[] {
	const found = new Map< string, Picture >();
	withPictures( block, ( picture ) => {
		if ( ! found.has( picture.url ) ) {
			found.set( picture.url, picture );
		}
		return picture;
	} );
	return [ ...found.values() ];
}
