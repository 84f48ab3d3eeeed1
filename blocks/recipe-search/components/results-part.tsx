import { __ } from '@wordpress/i18n';
import type { ReactElement, RefObject } from 'react';
import { FIRST_SORT } from '../address';
import { choose } from '../chosen';
import type { SearchControls } from '../hooks/use-search';
import type { SearchViewProps } from '../view-types';
import { totalText } from '../words';
import { Pages } from './pages';
import { Results } from './results';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = SearchViewProps & {
	found: SearchControls;
	/** The number of recipes, which takes the focus where the pressed element goes. */
	total: RefObject< HTMLParagraphElement >;
	onGo: ( page: number ) => void;
};

/**
 * What was found: number, order, recipes and pages.
 *
 * @param props       What the server printed, and besides:
 * @param props.found How the search stands.
 * @param props.total Gets the number of recipes.
 * @param props.onGo  Called with another page.
 * @return The results.
 */
export function ResultsPart( {
	found,
	total,
	onGo,
	...props
}: Props ): ReactElement {
	const { search, answer, status, change } = found;
	return (
		<>
			<div className={ `${ BLOCK }__head` }>
				<p
					className={ `${ BLOCK }__total` }
					role="status"
					tabIndex={ -1 }
					ref={ total }
				>
					{ totalText( answer.total ) }
				</p>
				{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The list is in it; the rule does not see the text beside it. */ }
				<label className={ `${ BLOCK }__sort` }>
					<span>{ __( 'Sort by', 'larder' ) }</span>
					<select
						name="sorting"
						form={ `${ props.id }-form` }
						value={ search[ 'sorting' ]?.[ 0 ] ?? FIRST_SORT }
						onChange={ ( { target: { value } } ) =>
							change(
								choose(
									search,
									'sorting',
									value === FIRST_SORT ? [] : [ value ]
								)
							)
						}
					>
						{ props.sorts.map( ( { value, label } ) => (
							<option key={ value } value={ value }>
								{ label }
							</option>
						) ) }
					</select>
				</label>
			</div>
			<p className={ `${ BLOCK }__error` } role="alert">
				{ status === 'error' && (
					<>
						{ __( 'The results could not be loaded.', 'larder' ) }{ ' ' }
						<button type="button" onClick={ found.retry }>
							{ __( 'Try again', 'larder' ) }
						</button>
					</>
				) }
			</p>
			<div
				className={ `${ BLOCK }__results` }
				aria-busy={ status === 'loading' }
			>
				<Results
					cards={ answer.results }
					none={ props.noResults }
					level={ props.level }
				/>
			</div>
			<Pages
				answer={ answer }
				search={ search }
				keep={ props.keep }
				onGo={ onGo }
			/>
		</>
	);
}
