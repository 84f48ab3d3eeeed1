import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { choose } from '../chosen';
import type { SearchControls } from '../hooks/use-search';

const BLOCK = 'wp-block-larder-recipe-search';

/**
 * Renders the field of the words that recipes are searched for.
 */
export function KeywordField( {
	search,
	change,
}: Pick< SearchControls, 'search' | 'change' > ): ReactElement {
	return (
		<input
			type="search"
			name="keyword"
			className={ `${ BLOCK }__keyword` }
			aria-label={ __( 'Search recipes', 'larder' ) }
			placeholder={ __( 'Search recipes', 'larder' ) }
			autoComplete="off"
			maxLength={ 200 }
			value={ search[ 'keyword' ]?.[ 0 ] ?? '' }
			onChange={ ( { target: { value } } ) =>
				change(
					choose( search, 'keyword', value === '' ? [] : [ value ] ),
					{ isTyping: true }
				)
			}
		/>
	);
}
