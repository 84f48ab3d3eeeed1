import { useEffect, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { customProperties, formatNumber } from '@larder/ui';
import { MAX_FILTER_VALUES } from '@larder/contracts/constants';
import { toggle } from '../chosen';
import type { Question } from '../hooks/use-values';
import type { Chosen, FilterValue } from '../view-types';
import { MoreValues } from './more-values';

const BLOCK = 'wp-block-larder-recipe-search';

/** A value as it is shown. */
export type Option = FilterValue & {
	/** How many recipes it would leave; null where nobody knows. */
	count: number | null;
	isChosen: boolean;
};

type Props = {
	/** The values. */
	options: Option[];
	/** What is chosen by the visitor. */
	search: Chosen;
	/** What further values are requested with. */
	question: Question;
	/** Whether counts are shown. */
	hasCounts: boolean;
	/** Called with the new choice. */
	onChange: ( search: Chosen ) => void;
};

/**
 * Renders the values of a filter as boxes to tick, which chips are, too.
 *
 * @return The boxes, and a button where there are more of them.
 */
export function OptionBoxes( {
	options,
	search,
	question,
	hasCounts,
	onChange,
}: Props ): ReactElement {
	const { id, label, control, hasMore } = question.filter;
	const isFull = ( search[ id ]?.length ?? 0 ) >= MAX_FILTER_VALUES;
	const list = useRef< HTMLDivElement >( null );
	const before = useRef< number | null >( null );
	useEffect( () => {
		if ( before.current === null || options.length <= before.current ) {
			return;
		}
		const inputs = [
			...( list.current?.querySelectorAll( 'input' ) ?? [] ),
		];
		// The button is further away now, or gone; whoever continues does so at the first new value.
		const next =
			inputs.slice( before.current ).find( isEnabled ) ??
			inputs.reverse().find( isEnabled );
		next?.focus( { preventScroll: true } );
		before.current = null;
	}, [ options.length ] );

	return (
		<div
			className={ `${ BLOCK }__filter is-${ control }` }
			role="group"
			aria-label={ label }
		>
			<span className={ `${ BLOCK }__label` }>{ label }</span>
			<div className={ `${ BLOCK }__options` } ref={ list }>
				{ options.map( ( option ) => (
					// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The box is in it; the rule does not see the text beside it.
					<label
						key={ option.value }
						className={ `${ BLOCK }__option` }
						{ ...( option.depth > 0 && {
							style: customProperties( {
								'--larder-depth': String( option.depth ),
							} ),
						} ) }
					>
						<input
							type="checkbox"
							name={ `${ id }[]` }
							value={ option.value }
							checked={ option.isChosen }
							disabled={
								! option.isChosen &&
								( isFull || option.count === 0 )
							}
							onChange={ () =>
								onChange( toggle( search, id, option.value ) )
							}
						/>
						<span>{ option.label }</span>
						{ hasCounts && option.count !== null && (
							<span className={ `${ BLOCK }__count` }>
								{ formatNumber( option.count ) }
							</span>
						) }
					</label>
				) ) }
			</div>
			{ hasMore && (
				<MoreValues
					{ ...question }
					onPress={ () => ( before.current = options.length ) }
				/>
			) }
		</div>
	);
}

function isEnabled( { disabled }: HTMLInputElement ): boolean {
	return ! disabled;
}
