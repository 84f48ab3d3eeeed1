declare module 'expect' {
	interface Matchers< R > {
		/** Of @wordpress/jest-console: something was logged as an error, and the test wanted it. */
		toHaveErrored(): R;
	}
}

export {};
