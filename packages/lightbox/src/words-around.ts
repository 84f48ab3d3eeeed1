import { printedIn, type WrittenIn } from '@larder/ui';

/**
 * Returns in which language the words of pictures are.
 *
 * @param opener Where they were pressed.
 * @return Attributes of their words; nothing where it is the language of the page.
 */
export function wordsAround( opener: Element | null ): WrittenIn {
	const marked = opener?.closest( '[lang]' );
	return marked === document.documentElement ? {} : printedIn( marked );
}
