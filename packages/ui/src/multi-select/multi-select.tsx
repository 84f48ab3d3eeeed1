import { useEffect, useId, useRef, useState } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { pageLocale } from '../page-locale';
import { Panel } from './panel';
import type { MultiSelectProps } from './types';

/**
 * A button that opens a searchable list of values, of which several can be chosen.
 *
 * Closed it is a `div` with a button, without ids, so that PHP can print the same.
 *
 * @return The button, and its panel while it is open.
 */
export function MultiSelect( props: MultiSelectProps ): ReactElement {
	const {
		label,
		selected,
		isInline = false,
		minInputLength = 0,
		onInput,
	} = props;
	const root = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const wasKey = useRef( false );
	const isPressing = useRef( false );
	const [ open, setOpen ] = useState< 'search' | 'panel' | null >( null );
	const id = useId();
	const isOpen = open !== null;

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const onPress = ( { type, target }: Event ): void => {
			if ( target instanceof Node && root.current?.contains( target ) ) {
				return;
			}
			// What stands below an inline list would move away from under the finger.
			isPressing.current = isInline && type === 'pointerdown';
			if ( ! isPressing.current ) {
				setOpen( null );
			}
		};
		document.addEventListener( 'pointerdown', onPress );
		document.addEventListener( 'click', onPress, true );
		return () => {
			document.removeEventListener( 'pointerdown', onPress );
			document.removeEventListener( 'click', onPress, true );
		};
	}, [ isOpen, isInline ] );

	const openAt = ( focusOn: 'search' | 'panel' ): void => {
		setOpen( focusOn );
		if ( minInputLength === 0 ) {
			onInput?.( '' );
		}
	};

	const toggle = (): void => {
		// The keyboard of a phone would cover the list.
		const isTouch =
			! wasKey.current && matchMedia( '(pointer: coarse)' ).matches;
		wasKey.current = false;
		if ( isOpen ) {
			setOpen( null );
		} else {
			openAt( isTouch ? 'panel' : 'search' );
		}
	};

	const onButtonKeyDown = ( event: KeyboardEvent ): void => {
		wasKey.current = event.key === 'Enter' || event.key === ' ';
		if ( event.key === 'ArrowDown' && ! isOpen ) {
			event.preventDefault();
			openAt( 'search' );
		}
	};

	const onKeyDown = ( event: KeyboardEvent ): void => {
		isPressing.current = false;
		if (
			event.key === 'Escape' &&
			isOpen &&
			! event.nativeEvent.isComposing
		) {
			// A sheet around it stays open.
			event.preventDefault();
			event.stopPropagation();
			setOpen( null );
			button.current?.focus();
		}
	};

	const onBlur = ( { relatedTarget }: FocusEvent ): void => {
		// Without a target the window lost the focus, or Safari pressed a button.
		if (
			! isPressing.current &&
			relatedTarget instanceof Node &&
			! root.current?.contains( relatedTarget )
		) {
			setOpen( null );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to the button and the panel in it.
		<div
			ref={ root }
			className={ `larder-multi-select${ isInline ? ' is-inline' : '' }${
				isOpen ? ' is-open' : ''
			}` }
			onKeyDown={ onKeyDown }
			onBlur={ onBlur }
		>
			<button
				ref={ button }
				type="button"
				className="larder-multi-select__button"
				aria-haspopup="dialog"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onKeyDown={ onButtonKeyDown }
				onClick={ toggle }
			>
				{ buttonText( label, selected.length ) }
			</button>
			{ open && <Panel { ...props } id={ id } focusOn={ open } /> }
		</div>
	);
}

function buttonText( label: string, count: number ): string {
	return count === 0
		? label
		: `${ label } · ${ new Intl.NumberFormat( pageLocale() ).format(
				count
			) }`;
}
