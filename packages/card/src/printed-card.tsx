import { useSelect } from '@wordpress/data';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { likesText, shortCount, useSaved } from '@larder/controls';
import { store } from '@larder/store';

const SAVE = '[data-larder-vote^="saved"]';

const LIKES = '[data-larder-likes]';

/**
 * Reads how many like a recipe in what was printed of its card.
 *
 * @param content The card.
 * @return Nothing where the card does not say it, or is one of the site's own.
 */
function printedLikes( content: Props[ 'content' ] ): number | undefined {
	const likes =
		typeof content === 'string'
			? undefined
			: content
					.flatMap( ( node ) =>
						node instanceof Element
							? [ node, ...node.querySelectorAll( LIKES ) ]
							: []
					)
					.find( ( element ) => element.matches( LIKES ) )
					?.getAttribute( 'data-larder-likes' );
	return likes ? Number( likes ) : undefined;
}

/**
 * Shows how many like a recipe on its card.
 *
 * @param likes How many do.
 */
function showLikes( card: Element | null, likes: number ): void {
	const place = card?.querySelector< HTMLElement >( LIKES );
	const exact = place?.lastElementChild;
	const short = exact?.previousElementSibling;
	if ( place && exact && short ) {
		place.dataset[ 'larderLikes' ] = `${ likes }`;
		place.title = exact.textContent = likesText( likes );
		short.textContent = shortCount( likes );
	}
}

type Props = {
	/** Tag name of its element. */
	tagName?: 'li' | 'div';
	/** Post id. */
	recipeId: number;
	/** Safe HTML of the card, or what was printed of it. */
	content: string | readonly Node[];
	/** Class of its element. */
	className?: string;
	/** Removes the recipe from the visitor's list that the card is in; that is what its control does then. */
	onRemove?: () => void;
};

/**
 * Renders a card as the server prints it: a layout of the site's own, or one that stands
 * on the page already and is kept as it is, with all that other plugins have
 * done to it. Its control to save the recipe works all the same.
 *
 * @return The card in its element.
 */
export function PrintedCard( {
	tagName: Tag = 'li',
	recipeId,
	content,
	className,
	onRemove,
}: Props ): ReactElement {
	const item = useRef< HTMLLIElement & HTMLDivElement >( null );
	const { isOn: isMarked, isBusy, press } = useSaved( recipeId );
	const isOn = onRemove !== undefined || isMarked;
	const [ printed = 0 ] = useState( () => printedLikes( content ) );
	const shown = useRef( printed );
	const likes = useSelect(
		( select ) => select( store ).getLikes( recipeId, printed ),
		[ recipeId, printed ]
	);
	useLayoutEffect( () => {
		if ( typeof content !== 'string' ) {
			item.current?.replaceChildren( ...content );
		}
	}, [ content ] );
	useLayoutEffect( () => {
		const control = item.current?.querySelector( SAVE );
		control?.setAttribute( 'aria-pressed', `${ isOn }` );
		control?.classList.toggle( 'is-saved', isOn );
		control?.classList.toggle( 'is-unsaved', ! isOn );
		control?.classList.toggle( 'is-loading', isBusy );
		if ( isBusy ) {
			control?.setAttribute( 'aria-busy', 'true' );
		} else {
			control?.removeAttribute( 'aria-busy' );
		}
	}, [ isOn, isBusy, content ] );
	useLayoutEffect( () => {
		if ( likes !== shown.current ) {
			shown.current = likes;
			showLikes( item.current, likes );
		}
	}, [ likes ] );
	return (
		<Tag
			ref={ item }
			{ ...( className !== undefined && { className } ) }
			{ ...( typeof content === 'string' && {
				dangerouslySetInnerHTML: { __html: content },
			} ) }
			onClick={ ( { target } ) => {
				if ( target instanceof Element && target.closest( SAVE ) ) {
					( onRemove ?? press )();
				}
			} }
		/>
	);
}
