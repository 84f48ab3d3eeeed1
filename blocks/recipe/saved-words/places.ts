import { isBlank, safeUrl } from '@larder/editor/content';
import { NUTRIENTS } from '@larder/contracts/constants';
import { withUnit } from '../../nutrition/with-unit';

type Values = Readonly< Record< string, unknown > >;

/** A text of a block's attributes, and the part of its saved markup that says the same. */
export type AttributeText = {
	part: string;
	/** Number of its row; for what precedes a row, of those before. */
	row: number;
	path: ReadonlyArray< string | number >;
	/** What `save()` prints of it. */
	html: string;
};

type Texts = Readonly< Record< string, string > >;

/** Lists with groups: how an entry is called in the attributes and in the markup, and its texts with their parts. */
const LISTS: Readonly<
	Record< string, { entries: string; row: string; texts: Texts } >
> = {
	'larder/ingredients': {
		entries: 'items',
		row: 'item',
		texts: {
			quantity: 'quantity',
			unit: 'unit',
			name: 'name',
			note: 'note',
		},
	},
	'larder/instructions': {
		entries: 'steps',
		row: 'step',
		texts: { title: 'step-title', text: 'text', note: 'note', tip: 'tip' },
	},
	'larder/equipment': {
		entries: 'items',
		row: 'item',
		texts: { text: 'item>span', note: 'note' },
	},
};

/** Texts of blocks that are not lists, with their parts. */
const TEXTS: Readonly< Record< string, Texts > > = {
	'larder/recipe': { name: 'name', description: 'description' },
	'larder/author': { title: 'title', name: 'name', bio: 'bio' },
	'larder/faq': { title: 'title' },
	'larder/faq-item': { question: 'question' },
	'larder/notes': { title: 'title' },
	'larder/tip': { title: 'title' },
	'larder/video': { name: '>figure>figcaption' },
	'larder/nutrition': { title: 'title', servingSize: 'size' },
	'larder/gallery': {},
	'larder/recipe-embed': { title: 'title', text: 'text' },
};

const isRecord = ( value: unknown ): value is Values =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const saysNothing = ( value: unknown ): boolean =>
	typeof value !== 'string' || isBlank( value );

/**
 * Returns whether an entry of a list is printed.
 *
 * @param name Name of the block.
 * @return Whether it has something to show.
 */
function isPrinted( name: string, entry: Values ): boolean {
	if ( name === 'larder/ingredients' ) {
		return (
			! saysNothing( entry[ 'text' ] ) || ! saysNothing( entry[ 'name' ] )
		);
	}
	return name === 'larder/equipment'
		? ! saysNothing( entry[ 'text' ] )
		: [ 'text', 'title', 'note', 'tip', 'videoUrl', 'image' ].some(
				( key ) => Boolean( entry[ key ] )
			);
}

/** Reads the texts of one block, row by row. */
class Reader {
	readonly places: AttributeText[] = [];
	rows = 0;

	/** Lists the texts that are not blank in the value at a path. */
	texts(
		values: Values,
		texts: Texts,
		path: AttributeText[ 'path' ] = []
	): void {
		for ( const [ key, part ] of Object.entries( texts ) ) {
			const html = values[ key ];
			if ( typeof html === 'string' && ! isBlank( html ) ) {
				this.places.push( {
					part,
					row: this.rows,
					path: [ ...path, key ],
					html,
				} );
			}
		}
	}

	/** Lists the texts of a list with groups. */
	groups( name: string, groups: unknown ): void {
		const list = LISTS[ name ];
		if ( ! list || ! Array.isArray( groups ) ) {
			return;
		}
		groups.forEach( ( group: unknown, at ) => {
			const entries = isRecord( group ) ? group[ list.entries ] : null;
			if ( ! isRecord( group ) || ! Array.isArray( entries ) ) {
				return;
			}
			this.texts( group, { title: 'group-title' }, [ 'groups', at ] );
			entries.forEach( ( entry: unknown, place ) => {
				if ( ! isRecord( entry ) || ! isPrinted( name, entry ) ) {
					return;
				}
				this.rows++;
				// A line that was not read into pieces is printed as its name.
				const isWhole =
					'quantity' in list.texts && saysNothing( entry[ 'name' ] );
				this.texts( entry, isWhole ? { text: 'name' } : list.texts, [
					'groups',
					at,
					list.entries,
					place,
				] );
			} );
		} );
	}

	/** Lists the captions of pictures, and the names of videos. */
	pictures( items: unknown ): void {
		( Array.isArray( items ) ? items : [] ).forEach(
			( item: unknown, at ) => {
				if (
					! isRecord( item ) ||
					typeof item[ 'url' ] !== 'string' ||
					safeUrl( item[ 'url' ] ) === ''
				) {
					return;
				}
				this.rows++;
				this.texts(
					item,
					{
						...( item[ 'type' ] === 'video' && {
							alt: 'item>span',
						} ),
						caption: 'item>figcaption',
					},
					[ 'items', at ]
				);
			}
		);
	}

	/** Lists the amounts of nutrients, and the rows that somebody has added. */
	nutrients( { values, additional }: Values ): void {
		for ( const [ nutrient, unit ] of Object.entries( NUTRIENTS ) ) {
			const value = isRecord( values ) ? values[ nutrient ] : '';
			if ( typeof value === 'string' && ! isBlank( value ) ) {
				this.places.push( {
					part: `nutrient-${ nutrient }>td`,
					row: 0,
					path: [ 'values', nutrient ],
					html: withUnit( value, unit ),
				} );
			}
		}
		( Array.isArray( additional ) ? additional : [] ).forEach(
			( added: unknown, at ) => {
				if (
					isRecord( added ) &&
					! saysNothing( added[ 'name' ] ) &&
					! saysNothing( added[ 'value' ] )
				) {
					this.rows++;
					this.texts(
						added,
						{
							name: 'table>tbody>tr>th',
							value: 'table>tbody>tr>td',
						},
						[ 'additional', at ]
					);
				}
			}
		);
	}
}

/**
 * Lists the texts that the `save()` of a block prints; the twin of `SavedTexts` on the server.
 *
 * @param name Name of the block.
 * @return The texts, how many rows are printed, and the name of the parts that are a row each; null for a block whose texts are not known.
 */
export function placesOf(
	name: string,
	attributes: Values
): { places: AttributeText[]; rows: number; row: string } | null {
	const list = LISTS[ name ];
	const texts = list ? { title: 'title' } : TEXTS[ name ];
	if ( ! texts ) {
		return null;
	}
	const reader = new Reader();
	reader.texts( attributes, texts );
	reader.groups( name, attributes[ 'groups' ] );
	if ( name === 'larder/gallery' ) {
		reader.pictures( attributes[ 'items' ] );
	}
	if ( name === 'larder/nutrition' ) {
		reader.nutrients( attributes );
	}
	return {
		places: reader.places,
		rows: reader.rows,
		row:
			list?.row ??
			( name === 'larder/nutrition' ? 'table>tbody>tr' : 'item' ),
	};
}
