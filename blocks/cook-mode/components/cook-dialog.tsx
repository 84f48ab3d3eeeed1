import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, ReactElement, RefObject } from 'react';
import {
	CloseIcon,
	isRtl,
	keepEscape,
	LiveRegion,
	localeOf,
	useBack,
	useStyle,
	writtenIn,
} from '@larder/ui';
import { anchorOf } from '../../instructions/anchor-of';
import type { PrintedStep } from '../../instructions/view-types';
import { useDone } from '../hooks/use-done';
import { usePlace } from '../hooks/use-place';
import { useRecipe } from '../hooks/use-recipe';
import { useStepIngredients } from '../hooks/use-step-ingredients';
import { useSwipe } from '../hooks/use-swipe';
import { useWakeLock } from '../hooks/use-wake-lock';
import type { CookModeProps } from '@larder/contracts';
import { CookStep } from './cook-step';
import { CookTimers } from './cook-timers';
import { Edges } from './edges';
import { Progress } from './progress';

type Props = CookModeProps & { onClose: () => void };

/** Returns how many steps a key moves on; left and right by the direction of reading. */
function stepOfKey( { key, currentTarget }: KeyboardEvent ): number {
	const onward = isRtl( currentTarget ) ? -1 : 1;
	switch ( key ) {
		case 'ArrowRight':
			return onward;
		case 'ArrowLeft':
			return -onward;
		case 'PageDown':
			return 1;
		case 'PageUp':
			return -1;
		default:
			return 0;
	}
}

/** Returns to which step a pressed link leads; -1 for none of this recipe. */
function stepOfLink(
	{ target }: MouseEvent,
	anchors: readonly string[]
): number {
	const link =
		target instanceof Element
			? target.closest< HTMLAnchorElement >( 'a[href*="#step-"]' )
			: null;
	return anchors.findIndex( ( anchor ) => link?.hash === `#${ anchor }` );
}

/**
 * Opens a dialog once it has its style, and gives the focus to what is new in
 * it, so that this is read out from its beginning.
 *
 * @param isStyled Whether the style has come.
 * @param at       The step that is shown.
 * @param before   The step where somebody has stopped before; null where there is none to offer.
 * @return The dialog, the heading of its step, and the button that continues at the step before.
 */
function useDialog(
	isStyled: boolean,
	at: number,
	before: number | null
): {
	dialog: RefObject< HTMLDialogElement >;
	heading: RefObject< HTMLHeadingElement >;
	offer: RefObject< HTMLButtonElement >;
} {
	const dialog = useRef< HTMLDialogElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const offer = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isStyled && dialog.current?.open === false ) {
			dialog.current.showModal();
		}
	}, [ isStyled ] );
	useEffect( () => {
		if ( before === null ) {
			heading.current?.focus();
		} else {
			offer.current?.focus();
		}
	}, [ at, before, isStyled ] );
	return { dialog, heading, offer };
}

/**
 * Moves through the steps of a recipe, and remembers which are done.
 *
 * @param recipeId Post id.
 * @param onEnd    Called once the last step is done.
 * @return Where somebody is, and the ways from there.
 */
function useSteps(
	recipeId: number,
	steps: readonly PrintedStep[],
	onEnd: () => void
) {
	const ids = steps.map( ( { id } ) => id );
	const { forget, ...place } = usePlace( recipeId, ids );
	const { finish, ...progress } = useDone( recipeId );
	const { at, go } = place;
	return {
		...place,
		...progress,
		// Who presses Next has done the step; who swipes or goes by keys only looks.
		onNext: (): void => {
			const id = ids[ at ];
			if ( id !== undefined ) {
				finish( id, at + 1 );
			}
			if ( at === ids.length - 1 ) {
				forget();
				onEnd();
			}
			go( at + 1 );
		},
		// The name of a timer leads to its step, which is a screen here.
		onFollow: ( event: MouseEvent ): void => {
			const found = stepOfLink( event, steps.map( anchorOf ) );
			if ( found !== -1 ) {
				event.preventDefault();
				go( found );
			}
		},
	};
}

/**
 * Renders the cook mode: one step a screen. A native modal dialog, so that the browser
 * keeps the focus in it and gives it back.
 */
export function CookDialog( props: Props ): ReactElement {
	const { recipeId, recipe: name, onClose } = props;
	const locale = localeOf( props );
	const words = writtenIn( props );
	const recipe = useRecipe( recipeId, locale );
	const ids = recipe.steps.map( ( { id } ) => id );
	const { at, go, before, done, announcement, onNext, onFollow } = useSteps(
		recipeId,
		recipe.steps,
		() => close()
	);
	const lines = useStepIngredients( recipeId, recipe, locale );
	const id = useId();
	const [ since ] = useState( Date.now );
	const isStyled = useStyle( props.styleUrl );
	const hasTimers = useStyle( props.timersStyleUrl );
	const { dialog, heading, offer } = useDialog( isStyled, at, before );
	const close = (): void => dialog.current?.close();
	const step = recipe.steps[ at ];
	// A recipe may be read the other way than the site.
	const [ first ] = recipe.steps;
	const dir = document
		.getElementById( first ? anchorOf( first ) : '' )
		?.closest< HTMLElement >( '[dir]' )?.dir;
	useWakeLock();
	useBack( 'larderCook', close );
	const swipe = useSwipe( ( by ) => go( at + by ) );

	return (
		<dialog
			ref={ dialog }
			className="larder-cook"
			dir={ dir }
			aria-labelledby={ id }
			onClose={ onClose }
			onKeyDown={ ( event ) => {
				keepEscape( event );
				const by = stepOfKey( event );
				if ( by !== 0 && ! event.altKey && ! event.metaKey ) {
					event.preventDefault();
					go( at + by );
				}
			} }
			{ ...swipe }
		>
			<div className="larder-cook__head">
				<p className="larder-cook__name" id={ id } { ...words }>
					{ name }
				</p>
				<button
					type="button"
					className="larder-cook__close"
					aria-label={ __( 'Close', 'larder' ) }
					onClick={ close }
				>
					{ CloseIcon }
				</button>
			</div>
			<Progress ids={ ids } at={ at } done={ done } />
			<div className="larder-cook__above">
				{ hasTimers && (
					<CookTimers since={ since } onFollow={ onFollow } />
				) }
				{ before !== null && (
					<button
						type="button"
						ref={ offer }
						className="larder-cook__offer"
						onClick={ () => go( before ) }
					>
						{ sprintf(
							/* translators: %d: number of a step. */
							__( 'Continue at step %d', 'larder' ),
							before + 1
						) }
					</button>
				) }
			</div>
			{ step && (
				<CookStep
					key={ step.id }
					recipeId={ recipeId }
					recipe={ name }
					step={ step }
					words={ words }
					number={ at + 1 }
					steps={ recipe.steps }
					lines={ lines }
					heading={ heading }
				/>
			) }
			<Edges
				isFirst={ at === 0 }
				isLast={ at === ids.length - 1 }
				onBack={ () => go( at - 1 ) }
				onNext={ onNext }
			/>
			<LiveRegion message={ announcement } />
		</dialog>
	);
}
