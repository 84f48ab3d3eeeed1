import type { SentIngredients } from '@larder/contracts';
import type { UnitSystem } from '@larder/store';
import { localeOf } from '@larder/ui';
import { amountFormat } from './amount-format';
import { neededColumn, quantityColumn } from './quantity-column';
import {
	all,
	areKnown,
	fade,
	putText,
	shapeOf,
	write,
	type Undo,
} from './put-line';
import { BLOCK, says } from './read-printed';
import { readAhead, readLines, scaleAhead, scaleLines } from './scale-lines';
import { sentUnits } from './sent-units';
import { FACTORS, shownServings } from './shown-servings';
import type { Line, LineGroup } from './view-types';
import {
	chosenUnits,
	fieldIn,
	isField,
	isUnits,
	pressFactor,
	wantedFactor,
} from './wanted-factor';
import { wholeLines } from './whole-lines';

/** What can be chosen beside the units that were written. */
const SYSTEMS = [ 'metric', 'us' ] as const;

/** Shows what the recipe makes now. */
function writeServings(
	root: Element,
	sent: SentIngredients,
	servings: number,
	isTyped: boolean
): Undo {
	const { text, unit: word } = shownServings(
		servings,
		sent.servings,
		sent.unit,
		localeOf( sent )
	);
	const place = root.querySelector( `${ BLOCK }yield-unit` );
	// A translated one is known in one form.
	const unit = place && ! says( place, sent.unit ) ? place.textContent : word;
	// What somebody types stays as they type it.
	const field = isTyped ? null : fieldIn( root );
	const before = field?.value ?? '';
	if ( field ) {
		field.value = text;
	}
	return all( [
		putText(
			root.querySelector( `${ BLOCK }made` ),
			`${ text } ${ unit }`.trim()
		),
		putText( place, unit ),
		() => {
			// Unless somebody has typed since.
			if ( field?.value === text ) {
				field.value = before;
			}
		},
	] );
}

/** Widens the column of amounts to what they need: when scaled never below its printed width, so that names do not move. */
function widen(
	groups: HTMLElement | null,
	shown: LineGroup[],
	system: UnitSystem
): Undo {
	const before = groups?.style.getPropertyValue( '--larder-quantity' ) ?? '';
	const needed = neededColumn( shown );
	const column =
		system === 'original'
			? Math.max( Number( before ), needed )
			: Math.max( quantityColumn( shown ), needed );
	if ( ! groups || Number( before ) === column ) {
		return () => {};
	}
	groups.style.setProperty( '--larder-quantity', String( column ) );
	return () => groups.style.setProperty( '--larder-quantity', before );
}

/** Returns the lines of all groups. */
function itemsOf( groups: LineGroup[] ): Line[] {
	return groups.flatMap( ( { items } ) => items );
}

/** What printed lists show, and what takes it back, by their root. */
const changed = new WeakMap< Element, { factor: number; undo: Undo } >();

/**
 * Shows printed ingredients at another scale or in other units before their view is
 * there, by the same words. What is not said by other texts in the same places is faded, and
 * waits for the view.
 *
 * @param root   The printed island.
 * @param sent   What the server has sent for its view.
 * @param target What was pressed, or typed into.
 * @return Takes it back; nothing where something else was pressed, or the printed lines are not those that were sent.
 */
export function showEarly(
	root: Element,
	sent: SentIngredients,
	target: Element
): Undo | undefined {
	const system = chosenUnits( root );
	const factor = isUnits( target )
		? ( changed.get( root )?.factor ?? 1 )
		: wantedFactor( root, sent, target );
	// What is scaled in other units only the view works out.
	if (
		factor === undefined ||
		( system !== 'original' && Math.abs( factor - 1 ) > 1e-6 )
	) {
		return undefined;
	}
	const format = amountFormat( sent );
	const read = readLines( wholeLines( sent ).groups, format.locale );
	const items = root.querySelectorAll< HTMLElement >( `${ BLOCK }item` );
	const written = itemsOf( scaleLines( read, 1, format ) );
	if ( items.length !== written.length ) {
		return undefined;
	}
	// A second press begins at what was printed, too.
	changed.get( root )?.undo();
	const scaled = scaleLines( read, factor, format, sentUnits( system ) );
	const lines = itemsOf( scaled );
	const undo = all( [
		...[ ...items ].flatMap( ( item, at ): Undo[] => {
			const [ before, line ] = [ written[ at ], lines[ at ] ];
			if ( ! before || ! line ) {
				return [];
			}
			return shapeOf( line ) === shapeOf( before ) &&
				areKnown( item, before, line )
				? [ write( item, before, line ) ]
				: [ fade( item ) ];
		} ),
		widen( root.querySelector( `${ BLOCK }groups` ), scaled, system ),
		...( sent.servings === null
			? []
			: [
					writeServings(
						root,
						sent,
						sent.servings * factor,
						isField( target )
					),
				] ),
		pressFactor( root, factor ),
	] );
	changed.set( root, { factor, undo } );
	return () => {
		if ( changed.get( root )?.undo === undo ) {
			undo();
			changed.delete( root );
		}
	};
}

/**
 * Works out beforehand what `showEarly()` may need, in small steps.
 *
 * @param sent What the server has sent for the view.
 */
export function* prepareEarly( sent: SentIngredients ): Generator< undefined > {
	const { groups } = wholeLines( sent );
	const format = amountFormat( sent );
	yield* readAhead( groups, format );
	const read = readLines( groups, format.locale );
	for ( const system of sent.hasUnits ? SYSTEMS : [] ) {
		yield* scaleAhead( read, [ 1 ], format, sentUnits( system ) );
	}
	yield* scaleAhead(
		read,
		FACTORS.map( ( [ , factor ] ) => factor ),
		format
	);
}
