import type { ReactElement } from 'react';

/**
 * One slide: a card, or what the site prints in its place.
 *
 * @param props          Props.
 * @param props.printed  Safe HTML of the site's own card, if it has one.
 * @param props.children The card.
 * @return A list item.
 */
export function Slide( {
	printed,
	children,
}: {
	printed?: string | undefined;
	children: ReactElement;
} ): ReactElement {
	const className = 'wp-block-larder-recipe-archive__slide';
	return printed === undefined ? (
		<li className={ className }>{ children }</li>
	) : (
		<li
			className={ className }
			dangerouslySetInnerHTML={ { __html: printed } }
		/>
	);
}
