/** A captcha in the form. */
export type Widget = {
	/** Returns the response, empty while the visitor has not done what is asked. */
	response: () => Promise< string >;
	/** Resets the captcha, which then asks the visitor again. */
	reset: () => void;
};
