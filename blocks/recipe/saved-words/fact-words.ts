import { decodeText, encodeText } from '@larder/editor/content';
import { parseSpan } from '@larder/duration';
import { servingsText } from '@larder/quantity';
import { readFacts, readPrinted, yieldText } from '../facts';
import { timeSpan, TIMES, withSpan, type TimeName } from '../times';
import type { RecipeFacts } from '../types';

type Changes = Partial< RecipeFacts >;

/** Times as `save()` prints them. */
const SPAN =
	/^(?:\d{1,6} d ?)?(?:\d{1,6} h ?)?(?:\d{1,6} min)?(?:(?<=\d) ?– ?(?:\d{1,6} d ?)?(?:\d{1,6} h ?)?(?:\d{1,6} min)?)?$/;

/** Reads a text that somebody has changed in the saved markup. */
function text(
	facts: RecipeFacts,
	key: 'author' | 'yieldUnit' | 'costCurrency' | 'customTimeLabel',
	plain: string | undefined
): Changes {
	const before = decodeText( facts[ key ] );
	return plain === undefined || before === '' || before === plain
		? {}
		: { [ key ]: encodeText( plain ) };
}

/** Reads a number that somebody has changed in the saved markup. */
function number(
	facts: RecipeFacts,
	key: 'yieldAmount' | 'yieldMax' | 'calories' | 'costAmount' | 'temperature',
	digits: string | undefined
): Changes {
	const before = facts[ key ];
	return before === null || ! digits || before === Number( digits )
		? {}
		: { [ key ]: Number( digits ) };
}

/** Reads a time, such as `1 h 20 min` or `10–15 min`. */
function time( facts: RecipeFacts, key: TimeName, plain: string ): Changes {
	const before = timeSpan( facts, key );
	const span = SPAN.test( plain ) ? parseSpan( plain ) : null;
	return span === null ||
		span.to === 0 ||
		before.to === 0 ||
		( span.from === before.from && span.to === before.to )
		? {}
		: withSpan( facts.timesFrom, key, span );
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const YIELD_NUMBER = String.raw`(\d*[ \u2009]?[¼½¾]|-?\d+(?:\.\d+)?)`;
const YIELD = new RegExp(
	`^${ YIELD_NUMBER }(?:–${ YIELD_NUMBER })?(?:\\s+(.*))?$`,
	'u'
);
const CALORIES = new RegExp( `^${ NUMBER } kcal$` );
const HEAT = new RegExp( `^${ NUMBER } °([CF])$`, 'u' );
const COST = new RegExp( `^${ NUMBER }(?:\\s+(.*))?$`, 'u' );

/** Writes the thin spaces before signs as others. */
const plainSpaces = ( printed: string ): string =>
	printed.replaceAll( '\u2009', ' ' );

const QUARTERS = [ '', '¼', '½', '¾' ];

/** How much the recipe makes, with the signs of quarters; what is printed of the attribute is not a change. */
function yieldNumber(
	facts: RecipeFacts,
	key: 'yieldAmount' | 'yieldMax',
	printed: string | undefined
): Changes {
	const before = facts[ key ];
	if (
		before !== null &&
		plainSpaces( printed ?? '' ) === plainSpaces( servingsText( before ) )
	) {
		return {};
	}
	const sign = /[¼½¾]$/.exec( printed ?? '' )?.[ 0 ];
	return number(
		facts,
		key,
		sign && printed
			? String(
					Number.parseInt( `0${ printed }`, 10 ) +
						QUARTERS.indexOf( sign ) / 4
				)
			: printed
	);
}

/** Reads what the recipe makes, such as `4–6 servings`. */
function yields( facts: RecipeFacts, plain: string ): Changes {
	if ( facts.yieldAmount === null ) {
		return text( facts, 'yieldUnit', plain );
	}
	// A unit may begin with a fraction as well.
	const all = `${ yieldText( facts, servingsText ) } ${ decodeText( facts.yieldUnit ) }`;
	if ( plainSpaces( all.trim() ) === plainSpaces( plain ) ) {
		return {};
	}
	const found = YIELD.exec( plain );
	if ( found ) {
		return {
			...yieldNumber( facts, 'yieldAmount', found[ 1 ] ),
			...yieldNumber( facts, 'yieldMax', found[ 2 ] ),
			...text( facts, 'yieldUnit', found[ 3 ] ),
		};
	}
	return {};
}

/** Reads the temperature of the oven, such as `180 °C`. */
function heat( facts: RecipeFacts, plain: string ): Changes {
	const found = HEAT.exec( plain );
	if ( ! found || facts.temperature === null ) {
		return {};
	}
	const unit = found[ 2 ] === 'F' ? 'F' : 'C';
	return {
		...number( facts, 'temperature', found[ 1 ] ),
		...( unit !== facts.temperatureUnit && { temperatureUnit: unit } ),
	};
}

/** Reads what the recipe costs, such as `12.5 EUR`. */
function cost( facts: RecipeFacts, plain: string ): Changes {
	const found = COST.exec( plain );
	return found && facts.costAmount !== null
		? {
				...number( facts, 'costAmount', found[ 1 ] ),
				...text( facts, 'costCurrency', found[ 2 ] ),
			}
		: {};
}

/** Keywords; of another number nobody can say which is which. */
function keywords( facts: RecipeFacts, plain: string ): Changes {
	const before = facts.keywords.map( decodeText );
	const words = plain
		.split( ', ' )
		.map( ( word ) => word.trim() )
		.filter( Boolean );
	return before.join( ', ' ) === plain || before.length !== words.length
		? {}
		: { keywords: words.map( encodeText ) };
}

/** What each fact of the markup says of the attributes, by its plain text. */
const READERS: Readonly<
	Record< string, ( facts: RecipeFacts, plain: string ) => Changes >
> = {
	author: ( facts, plain ) => text( facts, 'author', plain ),
	yield: yields,
	calories: ( facts, plain ) =>
		number( facts, 'calories', CALORIES.exec( plain )?.[ 1 ] ),
	temperature: heat,
	// The currency is encoded twice.
	cost: ( facts, plain ) => cost( facts, decodeText( plain ) ),
	keywords,
};

/**
 * Reads the facts of a recipe that its saved markup says otherwise than its attributes; the twin of `FactWords` on the server.
 *
 * @param attributes Attributes of the block.
 * @return Facts that change.
 */
export function changedFacts(
	attributes: Readonly< Record< string, unknown > >
): Changes {
	const facts = readFacts( ( key ) => attributes[ key ] );
	const changes: Changes = {};
	for ( const [ fact, printed ] of readPrinted(
		attributes[ 'printedFacts' ]
	) ) {
		const plain = decodeText( printed.text );
		const key = TIMES.find( ( known ) => known === fact );
		if ( key === 'customTime' ) {
			Object.assign(
				changes,
				text( facts, 'customTimeLabel', decodeText( printed.label ) )
			);
		}
		Object.assign(
			changes,
			key
				? time( facts, key, plain )
				: ( READERS[ fact ]?.( facts, plain ) ?? {} )
		);
	}
	return changes;
}
