import type { CSSProperties } from 'react';

/**
 * Types custom properties as a style, since React's types do not know them.
 *
 * @param values The properties.
 * @return The same.
 */
export function customProperties(
	values: Record< `--${ string }`, string >
): CSSProperties {
	return { ...values };
}
