/** The words of one language, as data: a new language is a file like `en.ts`, and a line in `forms.ts` and `units.ts`. */
export type Language = {
	/**
	 * Words of units, one a line: `id=one|other`. Without an id the word for one
	 * is it; `+s` is an ending; without the second word both are the same.
	 */
	nouns: string;
	/** What recipes make besides units, one a line: `one|other`, with the same short forms. */
	yields: string;
	/** Further ways to write a unit, one unit a line, after its id; a low line stands for a space. */
	abbreviations: string;
};
