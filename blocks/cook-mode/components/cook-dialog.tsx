import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { CloseIcon, localeOf, useBack, useStyle, writtenIn } from '@larder/ui';
import { usePlace } from '../hooks/use-place';
import { useRecipe } from '../hooks/use-recipe';
import { useStepIngredients } from '../hooks/use-step-ingredients';
import { useSwipe } from '../hooks/use-swipe';
import { useWakeLock } from '../hooks/use-wake-lock';
import type { CookModeProps } from '../view-types';
import { CookStep } from './cook-step';
import { CookTimers } from './cook-timers';
import { Edges } from './edges';

type Props = CookModeProps & { onClose: () => void };

/** Which keys lead where; left and right by the direction of reading. */
function stepOfKey( { key, currentTarget }: KeyboardEvent ): number {
	const isRtl = getComputedStyle( currentTarget ).direction === 'rtl';
	switch ( key ) {
		case 'ArrowRight':
			return isRtl ? -1 : 1;
		case 'ArrowLeft':
			return isRtl ? 1 : -1;
		case 'PageDown':
			return 1;
		case 'PageUp':
			return -1;
		default:
			return 0;
	}
}

/**
 * The cook mode: one step a screen. A native modal dialog, so that the browser
 * keeps the focus in it and gives it back.
 *
 * @return The dialog.
 */
export function CookDialog( props: Props ): ReactElement {
	const { recipeId, recipe: name, onClose } = props;
	const locale = localeOf( props );
	const words = writtenIn( props );
	const recipe = useRecipe( recipeId, locale );
	const ids = recipe.steps.map( ( { id } ) => id );
	const [ at, go ] = usePlace( recipeId, ids );
	const lines = useStepIngredients( recipeId, recipe, locale );
	const dialog = useRef< HTMLDialogElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useId();
	const isStyled = useStyle( props.styleUrl );
	const hasTimers = useStyle( props.timersStyleUrl );
	const close = (): void => dialog.current?.close();
	const step = recipe.steps[ at ];
	// A recipe may be read the other way than the site.
	const dir = document
		.getElementById( `step-${ ids[ 0 ] ?? '' }` )
		?.closest< HTMLElement >( '[dir]' )?.dir;
	useWakeLock();
	useBack( 'larderCook', close );

	useEffect( () => {
		if ( isStyled && dialog.current?.open === false ) {
			dialog.current.showModal();
		}
	}, [ isStyled ] );
	// What is new is read out from its beginning.
	useEffect( () => heading.current?.focus(), [ at, isStyled ] );

	const move = ( by: number ): void => {
		if ( at + by === ids.length ) {
			close();
			return;
		}
		go( at + by );
	};
	const swipe = useSwipe( move );
	// The name of a timer leads to its step, which is a screen here.
	const onFollow = ( event: MouseEvent ): void => {
		const link =
			event.target instanceof Element
				? event.target.closest( 'a[href*="#step-"]' )
				: null;
		const found = ids.findIndex( ( stepId ) =>
			link?.getAttribute( 'href' )?.endsWith( `#step-${ stepId }` )
		);
		if ( found !== -1 ) {
			event.preventDefault();
			go( found );
		}
	};

	return (
		<dialog
			ref={ dialog }
			className="larder-cook"
			dir={ dir }
			aria-labelledby={ id }
			onClose={ onClose }
			onKeyDown={ ( event ) => {
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
				<p className="larder-cook__count">
					{ sprintf(
						/* translators: 1: number of a step, 2: number of all steps. */
						__( 'Step %1$d of %2$d', 'larder' ),
						at + 1,
						ids.length
					) }
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
			<progress
				className="larder-cook__progress"
				max={ ids.length }
				value={ at + 1 }
				aria-hidden="true"
			/>
			{ step && (
				<CookStep
					key={ step.id }
					recipeId={ recipeId }
					recipe={ name }
					step={ step }
					words={ words }
					number={ at + 1 }
					lines={ lines.get( step.id ) ?? [] }
					heading={ heading }
				/>
			) }
			{ hasTimers && <CookTimers onFollow={ onFollow } /> }
			<Edges
				isFirst={ at === 0 }
				isLast={ at === ids.length - 1 }
				onMove={ move }
			/>
		</dialog>
	);
}
