import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { MAX_OFFERED_COURSES } from '@larder/contracts/constants';
import type { SearchAnswer } from '@larder/store';
import { formatNumber } from '@larder/ui';
import { searchUrl } from '../search-url';
import { choose } from '../chosen';
import type {
	Chosen,
	Filter,
	FilterValue,
	SearchViewProps,
} from '../view-types';
import { Cards } from './cards';
import { labelOf } from './chosen-list';
import { SearchLink } from './search-link';

const BLOCK = 'wp-block-larder-recipe-search';

/** The filter whose values one can begin with. */
const COURSES = 'recipe_courses';

type Props = Pick<
	SearchViewProps,
	'filters' | 'others' | 'keep' | 'noResults' | 'noneHtml' | 'level'
> & {
	/** What is chosen. */
	search: Chosen;
	/** The answer without recipes. */
	answer: SearchAnswer;
	/** Called with another search; what was pressed goes away. */
	onChoose: ( search: Chosen ) => void;
};

type Way = NonNullable< SearchAnswer[ 'nearest' ] >[ 'ways' ][ number ];

/** Returns the label of a suggestion. */
function wayText( way: Way, search: Chosen, filters: Filter[] ): string {
	if ( way.keyword !== '' ) {
		return sprintf(
			/* translators: %s: a word. */
			__( 'Search for “%s”', 'larder' ),
			way.keyword
		);
	}
	const labels = way.without.includes( 'keyword' )
		? [ ...( search[ 'keyword' ] ?? [] ) ]
		: [];
	for ( const filter of filters ) {
		if ( filter.id !== 'keyword' && way.without.includes( filter.id ) ) {
			labels.push(
				...( search[ filter.id ] ?? [] ).map( ( value ) =>
					labelOf( filter, value )
				)
			);
		}
	}
	return sprintf(
		/* translators: %s: words or chosen values of filters, such as "Up to 30 min". */
		__( 'Search without “%s”', 'larder' ),
		labels.join( ', ' )
	);
}

/** Returns the search that a way leads to. */
function searchOf( { without, keyword }: Way, search: Chosen ): Chosen {
	return {
		...without.reduce( ( left, id ) => choose( left, id, [] ), search ),
		...( keyword !== '' && { keyword: [ keyword ] } ),
	};
}

/** Returns the courses that one can begin with; none where courses are chosen already. */
function coursesOf( search: Chosen, filters: Filter[] ): FilterValue[] {
	return search[ COURSES ]
		? []
		: ( filters.find( ( { id } ) => id === COURSES )?.options ?? [] )
				.filter( ( { depth } ) => depth === 0 )
				.slice( 0, MAX_OFFERED_COURSES );
}

/**
 * Renders that nothing was found, and suggestions: leave out the filter that
 * excludes most recipes, start with a course, or look at similar results.
 *
 * @return What is in the place of the recipes.
 */
export function NothingFound( {
	filters,
	others,
	search,
	answer: { nearest },
	keep,
	noResults,
	noneHtml,
	level,
	onChoose,
}: Props ): ReactElement {
	const link = (
		next: Chosen,
		text: string,
		total: number | null = null
	): ReactElement => (
		<li key={ text }>
			<SearchLink
				className={ `${ BLOCK }__way` }
				href={ searchUrl( next, 1, keep ) }
				onPress={ () => onChoose( next ) }
			>
				{ text }
				{ total !== null && (
					<>
						{ ' ' }
						<span className={ `${ BLOCK }__count` }>
							{ formatNumber( total ) }
						</span>
					</>
				) }
			</SearchLink>
		</li>
	);
	const courses = coursesOf( search, filters );
	const { sorting: _, ...asked } = search;
	return (
		<>
			<div className={ `${ BLOCK }__none` }>
				{ noneHtml === '' ? (
					<p>
						{ noResults ||
							__(
								'No recipe matches. Try other words or fewer filters.',
								'larder'
							) }
					</p>
				) : (
					<div
						className={ `${ BLOCK }__none-of-site` }
						dangerouslySetInnerHTML={ { __html: noneHtml } }
					/>
				) }
				{ Object.keys( asked ).length > 0 && (
					// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
					<ul className={ `${ BLOCK }__ways` } role="list">
						{ nearest?.ways.map( ( way ) =>
							link(
								searchOf( way, search ),
								wayText( way, search, [
									...filters,
									...others,
								] ),
								way.total
							)
						) }
						{ link( {}, __( 'Show all recipes', 'larder' ) ) }
					</ul>
				) }
				{ courses.length > 0 && (
					<>
						<p>{ __( 'Or begin with a course', 'larder' ) }</p>
						{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
						<ul className={ `${ BLOCK }__ways` } role="list">
							{ courses.map( ( { value, label } ) =>
								link( { [ COURSES ]: [ value ] }, label )
							) }
						</ul>
					</>
				) }
			</div>
			{ nearest && nearest.results.length > 0 && (
				<>
					{ createElement(
						`h${ level }`,
						{ className: `${ BLOCK }__nearest` },
						__( 'What comes near', 'larder' )
					) }
					<Cards
						cards={ nearest.results }
						printed={ nearest.printed }
						level={ belowOf( level ) }
						focusOn={ null }
					/>
				</>
			) }
		</>
	);
}

/** Returns the level of headings below another one. */
function belowOf( level: Props[ 'level' ] ): Props[ 'level' ] {
	const below = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
	return below[ level ];
}
