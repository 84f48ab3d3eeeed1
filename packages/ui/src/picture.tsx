import type { ReactElement } from 'react';

/** Attributes of an `img` as the server prints them. */
export type PictureAttributes = {
	src: string;
	alt: string;
	width?: string;
	height?: string;
	srcset?: string;
	sizes?: string;
	loading?: 'lazy' | 'eager';
};

/**
 * Prints a picture.
 */
export function Picture( {
	attributes: { srcset, alt, ...rest },
}: {
	attributes: PictureAttributes;
} ): ReactElement {
	return (
		<img
			alt={ alt }
			{ ...( srcset !== undefined && { srcSet: srcset } ) }
			{ ...rest }
		/>
	);
}
