/** Red, green and blue, 0 to 255 each. */
export type Color = readonly number[];

/** Returns how light a color is, 0 to 1 (relative luminance of WCAG 2). */
function luminance( color: Color ): number {
	const [ red = 0, green = 0, blue = 0 ] = color.map( ( value ) => {
		const part = value / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two colors, in whichever order.
 *
 * @return 1 where they are alike, 21 for black and white.
 */
export function contrast( one: Color, other: Color ): number {
	const [ dark = 0, light = 0 ] = [
		luminance( one ),
		luminance( other ),
	].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}
