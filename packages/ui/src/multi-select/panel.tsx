import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { statusMessage } from './messages';
import { OptionList } from './option-list';
import type { MultiSelectProps } from './types';
import { useActiveOption } from './use-active-option';
import { useOptionSearch } from './use-option-search';
import { usePages } from './use-pages';
import { usePlacement } from './use-placement';
import { useSelection } from './use-selection';

type Props = MultiSelectProps & {
	id: string;
	/** Where the focus goes first. */
	focusOn: 'first' | 'panel';
};

/**
 * Renders what opens at the button: a search field over a list of values.
 */
export function Panel( {
	id,
	focusOn,
	label,
	onLoadMore,
	isInline = false,
	hasMore = false,
	status = 'idle',
	...source
}: Props ): ReactElement {
	const { onChange, maxSelected } = source;
	const panel = useRef< HTMLDivElement >( null );
	const search = useRef< HTMLInputElement >( null );
	const statusId = useId();
	const { isAbove, style } = usePlacement( panel, isInline );
	const { query, found, missing, excess, isListed, type } =
		useOptionSearch( source );
	const selection = useSelection( source );
	const { chosen } = selection;

	const isMore = isListed && hasMore;
	const pages = usePages( {
		query,
		count: found.length,
		hasMore: isMore,
		status,
		onLoadMore,
	} );
	const items = found.slice( 0, pages.limit );
	const active = useActiveOption( {
		ref: search,
		items,
		hasMore: isMore || pages.limit < found.length,
		id,
		onType: ( text ) => {
			pages.restart();
			type( text );
		},
		onPress: selection.press,
	} );

	useEffect( () => {
		( focusOn === 'panel' ? panel : search ).current?.focus();
	}, [ focusOn ] );

	return (
		<div
			ref={ panel }
			id={ id }
			className={ `larder-multi-select__panel${
				isAbove ? ' is-above' : ''
			}` }
			style={ style }
			role="dialog"
			aria-label={ label }
			tabIndex={ -1 }
		>
			<input
				{ ...active.inputProps }
				type="search"
				className="larder-multi-select__search"
				// translators: %s: what is chosen here, such as "Cuisine".
				aria-label={ sprintf( __( 'Search: %s', 'larder' ), label ) }
				aria-describedby={ statusId }
				placeholder={ __( 'Search', 'larder' ) }
			/>
			<p
				id={ statusId }
				className="larder-multi-select__status"
				role="status"
			>
				{ statusMessage( {
					status,
					missing,
					excess,
					found: found.length,
					hasMore,
					selected: chosen.size,
					maxSelected,
				} ) }
			</p>
			<OptionList
				label={ label }
				items={ items }
				size={ isMore ? -1 : found.length }
				isBusy={ status === 'searching' }
				active={ active }
				pages={ pages }
				selection={ selection }
			/>
			<button
				type="button"
				className="larder-multi-select__clear"
				aria-disabled={ chosen.size === 0 || undefined }
				onClick={ () => chosen.size > 0 && onChange( [] ) }
			>
				{ __( 'Remove all items', 'larder' ) }
			</button>
		</div>
	);
}
