import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent, PointerEvent, ReactElement } from 'react';
import { LiveRegion, StarIcon } from '@larder/ui';
import type { StarsState } from '../hooks/use-stars';

type Props = {
	/** What the field is called. */
	legend: string;
	/** How many there are, from `useStars()`. */
	stars: StarsState;
	/** Called when stars were chosen, with whether a pointer pressed them. */
	onPick?: ( value: number, byPointer: boolean ) => void;
};

const ALL = [ 1, 2, 3, 4, 5 ];

/**
 * Renders five stars to choose from: radio buttons, and the hidden field `rating`. The
 * buttons have the same name and come after it, so that a form without a
 * script sends the one that is ticked. With a script both hold the same number.
 */
export function RatingField( { legend, stars, onPick }: Props ): ReactElement {
	const { shown, fixed, hover, leave, pick } = stars;
	const [ announcement, setAnnouncement ] = useState( '' );
	const first = useRef< HTMLInputElement >( null );

	const onHover = ( value: number, { pointerType }: PointerEvent ): void => {
		// A finger does not hover: it scrolls, or it presses.
		if ( pointerType !== 'touch' && value !== shown ) {
			hover( value );
		}
	};
	const choose = ( value: number, byPointer: boolean ): void => {
		pick( value );
		setAnnouncement( value === 0 ? __( 'No rating', 'larder' ) : '' );
		onPick?.( value, byPointer );
	};

	const onPress = (
		value: number,
		{ detail, isTrusted, currentTarget }: MouseEvent< HTMLInputElement >
	): void => {
		choose( value, detail > 0 );
		if ( detail === 0 && ! isTrusted ) {
			// Pressed before this view was there, and put back by the loader, which
			// gives back the focus next. Only keys make the focus visible.
			setTimeout( () => {
				if ( ! currentTarget.matches( ':focus-visible' ) ) {
					onPick?.( value, true );
				}
			} );
		}
	};

	return (
		<>
			<fieldset
				className="larder-rate"
				data-dynamic-rating={ fixed }
				data-read-only="false"
			>
				<legend className="larder-rate__legend">{ legend }</legend>
				<input type="hidden" name="rating" value={ shown } />
				<span className="larder-rate__stars" onPointerLeave={ leave }>
					{ ALL.map( ( value ) => (
						// eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is translated; the rule does not see into it.
						<label
							key={ value }
							className="larder-rate__star"
							onPointerEnter={ ( event ) =>
								onHover( value, event )
							}
							onPointerMove={ ( event ) =>
								onHover( value, event )
							}
						>
							<input
								type="radio"
								className="larder-rate__radio"
								name="rating"
								value={ value }
								checked={ shown === value }
								ref={ value === 1 ? first : null }
								onChange={ () => pick( value ) }
								// A star that is shown already does not change, and is pressed all the same.
								onClick={ ( event ) => onPress( value, event ) }
							/>
							{ StarIcon }
							<span className="screen-reader-text">
								{ sprintf(
									/* translators: %d: number of stars. */
									_n(
										'%d star',
										'%d stars',
										value,
										'larder'
									),
									value
								) }
							</span>
						</label>
					) ) }
				</span>
				<button
					type="button"
					className="larder-rate__clear"
					hidden={ shown === 0 }
					onClick={ ( { detail } ) => {
						choose( 0, detail > 0 );
						// The button goes away; without this the focus would be lost.
						first.current?.focus( { preventScroll: true } );
					} }
				>
					{ __( 'Clear', 'larder' ) }
				</button>
			</fieldset>
			<LiveRegion message={ announcement } />
		</>
	);
}
