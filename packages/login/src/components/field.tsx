import { useId } from '@wordpress/element';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { FieldControls } from '../hooks/use-fields';

type Props = Pick<
	InputHTMLAttributes< HTMLInputElement >,
	'type' | 'name' | 'autoComplete' | 'inputMode'
> & {
	id: string;
	label: string;
	controls: FieldControls;
	/** What stands at the end of the field. */
	children?: ReactNode;
};

/**
 * One field of a form, with what is wrong with it.
 *
 * @param props          Props; what is not named goes to the input.
 * @param props.id       Id of the input, which password managers remember.
 * @param props.label    Its label.
 * @param props.controls Its value and how to change it.
 * @param props.children What stands at its end.
 * @return The field.
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
				{ controls.problem }
			</p>
		</div>
	);
}
