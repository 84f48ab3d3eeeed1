declare namespace jest {
	interface Matchers< R > {
		/** Fails where nothing was told by `console.info()`. */
		toHaveInformed(): R;
	}
}
