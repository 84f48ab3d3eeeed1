import { __, sprintf } from '@wordpress/i18n';
import type { KeywordLink } from './types';

/** A link that nobody has filled in yet. */
export const NEW_LINK: KeywordLink = {
	keywords: [],
	url: '',
	newTab: false,
	rel: [],
};

function isAddress( url: string ): boolean {
	return /^https?:\/\/[^/\s]/i.test( url ) && URL.canParse( url );
}

/**
 * Returns what is wrong with a link, as the server will.
 *
 * @param others All links before it, whose words it may not have.
 * @return Empty for nothing, and for a link that is empty.
 */
export function linkProblem(
	link: KeywordLink,
	others: readonly KeywordLink[]
): string {
	const url = link.url.trim();
	if ( link.keywords.length === 0 ) {
		return url === '' ? '' : __( 'Type at least one word.', 'larder' );
	}
	if ( ! isAddress( url ) ) {
		return __(
			'Type a whole address, such as https://example.org/skillet.',
			'larder'
		);
	}
	const taken = new Set(
		others.flatMap( ( { keywords } ) =>
			keywords.map( ( word ) => word.toLowerCase() )
		)
	);
	const twice = link.keywords.find( ( word ) =>
		taken.has( word.toLowerCase() )
	);
	return twice === undefined
		? ''
		: sprintf(
				/* translators: %s: a word. */
				__( 'Another link has “%s” already.', 'larder' ),
				twice
			);
}
