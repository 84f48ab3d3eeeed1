import { isLoose, readCount, readHtml, readList } from '@larder/editor';

/** Something that the recipe lacks. */
export type Lack = {
	/** The rule, by which the editor finds the field. */
	rule: string;
	label: string;
	/** What it is good for, a sentence. */
	advice: string;
};

/** What is lacking for one kind of reader. */
export type Group = { name: string; title: string; lacks: Lack[] };

/** The recipe as a search engine would show it. */
export type Preview = {
	title: string;
	site: string;
	/** The host, and the parts of the URL after it. */
	path: string[];
	image: string;
	description: string;
	rating: { value: number; count: number } | null;
	/** Such as the time that it takes, in words. */
	facts: string[];
};

export type Check = {
	/** Null where the post holds no recipe. */
	groups: Group[] | null;
	/** Null where the page has no structured data. */
	preview: Preview | null;
};

/** Reads texts of a list. */
const texts = ( list: unknown ): string[] =>
	readList( list ).map( readHtml ).filter( Boolean );

/**
 * Reads the stars.
 *
 * @param value What came.
 * @return The stars; null for none.
 */
function readRating( value: unknown ): Preview[ 'rating' ] {
	const rating = isLoose( value ) ? value : {};
	const average = rating[ 'value' ];
	const count = readCount( rating[ 'count' ] );
	return typeof average === 'number' && count > 0
		? { value: average, count }
		: null;
}

/**
 * Reads the result.
 *
 * @param value What came.
 * @return The result; null for none.
 */
function readPreview( value: unknown ): Preview | null {
	return isLoose( value )
		? {
				title: readHtml( value[ 'title' ] ),
				site: readHtml( value[ 'site' ] ),
				path: texts( value[ 'path' ] ),
				image: readHtml( value[ 'image' ] ),
				description: readHtml( value[ 'description' ] ),
				rating: readRating( value[ 'rating' ] ),
				facts: texts( value[ 'facts' ] ),
			}
		: null;
}

/**
 * Reads what the server says about a recipe.
 *
 * @param answer What came.
 */
export function readCheck( answer: unknown ): Check {
	const { groups, preview } = isLoose( answer ) ? answer : {};
	return {
		groups: Array.isArray( groups )
			? groups.filter( isLoose ).map( ( group ) => ( {
					name: readHtml( group[ 'name' ] ),
					title: readHtml( group[ 'title' ] ),
					lacks: readList( group[ 'lacks' ] )
						.filter( isLoose )
						.map( ( lack ) => ( {
							rule: readHtml( lack[ 'rule' ] ),
							label: readHtml( lack[ 'label' ] ),
							advice: readHtml( lack[ 'advice' ] ),
						} ) ),
				} ) )
			: null,
		preview: readPreview( preview ),
	};
}
