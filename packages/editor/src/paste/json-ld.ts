import { isLoose, readHtml, readList, type Loose } from '../list/read';

/** Finds the first recipe in what machines read of a page. */
function findRecipe( value: unknown ): Loose | null {
	const list = readList( value );
	if ( list.length > 0 ) {
		return (
			list.map( findRecipe ).find( ( found ) => found !== null ) ?? null
		);
	}
	if ( ! isLoose( value ) ) {
		return null;
	}
	return [ value[ '@type' ] ].flat().includes( 'Recipe' )
		? value
		: findRecipe( value[ '@graph' ] );
}

/** Returns the texts of a value that is one, a list of some, or an object with a name. */
function textsOf( value: unknown ): string[] {
	return [ value ].flat().flatMap( ( each ) => {
		const text = isLoose( each )
			? readHtml( each[ 'text' ] ) || readHtml( each[ 'name' ] )
			: readHtml( each );
		return text === '' ? [] : [ text ];
	} );
}

/** Returns the steps of a recipe, the names of their sections as headings. */
function stepsOf( value: unknown ): string[] {
	return [ value ].flat().flatMap( ( each ) => {
		const steps = isLoose( each )
			? readList( each[ 'itemListElement' ] )
			: [];
		return steps.length > 0 && isLoose( each )
			? [ `${ readHtml( each[ 'name' ] ) }:`, ...stepsOf( steps ) ]
			: textsOf( each ).flatMap( ( text ) => text.split( /\n+/ ) );
	} );
}

/** Returns the name of a diet in words: `https://schema.org/GlutenFreeDiet` is "Gluten-free". */
function dietOf( text: string ): string {
	const [ , name ] =
		/^(?:https?:\/\/schema\.org\/)?((?:[A-Z][a-z]+)+)Diet$/.exec( text ) ??
		[];
	if ( name === undefined ) {
		return text;
	}
	const words = name.replace( /(?<=[a-z])(?=[A-Z])/g, '-' ).toLowerCase();
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/**
 * Reads structured data that was pasted as text: the recipe in it as lines, as one
 * would copy them from its page.
 *
 * @param text Plain text.
 * @return Lines; null where it is not structured data of a recipe.
 */
export function textOfJsonLd( text: string ): string | null {
	const json = text
		.trim()
		.replace( /^<script[^>]*>|<\/script>$/gi, '' )
		.trim();
	if ( ! /^[[{]/.test( json ) ) {
		return null;
	}
	let recipe: Loose | null = null;
	try {
		recipe = findRecipe( JSON.parse( json ) );
	} catch ( error ) {
		if ( error instanceof SyntaxError ) {
			return null;
		}
		throw error;
	}
	if ( recipe === null ) {
		return null;
	}
	const named = ( name: string, value: unknown ): string[] =>
		textsOf( value )
			.slice( 0, 1 )
			.map( ( found ) => `${ name }: ${ found }` );
	const each = ( name: string, value: unknown ): string[] =>
		textsOf( value )
			.flatMap( ( found ) => found.split( /\s*,\s*/ ) )
			.filter( ( found ) => found !== '' )
			.map( ( found ) => `${ name }: ${ dietOf( found ) }` );
	const made = textsOf( recipe[ 'recipeYield' ] ).toSorted(
		( first, second ) => second.length - first.length
	);
	return [
		...textsOf( recipe[ 'name' ] ),
		...textsOf( recipe[ 'description' ] ),
		...named( 'Prep time', recipe[ 'prepTime' ] ),
		...named( 'Cook time', recipe[ 'cookTime' ] ),
		...named( 'Total time', recipe[ 'totalTime' ] ),
		...named( 'Yield', made ),
		...named( 'Author', recipe[ 'author' ] ),
		...each( 'Course', recipe[ 'recipeCategory' ] ),
		...each( 'Cuisine', recipe[ 'recipeCuisine' ] ),
		...each( 'Diet', recipe[ 'suitableForDiet' ] ),
		...textsOf( [ textsOf( recipe[ 'keywords' ] ).join( ', ' ) ] ).map(
			( words ) => `Keywords: ${ words }`
		),
		'Ingredients',
		...textsOf( recipe[ 'recipeIngredient' ] ),
		'Instructions',
		...stepsOf( recipe[ 'recipeInstructions' ] ),
	].join( '\n' );
}
