import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { BLOCK } from '../block-class';

type Props = {
	/** What is searched for. */
	words: string;
	onChange: ( words: string ) => void;
	/** How many recipes there are with these words. */
	count: number;
};

/**
 * Searches the list by name.
 *
 * @return The field, and how many recipes are found.
 */
export function SearchBar( { words, onChange, count }: Props ): ReactElement {
	return (
		<div className={ `${ BLOCK }__bar` }>
			<input
				type="search"
				className={ `${ BLOCK }__search` }
				aria-label={ __( 'Search saved recipes', 'larder' ) }
				placeholder={ __( 'Search saved recipes', 'larder' ) }
				value={ words }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
			<p role="status" className={ `${ BLOCK }__total` }>
				{ sprintf(
					/* translators: %d: number of recipes. */
					_n( '%d recipe', '%d recipes', count, 'larder' ),
					count
				) }
			</p>
		</div>
	);
}
