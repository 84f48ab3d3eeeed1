import {
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { pageLocale } from '../page-locale';
import { fold, searchOptions } from './fold';
import { statusMessage } from './messages';
import { OptionRow } from './option-row';
import type { MultiSelectOption, MultiSelectProps } from './types';
import { useActiveOption } from './use-active-option';
import { usePages } from './use-pages';
import { usePlacement } from './use-placement';

type Props = MultiSelectProps & {
	id: string;
	/** Where the focus goes first. */
	focusOn: 'first' | 'panel';
};

/**
 * What opens at the button: a search field over a list of values.
 *
 * @return The panel.
 */
export function Panel( {
	id,
	focusOn,
	label,
	options,
	selected,
	onChange,
	onInput,
	onLoadMore,
	isInline = false,
	hasMore = false,
	status = 'idle',
	minInputLength = 0,
	maxInputLength = Infinity,
	maxSelected,
}: Props ): ReactElement {
	const panel = useRef< HTMLDivElement >( null );
	const search = useRef< HTMLInputElement >( null );
	const statusId = useId();
	const [ query, setQuery ] = useState( '' );
	const { isAbove, style } = usePlacement( panel, isInline );

	const missing = Math.max( 0, minInputLength - lengthOf( query ) );
	const excess = Math.max( 0, lengthOf( query ) - maxInputLength );
	const isListed = missing === 0 && excess === 0;
	const folded = useMemo(
		() => options.map( ( option ) => fold( option.label ) ),
		[ options ]
	);
	const found = useMemo( () => {
		if ( ! isListed ) {
			return [];
		}
		return onInput ? options : searchOptions( options, query, folded );
	}, [ options, folded, query, isListed, onInput ] );
	const chosen = useMemo( () => new Set( selected ), [ selected ] );
	const isFull = maxSelected !== undefined && chosen.size >= maxSelected;
	const format = useMemo( () => {
		const numbers = new Intl.NumberFormat( pageLocale() );
		return ( value: number ) => numbers.format( value );
	}, [] );

	const isMore = isListed && hasMore;
	const { list, limit, onScroll, restart } = usePages( {
		query,
		count: found.length,
		hasMore: isMore,
		status,
		onLoadMore,
	} );

	const isPressable = ( { value, count, isDisabled }: MultiSelectOption ) =>
		chosen.has( value ) || ! ( isDisabled || count === 0 || isFull );
	const press = ( option: MultiSelectOption ): void => {
		if ( isPressable( option ) ) {
			onChange(
				chosen.has( option.value )
					? selected.filter( ( value ) => value !== option.value )
					: [ ...selected, option.value ]
			);
		}
	};

	const items = found.slice( 0, limit );
	const { getMenuProps, getItemProps, inputProps, activeIndex } =
		useActiveOption( {
			ref: search,
			items,
			hasMore: isMore || limit < found.length,
			id,
			onType: ( text ) => {
				const length = lengthOf( text );
				setQuery( text );
				restart();
				if ( length >= minInputLength && length <= maxInputLength ) {
					onInput?.( text.trim() );
				}
			},
			onPress: press,
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
				{ ...inputProps }
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
					format,
				} ) }
			</p>
			<ul
				{ ...getMenuProps( {
					ref: list,
					'aria-label': label,
					'aria-multiselectable': true,
				} ) }
				className="larder-multi-select__list"
				aria-busy={ status === 'searching' || undefined }
				onScroll={ onScroll }
			>
				{ items.map( ( option, index ) => (
					<OptionRow
						key={ option.value }
						option={ option }
						count={
							option.count === null
								? null
								: format( option.count )
						}
						isSelected={ chosen.has( option.value ) }
						isActive={ index === activeIndex }
						attributes={ getItemProps( {
							item: option,
							index,
							onClick: () => press( option ),
							'aria-selected': chosen.has( option.value ),
							'aria-disabled':
								! isPressable( option ) || undefined,
							'aria-posinset': index + 1,
							'aria-setsize': isMore ? -1 : found.length,
						} ) }
					/>
				) ) }
			</ul>
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

/** Counts what a person takes for one character as one. */
function lengthOf( text: string ): number {
	return [ ...text.trim() ].length;
}
