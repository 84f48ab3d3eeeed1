/** What the server prints for the captcha of a comment form. */
export type CaptchaProps = {
	provider: 'recaptcha-v2' | 'recaptcha-v3' | 'turnstile' | 'hcaptcha';
	/** The public key. */
	siteKey: string;
	/** Address of the provider's script. */
	script: string;
	/** What a response is made for. */
	action: string;
	/** Name of the form field that carries the response. */
	field: string;
	/** Route that tells whether a response passes. */
	verifyUrl: string;
	/** Address of the tooltip's style. */
	styleUrl: string;
};

/** A captcha in the form. */
export type Widget = {
	/** Gives the response, empty while the visitor has not done what is asked. */
	response: () => Promise< string >;
	/** Asks the visitor anew. */
	reset: () => void;
};
