import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useSaved } from './use-saved';

const SAVE = '[data-larder-vote^="saved"]';

/**
 * A card as the site prints it, where it has a layout of its own. Its control
 * to save the recipe works all the same.
 *
 * @param props           Props.
 * @param props.recipeId  Post id.
 * @param props.html      Safe HTML of the card.
 * @param props.className Class of the list item.
 * @return A list item.
 */
export function PrintedCard( {
	recipeId,
	html,
	className,
}: {
	recipeId: number;
	html: string;
	className?: string;
} ): ReactElement {
	const item = useRef< HTMLLIElement >( null );
	const { isOn, press } = useSaved( recipeId );
	useLayoutEffect( () => {
		const control = item.current?.querySelector( SAVE );
		control?.setAttribute( 'aria-pressed', `${ isOn }` );
		control?.classList.toggle( 'is-saved', isOn );
		control?.classList.toggle( 'is-unsaved', ! isOn );
	}, [ isOn, html ] );
	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- It listens to the button inside, which answers to keys.
		<li
			ref={ item }
			{ ...( className !== undefined && { className } ) }
			dangerouslySetInnerHTML={ { __html: html } }
			onClick={ ( { target } ) => {
				if ( target instanceof Element && target.closest( SAVE ) ) {
					press();
				}
			} }
		/>
	);
}
