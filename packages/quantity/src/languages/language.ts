/** The words of one language, as data: a new language is a file like `en.ts`, and a line in `forms.ts` and `units.ts`. */
export type Language = {
	/** Words of units, one a line: `id=one|other`, or `one|other` where the word for one is the id. */
	nouns: string;
	/** What recipes make besides units, one a line: `one|other`. */
	yields: string;
	/** Further ways to write a unit, one unit a line, after its id; a low line stands for a space. */
	abbreviations: string;
};
