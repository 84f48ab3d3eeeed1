import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { FieldControls } from '../hooks/use-fields';

type Props = Pick<
	InputHTMLAttributes< HTMLInputElement >,
	'type' | 'name' | 'autoComplete' | 'inputMode'
> & {
	id: string;
	label: string;
	controls: FieldControls;
	/** What is rendered at the end of the field. */
	children?: ReactNode;
};

/**
 * Renders one field of a form, with what is wrong with it.
 */
export function Field( {
	id,
	label,
	controls,
	children,
	...input
}: Props ): ReactElement {
	const problemId = useId();
	const isWrong = controls.problem !== '';
	return (
		<div className="larder-login__field">
			<label htmlFor={ id }>{ label }</label>
			<div className="larder-login__input">
				<input
					{ ...input }
					id={ id }
					value={ controls.value }
					aria-required="true"
					aria-invalid={ isWrong }
					aria-describedby={ isWrong ? problemId : undefined }
					autoCapitalize="none"
					spellCheck={ false }
					onChange={ ( { target } ) =>
						controls.onChange( target.value )
					}
					onBlur={ controls.onLeave }
				/>
				{ children }
			</div>
			<p
				className="larder-login__problem"
				id={ problemId }
				aria-live="polite"
			>
				{ isWrong && (
					<span>
						{ sprintf(
							/* translators: %s: name of a field; what is wrong with it follows. */
							__( '%s:', 'larder' ),
							label
						) }{ ' ' }
					</span>
				) }
				{ controls.problem }
			</p>
		</div>
	);
}
