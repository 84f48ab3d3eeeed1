import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactElement } from 'react';
import { BLOCK } from '../block-class';
import { asFile, download } from '../download';
import type { Collection, Saved, SavedProps, SavedRecipe } from '../view-types';

/** Name of the file that the browser makes by itself: what is saved, not what is in the recipes. */
const LIST = 'list';

/** The format that is a page, not a file. */
const BOOK = 'cookbook';

export type Props = Pick< SavedProps, 'home' | 'formats' | 'most' > & {
	/** The whole list. */
	saved: Saved;
	/** The recipes that are shown, of a collection or all. */
	shown: readonly SavedRecipe[];
	/** The collection that is shown; undefined where all are. */
	collection: Collection | undefined;
};

/**
 * Renders the form that downloads the recipes: as a list, in a format of other apps,
 * or as a book to print.
 */
export function DownloadForm( {
	home,
	formats,
	most,
	saved,
	shown,
	collection,
}: Props ): ReactElement {
	const [ format, setFormat ] = useState( LIST );
	const isShort = format !== LIST && shown.length > most;
	const send = ( event: FormEvent ): void => {
		if ( format === LIST ) {
			event.preventDefault();
			download( asFile( saved ), 'saved-recipes.json' );
		}
	};
	return (
		<form
			className={ `${ BLOCK }__buttons` }
			method="post"
			action={ home }
			// A book is looked at, all else is kept.
			target={ format === BOOK ? '_blank' : undefined }
			onSubmit={ send }
		>
			<select
				name="larder_export"
				aria-label={ __( 'Format', 'larder' ) }
				value={ format }
				onChange={ ( { target } ) => setFormat( target.value ) }
			>
				<option value={ LIST }>
					{ __( 'List with collections', 'larder' ) }
				</option>
				{ formats.map( ( { name, label } ) => (
					<option key={ name } value={ name }>
						{ label }
					</option>
				) ) }
			</select>
			<input
				type="hidden"
				name="larder_title"
				value={ collection?.name ?? '' }
			/>
			<input
				type="hidden"
				name="larder_recipes"
				value={ shown
					.slice( 0, most )
					.map( ( { recipe_id: id } ) => id )
					.join( ',' ) }
			/>
			<button type="submit">{ __( 'Download', 'larder' ) }</button>
			{ isShort && (
				<p role="status">
					{ sprintf(
						/* translators: %d: number of recipes. */
						__(
							'A file holds %d recipes. Choose a collection to get the others.',
							'larder'
						),
						most
					) }
				</p>
			) }
		</form>
	);
}
