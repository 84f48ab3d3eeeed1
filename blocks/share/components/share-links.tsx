import type { ReactElement } from 'react';
import type { ShareLink } from '../view-types';

const BLOCK = 'wp-block-larder-share';

/**
 * Renders plain links that share the recipe; none of them loads anything before it is followed.
 *
 * @return The list; nothing where the site wants none.
 */
export function ShareLinks( {
	links,
}: {
	/** The links that the site wants. */
	links: ShareLink[];
} ): ReactElement | null {
	return links.length === 0 ? null : (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__links` } role="list">
			{ links.map( ( { name, label, url } ) => (
				<li key={ name } className={ `${ BLOCK }__${ name }` }>
					<a
						href={ url }
						{ ...( ! url.startsWith( 'mailto:' ) && {
							target: '_blank',
							rel: 'noopener nofollow',
						} ) }
					>
						{ label }
					</a>
				</li>
			) ) }
		</ul>
	);
}
