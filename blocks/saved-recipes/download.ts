import type { Saved } from './view-types';

/**
 * Returns all that a list holds as a file for people and programs.
 *
 * @param saved The list.
 * @return JSON.
 */
export function asFile( { recipes, collections }: Saved ): string {
	const name = ( id: number ): string =>
		recipes.find( ( { recipe_id: other } ) => other === id )?.title ??
		`${ id }`;
	return JSON.stringify(
		{
			recipes: recipes.map( ( { title, permalink } ) => ( {
				title,
				address: permalink,
			} ) ),
			collections: collections.map( ( collection ) => ( {
				name: collection.name,
				note: collection.note,
				recipes: collection.recipes.map( name ),
			} ) ),
		},
		null,
		'\t'
	);
}

/**
 * Downloads a text as a file.
 *
 * @param text What is in it.
 * @param name Name of the file.
 */
export function download( text: string, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL(
		new Blob( [ text ], { type: 'application/json' } )
	);
	link.download = name;
	link.click();
	URL.revokeObjectURL( link.href );
}
