import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { searchUrl } from '../search-url';
import { choose, toggle } from '../chosen';
import type { Chosen, Filter } from '../view-types';
import { mostText } from '../words';
import { SearchLink } from './search-link';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	filters: Filter[];
	/** What is chosen. */
	search: Chosen;
	/** Query arguments that links also have. */
	keep: Record< string, string >;
	/** Called with what is left. */
	onChange: ( search: Chosen ) => void;
};

/**
 * Names a chosen value.
 *
 * @return Such as "Up to 30 min".
 */
export function labelOf( filter: Filter, value: string ): string {
	if ( filter.control === 'range' ) {
		return mostText( filter, Number( value.replace( /^-/, '' ) ) );
	}
	const label =
		[ ...filter.options, ...( filter.found?.values ?? [] ) ].find(
			( option ) => option.value === value
			// A value that is gone still has to be seen and taken away.
		)?.label ?? `${ filter.label }: ?`;
	return filter.without === ''
		? label
		: sprintf(
				/* translators: %s: what recipes must not have, such as "Egg". */
				__( 'Without: %s', 'larder' ),
				label
			);
}

/**
 * Shows what is chosen; a press takes it away, and the last one all of it.
 *
 * @return The chips, or nothing.
 */
export function ChosenList( {
	filters,
	search,
	keep,
	onChange,
}: Props ): ReactElement | null {
	const chips = filters.flatMap( ( filter ) =>
		( search[ filter.id ] ?? [] ).map( ( value ) => ( {
			key: `${ filter.id } ${ value }`,
			label: labelOf( filter, value ),
			left: toggle( search, filter.id, value ),
			href: searchUrl(
				{
					[ filter.id ]: ( search[ filter.id ] ?? [] ).filter(
						( other ) => other !== value
					),
					...choose( search, filter.id, [] ),
				},
				1,
				keep
			),
		} ) )
	);
	if ( chips.length === 0 ) {
		return null;
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__chosen` } role="list">
			{ chips.map( ( { key, label, left, href } ) => (
				<li key={ key }>
					<SearchLink
						className={ `${ BLOCK }__chip` }
						href={ href }
						aria-label={ sprintf(
							/* translators: %s: a chosen value of a filter, such as "Italian". */
							__( 'Remove: %s', 'larder' ),
							label
						) }
						onPress={ () => onChange( left ) }
					>
						{ label }
					</SearchLink>
				</li>
			) ) }
			<li>
				<SearchLink
					className={ `${ BLOCK }__clear` }
					href={ searchUrl( {}, 1, keep ) }
					onPress={ () => onChange( {} ) }
				>
					{ __( 'Clear filters', 'larder' ) }
				</SearchLink>
			</li>
		</ul>
	);
}
