import type { CSSProperties } from 'react';

/**
 * Takes custom properties for a style, which React's types do not know.
 *
 * @param values The properties.
 * @return The same.
 */
export function customProperties(
	values: Record< `--${ string }`, string >
): CSSProperties {
	return { ...values };
}
