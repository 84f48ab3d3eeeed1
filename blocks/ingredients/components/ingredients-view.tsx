import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import {
	Html,
	LiveRegion,
	localeOf,
	pageLocale,
	useCopy,
	useLinkClicks,
	useUnits,
	writtenIn,
} from '@larder/ui';
import type { UnitSystem } from '@larder/store';
import { formatQuantity, yieldNumber, yieldUnit } from '@larder/quantity';
import { useAmounts } from '../hooks/use-amounts';
import { useServings } from '../hooks/use-servings';
import { useTicks } from '../hooks/use-ticks';
import { useUnitsAhead } from '../hooks/use-units-ahead';
import { useSetUnitSystem } from '../hooks/use-unit-system';
import { listText } from '../list-text';
import { sentUnits } from '../sent-units';
import { shownServings } from '../shown-servings';
import type { IngredientsViewProps } from '../view-types';
import { CopyButton } from './copy-button';
import { IngredientGroups } from './ingredient-groups';
import { ServingsControl } from './servings-control';
import { UnitSwitch } from './unit-switch';

/** What is read out once other units are shown. */
const ANNOUNCEMENTS: Record< UnitSystem, () => string > = {
	original: () => __( 'Amounts as they were written', 'larder' ),
	metric: () => __( 'Amounts in metric units', 'larder' ),
	us: () => __( 'Amounts in US units', 'larder' ),
};

function amountText( amount: number, props: IngredientsViewProps ): string {
	const { servings, unit } = props;
	const factor = formatQuantity( amount, {
		mode: 'input',
		locale: pageLocale(),
	} );
	return servings === null
		? sprintf(
				/* translators: %s: number that all quantities are multiplied by. */
				__( 'Quantities times %s', 'larder' ),
				factor
			)
		: sprintf(
				/* translators: %s: amount and unit, such as "8 servings". */
				__( 'Quantities for %s', 'larder' ),
				`${ yieldNumber( amount, pageLocale() ) } ${ yieldUnit( unit, amount, localeOf( props ) ) || __( 'servings', 'larder' ) }`
			);
}

/** Returns how much the recipe makes, or an empty text where its heading does not show that. */
function madeText( servings: number, props: IngredientsViewProps ): string {
	if (
		! props.isAdjustable ||
		props.servingType !== 'scale' ||
		props.servings === null
	) {
		return '';
	}
	const { text, unit } = shownServings(
		servings,
		props.servings,
		props.unit,
		localeOf( props )
	);
	return `${ text } ${ unit }`.trim();
}

function UnitsFailed(): ReactElement {
	return (
		<p className="wp-block-larder-ingredients__message" role="alert">
			{ __(
				'The other units could not be loaded. Choose them again in a moment.',
				'larder'
			) }
		</p>
	);
}

/**
 * Scales the recipe, says so, and takes it back.
 *
 * @param props    What the server printed.
 * @param announce Has a sentence read out.
 * @return How the recipe is scaled, and how to change that.
 */
function useScaling(
	props: IngredientsViewProps,
	announce: ( sentence: string ) => void
) {
	const { setServings, ...scaled } = useServings(
		props.recipeId,
		props.servings
	);
	/** Gets the focus where the button goes away that had it. */
	const head = useRef< HTMLDivElement >( null );
	const [ resets, setResets ] = useState( 0 );
	const change = ( next: number ): void => {
		setServings( next );
		// Nobody who sees the quantities waits for the words.
		setTimeout( () => announce( amountText( next, props ) ) );
	};
	return {
		...scaled,
		head,
		resets,
		change,
		reset: (): void => {
			change( scaled.base );
			setResets( resets + 1 );
			head.current?.focus( { preventScroll: true } );
		},
	};
}

/**
 * Shows other units, and says so.
 *
 * @param announce Has a sentence read out.
 * @return Takes the choice.
 */
function useUnitChoice(
	announce: ( sentence: string ) => void
): ( next: UnitSystem ) => void {
	const setUnitSystem = useSetUnitSystem();
	return ( next ) => {
		setUnitSystem( next );
		announce( ANNOUNCEMENTS[ next ]() );
	};
}

/**
 * Renders the ingredients on the page: scaled, ticked off, copied.
 *
 * @return What is inside the block's element.
 */
export function IngredientsView( props: IngredientsViewProps ): ReactElement {
	const { recipeId } = props;
	const [ announcement, setAnnouncement ] = useState( '' );
	const { servings, base, factor, isChanged, head, resets, change, reset } =
		useScaling( props, setAnnouncement );
	const { isTicked, toggle } = useTicks( recipeId );
	const [ copyState, copy ] = useCopy();
	const { system, units, hasFailed } = useUnits( localeOf( props ) );
	const { atHand, prepare } = useUnitsAhead(
		localeOf( props ),
		units !== null
	);
	const changeUnits = useUnitChoice( setAnnouncement );
	const linkClicks = useLinkClicks();
	const { groups, unscaled } = useAmounts( props, {
		servings,
		convert: units?.line ?? sentUnits( system ),
		atHand,
	} );
	const made = madeText( servings, props );
	// What is not scaled the server has written in other units.
	const isShown = units !== null || ! isChanged;
	return (
		<div className="wp-block-larder-ingredients__sheet">
			<div
				className="wp-block-larder-ingredients__head"
				tabIndex={ -1 }
				ref={ head }
			>
				<Html
					as={ `h${ props.level }` }
					className="wp-block-larder-ingredients__title"
					html={ props.title }
				/>
				{ made && (
					<span
						className="wp-block-larder-ingredients__made"
						{ ...writtenIn( props ) }
					>
						{ made }
					</span>
				) }
				{ props.isAdjustable && (
					<button
						type="button"
						className="wp-block-larder-ingredients__reset"
						hidden={ ! isChanged }
						onClick={ reset }
					>
						{ __( 'Reset', 'larder' ) }
					</button>
				) }
				{ props.hasUnits && (
					<UnitSwitch
						system={ system }
						onChange={ changeUnits }
						onApproach={ prepare }
					/>
				) }
			</div>
			{ props.isAdjustable && (
				<div className="wp-block-larder-ingredients__adjust">
					<ServingsControl
						// Forgets what was typed, too.
						key={ resets }
						servings={ servings }
						written={ props.servings }
						base={ base }
						unit={ props.unit }
						pan={ props.pan }
						locale={ localeOf( props ) }
						type={ props.servingType }
						onChange={ change }
					/>
				</div>
			) }
			{ props.hasUnits && hasFailed && <UnitsFailed /> }
			<IngredientGroups
				groups={ groups }
				unscaled={ unscaled }
				level={ props.level }
				recipeId={ recipeId }
				words={ writtenIn( props ) }
				isTicked={ props.hasCheckboxes ? isTicked : undefined }
				onTick={ toggle }
				// What a visitor has scaled is announced; a stored scaling is simply there.
				tintKey={
					announcement
						? `${ factor } ${ isShown ? system : '' }`
						: undefined
				}
				{ ...linkClicks }
			/>
			<p className="wp-block-larder-ingredients__actions">
				<CopyButton
					state={ copyState }
					onCopy={ () => copy( listText( groups ) ) }
				/>
			</p>
			<LiveRegion message={ announcement } />
		</div>
	);
}
