import type { ReactElement } from 'react';
import { foreign } from './written-in';

/**
 * Words that may be in another language than the page's, among its own.
 *
 * @return The words, marked where they are.
 */
export function WordsIn( {
	lang,
	children,
}: {
	/** Their language tag; undefined where nothing tells. */
	lang: string | undefined;
	/** Plain text. */
	children: string;
} ): ReactElement {
	const attributes = foreign( lang );
	return attributes.lang === undefined ? (
		<>{ children }</>
	) : (
		<bdi { ...attributes }>{ children }</bdi>
	);
}
