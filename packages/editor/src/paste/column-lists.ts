import { MAX_AMOUNT_LENGTH } from '@larder/contracts/constants';
import { beginsWithAmount } from './amount';
import { factOf } from './facts';
import { partNamedBy } from './part-names';
import rules from './rules.json';

/** A unit that has a cell of its own. */
const UNIT = new RegExp( `^(?:${ rules.measures })\\.?$`, 'iu' );

/** The name of a column of amounts: one of calories, prices or substitutes begins with numbers, too. */
const AMOUNTS = new RegExp( `^(?:${ rules.amounts })?$`, 'iu' );
/** The name of one that has the amounts where it is alone beside the foods. */
const WEIGHTS = new RegExp( `^(?:${ rules.weights })$`, 'iu' );

/** What the rows of a table say; null where a cell goes on that began before or above, a line break where it has several lines. */
export type Rows = readonly ( readonly ( string | null )[] )[];

/** Columns of a table that are lists of a recipe. */
type Lists = {
	/** For each column the one that names its list. */
	of: readonly number[];
	/** The column that names the ingredients. */
	foods: number;
	/** The column of the amounts where it is after the foods, else -1. */
	amounts: number;
};

/** A line of a list: its row, and its columns in their order, with a comma between the groups. */
export type ListLine = { row: number; groups: readonly number[][] };

/** Returns what the cells of a column say, without the empty ones. */
const textsIn = ( rows: Rows, column: number ): string[] =>
	rows.map( ( row ) => row[ column ] ?? '' ).filter( Boolean );

/** Returns whether something holds for most of some texts. */
const isMost = (
	texts: readonly string[],
	holds: ( text: string ) => boolean
): boolean => texts.filter( holds ).length * 2 > texts.length;

/** Returns whether the cells of a column are amounts, each on one line. */
function areAmounts( rows: Rows, column: number ): boolean {
	const texts = textsIn( rows, column );
	return (
		isMost( texts, beginsWithAmount ) &&
		texts.every(
			( text ) =>
				text.length <= MAX_AMOUNT_LENGTH && ! text.includes( '\n' )
		)
	);
}

/**
 * Returns whether a row names ingredients; all other rows are not looked at.
 *
 * @param names What a row says.
 */
export const namesFoods = ( names: readonly ( string | null )[] ): boolean =>
	names.some( ( name ) => partNamedBy( name ?? '' ) === 'ingredients' );

/**
 * Finds the lists that the first row names: ingredients beside steps, or ingredients
 * with a column of their amounts. Columns without a name belong to the next that has
 * one, spanned columns to that which spans them, and all beside amounts to their foods.
 *
 * @param rows The rows, that of the names first.
 * @return Null for any other table, and for links to the parts of a page.
 */
function listsOf( [ names = [], ...rows ]: Rows ): Lists | null {
	const parts = names.map( ( name ) => {
		const part = partNamedBy( name ?? '' );
		// A column of comments is of the recipe, as a page's comments are not.
		return part === 'other' ? null : part;
	} );
	const foods = parts.indexOf( 'ingredients' );
	const isTwice =
		new Set( parts.filter( Boolean ) ).size <
		parts.filter( Boolean ).length;
	if (
		foods < 0 ||
		isTwice ||
		rows.length === 0 ||
		isMost( textsIn( rows, foods ), ( text ) => factOf( text ) !== null )
	) {
		return null;
	}
	const width = Math.max(
		...[ names, ...rows ].map( ( row ) => row.length )
	);
	const next = parts.findIndex(
		( part, at ) => at > foods && part !== null && part !== 'notes'
	);
	const end = next < 0 ? width : next;
	const isBeside = ( at: number ) => at > foods && at < end;
	const haveAmounts = areAmounts( rows, foods );
	const columnsNamed = ( name: RegExp ): number[] =>
		Array.from( { length: width }, ( _, at ) => at ).filter(
			( at ) =>
				! haveAmounts &&
				isBeside( at ) &&
				( parts[ at ] ?? null ) === null &&
				name.test( ( names[ at ] ?? '' ).trim() ) &&
				areAmounts( rows, at )
		);
	const called = columnsNamed( AMOUNTS );
	// Beside shares or calories a weight is one more value.
	const isAlone = parts.filter( ( part ) => part === null ).length === 1;
	const amounts =
		called.length > 0 || ! isAlone ? called : columnsNamed( WEIGHTS );
	const areFoodsAlone = parts.every( ( part ) =>
		[ null, 'ingredients', 'notes' ].includes( part )
	);
	if (
		! parts.includes( 'instructions' ) &&
		! ( areFoodsAlone && amounts.length === 1 )
	) {
		return null;
	}
	const named = parts.flatMap( ( part, at ) =>
		part === null ? [] : [ at ]
	);
	const last = Math.max( ...named );
	return {
		of: Array.from( { length: width }, ( _, at ) => {
			if ( amounts.length > 0 && isBeside( at ) ) {
				return foods;
			}
			return names[ at ] === null
				? ( named.findLast( ( column ) => column < at ) ?? foods )
				: ( named.find( ( column ) => column >= at ) ?? last );
		} ),
		foods,
		amounts: amounts[ 0 ] ?? -1,
	};
}

/** Returns the columns of a list in the order in which a line says them: "500 g flour, sifted". */
function groupsOf(
	row: readonly ( string | null )[],
	list: number,
	{ of, foods, amounts }: Lists
): number[][] {
	const own = row.flatMap( ( _, at ) => ( of[ at ] === list ? [ at ] : [] ) );
	if ( list !== foods || amounts < 0 ) {
		return [ own ];
	}
	const isAmount = ( at: number ) => {
		const text = ( row[ at ] ?? '' ).trim();
		return (
			UNIT.test( text ) || ( at === amounts && beginsWithAmount( text ) )
		);
	};
	const beside = own.filter( ( at ) => at > foods );
	return [
		[
			...own.filter( ( at ) => at < foods ),
			...beside.filter( isAmount ),
			...own.filter( ( at ) => at === foods ),
		],
		...beside
			.filter( ( at ) => ! isAmount( at ) && ( row[ at ] ?? '' ) !== '' )
			.map( ( at ) => [ at ] ),
	];
}

/**
 * Returns the lines of the lists that stand side by side in a table, each list from
 * its name downwards. The server reads alike: `Larder\Exchange\Written\ColumnLists`.
 *
 * @param rows The rows, that of the names first.
 * @return Null where the first row does not name lists.
 */
export function linesOfLists( rows: Rows ): ListLine[][] | null {
	const lists = listsOf( rows );
	return (
		lists &&
		[ ...new Set( lists.of ) ].map( ( list ) =>
			rows.map( ( cells, row ) => ( {
				row,
				groups:
					row === 0 ? [ [ list ] ] : groupsOf( cells, list, lists ),
			} ) )
		)
	);
}
