import { useCallback, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { CaptchaProps } from '@larder/contracts';
import { useStyle } from '@larder/ui';
import { useMessage } from '../hooks/use-message';
import { useSubmit } from '../hooks/use-submit';
import { useWidget } from '../hooks/use-widget';
import { verify } from '../verify';

type Props = CaptchaProps & {
	/** The comment form. */
	form: HTMLFormElement;
};

/**
 * Renders the captcha of a comment form: asks the provider, and sends the form only
 * with a response that passes.
 *
 * @return The place of the provider's box, and the tooltip.
 */
export function Captcha( props: Props ): ReactElement {
	const { form, field, action, verifyUrl, styleUrl } = props;
	const place = useRef< HTMLDivElement >( null );
	const response = useRef< HTMLInputElement >( null );
	const open = useWidget( place, props );
	const [ message, say ] = useMessage();
	useStyle( styleUrl );

	const check = useCallback( async (): Promise< boolean > => {
		const widget = await open();
		let given: string;
		try {
			given = widget ? await widget.response() : '';
		} catch {
			given = ''; // The provider could not say who it is.
		}
		if ( ! widget ) {
			say(
				__( 'Error validating reCAPTCHA. Please try again.', 'larder' )
			);
			return false;
		}
		if ( given === '' ) {
			say( __( 'Please verify that you are not a robot.', 'larder' ) );
			return false;
		}
		const verdict = await verify( verifyUrl, given, action );
		if ( verdict === 'passed' && response.current ) {
			response.current.value = given;
			return true;
		}
		say(
			verdict === 'failed'
				? __(
						'reCAPTCHA verification failed. Please try again..',
						'larder'
					)
				: __(
						'Error validating reCAPTCHA. Please try again.',
						'larder'
					)
		);
		widget.reset();
		return false;
	}, [ open, say, verifyUrl, action ] );
	useSubmit( form, check );

	return (
		<>
			<div ref={ place } />
			<input type="hidden" name={ field } ref={ response } />
			<p className="larder-captcha__tooltip" role="alert">
				{ message }
			</p>
		</>
	);
}
