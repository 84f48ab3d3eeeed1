import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { useSaved } from '@larder/controls';

const SAVE = '[data-larder-vote^="saved"]';

/**
 * A card as the site prints it, where it has a layout of its own. Its control
 * to save the recipe works all the same.
 *
 * @param props           Props.
 * @param props.tagName   Tag name of its element.
 * @param props.recipeId  Post id.
 * @param props.html      Safe HTML of the card.
 * @param props.className Class of its element.
 * @param props.onRemove  Takes the recipe off the visitor's list, which the card stands in; that is what its control does then.
 * @return The card in its element.
 */
export function PrintedCard( {
	tagName: Tag = 'li',
	recipeId,
	html,
	className,
	onRemove,
}: {
	tagName?: 'li' | 'div';
	recipeId: number;
	html: string;
	className?: string;
	onRemove?: () => void;
} ): ReactElement {
	const item = useRef< HTMLLIElement & HTMLDivElement >( null );
	const { isOn: isMarked, press } = useSaved( recipeId );
	const isOn = onRemove !== undefined || isMarked;
	useLayoutEffect( () => {
		const control = item.current?.querySelector( SAVE );
		control?.setAttribute( 'aria-pressed', `${ isOn }` );
		control?.classList.toggle( 'is-saved', isOn );
		control?.classList.toggle( 'is-unsaved', ! isOn );
	}, [ isOn, html ] );
	return (
		<Tag
			ref={ item }
			{ ...( className !== undefined && { className } ) }
			dangerouslySetInnerHTML={ { __html: html } }
			onClick={ ( { target } ) => {
				if ( target instanceof Element && target.closest( SAVE ) ) {
					( onRemove ?? press )();
				}
			} }
		/>
	);
}
