import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Html, LiveRegion, localeOf, useVisit, writtenIn } from '@larder/ui';
import { useReadSteps } from '../hooks/use-read-steps';
import { useStepMarkers } from '../hooks/use-step-markers';
import { useStepTimers } from '../hooks/use-step-timers';
import { markSteps } from '../mark-steps';
import type { InstructionsViewProps } from '../view-types';
import { AsWritten } from './as-written';
import { Progress } from './progress';
import { StepGroup } from './step-group';

/**
 * Renders the steps on the page, each ticked as read.
 *
 * @return What is inside the block's element.
 */
export function InstructionsView( {
	recipeId,
	title,
	level,
	scaling,
	groups: printed,
	...language
}: InstructionsViewProps ): ReactElement {
	const { isRead, toggle, reset } = useReadSteps( recipeId );
	const markers = useStepMarkers( recipeId, scaling, localeOf( language ) );
	const groups = useMemo(
		() => markSteps( printed, markers ),
		[ printed, markers ]
	);
	const { servings } = useVisit( recipeId );
	// A stored scaling is simply there.
	const first = useRef( servings );
	const [ announcement, setAnnouncement ] = useState( '' );
	const head = useRef< HTMLDivElement >( null );
	const steps = groups.flatMap( ( group ) => group.steps );
	const ids = steps.map( ( { id } ) => id );
	const timers = useStepTimers( recipeId, steps );
	const done = ids.filter( isRead ).length;

	const tick = ( id: string ): void => {
		toggle( id );
		setAnnouncement(
			sprintf(
				/* translators: 1: number of steps that are done, 2: number of all steps. */
				__( '%1$d of %2$d steps done', 'larder' ),
				done + ( isRead( id ) ? -1 : 1 ),
				ids.length
			)
		);
	};
	const resetAll = (): void => {
		reset();
		setAnnouncement( __( 'No steps done', 'larder' ) );
		// The button goes away; without this the focus would be lost.
		head.current?.focus( { preventScroll: true } );
	};

	return (
		<>
			<div
				className="wp-block-larder-instructions__head"
				tabIndex={ -1 }
				ref={ head }
			>
				<Html
					as={ `h${ level }` }
					className="wp-block-larder-instructions__title"
					html={ title }
				/>
				<Progress done={ done } all={ ids.length } />
				<button
					type="button"
					className="wp-block-larder-instructions__reset"
					hidden={ done === 0 }
					onClick={ resetAll }
				>
					{ __( 'Reset', 'larder' ) }
				</button>
			</div>
			{ scaling === null && (
				<AsWritten recipeId={ recipeId } steps={ steps } />
			) }
			{ groups.map( ( group ) => (
				<StepGroup
					key={ group.id }
					group={ group }
					level={ level }
					words={ writtenIn( language ) }
					first={ 1 + ids.indexOf( group.steps[ 0 ]?.id ?? '' ) }
					isRead={ isRead }
					onTick={ tick }
					tintKey={
						servings === first.current
							? undefined
							: String( servings )
					}
					timers={ timers }
				/>
			) ) }
			<LiveRegion message={ announcement } />
		</>
	);
}
