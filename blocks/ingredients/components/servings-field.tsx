import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, ReactElement } from 'react';
import { MinusIcon, PlusIcon } from '@larder/ui';
import { stepServings } from '../servings';

type Props = {
	/** The number. */
	servings: number;
	/** The same as it is shown. */
	text: string;
	/** Unit word, plain text. */
	unit: string;
	/** What the visitor is typing, null when the field shows the servings. */
	draft: string | null;
	/** Id of what says why it cannot be used, undefined where it can. */
	problemId: string | undefined;
	/** Called with the next whole number. */
	onStep: ( servings: number ) => void;
	/** Called while typing, and with true when the visitor is done. */
	onType: ( text: string, isFinal: boolean ) => void;
	/** Called when the visitor leaves the field and nothing of theirs is in it. */
	onLeave: () => void;
};

/**
 * Renders a number between its two buttons.
 */
export function ServingsField( {
	servings,
	text,
	unit,
	draft,
	problemId,
	onStep,
	onType,
	onLeave,
}: Props ): ReactElement {
	const onKeyDown = ( event: KeyboardEvent< HTMLInputElement > ): void => {
		if ( event.key === 'ArrowUp' || event.key === 'ArrowDown' ) {
			event.preventDefault();
			onStep(
				stepServings( servings, event.key === 'ArrowUp' ? 1 : -1 )
			);
		} else if ( event.key === 'Enter' ) {
			onType( event.currentTarget.value, true );
		}
	};
	const less = stepServings( servings, -1 );
	const more = stepServings( servings, 1 );
	return (
		<>
			<div className="wp-block-larder-ingredients__servings">
				<button
					type="button"
					className="wp-block-larder-ingredients__less"
					aria-label={ __( 'Fewer', 'larder' ) }
					aria-disabled={ less === servings || undefined }
					onClick={ () => onStep( less ) }
				>
					{ MinusIcon }
				</button>
				<input
					type="text"
					inputMode="decimal"
					autoComplete="off"
					className="wp-block-larder-ingredients__amount-field"
					aria-label={
						unit === ''
							? __( 'Servings', 'larder' )
							: sprintf(
									/* translators: %s: what a recipe makes, such as "servings" or "cookies". */
									__( 'How many: %s', 'larder' ),
									unit
								)
					}
					aria-invalid={ problemId === undefined ? undefined : true }
					aria-describedby={ problemId }
					aria-errormessage={ problemId }
					value={ draft ?? text }
					onChange={ ( event ) =>
						onType( event.target.value, false )
					}
					onBlur={ ( event ) =>
						draft === null
							? onLeave()
							: onType( event.target.value, true )
					}
					onKeyDown={ onKeyDown }
				/>
				<button
					type="button"
					className="wp-block-larder-ingredients__more"
					aria-label={ __( 'More', 'larder' ) }
					aria-disabled={ more === servings || undefined }
					onClick={ () => onStep( more ) }
				>
					{ PlusIcon }
				</button>
			</div>
			{ unit !== '' && (
				<span
					className="wp-block-larder-ingredients__yield-unit"
					aria-hidden="true"
				>
					{ unit }
				</span>
			) }
		</>
	);
}
