import type { ReactNode } from 'react';
import type { Timer } from '@larder/store';
import { WordsIn } from '../words-in';

/**
 * Has the name of a timer spoken in its own language, within a message in that
 * of the page.
 *
 * @param text The message, which says the name.
 */
export function named( text: string, { name, nameLang }: Timer ): ReactNode {
	const at = text.indexOf( name );
	return at < 0 ? (
		text
	) : (
		<>
			{ text.slice( 0, at ) }
			<WordsIn lang={ nameLang }>{ name }</WordsIn>
			{ text.slice( at + name.length ) }
		</>
	);
}
